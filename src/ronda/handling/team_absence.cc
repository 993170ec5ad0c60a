#include "ronda/handling/team_absence.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_range.h"
#include "ronda/handling/coming_round.h"
#include "ronda/model/team_rounds.h"

namespace ronda::handling {
namespace {

Result<std::vector<TeamIndex>> FindTeams(const TournamentData& data, std::span<const TeamNumber> numbers) {
  std::vector<TeamIndex> teams;
  for (const TeamNumber number : numbers) {
    const auto team = FindTeam(data, number);
    if (!team) return tl::unexpected(team.error());
    if (std::ranges::find(teams, *team) == teams.end()) teams.push_back(*team);
  }
  return teams;
}

// Puts the one bye in the place of any other of the team for the round; false if it was there already.
bool SetTeamBye(TournamentData& data, const TeamBye& bye) {
  const auto same_round = [&](const TeamBye& other) { return other.team == bye.team && other.round == bye.round; };
  if (std::ranges::find(data.team_byes, bye) != data.team_byes.end()) return false;
  std::erase_if(data.team_byes, same_round);
  data.team_byes.push_back(bye);
  // One record 240 for each round and kind.
  std::ranges::sort(data.team_byes, {}, [](const TeamBye& one) { return std::tuple(one.round, one.kind, one.team); });
  return true;
}

Tpn AsNumber(const Team& team) { return Tpn(team.number.value()); }

Result<Handled> FinishedTeams(TournamentData data, Handled handled) {
  auto tournament = Rebuilt(std::move(data), {});
  if (!tournament) return tl::unexpected(tournament.error());
  handled.tournament = *std::move(tournament);
  return handled;
}

Result<Handled> WithdrawAllTeams(const Tournament& tournament, std::span<const TeamIndex> teams,
                                 std::string_view article, std::string_view why) {
  const auto last = LastComingRound(tournament);
  if (!last) return tl::unexpected(last.error());
  TournamentData data = tournament.data();
  Handled handled{tournament};
  for (const TeamIndex index : teams) {
    bool changed = false;
    for (Round round = tournament.next_round(); round <= *last; round = Next(round)) {
      changed = SetTeamBye(data, {round, index, ResultCode::kZeroBye}) || changed;
    }
    const Team& team = tournament.data().teams[index.index()];
    if (changed) {
      handled.changes.push_back(
          {"withdrawn", std::string(article),
           fmt::format("{} {} and is not paired from round {} on", Named(team), why, tournament.next_round().value()),
           AsNumber(team), std::nullopt});
    } else {
      handled.remarks.push_back(fmt::format("{} is out of every coming round already", Named(team)));
    }
  }
  return FinishedTeams(std::move(data), std::move(handled));
}

}  // namespace

std::string Named(const Team& team) { return fmt::format("{} {}", team.number.value(), team.name); }

Result<TeamIndex> FindTeam(const TournamentData& data, TeamNumber number) {
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data.teams))) {
    if (data.teams[team.index()].number == number) return team;
  }
  return tl::unexpected(Refusal("handling-team", fmt::format("there is no team {}", number.value()),
                                "name a team by its number; where teams are paired, numbers are those of teams"));
}

Result<Handled> RequestTeamByes(const Tournament& tournament, const TeamByeRequest& request, const Edition& edition) {
  const auto teams = FindTeams(tournament.data(), request.teams);
  if (!teams) return tl::unexpected(teams.error());
  for (const Round round : request.rounds) {
    if (auto refusal = RefusalOfComing(tournament, round, edition)) return tl::unexpected(*std::move(refusal));
  }
  TournamentData data = tournament.data();
  Handled handled{tournament};
  for (const TeamIndex index : *teams) {
    const Team& team = tournament.data().teams[index.index()];
    for (const Round round : request.rounds) {
      const std::string bye = fmt::format("a {} in round {}", ByeName(request.kind), round.value());
      if (!SetTeamBye(data, {round, index, request.kind})) {
        handled.remarks.push_back(fmt::format("{} has {} already", Named(team), bye));
        continue;
      }
      handled.changes.push_back({"bye", std::string(edition.articles.absence),
                                 fmt::format("{} is not paired: {}", Named(team), bye), AsNumber(team), std::nullopt});
    }
  }
  RemarkOnBye(request.kind, handled);
  return FinishedTeams(std::move(data), std::move(handled));
}

Result<Handled> CancelTeamByes(const Tournament& tournament, const TeamByeRequest& request, const Edition& edition) {
  const auto teams = FindTeams(tournament.data(), request.teams);
  if (!teams) return tl::unexpected(teams.error());
  TournamentData data = tournament.data();
  Handled handled{tournament};
  const auto is_cancelled = [&](const TeamBye& bye) {
    return bye.round >= tournament.next_round() && std::ranges::count(*teams, bye.team) > 0 &&
           (request.rounds.empty() || std::ranges::count(request.rounds, bye.round) > 0);
  };
  for (const TeamBye& bye : tournament.data().team_byes) {
    if (!is_cancelled(bye)) continue;
    const Team& team = tournament.data().teams[bye.team.index()];
    handled.changes.push_back({"bye-cancelled", std::string(edition.articles.absence),
                               fmt::format("{} plays again in round {}", Named(team), bye.round.value()),
                               AsNumber(team), std::nullopt});
  }
  if (handled.changes.empty()) return tl::unexpected(NoByeToCancel());
  std::erase_if(data.team_byes, is_cancelled);
  return FinishedTeams(std::move(data), std::move(handled));
}

Result<Handled> WithdrawTeams(const Tournament& tournament, std::span<const TeamNumber> teams, const Edition& edition) {
  const auto found = FindTeams(tournament.data(), teams);
  if (!found) return tl::unexpected(found.error());
  return WithdrawAllTeams(tournament, *found, edition.articles.withdrawal, "withdraws");
}

Result<Handled> WithdrawAbsentTeams(const Tournament& tournament, std::span<const TeamNumber> excused,
                                    const Edition& edition) {
  const auto pardoned = FindTeams(tournament.data(), excused);
  if (!pardoned) return tl::unexpected(pardoned.error());
  std::vector<TeamIndex> absent;
  std::vector<std::string> remarks;
  const TeamRounds rounds(tournament);
  for (const TeamIndex team : TeamsByNumber(tournament.data())) {
    if (tournament.rounds() == 0) break;
    if (rounds.in(team, Round(tournament.rounds())).result != ResultCode::kForfeitLoss) continue;
    if (std::ranges::find(*pardoned, team) == pardoned->end()) {
      absent.push_back(team);
    } else {
      remarks.push_back(fmt::format("{} is excused and stays", Named(tournament.data().teams[team.index()])));
    }
  }
  if (absent.empty()) {
    remarks.emplace_back("no other team lost by forfeit in the last round");
    return Handled{tournament, {}, std::move(remarks)};
  }
  auto handled = WithdrawAllTeams(tournament, absent, edition.articles.no_notice, "was absent without notice");
  if (handled) handled->remarks.insert(handled->remarks.begin(), remarks.begin(), remarks.end());
  return handled;
}

}  // namespace ronda::handling
