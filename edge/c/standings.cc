// Standings and their working.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "edge/c/order_options.h"
#include "ronda/answer/standings.h"

namespace ronda::edge {
namespace {

void TakeRequest(OptionReader& reader, service::StandingsRequest& request) {
  std::vector<std::string> codes;
  reader.Take("tiebreaks", codes);
  request.tiebreaks = service::SplitCodes(fmt::format("{}", fmt::join(codes, ",")));
  reader.Take("rules", request.rules);
  reader.Take("after", request.after, Between{});
  reader.Take("best", request.best, Between{1, 1000});
  reader.Take("subsidiary", request.subsidiary);
  reader.Take("players", request.players);
  reader.Take("event", request.event,
              Words<service::EventKind>{{"swiss", service::EventKind::kSwiss},
                                        {"round-robin", service::EventKind::kRoundRobin},
                                        {"encounters", service::EventKind::kEncounters}});
  reader.Take(
      "score", request.score,
      Words<tiebreak::Score>{{"match", tiebreak::Score::kMatchPoints}, {"games", tiebreak::Score::kGamePoints}});
  reader.Take("unrated", request.unrated, Between{0, 4000});
  constexpr std::int64_t kMostOfLot = 999'999'999'999'999'999;  // 18 digits
  reader.Take("lot", request.lot, Between{0, kMostOfLot});
  TakeAlphabet(reader, request.alphabet);
}

answer::Answer Ranked(const ronda_tournament& tournament, std::string_view options) {
  answer::StandingsQuestion question;
  question.event.file = tournament.source;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeSystem(reader, question.event.system);
    reader.Take("what_if", question.event.suppositions);
    TakeRequest(reader, question.request);
    reader.Take("category", question.sections.categories);
    reader.Take("by", question.sections.division);
    reader.Take("tags", question.sections.tags);
    reader.Take("encounter_points", question.encounter_points);
    reader.Take("working", question.working);
    reader.Take("crosstable", question.crosstable);
    reader.Take("boards", question.boards);
    reader.Take("start_points", question.start_points);
    question.format = answer::SheetFormOf(TakeForm(reader, {"json", "table", "csv", "html"}));
  });
  return faults.empty() ? answer::Standings(question) : answer::Refused(std::move(faults));
}

}  // namespace
}  // namespace ronda::edge

ronda_status ronda_standings(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return ronda::edge::Ask(tournament, options, out, ronda::edge::Ranked);
}
