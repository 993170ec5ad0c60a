#include "ronda/explain/schedule_search.h"

#include <algorithm>
#include <span>
#include <utility>

#include "ronda/matching/perfect_matching.h"

namespace ronda::explain {
namespace {

constexpr long kMostSteps = 400'000;  // of the search through every way

}  // namespace

bool ScheduleSearch::Try(Random& random) {
  used_.assign(used_.size(), false);
  byes_.clear();
  for (int i = 0; i < future_.rounds(); ++i) {
    if (!PairRound(i, random)) return false;
  }
  return true;
}

std::optional<bool> ScheduleSearch::TryAll() {
  used_.assign(used_.size(), false);
  byes_.clear();
  steps_ = 0;
  const bool found = Extend(0, future_.present(0));
  if (!found && steps_ >= kMostSteps) return std::nullopt;
  return found;
}

std::vector<bool>::reference ScheduleSearch::Used(PlayerIndex a, PlayerIndex b) {
  const auto [first, second] = std::minmax(a, b);
  return used_[first.index() * future_.players() + second.index()];
}

bool ScheduleSearch::MayMeet(int i, PlayerIndex a, PlayerIndex b) { return future_.MayMeet(i, a, b) && !Used(a, b); }

bool ScheduleSearch::MaySitOut(PlayerIndex player) const {
  return future_.MayHaveBye(player) && std::ranges::find(byes_, player) == byes_.end();
}

bool ScheduleSearch::PairRound(int i, Random& random) {
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
bool ScheduleSearch::Extend(int i, std::vector<PlayerIndex> left) {
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

}  // namespace ronda::explain
