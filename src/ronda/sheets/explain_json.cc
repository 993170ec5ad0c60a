#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"
#include "ronda/sheets/statement_json.h"

namespace ronda::sheets {
namespace {

Record Begun(const Occasion& occasion) {
  Record record;
  record.Add("tournament", occasion.before.data().info.name).Add("system", occasion.system.id);
  record.AddText("edition", occasion.why);
  record.Add("round", occasion.before.next_round());
  AddFideMode(record, occasion.deviations);
  return record;
}

Value PairOf(const Tournament& before, PlayerIndex first, PlayerIndex second) {
  return List().Add(NumberOf(before, first)).Add(NumberOf(before, second));
}

Value BoardOf(const Tournament& before, const explain::BoardStory& board) {
  Record record;
  record.Add("board", board.number).Add("white", NumberOf(before, board.white));
  record.Add("black", NumberOf(before, board.black)).Add("natural", !board.natural.has_value());
  if (board.natural && board.natural->higher != board.natural->lower) {
    record.Add("instead_of", PairOf(before, board.natural->higher, board.natural->lower));
  }
  record.Add("reasons", ValuesOf(before, board.reasons)).Add("colours", ValueOf(before, board.colours));
  return record;
}

Value CriterionOf(const Tournament& before, const explain::CriterionStory& criterion) {
  const CriterionValue& value = criterion.value;
  return Record()
      .Add("tag", value.tag)
      .Add("article", value.article)
      .Add("meaning", value.meaning)
      .Add("value", ValueOf(before, explain::Measure{value.value, value.unit}))
      .Add("players", ValueOf(before, criterion.players))
      .Add("bound", criterion.bound.code.empty() ? Value() : ValueOf(before, criterion.bound));
}

Value BracketOf(const Tournament& before, const explain::RoundStory& story, const explain::BracketStory& bracket) {
  Record record;
  if (story.has_brackets) record.Add("score", bracket.score);
  return record.Add("composition", ValuesOf(before, bracket.composition))
      .Add("natural_pairs", ValueOf(before, bracket.natural_pairs))
      .Add("natural_floaters", ValueOf(before, bracket.natural_floaters))
      .Add("natural", bracket.is_natural)
      .Add("exchange", ValuesOf(before, bracket.exchange))
      .Add("boards", ListOf(bracket.boards, [&](const auto& board) { return BoardOf(before, board); }))
      .Add("criteria", ListOf(bracket.criteria, [&](const auto& criterion) { return CriterionOf(before, criterion); }))
      .Add("floats", ValuesOf(before, bracket.floats));
}

Value RoundOf(const Tournament& before, const RoundPairing& pairing) {
  return Record()
      .Add("boards",
           ListOf(pairing.boards, [&](const Board& board) { return PairOf(before, board.white, board.black); }))
      .Add("bye", pairing.bye ? NumberOf(before, *pairing.bye) : Value());
}

Value ComparisonOf(const Tournament& before, const Verdict& verdict) {
  List criteria;
  for (std::size_t i = 0; i < verdict.all_expected.size(); ++i) {
    const CriterionValue& expected = verdict.all_expected[i];
    criteria.Add(Record()
                     .Add("tag", expected.tag)
                     .Add("article", expected.article)
                     .Add("meaning", expected.meaning)
                     .Add("as_paired", ValueOf(before, explain::Measure{expected.value, expected.unit}))
                     .Add("with_it", ValueOf(before, explain::Measure{verdict.all_found[i].value, expected.unit})));
  }
  return criteria;
}

std::string_view NameOf(explain::WhyNot::Answer answer) {
  using enum explain::WhyNot::Answer;
  switch (answer) {
    case kIsSo:
      return "is-so";
    case kForbidden:
      return "forbidden";
    case kImpossible:
      return "impossible";
    case kWorse:
      return "worse";
    case kLater:
      return "later";
    case kUnknown:
      return "unknown";
  }
  return "";
}

}  // namespace

Value DocumentOf(const ExplainedRound& round) {
  const Tournament& before = round.occasion.before;
  Record record = Begun(round.occasion);
  const auto& story = round.story;
  record.Add("brackets", ListOf(story.brackets, [&](const auto& one) { return BracketOf(before, story, one); }));
  if (story.bye) record.Add("bye", NumberOf(before, *story.bye));
  record.Add("bye_reasons", ValuesOf(before, story.bye_reasons));
  return record;
}

Value DocumentOf(const ExplainedAnswer& explained) {
  const Answer& answer = explained.answer;
  const Tournament& before = explained.occasion.before;
  const auto& why_not = answer.why_not;
  Record record = Begun(explained.occasion).Add("question", answer.question);
  if (why_not) record.Add("answer", NameOf(why_not->answer));
  record.Add("statements", ValuesOf(before, answer.statements));
  if (why_not && why_not->verdict) {
    record.Add("bracket", why_not->verdict->bracket).Add("criteria", ComparisonOf(before, *why_not->verdict));
  }
  if (why_not && why_not->best) {
    record.Add("as_paired", RoundOf(before, *answer.real)).Add("with_it", RoundOf(before, *why_not->best));
  }
  return record;
}

}  // namespace ronda::sheets
