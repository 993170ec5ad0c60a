#include "ronda/explain/outlook.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/random.h"
#include "ronda/explain/future.h"
#include "ronda/explain/schedule_search.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/model/result_code.h"

namespace ronda::explain {
namespace {

using matching::Vertex;
using Answer = Outlook::Answer;

constexpr int kTries = 60;  // schedules tried before giving up
constexpr int kQuickTries = 10;
constexpr int kSmallField = 10;          // players up to which every schedule is tried
constexpr int kQuickField = 60;          // players up to which a quick look searches
constexpr int kLargestField = 600;       // beyond it no schedule is searched
constexpr std::size_t kMostReasons = 8;  // players named as a reason

int OddRounds(const Future& future) {
  int odd = 0;
  for (const Round round : future.rounds()) odd += future.present(round).size() % 2 == 1 ? 1 : 0;
  return odd;
}

// A player who has fewer opponents left than rounds to play: the bye can save that player from one of them.
std::optional<Statement> TooFewOpponents(const Future& future) {
  for (const PlayerIndex player : future.present(future.first())) {
    int plays = 0;
    bool may_sit_out = false;
    std::vector<PlayerIndex> opponents;
    for (const Round round : future.rounds()) {
      const auto& present = future.present(round);
      if (!std::ranges::binary_search(present, player)) continue;
      ++plays;
      may_sit_out = may_sit_out || (present.size() % 2 == 1 && future.MayHaveBye(player));
      for (const PlayerIndex other : present) {
        if (other != player && future.MayMeet(round, player, other)) opponents.push_back(other);
      }
    }
    std::ranges::sort(opponents);
    opponents.erase(std::unique(opponents.begin(), opponents.end()), opponents.end());
    const int left = Count(opponents) + (may_sit_out ? 1 : 0);
    if (left >= plays) continue;
    return Statement{"outlook-few-opponents",
                     {{"player", player},
                      {"opponents", opponents},
                      {"count", Count(opponents)},
                      {"rounds", plays},
                      {"byes", may_sit_out ? 1 : 0}}};
  }
  return std::nullopt;
}

std::optional<Statement> TooFewByes(const Future& future) {
  std::vector<PlayerIndex> may;
  for (const Round round : future.rounds()) {
    if (future.present(round).size() % 2 == 0) continue;
    std::ranges::copy_if(future.present(round), std::back_inserter(may),
                         [&](PlayerIndex player) { return future.MayHaveBye(player); });
  }
  std::ranges::sort(may);
  may.erase(std::unique(may.begin(), may.end()), may.end());
  const int odd = OddRounds(future);
  if (Count(may) >= odd) return std::nullopt;
  return Statement{"outlook-few-byes", {{"rounds", odd}, {"count", Count(may)}}};
}

// Everybody can meet more than half of the others even after all rounds but one, and enough may have the bye: then each
// round has a pairing whatever the ones before it were (Dirac).
bool HasPlenty(const Future& future) {
  const int odd = OddRounds(future);
  for (const Round round : future.rounds()) {
    const auto& present = future.present(round);
    const int size = Count(present);
    const auto meets_half = [&](PlayerIndex player) {
      return 2 * (size - 1 - future.MostForbidden(player) - future.rounds().size()) >= size;
    };
    if (!std::ranges::all_of(present, meets_half)) return false;
    const auto byes = std::ranges::count_if(present, [&](PlayerIndex player) { return future.MayHaveBye(player); });
    if (size % 2 == 1 && byes < odd) return false;
  }
  return true;
}

// A round that cannot be paired whatever happens before it.
std::optional<Statement> ImpossibleRound(const Future& future) {
  for (const Round round : future.rounds()) {
    const IdSpan<Vertex, const PlayerIndex> players(future.present(round));
    const bool odd = players.size() % 2 == 1;
    const Vertex bye(players.size());
    matching::Graph graph(players.size() + (odd ? 1 : 0));
    for (const Vertex u : players.ids()) {
      for (Vertex v = Next(u); players.Contains(v); ++v) {
        if (future.MayMeet(round, players[u], players[v])) graph.AddEdge(u, v);
      }
      if (odd && future.MayHaveBye(players[u])) graph.AddEdge(u, bye);
    }
    const matching::PerfectMatching matching(std::move(graph));
    if (matching.IsPerfect()) continue;
    std::vector<PlayerIndex> apart;
    for (const auto& component : matching.Explain().odd_components) {
      for (const Vertex v : component) {
        if (v != bye) apart.push_back(players[v]);
      }
    }
    std::ranges::sort(apart);
    if (apart.size() > kMostReasons) apart.erase(apart.begin() + kMostReasons, apart.end());
    return Statement{"outlook-round-impossible", {{"round", round}, {"players", apart}}};
  }
  return std::nullopt;
}

Outlook Said(Answer answer, const Future& future, Statement reason) {
  Outlook outlook{answer, future.rounds().size(), {}};
  const std::string_view code = answer == Answer::kPossible     ? "outlook-possible"
                                : answer == Answer::kImpossible ? "outlook-impossible"
                                                                : "outlook-undecided";
  outlook.statements.push_back({code, {{"rounds", future.rounds().size()}}});
  outlook.statements.push_back(std::move(reason));
  if (answer == Answer::kPossible) outlook.statements.push_back({"outlook-colours"});
  return outlook;
}

Outlook Search(const Future& future, int tries) {
  ScheduleSearch search(future);
  Random random(1);
  for (int i = 0; i < tries; ++i) {
    if (search.Try(random)) return Said(Answer::kPossible, future, {"outlook-schedule"});
  }
  const int players = Count(future.present(future.first()));
  if (players > kSmallField) return Said(Answer::kUndecided, future, {"outlook-no-schedule-found", {{"tries", tries}}});
  const auto found = search.TryAll();
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
  const int players = Count(future.present(future.first()));
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

bool IsLargeWithByesToSpare(const Tournament& before, std::size_t byes_now) {
  const auto& asked_for = before.data().requested_byes;
  const std::size_t players = before.players().size();
  if (players <= asked_for.size() + kQuickField) return false;
  std::vector<bool> asks(players, false);
  for (const RequestedBye& bye : asked_for) asks[bye.player.index()] = true;
  const auto bars_nothing = [](const RoundEntry& entry) {
    return Traits(entry.result).played && Traits(entry.result).bye_bar == ByeBar::kNever;
  };
  std::size_t missing = Round(before.planned_rounds() + 1).index() + byes_now;  // more than rounds to come, and simple
  for (const PlayerIndex player : before.player_ids()) {
    if (asks[player.index()] || !std::ranges::all_of(before.entries(player), bars_nothing)) continue;
    if (--missing == 0) return true;
  }
  return false;
}

}  // namespace ronda::explain
