#include "ronda/explain/schedule_search.h"

#include <algorithm>
#include <span>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::explain {
namespace {

using matching::Vertex;

constexpr long kMostSteps = 400'000;  // of the search through every way

}  // namespace

bool ScheduleSearch::Try(Random& random) {
  used_.assign(used_.size(), false);
  byes_.clear();
  for (const Round round : future_.rounds()) {
    if (!PairRound(round, random)) return false;
  }
  return true;
}

std::optional<bool> ScheduleSearch::TryAll() {
  used_.assign(used_.size(), false);
  byes_.clear();
  steps_ = 0;
  const bool found = Extend(future_.first(), future_.present(future_.first()));
  if (!found && steps_ >= kMostSteps) return std::nullopt;
  return found;
}

std::vector<bool>::reference ScheduleSearch::Used(PlayerIndex a, PlayerIndex b) {
  const auto [first, second] = std::minmax(a, b);
  return used_[first.index() * Size(future_.players()) + second.index()];
}

bool ScheduleSearch::MayMeet(Round round, PlayerIndex a, PlayerIndex b) {
  return future_.MayMeet(round, a, b) && !Used(a, b);
}

bool ScheduleSearch::MaySitOut(PlayerIndex player) const {
  return future_.MayHaveBye(player) && std::ranges::find(byes_, player) == byes_.end();
}

bool ScheduleSearch::PairRound(Round round, Random& random) {
  std::vector<PlayerIndex> shuffled = future_.present(round);
  random.Shuffle(std::span(shuffled));
  const IdVector<Vertex, PlayerIndex> players(std::move(shuffled));
  const bool odd = players.size() % 2 == 1;
  const Vertex bye(players.size());
  matching::Graph graph(players.size() + (odd ? 1 : 0));
  for (const Vertex u : players.ids()) {
    for (Vertex v = Next(u); players.Contains(v); ++v) {
      if (MayMeet(round, players[u], players[v])) graph.AddEdge(u, v);
    }
    if (odd && MaySitOut(players[u])) graph.AddEdge(u, bye);
  }
  const matching::PerfectMatching matching(std::move(graph));
  if (!matching.IsPerfect()) return false;
  for (const Vertex u : players.ids()) {
    const Vertex mate = *matching.MateOf(u);
    if (mate == bye) byes_.push_back(players[u]);
    if (u < mate && mate < bye) Used(players[u], players[mate]) = true;
  }
  return true;
}

// Pairs the players left of the round, then the rounds after it.
bool ScheduleSearch::Extend(Round round, std::vector<PlayerIndex> left) {
  if (++steps_ >= kMostSteps) return false;
  if (left.empty()) return round == future_.last() || Extend(Next(round), future_.present(Next(round)));
  const PlayerIndex first = left.front();
  left.erase(left.begin());
  for (const PlayerIndex other : left) {
    if (!MayMeet(round, first, other)) continue;
    auto rest = left;
    std::erase(rest, other);
    Used(first, other) = true;
    if (Extend(round, std::move(rest))) return true;
    Used(first, other) = false;
  }
  if (left.size() % 2 == 1 || !MaySitOut(first)) return false;  // nobody sits out of an even number
  byes_.push_back(first);
  if (Extend(round, left)) return true;
  byes_.pop_back();
  return false;
}

}  // namespace ronda::explain
