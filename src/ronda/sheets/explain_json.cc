#include <sstream>

#include "ronda/sheets/explain_output.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/statement_json.h"

namespace ronda::sheets {
namespace {

int NumberOf(const Tournament& before, PlayerIndex player) { return before.player(player).tpn.value(); }

void BeginDocument(JsonWriter& json, const Occasion& occasion) {
  json.BeginObject().Field("tournament", occasion.before.data().info.name).Field("system", occasion.system.id);
  json.Field("round", occasion.before.next_round().value());
  WriteFideMode(json, occasion.deviations);
}

void WriteBoard(JsonWriter& json, const Tournament& before, const explain::BoardStory& board) {
  json.BeginObject().Field("board", board.number);
  json.Field("white", NumberOf(before, board.white)).Field("black", NumberOf(before, board.black));
  json.Field("natural", !board.natural.has_value());
  if (board.natural && board.natural->higher != board.natural->lower) {
    json.Key("instead_of").BeginArray().Number(NumberOf(before, board.natural->higher));
    json.Number(NumberOf(before, board.natural->lower)).EndArray();
  }
  json.Key("reasons");
  WriteStatements(json, before, board.reasons);
  json.Key("colours");
  WriteStatement(json, before, board.colours);
  json.EndObject();
}

void WriteCriterion(JsonWriter& json, const Tournament& before, const explain::CriterionStory& criterion) {
  json.BeginObject().Field("tag", criterion.value.tag).Field("article", criterion.value.article);
  json.Field("meaning", criterion.value.meaning).Key("value");
  WriteValue(json, before, explain::Measure{criterion.value.value, criterion.value.unit});
  json.Key("players");
  WriteValue(json, before, criterion.players);
  if (!criterion.bound.code.empty()) {
    json.Key("bound");
    WriteStatement(json, before, criterion.bound);
  }
  json.EndObject();
}

void WriteBracket(JsonWriter& json, const Tournament& before, const explain::BracketStory& bracket) {
  json.BeginObject().Field("score", bracket.score).Key("composition");
  WriteStatements(json, before, bracket.composition);
  json.Key("natural_pairs");
  WriteValue(json, before, bracket.natural_pairs);
  json.Key("natural_floaters");
  WriteValue(json, before, bracket.natural_floaters);
  json.Field("natural", bracket.is_natural).Key("exchange");
  WriteStatements(json, before, bracket.exchange);
  json.Key("boards").BeginArray();
  for (const auto& board : bracket.boards) WriteBoard(json, before, board);
  json.EndArray().Key("criteria").BeginArray();
  for (const auto& criterion : bracket.criteria) WriteCriterion(json, before, criterion);
  json.EndArray().Key("floats");
  WriteStatements(json, before, bracket.floats);
  json.EndObject();
}

void WriteRound(JsonWriter& json, const Tournament& before, const RoundPairing& pairing) {
  json.BeginObject().Key("boards").BeginArray();
  for (const Board& board : pairing.boards) {
    json.BeginArray().Number(NumberOf(before, board.white)).Number(NumberOf(before, board.black)).EndArray();
  }
  json.EndArray();
  if (pairing.bye) json.Field("bye", NumberOf(before, *pairing.bye));
  json.EndObject();
}

void WriteComparison(JsonWriter& json, const Tournament& before, const Verdict& verdict) {
  json.BeginArray();
  for (std::size_t i = 0; i < verdict.all_expected.size(); ++i) {
    const CriterionValue& expected = verdict.all_expected[i];
    json.BeginObject().Field("tag", expected.tag).Field("article", expected.article);
    json.Field("meaning", expected.meaning).Key("as_paired");
    WriteValue(json, before, explain::Measure{expected.value, expected.unit});
    json.Key("with_it");
    WriteValue(json, before, explain::Measure{verdict.all_found[i].value, expected.unit});
    json.EndObject();
  }
  json.EndArray();
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

std::string RoundJson(const Occasion& occasion, const explain::RoundStory& story) {
  std::ostringstream out;
  JsonWriter json(out);
  BeginDocument(json, occasion);
  json.Key("brackets").BeginArray();
  for (const auto& bracket : story.brackets) WriteBracket(json, occasion.before, bracket);
  json.EndArray();
  if (story.bye) json.Field("bye", NumberOf(occasion.before, *story.bye));
  json.Key("bye_reasons");
  WriteStatements(json, occasion.before, story.bye_reasons);
  json.EndObject();
  return out.str();
}

std::string AnswerJson(const Occasion& occasion, const Answer& answer) {
  std::ostringstream out;
  JsonWriter json(out);
  BeginDocument(json, occasion);
  json.Field("question", answer.question);
  if (answer.why_not) json.Field("answer", NameOf(answer.why_not->answer));
  json.Key("statements");
  WriteStatements(json, occasion.before, answer.statements);
  if (answer.why_not && answer.why_not->verdict) {
    if (const auto bracket = answer.why_not->verdict->bracket) json.Field("bracket", *bracket);
    json.Key("criteria");
    WriteComparison(json, occasion.before, *answer.why_not->verdict);
  }
  if (answer.why_not && answer.why_not->best) {
    json.Key("as_paired");
    WriteRound(json, occasion.before, *answer.real);
    json.Key("with_it");
    WriteRound(json, occasion.before, *answer.why_not->best);
  }
  json.EndObject();
  return out.str();
}

}  // namespace ronda::sheets
