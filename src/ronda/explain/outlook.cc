#include "ronda/explain/outlook.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "ronda/base/random.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/model/history.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::explain {
namespace {

using Answer = Outlook::Answer;

constexpr int kTries = 60;  // schedules tried before giving up
constexpr int kQuickTries = 10;
constexpr int kSmallField = 10;          // players up to which every schedule is tried
constexpr long kMostSteps = 400'000;     // of that search
constexpr int kQuickField = 60;          // players up to which a quick look searches
constexpr int kLargestField = 600;       // beyond it no schedule is searched
constexpr std::size_t kMostReasons = 8;  // players named as a reason

// Who can play whom in each of the remaining rounds.
class Future {
 public:
  Future(const Tournament& tournament, ByeRule bye_rule)
      : tournament_(tournament), history_(tournament), forbidden_(tournament.players().size(), 0) {
    FindByes(bye_rule);
    first_ = tournament.next_round().value();
    for (int round = first_; round <= tournament.planned_rounds(); ++round) present_.push_back(PresentIn(Round(round)));
    for (std::int32_t i = 0; i < tournament.player_count(); ++i)
      forbidden_[PlayerIndex(i).index()] += static_cast<int>(history_.opponents(PlayerIndex(i)).size()) + 1;
    for (const ForbiddenGroup& group : tournament.data().forbidden) {
      for (const PlayerIndex player : group.players)
        forbidden_[player.index()] += static_cast<int>(group.players.size()) - 1;
    }
    CountKeptApart();
  }

  int rounds() const { return static_cast<int>(present_.size()); }
  Round RoundAt(int i) const { return Round(first_ + i); }
  const std::vector<PlayerIndex>& present(int i) const { return present_[static_cast<std::size_t>(i)]; }
  bool MayHaveBye(PlayerIndex player) const { return may_have_bye_[player.index()]; }

  bool MayMeet(int i, PlayerIndex a, PlayerIndex b) const {
    return !history_.HaveMet(a, b) && !AreMeeting(a, b) && !IsForbidden(RoundAt(i), a, b);
  }
  // At most so many of the others may not meet him: those he met, his opponent of the moment, forbidden ones.
  int MostForbidden(PlayerIndex player) const { return forbidden_[player.index()]; }
  std::size_t players() const { return forbidden_.size(); }

 private:
  // A bar from the bye follows from the past, so whoever is away in the next round is looked at, too.
  void FindByes(ByeRule bye_rule) {
    TournamentData data = tournament_.data();
    data.requested_byes.clear();
    for (Player& player : data.players) player.stated_points.reset();  // they may count a bye that is gone
    const Tournament with_all = *Tournament::Make(std::move(data));
    const swiss::Field field(with_all, {bye_rule, UnplayedFloats::kAll});
    may_have_bye_.assign(tournament_.players().size(), false);
    for (const swiss::Entrant& entrant : field.entrants()) may_have_bye_[entrant.player.index()] = entrant.may_have_bye;
  }

  std::vector<PlayerIndex> PresentIn(Round round) const {
    std::vector<PlayerIndex> players;
    for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
      if (!tournament_.RequestedByeOf(PlayerIndex(i), round)) players.emplace_back(i);
    }
    return players;
  }

  // Paired in the last round, without a result yet.
  bool AreMeeting(PlayerIndex a, PlayerIndex b) const {
    if (tournament_.rounds() == 0) return false;
    const RoundEntry& entry = tournament_.entry(a, Round(tournament_.rounds()));
    return entry.result == ResultCode::kPending && entry.opponent == b;
  }

  void CountKeptApart() {
    for (const KeptApart& rule : tournament_.data().kept_apart) {
      if (rule.strength != KeptApart::Strength::kAbsolute) continue;
      std::map<std::string_view, int> sizes;
      for (const Player& player : tournament_.players()) ++sizes[OriginOf(player, rule.by)];
      for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
        const std::string_view origin = OriginOf(tournament_.player(PlayerIndex(i)), rule.by);
        if (!origin.empty()) forbidden_[PlayerIndex(i).index()] += sizes[origin] - 1;
      }
    }
  }

  bool IsForbidden(Round round, PlayerIndex a, PlayerIndex b) const {
    const auto forbids = [&](const KeptApart& rule) {
      return Forbids(rule, round, tournament_.player(a), tournament_.player(b));
    };
    if (std::ranges::any_of(tournament_.data().kept_apart, forbids)) return true;
    return std::ranges::any_of(tournament_.data().forbidden, [&](const ForbiddenGroup& group) {
      if ((group.first && round < *group.first) || (group.last && *group.last < round)) return false;
      return std::ranges::count(group.players, a) > 0 && std::ranges::count(group.players, b) > 0;
    });
  }

  const Tournament& tournament_;
  History history_;
  int first_ = 1;
  std::vector<std::vector<PlayerIndex>> present_;  // by remaining round
  std::vector<bool> may_have_bye_;
  std::vector<int> forbidden_;
};

