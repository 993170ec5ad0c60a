// The criteria of section B for one round: who may meet, what counts against a pair or against leaving somebody over,
// and the numbers of A8.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ronda/pairing/dutch_procedure/group.h"
#include "ronda/pairing/dutch_procedure/rules.h"

namespace ronda::dutch_procedure {

// What a pair is in its group.
enum class PairKind : std::uint8_t {
  kPlain,         // of a homogeneous group or a remainder
  kMovedDown,     // S1 against S2 of a heterogeneous group: the lower one floats up
  kSquareCounts,  // plain, in a lowest group that was joined (C.04.3/2012 §D4)
};

// C.04.3/2012 §A8; /2011 §A8: the fewest pairs that cannot grant all preferences, and all strong ones (even rounds).
struct ColourMinima {
  int x1 = 0;
  int z1 = 0;
};

class Criteria {
 public:
  Criteria(const swiss::Field& field, const Rules& rules, int round) : field_(field), rules_(rules), round_(round) {}

  const swiss::Field& field() const { return field_; }
  const Rules& rules() const { return rules_; }
  bool IsOddRound() const { return round_ % 2 == 1; }

  // C.04.3/2012 §B1.a, §B2, §C10.g; /2011 §B1.a, §B2, §C10.g drops B2 for topscorers: whether the two may meet at all.
  bool MayMeet(Place a, Place b) const;
  // C.04.3/2012 §C1; /2011 §C1: whether anybody of the group may meet the player.
  bool HasOpponent(Place player, const Group& group) const;

  // What counts against each requirement.
  std::vector<int> OfPair(const Pair& pair, PairKind kind) const;
  std::vector<int> OfFloater(Place player, const Group& group) const;
  // More than which neither a pair nor two floaters have.
  std::vector<int> Most(const Group& group) const;

  // Whether the requirement plays a part in the round at all.
  bool IsAskedFor(const Requirement& requirement) const;

  // Whether B1 and B2 say of every two what C1 and C3 say of them (swiss::Field::MayMeet).
  bool MeetAsInField() const;

  ColourMinima Minima(const Group& group) const;

 private:
  using Faults = ByFault<int>;
  std::vector<int> ByRequirement(const Faults& faults) const;
  bool IsExempt(Place a, Place b) const;

  const swiss::Field& field_;
  const Rules& rules_;
  int round_;
};

}  // namespace ronda::dutch_procedure
