#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "ronda/model/findings.h"

namespace ronda {
namespace {

bool HasTeam(const TournamentData& data, TeamIndex team) {
  return team.value() >= 0 && team.index() < data.teams.size();
}

void CheckNumbers(const TournamentData& data, Findings& findings) {
  std::unordered_set<TeamNumber> seen;
  for (std::size_t i = 0; i < data.teams.size(); ++i) {
    const TeamNumber number = data.teams[i].number;
    if (number.value() >= 1 && seen.insert(number).second) continue;
    findings.Error("team-number", fmt::format("team number {} is not a number from 1 up of its own", number.value()),
                   "give every team a number of its own, from 1", {Field::kTeam, i, std::nullopt, std::nullopt});
  }
}

void CheckMembers(const TournamentData& data, Findings& findings) {
  std::unordered_set<PlayerIndex> taken;
  for (std::size_t i = 0; i < data.teams.size(); ++i) {
    for (const PlayerIndex player : data.teams[i].members) {
      const Locus where{Field::kTeam, i, player, std::nullopt};
      if (!HasPlayer(data, player)) {
        findings.Error("team-player-unknown",
                       fmt::format("team {} names a player who does not exist", data.teams[i].number.value()),
                       "name players of the list", where);
      } else if (!taken.insert(player).second) {
        const int tpn = data.players[player.index()].tpn.value();
        findings.Error("team-player-repeated", fmt::format("player {} is in two teams", tpn), "keep the player in one",
                       where);
      }
    }
  }
}

void CheckLineUps(const TournamentData& data, Findings& findings) {
  for (std::size_t i = 0; i < data.line_ups.size(); ++i) {
    const LineUp& line_up = data.line_ups[i];
    const auto known = [&](const std::optional<PlayerIndex>& player) { return !player || HasPlayer(data, *player); };
    if (HasTeam(data, line_up.team) && HasTeam(data, line_up.opponent.value_or(line_up.team)) &&
        std::ranges::all_of(line_up.boards, known)) {
      continue;
    }
    findings.Error("line-up-unknown", "a line-up names a team or a player who does not exist",
                   "name teams and players of the lists, or 0000 for an empty board",
                   {Field::kLineUp, i, std::nullopt, line_up.round});
  }
}

void CheckMatches(const TournamentData& data, Findings& findings) {
  const auto unknown = [&](Round round) {
    findings.Error("team-unknown",
                   fmt::format("a forfeit or bye of round {} names a team that does not exist", round.value()),
                   "name teams of the list", {Field::kEvent, 0, std::nullopt, round});
  };
  for (const ForfeitedMatch& match : data.forfeited_matches) {
    if (!HasTeam(data, match.white) || !HasTeam(data, match.black)) unknown(match.round);
  }
  for (const TeamBye& bye : data.team_byes) {
    if (!HasTeam(data, bye.team)) unknown(bye.round);
  }
  if (!data.team_pairing_byes) return;
  const auto& by_round = data.team_pairing_byes->by_round;
  for (std::size_t r = 0; r < by_round.size(); ++r) {
    if (by_round[r] && !HasTeam(data, *by_round[r])) unknown(Round(static_cast<std::int32_t>(r) + 1));
  }
}

void CheckForbiddenTeams(const TournamentData& data, Findings& findings) {
  for (const ForbiddenTeams& group : data.forbidden_teams) {
    const auto known = [&](TeamIndex team) { return HasTeam(data, team); };
    if (std::ranges::all_of(group.teams, known)) continue;
    findings.Error("team-unknown", "a forbidden pairing names a team that does not exist", "name teams of the list",
                   {});
  }
}

}  // namespace

void ValidateTeams(const TournamentData& data, Findings& findings) {
  CheckNumbers(data, findings);
  CheckMembers(data, findings);
  CheckLineUps(data, findings);
  CheckMatches(data, findings);
  CheckForbiddenTeams(data, findings);
}

}  // namespace ronda
