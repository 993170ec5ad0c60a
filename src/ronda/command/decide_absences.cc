#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/handling/absence.h"

namespace ronda::command {
namespace {

// Who stays away: players, or teams where teams are paired.
struct Away {
  std::span<const Uid> players;
  std::span<const TeamNumber> teams;
};

template <class Wish>
Away AwayIn(const Wish& wish) {
  return {wish.players, wish.teams};
}

// By the numbers that handling/absence.h knows them by.
Result<std::vector<Tpn>> NumbersOfAway(const journal::State& state, const Away& away) {
  if (!handling::PairsTeams(state.data)) {
    if (!away.teams.empty()) return Refuse("command-team", "the tournament pairs players, not teams", "name players");
    return NumbersOf(state, away.players);
  }
  if (!away.players.empty() || away.teams.empty()) {
    return Refuse("command-players", "teams are paired, and a team stays away as a whole",
                  "name the team; who of it plays is a matter of its line-up");
  }
  std::vector<Tpn> numbers;
  for (const TeamNumber team : away.teams) numbers.emplace_back(team.value());
  return numbers;
}

// An operation of handling/absence.h on these players, or teams.
template <class Operation>
Result<Decision> OnAbsence(const Moment& moment, journal::Kind kind, const Away& away, const Operation& operation) {
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto numbers = NumbersOfAway(moment.state, away);
  if (!numbers) return tl::unexpected(numbers.error());
  auto decision = AfterHandling(moment, kind, operation(*tournament, *numbers, HandlingEditionOf(*tournament)));
  if (decision) decision->told.players.assign(away.players.begin(), away.players.end());
  return decision;
}

std::vector<Uid> Sorted(std::vector<Uid> players) {
  std::ranges::sort(players);
  players.erase(std::unique(players.begin(), players.end()), players.end());
  return players;
}

// Whose results count for nobody after it.
std::vector<Tpn> AnnulledBy(const handling::Handled& handled) {
  std::vector<Tpn> numbers;
  for (const handling::Change& change : handled.changes) {
    if (change.code == "annulled" && change.player) numbers.push_back(*change.player);
  }
  return numbers;
}

// Who is absent and has no bye for the round yet: one that was granted stays what it is worth.
std::vector<Uid> WithoutBye(const journal::State& state, const CheckIn& wish) {
  std::vector<Uid> absent = wish.absent;
  for (const RequestedBye& bye : state.data.requested_byes) {
    if (bye.round == wish.round) std::erase(absent, state.uids[bye.player]);
  }
  return absent;
}

void Forget(std::vector<Uid>& list, std::span<const Uid> players) {
  std::erase_if(list, [&](Uid uid) { return std::ranges::find(players, uid) != players.end(); });
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const RequestByes& wish) {
  if (const auto open = CheckNotDrawn(moment.state); !open) return tl::unexpected(open.error());
  auto decision = OnAbsence(moment, journal::Kind::kByesRequested, AwayIn(wish),
                            [&](const Tournament& tournament, const std::vector<Tpn>& numbers, const auto& edition) {
                              return handling::RequestByes(tournament, {numbers, wish.rounds, wish.kind}, edition);
                            });
  if (!decision) return decision;
  decision->told.rounds = wish.rounds;
  decision->told.now = handling::ByeName(wish.kind);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CancelByes& wish) {
  auto decision = OnAbsence(moment, journal::Kind::kByesCancelled, AwayIn(wish),
                            [&](const Tournament& tournament, const std::vector<Tpn>& numbers, const auto& edition) {
                              return handling::CancelByes(tournament, {numbers, wish.rounds, {}}, edition);
                            });
  if (!decision) return decision;
  decision->told.rounds = wish.rounds;
  Forget(decision->after.facts.withdrawn, wish.players);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Withdraw& wish) {
  if (IsKnockout(moment.state) && !moment.state.facts.bracket.empty()) return WithdrawFromKnockout(moment, wish);
  std::vector<Tpn> annulled;
  auto decision = OnAbsence(moment, journal::Kind::kWithdrawn, AwayIn(wish),
                            [&](const Tournament& tournament, const std::vector<Tpn>& numbers, const auto& edition) {
                              auto handled = handling::Withdraw(tournament, numbers, edition);
                              if (handled) annulled = AnnulledBy(*handled);
                              return handled;
                            });
  if (!decision) return decision;
  auto& withdrawn = decision->after.facts.withdrawn;
  withdrawn.insert(withdrawn.end(), wish.players.begin(), wish.players.end());
  withdrawn = Sorted(std::move(withdrawn));
  if (annulled.empty()) return decision;
  auto& known = decision->after.facts.annulled;
  for (const Uid uid : wish.players) {
    const auto number = moment.state.player(uid).tpn;
    if (std::ranges::find(annulled, number) != annulled.end()) known.push_back(uid);
  }
  known = Sorted(std::move(known));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Return& wish) {
  if (const auto open = CheckNotDrawn(moment.state); !open) {
    return Refuse("command-drawn", "who has left a drawn event has forfeited the games that were left",
                  "undo the withdrawal in the history while nothing follows from it");
  }
  auto decision = OnAbsence(moment, journal::Kind::kReturned, AwayIn(wish),
                            [](const Tournament& tournament, const std::vector<Tpn>& numbers, const auto& edition) {
                              return handling::CancelByes(tournament, {numbers, {}, {}}, edition);
                            });
  if (decision) Forget(decision->after.facts.withdrawn, wish.players);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CheckIn& wish) {
  if (wish.round != moment.state.data.next_round()) {
    return Refuse("command-round", fmt::format("round {} is not the one to be paired", wish.round.value()),
                  fmt::format("check in for round {}", moment.state.data.next_round().value()));
  }
  for (const Uid uid : wish.present) {
    if (std::ranges::find(wish.absent, uid) == wish.absent.end()) continue;
    return Refuse("command-players", fmt::format("{} cannot be both here and absent", Named(moment.state, uid)),
                  "say one of the two");
  }
  Decision decision = Start(moment, journal::Kind::kCheckedIn);
  if (const auto absent = WithoutBye(moment.state, wish); !absent.empty()) {
    auto away = DecideOn(moment, RequestByes{absent, {wish.round}, ResultCode::kZeroBye, {}});
    if (!away) return away;
    decision = *std::move(away);
    decision.kind = journal::Kind::kCheckedIn;
  }
  for (const Uid uid : wish.present) {
    if (const auto known = PlaceOf(moment.state, uid); !known) return tl::unexpected(known.error());
  }
  // Who has come after all plays: an absence is taken back, a bye that is worth something stays.
  std::erase_if(decision.after.data.requested_byes, [&](const RequestedBye& bye) {
    const Uid uid = decision.after.uids[bye.player];
    const bool is_there = std::ranges::find(wish.present, uid) != wish.present.end();
    return is_there && bye.round == wish.round && bye.kind == ResultCode::kZeroBye;
  });
  decision.told.round = wish.round;
  decision.told.rounds = {};
  decision.told.players = wish.present;
  auto& lists = decision.after.facts.checked_in;
  auto list = std::ranges::find(lists, wish.round, &journal::CheckedIn::round);
  if (list == lists.end()) list = lists.insert(lists.end(), journal::CheckedIn{wish.round, {}});
  list->players.insert(list->players.end(), wish.present.begin(), wish.present.end());
  Forget(list->players, wish.absent);
  list->players = Sorted(std::move(list->players));
  return decision;
}

}  // namespace ronda::command
