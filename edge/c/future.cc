// What would come, and what it would be by other rules.
#include <utility>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "ronda/answer/future.h"

namespace ronda::edge {
namespace {

sheets::Format TakeTextOrJson(OptionReader& reader) { return answer::SheetFormOf(TakeForm(reader, {"json", "text"})); }

answer::Answer Supposed(const ronda_tournament& tournament, std::string_view options) {
  answer::WhatIfQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeEvent(reader, tournament, question.event);
    reader.Take("changes", question.changes);
    question.format = TakeTextOrJson(reader);
    if (question.changes.empty()) {
      reader.Refuse("changes", "what is to be different?", "say it in \"changes\": [\"withdraw 7\"]");
    }
  });
  return faults.empty() ? answer::WhatIf(question) : answer::Refused(std::move(faults));
}

answer::Answer Compared(const ronda_tournament& tournament, std::string_view options) {
  answer::CompareQuestion question;
  question.request.file = tournament.source;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    reader.Take("systems", question.request.systems);
    reader.Take("round", question.request.round, Between{});
    TakeEventOptions(reader, question.request.options);
    question.format = TakeTextOrJson(reader);
  });
  return faults.empty() ? answer::Compare(question) : answer::Refused(std::move(faults));
}

answer::Answer LookedAhead(const ronda_tournament& tournament, std::string_view options) {
  answer::OutlookQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeEvent(reader, tournament, question.event);
    question.format = TakeTextOrJson(reader);
  });
  return faults.empty() ? answer::Outlook(question) : answer::Refused(std::move(faults));
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;

ronda_status ronda_what_if(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Supposed);
}

ronda_status ronda_compare(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, Compared);
}

ronda_status ronda_outlook(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return Ask(tournament, options, out, LookedAhead);
}
