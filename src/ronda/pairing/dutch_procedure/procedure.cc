#include "ronda/pairing/dutch_procedure/procedure.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/dutch_procedure/backtracking.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::dutch_procedure {
namespace {

// Everybody by score, top to bottom.
std::vector<std::vector<Place>> ScoreGroups(const swiss::Field& field) {
  std::vector<std::vector<Place>> groups;
  for (const Place place : field.places()) {
    if (groups.empty() || field[place].score != field[Previous(place)].score) groups.emplace_back();
    groups.back().push_back(place);
  }
  return groups;
}

std::vector<Place> Without(std::span<const Place> places, std::span<const Place> others) {
  std::vector<Place> rest;
  std::ranges::copy_if(places, std::back_inserter(rest),
                       [&](Place place) { return std::ranges::find(others, place) == others.end(); });
  return rest;
}

std::vector<Place> Union(std::span<const Place> places, std::span<const Place> others) {
  std::vector<Place> all(places.begin(), places.end());
  all.insert(all.end(), others.begin(), others.end());
  std::ranges::sort(all);
  return all;
}

}  // namespace

Procedure::Outcome Procedure::Run() {
  if (!IsLegalRound()) return Outcome::kNoLegalPairing;
  const auto groups = ScoreGroups(criteria_.field());
  if (groups.empty()) return Outcome::kPaired;
  for (std::size_t i = 0; i + 1 < groups.size(); ++i) Pair(groups[i]);
  const bool paired = PairLowest(groups.back());
  if (gave_up_) return Outcome::kLimitExceeded;
  return paired ? Outcome::kPaired : Outcome::kNoLegalPairing;
}

// Whether B1 and B2 leave any pairing of everybody at all.
bool Procedure::IsLegalRound() const {
  if (way_ == swiss::Way::kExactOnly) return MatchingIsPerfect();
  const swiss::Field& field = criteria_.field();
  const auto places = field.places();
  const std::vector<Place> everybody(places.begin(), places.end());
  const auto byes = swiss::ByeCandidates(field, everybody);
  if (criteria_.MeetAsInField()) return swiss::CanComplete(field, everybody, byes);
  return swiss::DegreesShowCompletion(field, everybody, byes) || MatchingIsPerfect();
}

bool Procedure::MatchingIsPerfect() const {
  const swiss::Field& field = criteria_.field();
  const bool odd = field.size() % 2 == 1;
  const Vertex bye(field.size());
  matching::Graph graph(field.size() + (odd ? 1 : 0));
  for (Vertex u(0); u < bye; ++u) {
    const Place place(u.value());
    for (Vertex v = Next(u); v < bye; ++v) {
      if (criteria_.MayMeet(place, Place(v.value()))) graph.AddEdge(u, v);
    }
    if (odd && field[place].may_have_bye) graph.AddEdge(u, bye);
  }
  return matching::PerfectMatching(std::move(graph)).IsPerfect();
}

std::vector<Place> Procedure::Incoming() const {
  return paired_.empty() ? std::vector<Place>{} : paired_.back().floaters;
}

Group Procedure::MakeGroup(const std::vector<Place>& residents) const {
  Group group{.moved_down = Incoming(), .residents = residents};
  return group;
}

// C.04.3/2012 §C1; /2011 §C1: who has no opponent in the group moves on.
void Procedure::SetAside(Group& group, std::vector<Place>& list) const {
  std::vector<Place> stays;
  for (const Place player : list) {
    (criteria_.HasOpponent(player, group) ? stays : group.set_aside).push_back(player);
  }
  list = std::move(stays);
}

void Procedure::Pair(const std::vector<Place>& residents) {
  const auto pair_now = [&] {
    Group group = MakeGroup(residents);
    SetAside(group, group.moved_down);
    SetAside(group, group.residents);
    return *PairOne(group);
  };
  const Group group = MakeGroup(residents);
  const bool is_stranded =
      std::ranges::any_of(group.moved_down, [&](Place player) { return !criteria_.HasOpponent(player, group); });
  if (is_stranded) BacktrackForOpponents(group);
  PairedGroup paired = pair_now();
  for (const Level& level : LevelsBefore(paired)) {
    if (!BacktrackForLevel(paired.group, level)) continue;
    paired = pair_now();
    break;
  }
  paired_.push_back(std::move(paired));
}

// C.04.3/2012 §C14; /2011 §C14: what was tried before the size the group came to. C12 has its turn at each.
std::vector<Procedure::Level> Procedure::LevelsBefore(const PairedGroup& paired) {
  std::vector<Level> levels;
  const Group& group = paired.group;
  if (group.moved_down.empty()) return levels;
  const int m0 = group.heterogeneous() ? group.m0() : 0;
  for (int m1 = m0; m1 > paired.m1; --m1) levels.push_back({m1, group.p0()});
  for (int p1 = group.p0(); p1 > paired.p1(); --p1) levels.push_back({paired.m1, p1});
  return levels;
}