int OddRounds(const Future& future) {
  int odd = 0;
  for (int i = 0; i < future.rounds(); ++i) odd += future.present(i).size() % 2 == 1 ? 1 : 0;
  return odd;
}

// A player who has fewer opponents left than rounds to play: the bye can save him from one of them.
std::optional<Statement> TooFewOpponents(const Future& future) {
  for (const PlayerIndex player : future.present(0)) {
    int plays = 0;
    bool may_sit_out = false;
    std::vector<PlayerIndex> opponents;
    for (int i = 0; i < future.rounds(); ++i) {
      const auto& present = future.present(i);
      if (!std::ranges::binary_search(present, player)) continue;
      ++plays;
      may_sit_out = may_sit_out || (present.size() % 2 == 1 && future.MayHaveBye(player));
      for (const PlayerIndex other : present) {
        if (other != player && future.MayMeet(i, player, other)) opponents.push_back(other);
      }
    }
    std::ranges::sort(opponents);
    opponents.erase(std::unique(opponents.begin(), opponents.end()), opponents.end());
    const int left = static_cast<int>(opponents.size()) + (may_sit_out ? 1 : 0);
    if (left >= plays) continue;
    return Statement{"outlook-few-opponents",
                     {{"player", player},
                      {"opponents", opponents},
                      {"count", static_cast<int>(opponents.size())},
                      {"rounds", plays},
                      {"byes", may_sit_out ? 1 : 0}}};
  }
  return std::nullopt;
}

std::optional<Statement> TooFewByes(const Future& future) {
  std::vector<PlayerIndex> may;
  for (int i = 0; i < future.rounds(); ++i) {
    if (future.present(i).size() % 2 == 0) continue;
    std::ranges::copy_if(future.present(i), std::back_inserter(may),
                         [&](PlayerIndex player) { return future.MayHaveBye(player); });
  }
  std::ranges::sort(may);
  const int count = static_cast<int>(std::unique(may.begin(), may.end()) - may.begin());
  const int odd = OddRounds(future);
  if (count >= odd) return std::nullopt;
  return Statement{"outlook-few-byes", {{"rounds", odd}, {"count", count}}};
}

// Everybody can meet more than half of the others even after all rounds but one, and enough may have the bye: then each
// round has a pairing whatever the ones before it were (Dirac).
bool HasPlenty(const Future& future) {
  const int odd = OddRounds(future);
  for (int i = 0; i < future.rounds(); ++i) {
    const auto& present = future.present(i);
    const int size = static_cast<int>(present.size());
    const auto meets_half = [&](PlayerIndex player) {
      return 2 * (size - 1 - future.MostForbidden(player) - future.rounds()) >= size;
    };
    if (!std::ranges::all_of(present, meets_half)) return false;
    const auto byes = std::ranges::count_if(present, [&](PlayerIndex player) { return future.MayHaveBye(player); });
    if (size % 2 == 1 && byes < odd) return false;
  }
  return true;
}

// Searches a schedule of all remaining rounds.
class Scheduler {
 public:
  explicit Scheduler(const Future& future) : future_(future), used_(future.players() * future.players(), false) {}

  // One way at random, round after round.
  bool Try(Random& random) {
    used_.assign(used_.size(), false);
    byes_.clear();
    for (int i = 0; i < future_.rounds(); ++i) {
      if (!PairRound(i, random)) return false;
    }
    return true;
  }

  // Every way; none if it takes too long.
  std::optional<bool> TryAll() {
    used_.assign(used_.size(), false);
    byes_.clear();
    steps_ = 0;
    const bool found = Extend(0, future_.present(0));
    if (!found && steps_ >= kMostSteps) return std::nullopt;
    return found;
  }

 private:
  std::vector<bool>::reference Used(PlayerIndex a, PlayerIndex b) {
    const auto [first, second] = std::minmax(a, b);
    return used_[first.index() * future_.players() + second.index()];
  }

  bool MayMeet(int i, PlayerIndex a, PlayerIndex b) { return future_.MayMeet(i, a, b) && !Used(a, b); }
  bool MaySitOut(PlayerIndex player) const {
    return future_.MayHaveBye(player) && std::ranges::find(byes_, player) == byes_.end();
  }

  bool PairRound(int i, Random& random) {
    std::vector<PlayerIndex> players = future_.present(i);
    random.Shuffle(std::span(players));
    const int size = static_cast<int>(players.size());
    const auto at = [&](int v) { return players[static_cast<std::size_t>(v)]; };
    matching::Graph graph(size + size % 2);
    for (int u = 0; u < size; ++u) {
      for (int v = u + 1; v < size; ++v) {
        if (MayMeet(i, at(u), at(v))) graph.AddEdge(u, v);
      }
      if (size % 2 == 1 && MaySitOut(at(u))) graph.AddEdge(u, size);
    }
    const matching::PerfectMatching matching(std::move(graph));
    if (!matching.IsPerfect()) return false;
    for (int u = 0; u < size; ++u) {
      const int mate = *matching.MateOf(u);
      if (mate == size) byes_.push_back(at(u));
      if (u < mate && mate < size) Used(at(u), at(mate)) = true;
    }
    return true;
  }

