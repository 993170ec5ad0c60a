#include "ronda/handling/kept_groups.h"

#include <algorithm>

#include "ronda/handling/handled.h"
#include "ronda/model/team_rounds.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"

namespace ronda::handling {
namespace {

// One 250 record for each run of rounds with the same points; the group is the first teams by number.
void AddRanges(const Tournament& event, TournamentData& data) {
  const auto& table = event.data().accelerations;
  if (table.empty()) return;
  const auto number = [&](PlayerIndex team) { return TeamNumber(event.player(team).tpn.value()); };
  const auto& by_round = table.front().by_round;
  for (std::size_t from = 0, to = 0; from < by_round.size(); from = to) {
    while (to < by_round.size() && by_round[to] == by_round[from]) ++to;
    data.team_accelerations.push_back({by_round[from], Points{}, Round(static_cast<std::int32_t>(from) + 1),
                                       Round(static_cast<std::int32_t>(to)), number(table.front().player),
                                       number(table.back().player)});
  }
}

// A match takes two rounds of the file.
void AddTwice(const Tournament& event, TournamentData& data) {
  for (Acceleration row : event.data().accelerations) {
    std::vector<Points> by_game;
    for (const Points points : row.by_round) by_game.insert(by_game.end(), 2, points);
    row.by_round = std::move(by_game);
    data.accelerations.push_back(std::move(row));
  }
}

const PairingSystem* SystemOf(const TournamentData& data) {
  if (PairsTeams(data)) return StandardSystems().Find("team-swiss");
  const bool matches = PairingRound(data, Round(2)) == Round(1);
  return StandardSystems().Find(matches ? "double-swiss" : "dutch");
}

}  // namespace

Result<TournamentData> WithKeptGroups(const Tournament& tournament, ResultCode missed) {
  TournamentData data = tournament.data();
  const bool has_table = !data.accelerations.empty() || !data.team_accelerations.empty();
  if (missed == ResultCode::kZeroBye || tournament.rounds() == 0 || has_table || !acceleration::NamesBaku(data)) {
    return data;
  }
  const PairingSystem* system = SystemOf(data);
  const auto event = EntrantsOf(system->info(), tournament);
  if (!event) return tl::unexpected(event.error());
  switch (system->info().contest) {
    case Contest::kGames:
      data.accelerations = event->data().accelerations;
      break;
    case Contest::kTwoGameMatches:
      AddTwice(*event, data);
      break;
    case Contest::kTeams:
      AddRanges(*event, data);
      break;
  }
  return data;
}

}  // namespace ronda::handling
