// How many points a result is worth. Any values; the usual 1, ½, 0 by default. Played games may be worth different
// points by colour.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "ronda/model/colour.h"
#include "ronda/model/points.h"
#include "ronda/model/result_code.h"

namespace ronda {

struct PointSystem {
  std::array<Points, 2> win{Points::Whole(1), Points::Whole(1)};  // by colour: White, Black
  std::array<Points, 2> draw{Points::Tenths(5), Points::Tenths(5)};
  std::array<Points, 2> loss{};
  Points forfeit_win = Points::Whole(1);
  Points forfeit_loss{};
  Points pairing_bye = Points::Whole(1);
  Points full_bye = Points::Whole(1);
  Points half_bye = Points::Tenths(5);
  Points zero_bye{};
  Points adjourned = Points::Tenths(5);

  bool operator==(const PointSystem&) const = default;

  // What the result is worth; a played result without colour counts as White's.
  Points For(ResultCode code, std::optional<Colour> colour) const;

  // The most a game can bring and the most a lost game can bring: "as many points as for a win", "more than for a
  // loss".
  Points Win() const { return std::max(win[0], win[1]); }
  Points Draw() const { return std::max(draw[0], draw[1]); }
  Points Loss() const { return std::max(loss[0], loss[1]); }
};

}  // namespace ronda
