// What is asked about the rounds of a tournament.
#include <utility>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "ronda/answer/check.h"
#include "ronda/answer/explain.h"
#include "ronda/answer/pair.h"
#include "ronda/sheets/systems_sheet.h"

namespace ronda::edge {
namespace {

answer::Answer Paired(const ronda_tournament& tournament, std::string_view options) {
  answer::PairQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeEvent(reader, tournament, question.event);
    reader.Take("round", question.round, Between{});
    reader.Take("initial_colour", question.initial_colour);
    question.form = TakeForm(reader, {"json", "pairs", "table", "csv", "trf"});
  });
  return faults.empty() ? answer::Pair(question, tournament.file) : answer::Refused(std::move(faults));
}

answer::Answer Checked(const ronda_tournament& tournament, std::string_view options) {
  answer::CheckQuestion question;
  question.file = tournament.source;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeSystem(reader, question.system);
    TakeEventOptions(reader, question.options);
    reader.Take("round", question.round, Between{});
    reader.Take("standings", question.standings);
    reader.Take("rules", question.rules);
  });
  return faults.empty() ? answer::Check(question) : answer::Refused(std::move(faults));
}

template <class Asked>
void TakeText(OptionReader& reader, std::string_view name, service::Question& question) {
  std::optional<std::string> text;
  reader.Take(name, text);
  if (text) question = Asked{*std::move(text)};
}

template <class Asked, Colour... colour>
void TakePlayer(OptionReader& reader, std::string_view name, service::Question& question) {
  std::optional<int> player;
  reader.Take(name, player, Between{});
  if (player) question = Asked{*player, colour...};
}

void TakeQuestion(OptionReader& reader, service::Question& question) {
  TakeText<service::AskBracket>(reader, "bracket", question);
  TakePlayer<service::AskPlayer>(reader, "player", question);
  TakeText<service::AskPair>(reader, "pair", question);
  TakeText<service::AskWhyNotPair>(reader, "why_not", question);
  TakePlayer<service::AskWhyNotBye>(reader, "why_not_bye", question);
  TakePlayer<service::AskWhyNotColour, Colour::kWhite>(reader, "why_not_white", question);
  TakePlayer<service::AskWhyNotColour, Colour::kBlack>(reader, "why_not_black", question);
  std::string_view first;
  for (const std::string_view name :
       {"bracket", "player", "pair", "why_not", "why_not_bye", "why_not_white", "why_not_black"}) {
    if (!reader.Has(name)) continue;
    if (!first.empty()) reader.Refuse(name, "two questions at once", "ask one after the other");
    first = name;
  }
}

answer::Answer Explained(const ronda_tournament& tournament, std::string_view options) {
  answer::ExplainQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeEvent(reader, tournament, question.event);
    reader.Take("round", question.round, Between{});
    reader.Take("verbose", question.verbose);
    TakeQuestion(reader, question.asked);
    const answer::Form form = TakeForm(reader, {"json", "text", "html", "book"});
    question.book = form == answer::Form::kBook;
    question.format = answer::SheetFormOf(form);
  });
  return faults.empty() ? answer::Explain(question) : answer::Refused(std::move(faults));
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;

const char* ronda_version(void) { return RONDA_VERSION; }

uint32_t ronda_version_number(void) { return RONDA_VERSION_NUMBER; }

ronda_status ronda_systems(ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  return Guarded(out, [&] {
    using namespace ronda::sheets;
    return HandOut(ronda::answer::Answer{ToJson(Record().Add("systems", RecordsOf(SystemsTable()))), {}}, out);
  });
}

ronda_status ronda_pair(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Paired);
}

ronda_status ronda_check(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Checked);
}

ronda_status ronda_explain(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Explained);
}
