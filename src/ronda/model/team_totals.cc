#include "ronda/model/team_totals.h"

#include <algorithm>

#include "ronda/base/id_range.h"
#include "ronda/model/team_rounds.h"

namespace ronda {

std::vector<TeamPoints> TeamTotals(const Tournament& tournament) {
  const TeamRounds rounds(tournament, AdjournedGames::kUnfinished);
  std::vector<TeamPoints> totals(tournament.data().teams.size());
  for (const TeamIndex team : IdRange<TeamIndex>(Count(tournament.data().teams))) {
    for (const Round round : tournament.round_ids()) {
      totals[team.index()].match_points += rounds.in(team, round).points.match_points;
      totals[team.index()].game_points += rounds.in(team, round).points.game_points;
    }
  }
  return totals;
}

void RestateTeams(const Tournament& made, TournamentData& data) {
  const auto states = [](const Team& team) { return team.stated_match_points || team.stated_game_points; };
  if (std::ranges::none_of(data.teams, states) || !PlaysMatches(made)) return;
  const auto totals = TeamTotals(made);
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data.teams))) {
    Team& stating = data.teams[team.index()];
    if (stating.stated_match_points) stating.stated_match_points = totals[team.index()].match_points;
    if (stating.stated_game_points) stating.stated_game_points = totals[team.index()].game_points;
  }
}

}  // namespace ronda
