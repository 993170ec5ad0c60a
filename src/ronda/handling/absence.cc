#include "ronda/handling/absence.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/handling/coming_round.h"
#include "ronda/handling/round_robin.h"
#include "ronda/handling/team_absence.h"

namespace ronda::handling {
namespace {

std::vector<TeamNumber> AsTeams(std::span<const Tpn> numbers) {
  std::vector<TeamNumber> teams;
  for (const Tpn number : numbers) teams.emplace_back(number.value());
  return teams;
}

TeamByeRequest AsTeams(const ByeRequest& request) { return {AsTeams(request.players), request.rounds, request.kind}; }

Result<std::vector<PlayerIndex>> FindPlayers(const Tournament& tournament, std::span<const Tpn> numbers) {
  std::vector<PlayerIndex> players;
  for (const Tpn number : numbers) {
    const auto player = FindPlayer(tournament, number);
    if (!player) return tl::unexpected(player.error());
    if (std::ranges::find(players, *player) == players.end()) players.push_back(*player);
  }
  return players;
}

// Puts the one bye in the place of any other of the player for the round; false if it was there already.
bool SetBye(TournamentData& data, const RequestedBye& bye) {
  const auto same_round = [&](const RequestedBye& other) {
    return other.player == bye.player && other.round == bye.round;
  };
  const auto found = std::ranges::find_if(data.requested_byes, same_round);
  const bool there = found != data.requested_byes.end() && found->kind == bye.kind;
  if (there) return false;
  std::erase_if(data.requested_byes, same_round);
  data.requested_byes.push_back(bye);
  return true;
}

Result<Handled> Finished(TournamentData data, std::span<const PlayerIndex> players, Handled handled) {
  auto tournament = Rebuilt(std::move(data), players);
  if (!tournament) return tl::unexpected(tournament.error());
  handled.tournament = *std::move(tournament);
  return handled;
}

// A zero-point bye in every round that is left (C.07 §16.1.1 calls the rounds after a withdrawal so).
Result<Handled> WithdrawAll(const Tournament& tournament, std::span<const PlayerIndex> players,
                            std::string_view article, std::string_view why) {
  const auto last = LastComingRound(tournament);
  if (!last) return tl::unexpected(last.error());
  TournamentData data = tournament.data();
  Handled handled{tournament};
  for (const PlayerIndex player : players) {
    bool changed = false;
    for (Round round = tournament.next_round(); round <= *last; round = Next(round)) {
      changed = SetBye(data, {round, player, ResultCode::kZeroBye}) || changed;
    }
    const Player& record = tournament.player(player);
    if (changed) {
      handled.changes.push_back({"withdrawn", std::string(article),
                                 fmt::format("{} {} and is not paired from round {} on", NumberAndName(record), why,
                                             tournament.next_round().value()),
                                 record.tpn, std::nullopt});
    } else {
      handled.remarks.push_back(fmt::format("{} is out of every coming round already", NumberAndName(record)));
    }
    const bool open =
        tournament.rounds() > 0 && tournament.entry(player, Round(tournament.rounds())).result == ResultCode::kPending;
    if (open) {
      handled.remarks.push_back(
          fmt::format("the game of {} in round {} has no result yet", NumberAndName(record), tournament.rounds()));
    }
  }
  return Finished(std::move(data), players, std::move(handled));
}

}  // namespace

Result<Handled> RequestByes(const Tournament& tournament, const ByeRequest& request, const Edition& edition) {
  if (PairsTeams(tournament.data())) return RequestTeamByes(tournament, AsTeams(request), edition);
  const auto players = FindPlayers(tournament, request.players);
  if (!players) return tl::unexpected(players.error());
  for (const Round round : request.rounds) {
    if (auto refusal = RefusalOfComing(tournament, round, edition)) return tl::unexpected(*std::move(refusal));
  }
  TournamentData data = tournament.data();
  Handled handled{tournament};
  for (const PlayerIndex player : *players) {
    const Player& record = tournament.player(player);
    for (const Round round : request.rounds) {
      const std::string bye = fmt::format("a {} in round {}", ByeName(request.kind), round.value());
      if (!SetBye(data, {round, player, request.kind})) {
        handled.remarks.push_back(fmt::format("{} has {} already", NumberAndName(record), bye));
        continue;
      }
      handled.changes.push_back({"bye", std::string(edition.articles.absence),
                                 fmt::format("{} is not paired: {}", NumberAndName(record), bye), record.tpn,
                                 std::nullopt});
    }
  }
  RemarkOnBye(request.kind, handled);
  return Finished(std::move(data), *players, std::move(handled));
}

Result<Handled> CancelByes(const Tournament& tournament, const ByeRequest& request, const Edition& edition) {
  if (PairsTeams(tournament.data())) return CancelTeamByes(tournament, AsTeams(request), edition);
  const auto players = FindPlayers(tournament, request.players);
  if (!players) return tl::unexpected(players.error());
  TournamentData data = tournament.data();
  Handled handled{tournament};
  const auto is_cancelled = [&](const RequestedBye& bye) {
    return std::ranges::count(*players, bye.player) > 0 &&
           (request.rounds.empty() || std::ranges::count(request.rounds, bye.round) > 0);
  };
  for (const RequestedBye& bye : tournament.data().requested_byes) {
    if (!is_cancelled(bye)) continue;
    const Player& record = tournament.player(bye.player);
    handled.changes.push_back({"bye-cancelled", std::string(edition.articles.absence),
                               fmt::format("{} plays again in round {}", NumberAndName(record), bye.round.value()),
                               record.tpn, std::nullopt});
  }
  if (handled.changes.empty()) return tl::unexpected(NoByeToCancel());
  std::erase_if(data.requested_byes, is_cancelled);
  return Finished(std::move(data), *players, std::move(handled));
}

Result<Handled> Withdraw(const Tournament& tournament, std::span<const Tpn> players, const Edition& edition) {
  if (PairsTeams(tournament.data())) return WithdrawTeams(tournament, AsTeams(players), edition);
  const auto found = FindPlayers(tournament, players);
  if (!found) return tl::unexpected(found.error());
  if (IsDrawnRoundRobin(tournament.data())) return WithdrawFromRoundRobin(tournament, *found);
  return WithdrawAll(tournament, *found, edition.articles.withdrawal, "withdraws");
}

Result<Handled> WithdrawAbsent(const Tournament& tournament, std::span<const Tpn> excused, const Edition& edition) {
  if (PairsTeams(tournament.data())) return WithdrawAbsentTeams(tournament, AsTeams(excused), edition);
  const auto pardoned = FindPlayers(tournament, excused);
  if (!pardoned) return tl::unexpected(pardoned.error());
  std::vector<PlayerIndex> absent;
  std::vector<std::string> remarks;
  for (std::int32_t i = 0; i < tournament.player_count() && tournament.rounds() > 0; ++i) {
    const PlayerIndex player(i);
    if (tournament.entry(player, Round(tournament.rounds())).result != ResultCode::kForfeitLoss) continue;
    if (std::ranges::find(*pardoned, player) == pardoned->end()) {
      absent.push_back(player);
    } else {
      remarks.push_back(fmt::format("{} is excused and stays", NumberAndName(tournament.player(player))));
    }
  }
  if (absent.empty()) {
    remarks.emplace_back("nobody else lost by forfeit in the last round");
    return Handled{tournament, {}, std::move(remarks)};
  }
  auto handled = WithdrawAll(tournament, absent, edition.articles.no_notice, "was absent without notice");
  if (handled) handled->remarks.insert(handled->remarks.begin(), remarks.begin(), remarks.end());
  return handled;
}

}  // namespace ronda::handling