// C.04.3/2012 §C12, §C1; /2011 §C12, §C1: the same number of others, who all find an opponent here.
// Decision 122.
bool Procedure::BacktrackForOpponents(const Group& group) {
  GroupBelow below{.residents = group.residents, .pairs_among_residents = false};
  const auto& set_aside = paired_.back().group.set_aside;  // they come down whatever happens
  std::ranges::copy_if(set_aside, std::back_inserter(below.moved_down),
                       [&](Place player) { return criteria_.HasOpponent(player, group); });
  const int hopeless = Count(set_aside) - Count(below.moved_down);
  below.places_for_residents = Count(group.residents) + hopeless - group.m0();
  return below.places_for_residents >= 0 && Replace(below, 0);
}

// C.04.3/2012 §C12; /2011 §C12 after C10: the same number of others with whom P1 pairs can be made, M1 of them with
// moved-down players.
bool Procedure::BacktrackForLevel(const Group& group, const Level& level) {
  const int moving_on = Count(Without(Incoming(), group.moved_down));  // by C1
  GroupBelow below{.moved_down = paired_.back().group.set_aside, .residents = group.residents};
  const int left_over = group.size() - 2 * level.p1;
  const int moved_down_left = group.heterogeneous() ? std::min(left_over, group.m0() - level.m1) : left_over;
  below.places_for_anybody = moved_down_left + moving_on;
  below.places_for_residents = left_over - moved_down_left;
  return Replace(below, 0);
}

// C.04.3/2012 §C12; /2011 §C12 in the lowest group: others with whom everybody can be paired.
bool Procedure::BacktrackForLowest(const Group& group, int pairs_to_beat) {
  if (paired_.empty() || Incoming().empty()) return false;
  const auto exchangeable = Without(Incoming(), paired_.back().group.set_aside);
  return Replace({.moved_down = Without(group.moved_down, exchangeable),
                  .residents = group.residents,
                  .lowest = true,
                  .wants_moved_down_paired = group.heterogeneous()},
                 pairs_to_beat);
}

bool Procedure::Replace(const GroupBelow& below, int pairs_to_beat) {
  auto found = FindBacktrack(criteria_, paired_.back(), below, pairs_to_beat);
  gave_up_ = gave_up_ || found.gave_up;
  if (found.paired) paired_.back() = *std::move(found.paired);
  return found.paired.has_value();
}

// C.04.3/2012 §C13; /2011 §C13: two groups are joined as often as it takes, the upper one as S1.
// Decision 123.
bool Procedure::PairLowest(std::vector<Place> residents) {
  std::vector<Place> joined;
  while (true) {
    if (auto paired = TryLowest(residents, joined)) {
      paired_.push_back(*std::move(paired));
      return true;
    }
    if (paired_.empty()) return false;
    const Group penultimate = paired_.back().group;
    paired_.pop_back();
    residents = Union(residents, joined);
    joined = Without(Union(penultimate.residents, penultimate.set_aside), Incoming());
  }
}

Group Procedure::MakeLowest(const std::vector<Place>& residents, std::span<const Place> joined) const {
  Group group{.moved_down = Union(Incoming(), joined), .residents = residents};
  group.lowest = true;
  group.joined = !joined.empty();
  return group;
}

std::optional<PairedGroup> Procedure::TryLowest(const std::vector<Place>& residents, std::span<const Place> joined) {
  const Group group = MakeLowest(residents, joined);
  auto paired = PairOne(group);
  const int m0 = group.heterogeneous() ? group.m0() : 0;
  if (paired && paired->m1 == m0) return paired;
  if (BacktrackForLowest(group, paired ? paired->m1 + 1 : 0)) return PairOne(MakeLowest(residents, joined));
  if (paired || !PairPenultimateAgain(group)) return paired;
  return PairOne(MakeLowest(residents, joined));
}

// C.04.3/2012 §C13; /2011 §C13: another pairing of the penultimate group, with fewer pairs if need be but not with
// none.
bool Procedure::PairPenultimateAgain(const Group& lowest) {
  if (paired_.empty() || paired_.back().pairs.empty()) return false;
  PairedGroup& above = paired_.back();
  const auto others = Union(Without(lowest.moved_down, above.floaters), above.group.set_aside);
  const GroupBelow below{.moved_down = others, .residents = lowest.residents, .lowest = true};
  const bool only_highest = criteria_.rules().moved_down_choice == MovedDownChoice::kHighest;
  while (true) {
    auto found = PairAgain(criteria_, above, below, {.may_float = [](Place) { return true; }});
    const bool as_wanted = found && !(only_highest && found->paired.m1 < above.s1_limit);
    if (as_wanted && found->paired.pairs.empty()) return false;
    if (as_wanted) {
      above = std::move(found->paired);
      return true;
    }
    if (!only_highest || above.s1_limit == 0) return false;
    --above.s1_limit;
  }
}

}  // namespace ronda::dutch_procedure
