// Who floats up into a scoregroup of the Dubov system (C.04.4.1/2026 §3.2.1, §3.2.2, §4.2). The criteria are the digits
// of edge weights, so the heaviest matching has a best set of upfloaters; of those the first in the order of the text
// is found by asking for one player after the other.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

// Everything the choice depends on; places in ranking order.
struct Scoregroup {
  std::vector<Place> residents;  // those who have not floated up themselves
  std::vector<Place> below;      // everybody with a lower score who is not paired yet
};

class Upfloaters {
 public:
  Upfloaters(const swiss::Field& field, IdSpan<Place, const Record> records,
             swiss::Way way = swiss::Way::kFastWhereProven)
      : field_(field), records_(records), way_(way) {}

  // The best set, in ranking order. Everybody of the scoregroup and below can be paired.
  std::vector<Place> Choose(const Scoregroup& group) const;

 private:
  enum class Pool { kNextScoregroup, kEverybody };

  // Where one must float up: the first of the next scoregroup who is best for the criteria, if it is shown at once that
  // the residents can be paired so with that one. None if it is not.
  std::optional<Place> FirstBest(const Scoregroup& group) const;
  int FewestNeeded(const std::vector<Place>& residents) const;
  bool LeavesCompletableRound(const Scoregroup& group, const std::vector<Place>& upfloaters) const;
  // Empty if the residents cannot all be paired so.
  std::vector<Place> ChooseFrom(const Scoregroup& group, Pool pool) const;

  const swiss::Field& field_;
  IdSpan<Place, const Record> records_;
  swiss::Way way_;
};

}  // namespace ronda::dubov
