#include "ronda/model/point_system.h"

namespace ronda {

Points PointSystem::For(ResultCode code, std::optional<Colour> colour) const {
  const std::size_t side = colour == Colour::kBlack ? 1 : 0;
  switch (Traits(code).points) {
    case PointKind::kWin:
      return win[side];
    case PointKind::kDraw:
      return draw[side];
    case PointKind::kLoss:
      return loss[side];
    case PointKind::kForfeitWin:
      return forfeit_win;
    case PointKind::kForfeitLoss:
      return forfeit_loss;
    case PointKind::kPairingBye:
      return pairing_bye;
    case PointKind::kFullBye:
      return full_bye;
    case PointKind::kHalfBye:
      return half_bye;
    case PointKind::kZeroBye:
      return zero_bye;
    case PointKind::kAdjourned:
      return adjourned;
    case PointKind::kNothing:
      return Points{};
  }
  return Points{};
}

}  // namespace ronda
