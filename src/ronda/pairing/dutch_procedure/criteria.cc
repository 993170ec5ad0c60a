#include "ronda/pairing/dutch_procedure/criteria.h"

#include <algorithm>
#include <optional>

namespace ronda::dutch_procedure {
namespace {

using swiss::Entrant;
using enum swiss::PreferenceStrength;

bool SameColour(const Entrant& a, const Entrant& b) {
  return a.preference && b.preference && a.preference->colour == b.preference->colour;
}

bool SameAbsolute(const Entrant& a, const Entrant& b) {
  return SameColour(a, b) && a.preference->strength == kAbsolute && b.preference->strength == kAbsolute;
}

bool SameStrong(const Entrant& a, const Entrant& b) {
  return SameColour(a, b) && a.preference->strength != kMild && b.preference->strength != kMild;
}

int Square(int value) { return value * value; }

// C.04.3/2012 §D4: the bye is an opponent with a point less than the lowest player.
Points ByeScore(const swiss::Field& field, const Group& group) {
  return field[group.player(Vertex(group.size() - 1))].score - Points::Tenths(10);
}

}  // namespace

bool Criteria::IsExempt(Place a, Place b) const {
  const bool one = field_[a].topscorer;
  const bool other = field_[b].topscorer;
  return rules_.topscorers == TopscorerRule::kBothTopscorers ? one && other : one || other;
}

bool Criteria::MayMeet(Place a, Place b) const {
  if (field_.IsForbidden(a, b)) return false;
  return !SameAbsolute(field_[a], field_[b]) || IsExempt(a, b);
}

bool Criteria::MeetAsInField() const {
  return rules_.topscorers == TopscorerRule::kEitherTopscorer ||
         std::ranges::none_of(field_.entrants(), &swiss::Entrant::topscorer);
}

bool Criteria::HasOpponent(Place player, const Group& group) const {
  for (const Vertex v : group.vertices()) {
    if (group.player(v) != player && MayMeet(group.player(v), player)) return true;
  }
  return false;
}

std::vector<int> Criteria::ByRequirement(const Faults& faults) const {
  std::vector<int> counts;
  for (const Requirement& requirement : rules_.requirements) {
    int count = faults[requirement.faults[0]];
    if (requirement.faults[1] != requirement.faults[0]) count += faults[requirement.faults[1]];
    counts.push_back(count);
  }
  return counts;
}

std::vector<int> Criteria::OfPair(const Pair& pair, PairKind kind) const {
  const Entrant& higher = field_[pair.higher];
  const Entrant& lower = field_[pair.lower];
  Faults faults;
  const bool absolute = SameAbsolute(higher, lower);
  const bool strong = SameStrong(higher, lower);
  faults[Fault::kAbsoluteColours] = absolute ? 1 : 0;
  faults[Fault::kSameOrigin] = field_.SameOrigin(pair.higher, pair.lower) ? 1 : 0;
  faults[Fault::kRatingGap] = field_.RatingGap(pair.higher, pair.lower) ? 1 : 0;
  // C.04.3/2012 §A7.d; /2011 §A7.d: a strong preference counts as absolute, so it may not meet its like.
  faults[Fault::kColoursTreatedSo] = IsOddRound() && strong && !absolute ? 1 : 0;
  faults[Fault::kSameColour] = SameColour(higher, lower) ? 1 : 0;
  // C.04.3/2012 §A7.e; /2011 §A7.e: in even rounds a mild preference may be turned round, so it never stands against a
  // strong one.
  faults[Fault::kSameStrongColour] = !IsOddRound() && strong ? 1 : 0;
  if (kind == PairKind::kSquareCounts)
    faults[Fault::kSquaredDifference] = Square((higher.score - lower.score).tenths());
  if (kind == PairKind::kMovedDown && higher.score > lower.score) {
    faults[Fault::kUpfloatAgain] = lower.last_float == Float::kUp ? 1 : 0;
    faults[Fault::kUpfloatAsEarlier] = lower.earlier_float == Float::kUp ? 1 : 0;
  }
  return ByRequirement(faults);
}

std::vector<int> Criteria::OfFloater(Place player, const Group& group) const {
  const Entrant& entrant = field_[player];
  Faults faults;
  faults[Fault::kDownfloatAgain] = entrant.last_float == Float::kDown ? 1 : 0;
  faults[Fault::kDownfloatAsEarlier] = entrant.earlier_float == Float::kDown ? 1 : 0;
  if (group.joined) faults[Fault::kSquaredDifference] = Square((entrant.score - ByeScore(field_, group)).tenths());
  return ByRequirement(faults);
}

std::vector<int> Criteria::Most(const Group& group) const {
  Faults faults;
  faults.values.fill(2);
  if (!field_.kept_apart().has_origins()) faults[Fault::kSameOrigin] = 0;
  if (!field_.kept_apart().has_ratings()) faults[Fault::kRatingGap] = 0;
  if (group.joined)
    faults[Fault::kSquaredDifference] =
        2 * Square((field_[group.player(Vertex(0))].score - ByeScore(field_, group)).tenths());
  return ByRequirement(faults);
}

bool Criteria::IsAskedFor(const Requirement& requirement) const {
  if (requirement.faults[0] == Fault::kSameOrigin) return field_.kept_apart().has_origins();
  if (requirement.faults[0] == Fault::kRatingGap) return field_.kept_apart().has_ratings();
  return true;
}

// C.04.3/2012 §A8; /2011 §A8. In even rounds the mild preferences (w and b) are those of players with an odd number of
// unplayed games.
ColourMinima Criteria::Minima(const Group& group) const {
  std::array<int, 2> firm{};  // B and W
  std::array<int, 2> mild{};  // b and w
  int without = 0;            // a
  for (const Vertex v : group.vertices()) {
    const auto& preference = field_[group.player(v)].preference;
    if (!preference) {
      ++without;
      continue;
    }
    const bool is_mild = !IsOddRound() && preference->strength == kMild;
    ++(is_mild ? mild : firm)[preference->colour == Colour::kWhite ? 1 : 0];
  }
  const int minority = std::min(firm[0] + mild[0], firm[1] + mild[1]);
  ColourMinima minima;
  minima.x1 = std::max(0, group.p0() - minority - without);
  if (!IsOddRound()) {
    minima.z1 = std::max(0, group.p0() - std::min(firm[0], firm[1]) - mild[0] - mild[1] - without);
  }
  return minima;
}

}  // namespace ronda::dutch_procedure
