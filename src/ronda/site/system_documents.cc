#include "ronda/site/system_documents.h"

#include <algorithm>

#include "ronda/base/id_range.h"
#include "ronda/command/view.h"
#include "ronda/handling/handled.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/uncoloured_system.h"

namespace ronda::site {
namespace {

using journal::State;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

std::string_view ContestWord(Contest contest) {
  switch (contest) {
    case Contest::kTwoGameMatches:
      return "two-games";
    case Contest::kTeams:
      return "teams";
    case Contest::kGames:
      break;
  }
  return "games";
}

std::string_view ContestOf(const State& state) {
  if (handling::PlaysEncounters(state.data)) return "encounters";
  if (handling::PairsTeams(state.data)) return ContestWord(Contest::kTeams);
  const bool has_two_games = handling::PairingRound(state.data, Round(2)) == Round(1);
  return ContestWord(has_two_games ? Contest::kTwoGameMatches : Contest::kGames);
}

bool IsAccelerated(const State& state) {
  const std::string& method = state.facts.acceleration;
  return (!method.empty() && method != "none") || !state.data.accelerations.empty() ||
         !state.data.team_accelerations.empty() || acceleration::NamesBaku(state.data);
}

// The first and the last round in which somebody has fictitious points, counted as they are paired.
void AddAcceleration(const desk::Version& version, Record& record) {
  const State& state = version.state();
  const Tournament* tournament = version.tournament();
  if (!IsAccelerated(state) || tournament == nullptr || tournament->player_count() == 0) return;
  const auto opened = command::EventOf(state, *tournament);
  if (!opened.value) return;
  const Tournament& event = opened.value->event;
  const auto has_points = [&](Round round) {
    return std::ranges::any_of(event.player_ids(),
                               [&](PlayerIndex player) { return event.AccelerationOf(player, round) != Points{}; });
  };
  std::optional<Round> first;
  std::optional<Round> last;
  for (const Round round : IdRange<Round>(std::max(event.planned_rounds(), event.rounds()))) {
    if (!has_points(round)) continue;
    if (!first) first = round;
    last = round;
  }
  if (first) record.Add("accelerated", Record().Add("first", *first).Add("last", *last));
}

Value SystemRecord(const PairingSystem& system) {
  const SystemInfo& info = system.info();
  Record record;
  record.Add("id", info.id).Add("title", info.title).Add("regulation", info.regulation);
  record.AddText("from", info.effective_from)
      .AddText("to", info.effective_to)
      .Add("contest", ContestWord(info.contest));
  const std::string uncoloured = UncolouredId(system);
  if (StandardSystems().Find(uncoloured) != nullptr) record.Add("uncoloured", uncoloured);
  return record;
}

}  // namespace

void AddSystem(const desk::Version& version, Record& record) {
  const State& state = version.state();
  record.Add("contest", ContestOf(state)).AddText("settings", state.facts.settings);
  AddAcceleration(version, record);
}

Value SystemsDocument() {
  return Record().Add("systems",
                      ListOf(StandardSystems().systems(), [](const auto& system) { return SystemRecord(*system); }));
}

}  // namespace ronda::site
