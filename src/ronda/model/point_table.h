// What every result is worth in one point system, looked up instead of asked for: whoever adds up thousands of results
// makes one of these first.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "ronda/model/colour.h"
#include "ronda/model/point_system.h"
#include "ronda/model/points.h"
#include "ronda/model/result_code.h"

namespace ronda {

class PointTable {
 public:
  explicit PointTable(const PointSystem& system) {
    for (const ResultTraits& traits : kResultTraits) {
      for (const Colour colour : {Colour::kWhite, Colour::kBlack}) {
        points_[traits.code][colour] = system.For(traits.code, colour);
      }
    }
  }

  // As PointSystem::For.
  Points For(ResultCode code, std::optional<Colour> colour) const {
    return points_[code][colour.value_or(Colour::kWhite)];
  }

 private:
  ByResultCode<ByColour<Points>> points_;
};

}  // namespace ronda