  // Pairs the players left of round i, then the rounds after it.
  bool Extend(int i, std::vector<PlayerIndex> left) {
    if (++steps_ >= kMostSteps) return false;
    if (left.empty()) return i + 1 == future_.rounds() || Extend(i + 1, future_.present(i + 1));
    const PlayerIndex first = left.front();
    left.erase(left.begin());
    for (std::size_t k = 0; k < left.size(); ++k) {
      const PlayerIndex other = left[k];
      if (!MayMeet(i, first, other)) continue;
      auto rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
      Used(first, other) = true;
      if (Extend(i, std::move(rest))) return true;
      Used(first, other) = false;
    }
    if (left.size() % 2 == 1 || !MaySitOut(first)) return false;  // nobody sits out of an even number
    byes_.push_back(first);
    if (Extend(i, left)) return true;
    byes_.pop_back();
    return false;
  }

  const Future& future_;
  std::vector<bool> used_;  // by two players, the first of them first
  std::vector<PlayerIndex> byes_;
  long steps_ = 0;
};

// A round that cannot be paired whatever happens before it.
std::optional<Statement> ImpossibleRound(const Future& future) {
  for (int i = 0; i < future.rounds(); ++i) {
    const auto& players = future.present(i);
    const int size = static_cast<int>(players.size());
    matching::Graph graph(size + size % 2);
    for (int u = 0; u < size; ++u) {
      const PlayerIndex one = players[static_cast<std::size_t>(u)];
      for (int v = u + 1; v < size; ++v) {
        if (future.MayMeet(i, one, players[static_cast<std::size_t>(v)])) graph.AddEdge(u, v);
      }
      if (size % 2 == 1 && future.MayHaveBye(one)) graph.AddEdge(u, size);
    }
    const matching::PerfectMatching matching(std::move(graph));
    if (matching.IsPerfect()) continue;
    std::vector<PlayerIndex> apart;
    for (const auto& component : matching.Explain().odd_components) {
      for (const int v : component) {
        if (v < size) apart.push_back(players[static_cast<std::size_t>(v)]);
      }
    }
    std::ranges::sort(apart);
    if (apart.size() > kMostReasons) apart.erase(apart.begin() + kMostReasons, apart.end());
    return Statement{"outlook-round-impossible", {{"round", future.RoundAt(i)}, {"players", apart}}};
  }
  return std::nullopt;
}

Outlook Said(Answer answer, const Future& future, Statement reason) {
  Outlook outlook{answer, future.rounds(), {}};
  const std::string_view code = answer == Answer::kPossible     ? "outlook-possible"
                                : answer == Answer::kImpossible ? "outlook-impossible"
                                                                : "outlook-undecided";
  outlook.statements.push_back({code, {{"rounds", future.rounds()}}});
  outlook.statements.push_back(std::move(reason));
  if (answer == Answer::kPossible) outlook.statements.push_back({"outlook-colours"});
  return outlook;
}

Outlook Search(const Future& future, int tries) {
  Scheduler scheduler(future);
  Random random(1);
  for (int i = 0; i < tries; ++i) {
    if (scheduler.Try(random)) return Said(Answer::kPossible, future, {"outlook-schedule"});
  }
  const int players = static_cast<int>(future.present(0).size());
  if (players > kSmallField) return Said(Answer::kUndecided, future, {"outlook-no-schedule-found", {{"tries", tries}}});
  const auto found = scheduler.TryAll();
  if (!found) return Said(Answer::kUndecided, future, {"outlook-no-schedule-found", {{"tries", tries}}});
  if (*found) return Said(Answer::kPossible, future, {"outlook-schedule"});
  return Said(Answer::kImpossible, future, {"outlook-exhausted"});
}

}  // namespace

Outlook LookAhead(const Tournament& tournament, ByeRule bye_rule, Thoroughness thoroughness) {
  if (!tournament.data().planned_rounds) return {Answer::kUndecided, 0, {{"outlook-rounds-unknown"}}};
  if (tournament.next_round().value() > *tournament.data().planned_rounds)
    return {Answer::kPossible, 0, {{"outlook-over"}}};
  const Future future(tournament, bye_rule);
  const int players = static_cast<int>(future.present(0).size());
  if (players < 2) return Said(Answer::kImpossible, future, {"outlook-nobody", {{"players", players}}});
  if (auto byes = TooFewByes(future)) return Said(Answer::kImpossible, future, *std::move(byes));
  if (HasPlenty(future)) return Said(Answer::kPossible, future, {"outlook-plenty"});
  const bool quick = thoroughness == Thoroughness::kQuick;
  if (players > (quick ? kQuickField : kLargestField))
    return Said(Answer::kUndecided, future, {"outlook-too-large", {{"players", players}}});
  if (auto few = TooFewOpponents(future)) return Said(Answer::kImpossible, future, *std::move(few));
  if (auto round = ImpossibleRound(future)) return Said(Answer::kImpossible, future, *std::move(round));
  return Search(future, quick ? kQuickTries : kTries);
}

}  // namespace ronda::explain
