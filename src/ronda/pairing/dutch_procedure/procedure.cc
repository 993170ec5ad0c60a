#include "ronda/pairing/dutch_procedure/procedure.h"

#include <algorithm>
#include <map>

#include "ronda/matching/perfect_matching.h"

namespace ronda::dutch_procedure {
namespace {

// Everybody by score, top to bottom.
std::vector<std::vector<int>> ScoreGroups(const swiss::Field& field) {
  std::vector<std::vector<int>> groups;
  for (int place = 0; place < field.size(); ++place) {
    if (place == 0 || field[place].score != field[place - 1].score) groups.emplace_back();
    groups.back().push_back(place);
  }
  return groups;
}

bool Contains(std::span<const int> places, int place) { return std::ranges::find(places, place) != places.end(); }

std::vector<int> Without(std::span<const int> places, std::span<const int> others) {
  std::vector<int> rest;
  std::ranges::copy_if(places, std::back_inserter(rest), [&](int place) { return !Contains(others, place); });
  return rest;
}

// How many of each score are sent down.
std::map<Points, int> ScoresOf(const swiss::Field& field, std::span<const int> places) {
  std::map<Points, int> scores;
  for (const int place : places) ++scores[field[place].score];
  return scores;
}

}  // namespace

bool Procedure::Run() {
  if (!IsLegalRound()) return false;
  auto groups = ScoreGroups(criteria_.field());
  if (groups.empty()) return true;
  for (std::size_t i = 0; i + 1 < groups.size(); ++i) Pair(groups[i]);
  return PairLowest(groups.back());
}

// Whether B1 and B2 leave any pairing of everybody at all.
bool Procedure::IsLegalRound() const {
  const int size = criteria_.field().size();
  const bool odd = size % 2 == 1;
  matching::Graph graph(size + (odd ? 1 : 0));
  for (int u = 0; u < size; ++u) {
    for (int v = u + 1; v < size; ++v) {
      if (criteria_.MayMeet(u, v)) graph.AddEdge(u, v);
    }
    if (odd && criteria_.field()[u].may_have_bye) graph.AddEdge(u, size);
  }
  return matching::PerfectMatching(std::move(graph)).IsPerfect();
}

std::vector<int> Procedure::Incoming() const { return paired_.empty() ? std::vector<int>{} : paired_.back().floaters; }

Group Procedure::MakeGroup(const std::vector<int>& residents) const {
  return {.moved_down = Incoming(), .residents = residents};
}

void Procedure::Pair(const std::vector<int>& residents) {
  Group group = MakeGroup(residents);
  // C1: a player for whom there is no opponent. One who moved down is replaced if C12 allows it, and else moves on.
  std::vector<int> stranded;
  std::ranges::copy_if(group.moved_down, std::back_inserter(stranded),
                       [&](int player) { return !criteria_.HasOpponent(player, group); });
  if (!stranded.empty() && BacktrackForOpponents(group, stranded)) group = MakeGroup(residents);
  SetAside(group, group.moved_down);
  SetAside(group, group.residents);

  PairedGroup paired = *PairGroup(criteria_, group);
  for (const Level& level : LevelsBefore(paired)) {
    if (!BacktrackForLevel(group, level)) continue;
    const std::vector<int> set_aside = Without(group.set_aside, group.moved_down);
    group = MakeGroup(residents);
    SetAside(group, group.moved_down);
    SetAside(group, group.residents);
    paired = *PairGroup(criteria_, group);
    break;
  }
  paired_.push_back(std::move(paired));
}

void Procedure::SetAside(Group& group, std::vector<int>& list) const {
  std::vector<int> stays;
  for (const int player : list) {
    (criteria_.HasOpponent(player, group) ? stays : group.set_aside).push_back(player);
  }
  list = std::move(stays);
}

// C14: what was tried before the size the group came to. C12 has its turn at each.
std::vector<Procedure::Level> Procedure::LevelsBefore(const PairedGroup& paired) const {
  std::vector<Level> levels;
  const Group& group = paired.group;
  if (group.moved_down.empty()) return levels;
  const int m0 = group.heterogeneous() ? group.m0() : 0;
  for (int m1 = m0; m1 > paired.m1; --m1) levels.push_back({m1, group.p0()});
  for (int p1 = group.p0(); p1 > paired.p1(); --p1) levels.push_back({paired.m1, p1});
  return levels;
}

// C12 for C1: the same number of others who all find an opponent.
bool Procedure::BacktrackForOpponents(const Group& group, std::span<const int> /*without_opponent*/) {
  const std::vector<int> fixed = paired_.back().group.set_aside;
  GroupBelow below{.moved_down = fixed, .residents = group.residents, .pairs_among_residents = false};
  below.places_for_residents = static_cast<int>(group.residents.size()) - group.m0();
  if (below.places_for_residents < 0) return false;
  return Replace(below, 0);
}

// C12 after C10: the same number of others with whom P1 pairs can be made, M1 of them with moved-down players.
bool Procedure::BacktrackForLevel(const Group& group, const Level& level) {
  const std::vector<int> from_above = Incoming();
  const std::vector<int> stranded = Without(from_above, group.moved_down);  // by C1
  GroupBelow below{.moved_down = paired_.back().group.set_aside, .residents = group.residents};
  const int left_over = group.size() - 2 * level.p1;
  const int moved_down_left = group.heterogeneous() ? std::min(left_over, group.m0() - level.m1) : left_over;
  below.places_for_anybody = moved_down_left + static_cast<int>(stranded.size());
  below.places_for_residents = left_over - moved_down_left;
  return Replace(below, 0);
}

bool Procedure::BacktrackForLowest(const Group& group, int pairs_to_beat) {
  if (paired_.empty() || Incoming().empty()) return false;
  const std::vector<int> moved = Without(Incoming(), paired_.back().group.set_aside);
  return Replace({.moved_down = Without(group.moved_down, moved), .residents = group.residents, .lowest = true},
                 pairs_to_beat);
}

// C12: another pairing of the group above with as many pairs, which sends down others as many (and, in 2012, with the
// same scores).
bool Procedure::Replace(const GroupBelow& below, int pairs_to_beat) {
  PairedGroup& above = paired_.back();
  if (above.pairs.empty()) return false;
  const swiss::Field& field = criteria_.field();
  const bool by_scores = criteria_.rules().backtrack_set == BacktrackSet::kSameNumberAndScores;
  const auto scores = ScoresOf(field, Without(above.floaters, above.group.set_aside));
  const auto other = PairAgain(criteria_, above, below,
                               [&](int player) { return !by_scores || scores.contains(field[player].score); });
  if (!other || other->paired.p1() != above.p1() || other->paired.m1 != above.m1) return false;
  if (other->pairs_below < pairs_to_beat) return false;
  if (by_scores && ScoresOf(field, Without(other->paired.floaters, above.group.set_aside)) != scores) return false;
  above = other->paired;
  return true;
}

// C13. `residents` grow as groups are joined.
bool Procedure::PairLowest(std::vector<int> residents) {
  std::vector<int> joined;  // S1 by a junction
  while (true) {
    Group group = MakeGroup(residents);
    group.lowest = true;
    group.joined = residents.size() > 0 && !joined.empty();
    group.moved_down.insert(group.moved_down.end(), joined.begin(), joined.end());
    std::ranges::sort(group.moved_down);
    auto paired = PairGroup(criteria_, group);
    const int m0 = group.heterogeneous() ? group.m0() : 0;
    const bool as_first_wanted = paired && paired->m1 == m0;
    const auto pair_now = [&] {
      group.moved_down = Incoming();
      group.moved_down.insert(group.moved_down.end(), joined.begin(), joined.end());
      std::ranges::sort(group.moved_down);
      return PairGroup(criteria_, group);
    };
    if (!as_first_wanted && BacktrackForLowest(group, paired ? paired->m1 + 1 : 0)) paired = pair_now();
    if (!paired && PairPenultimateAgain(group)) paired = pair_now();
    if (paired) {
      paired_.push_back(*std::move(paired));
      return true;
    }
    if (paired_.empty()) return false;
    // The two lowest groups are joined.
    const PairedGroup penultimate = std::move(paired_.back());
    paired_.pop_back();
    residents.insert(residents.end(), joined.begin(), joined.end());
    std::ranges::sort(residents);
    joined = penultimate.group.residents;
    joined.insert(joined.end(), penultimate.group.set_aside.begin(), penultimate.group.set_aside.end());
    joined = Without(joined, Incoming());
    std::ranges::sort(joined);
  }
}

// C13: another pairing of the penultimate group, with fewer pairs if need be but not with none.
bool Procedure::PairPenultimateAgain(const Group& lowest) {
  if (paired_.empty() || paired_.back().pairs.empty()) return false;
  PairedGroup& above = paired_.back();
  std::vector<int> others = Without(lowest.moved_down, above.floaters);
  others.insert(others.end(), above.group.set_aside.begin(), above.group.set_aside.end());
  std::ranges::sort(others);
  const auto other = PairAgain(criteria_, above, {.moved_down = others, .residents = lowest.residents, .lowest = true},
                               [](int) { return true; });
  if (!other || other->paired.pairs.empty()) return false;
  above = other->paired;
  return true;
}

}  // namespace ronda::dutch_procedure
