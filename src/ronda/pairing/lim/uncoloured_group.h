// One scoregroup of the Lim system without colours (decision 150): who floats out of it, whom the floaters that came
// meet, and how the rest is paired.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/lim/float_marks.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

class UncolouredGroup final : public GroupPairer {
 public:
  UncolouredGroup(const swiss::Field& field, IdSpan<Place, const FloatMarks> marks) : field_(field), marks_(marks) {}

  // Everybody in the group and outside can be paired together, and still can when it is paired.
  std::optional<GroupPairing> Pair(const Group& group) const override;
  bool CanPair(std::span<const Place> places) const override;

  // How bad another float in that direction would be: 2 after the same in the round before (B5), 1 two rounds before
  // (B6), 0 else.
  int Breach(Place place, Float again) const;

 private:
  const swiss::Field& field_;
  IdSpan<Place, const FloatMarks> marks_;
};

}  // namespace ronda::lim
