#include "ronda/pairing/dutch_procedure/group_pairing.h"

#include <algorithm>
#include <span>

#include "ronda/base/id_range.h"
#include "ronda/pairing/dutch_procedure/fast_group.h"
#include "ronda/pairing/dutch_procedure/group_task.h"

namespace ronda::dutch_procedure {
namespace {

struct PairCounts {
  int m1 = 0;
  int p1 = 0;
};

// C.04.3/2012 §C14; /2011 §C14: how many pairs with moved-down players, and then how many pairs, B1 and B2 allow.
PairCounts LargestSize(const Criteria& criteria, const Group& group, int s1_limit) {
  SearchTask task{.players = group.size(), .s1_limit = s1_limit, .vertices = group.size(), .most = {1, 1}};
  const Vertex end(group.size());
  for (const Vertex u : group.vertices()) {
    for (Vertex v = Next(u); v < end; ++v) {
      if (criteria.MayMeet(group.player(u), group.player(v)))
        task.edges.push_back({u, v, {u.value() < s1_limit ? 1U : 0U, 1U}});
    }
  }
  const SearchResult best = FindBest(task);
  return {static_cast<int>(best.merits[0]), static_cast<int>(best.merits[1])};
}

// With places for all who are left over, so that everybody is matched.
PairedGroup PairAtSize(const Criteria& criteria, const Group& group, int s1_limit, int p1) {
  GroupTask task(criteria, group, s1_limit);
  for (int left = group.size() - 2 * p1; left > 0; --left) {
    const Vertex place = task.AddPlace();
    for (const Vertex floater : group.vertices()) task.AddFloat(floater, place, 0);
  }
  return task.Read(FindFirstBest(task.task()));
}

std::optional<PairedGroup> PairLowest(const Criteria& criteria, const Group& group, int s1_limit) {
  GroupTask task(criteria, group, s1_limit);
  if (group.size() % 2 == 1) {
    const Vertex bye = task.AddPlace();
    for (const Vertex floater : group.vertices()) {
      if (criteria.field()[group.player(floater)].may_have_bye) task.AddFloat(floater, bye, 0);
    }
  }
  const SearchResult first = FindFirstBest(task.task());
  if (!first.complete) return std::nullopt;
  PairedGroup paired = task.Read(first);
  if (!paired.floaters.empty()) paired.bye = paired.floaters.front();
  return paired;
}

std::optional<PairedGroup> PairWithin(const Criteria& criteria, const Group& group, int s1_limit) {
  if (group.lowest) return PairLowest(criteria, group, s1_limit);
  const PairCounts most = LargestSize(criteria, group, s1_limit);
  // C.04.3/2011 §C14.b: the M1 highest or fewer, whatever others could do.
  if (criteria.rules().moved_down_choice == MovedDownChoice::kHighest && most.m1 < s1_limit) return std::nullopt;
  return PairAtSize(criteria, group, s1_limit, most.p1);
}

void AddAbove(GroupTask& task, const Criteria& criteria, const Group& above, const GroupBelow& below,
              const std::function<bool(Place)>& may_float) {
  const int counted = below.wants_moved_down_paired ? 1 : 0;
  for (const Vertex floater : above.vertices()) {
    const Place player = above.player(floater);
    if (!may_float(player)) continue;
    Vertex vertex(above.size());
    for (const Place other : below.moved_down) {
      if (below.lowest && criteria.MayMeet(player, other)) task.AddFloat(floater, vertex, counted);
      ++vertex;
    }
    for (const Place other : below.residents) {
      if (criteria.MayMeet(player, other)) task.AddFloat(floater, vertex, counted);
      ++vertex;
    }
  }
}

// The pairs the players below can make without those who come down.
void AddPairsBelow(GroupTask& task, const Criteria& criteria, const GroupBelow& below, Vertex first_below) {
  std::vector<Place> players = below.moved_down;
  players.insert(players.end(), below.residents.begin(), below.residents.end());
  const std::size_t m = below.moved_down.size();
  const auto vertex = [&](std::size_t player) { return Vertex::FromIndex(first_below.index() + player); };
  for (std::size_t u = 0; u < players.size(); ++u) {
    if (u >= m && !below.pairs_among_residents) return;
    for (std::size_t v = std::max(u + 1, below.lowest ? 0 : m); v < players.size(); ++v) {
      if (criteria.MayMeet(players[u], players[v]))
        task.AddBelow(vertex(u), vertex(v), u < m && below.wants_moved_down_paired ? 1 : 0);
    }
  }
}

struct PlaceFor {
  bool moved_down = false;
  bool bye = false;
};

void AddPlace(GroupTask& task, const Criteria& criteria, const Group& above, const GroupBelow& below,
              const std::function<bool(Place)>& may_float, PlaceFor place_for) {
  const Vertex place = task.AddPlace();
  const auto may_take = [&](Place player) { return !place_for.bye || criteria.field()[player].may_have_bye; };
  Vertex vertex(above.size());
  for (const Place player : below.moved_down) {
    if (place_for.moved_down && may_take(player)) task.AddBelow(vertex, place, 0);
    ++vertex;
  }
  for (const Place player : below.residents) {
    if (may_take(player)) task.AddBelow(vertex, place, 0);
    ++vertex;
  }
  if (!place_for.moved_down) return;
  for (const Vertex floater : above.vertices()) {
    const Place player = above.player(floater);
    if (may_float(player) && may_take(player)) task.AddFloat(floater, place, 0);
  }
}

}  // namespace

std::optional<PairedGroup> PairGroup(const Criteria& criteria, const Group& group, swiss::Way way) {
  if (way == swiss::Way::kFastWhereProven) {
    if (auto paired = PairGroupFast(criteria, group)) return paired;
  }
  const int m0 = group.heterogeneous() ? group.m0() : 0;
  if (criteria.rules().moved_down_choice == MovedDownChoice::kByD3) return PairWithin(criteria, group, m0);
  for (int m1 = m0; m1 > 0; --m1) {
    auto paired = PairWithin(criteria, group, m1);
    if (paired && paired->m1 == m1) return paired;
  }
  return PairWithin(criteria, group, 0);
}

std::optional<Alternative> PairAgain(const Criteria& criteria, const PairedGroup& above, const GroupBelow& below,
                                     const Movement& movement) {
  const Group& group = above.group;
  const auto& may_float = movement.may_float;
  GroupTask task(criteria, group, above.s1_limit, movement.must_float);
  const int below_size = Count(below.moved_down) + Count(below.residents);
  for (int i = 0; i < below_size; ++i) task.AddPlayer();
  AddAbove(task, criteria, group, below, may_float);
  AddPairsBelow(task, criteria, below, Vertex(group.size()));
  if (below.lowest && (group.size() + below_size) % 2 == 1)
    AddPlace(task, criteria, group, below, may_float, {.moved_down = true, .bye = true});
  for (int i = 0; i < below.places_for_anybody; ++i)
    AddPlace(task, criteria, group, below, may_float, {.moved_down = true});
  for (int i = 0; i < below.places_for_residents; ++i) AddPlace(task, criteria, group, below, may_float, {});
  const SearchResult first = FindFirstBest(task.task());
  if (!first.complete) return std::nullopt;
  return Alternative{task.Read(first), GroupTask::PairsBelow(first)};
}

}  // namespace ronda::dutch_procedure
