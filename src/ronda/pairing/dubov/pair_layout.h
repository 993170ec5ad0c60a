// What a pair of a bracket is worth whatever its subgroups: that it is a pair, then that the organiser does not mind
// it.
#pragma once

#include <cstdint>

#include "ronda/matching/lex_weight.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dubov {

inline bool HasUnwantedPairs(const swiss::Field& field) {
  return field.kept_apart().has_origins() || field.kept_apart().has_ratings();
}

// The digits of a weight; those that ask about subgroups are added behind.
struct PairLayout {
  PairLayout(const swiss::Field& whose, int pairs)
      : field(whose),
        has_unwanted(HasUnwantedPairs(whose)),
        digits(pairs),
        paired(digits.AddDigit(1)),
        other_origin(digits.AddDigit(has_unwanted ? 1 : 0)),
        near(digits.AddDigit(has_unwanted ? 1 : 0)) {}

  // Of two places of the field. Decision 180: B3 bis and B3 bis bis come before colours.
  template <class Weight>
  Weight WeightOf(Place one, Place other) const {
    Weight weight = digits.Unit<Weight>(paired, 1);
    if (!has_unwanted) return weight;
    if (!field.SameOrigin(one, other)) weight += digits.Unit<Weight>(other_origin, 1);
    if (!field.RatingGap(one, other)) weight += digits.Unit<Weight>(near, 1);
    return weight;
  }

  const swiss::Field& field;
  bool has_unwanted;
  matching::LexWeight digits;
  int paired;
  int other_origin;
  int near;
};

}  // namespace ronda::dubov
