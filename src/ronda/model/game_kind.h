// Which results the two players of a game can have.
#pragma once

#include <cstdint>

#include "ronda/model/result_code.h"

namespace ronda {

// Results of one kind belong together: a rated game is one on both sides, a forfeit is one on both sides.
enum class GameKind : std::uint8_t { kRated, kUnrated, kForfeit, kAdjourned, kPending, kNoGame };

constexpr GameKind KindOf(ResultCode code) {
  switch (code) {
    case ResultCode::kWin:
    case ResultCode::kDraw:
    case ResultCode::kLoss:
      return GameKind::kRated;
    case ResultCode::kUnratedWin:
    case ResultCode::kUnratedDraw:
    case ResultCode::kUnratedLoss:
      return GameKind::kUnrated;
    case ResultCode::kForfeitWin:
    case ResultCode::kForfeitLoss:
      return GameKind::kForfeit;
    case ResultCode::kAdjourned:
      return GameKind::kAdjourned;
    case ResultCode::kPending:
      return GameKind::kPending;
    case ResultCode::kPairingBye:
    case ResultCode::kFullBye:
    case ResultCode::kHalfBye:
    case ResultCode::kZeroBye:
    case ResultCode::kAbsent:
      return GameKind::kNoGame;
  }
  return GameKind::kNoGame;
}

constexpr bool IsWin(ResultCode code) {
  return Traits(code).points == PointKind::kWin || Traits(code).points == PointKind::kForfeitWin;
}
constexpr bool IsDraw(ResultCode code) { return Traits(code).points == PointKind::kDraw; }

// A win needs a loss on the other side. A draw against a loss and a loss against a loss are unusual but possible.
constexpr bool FindCompatible(ResultCode a, ResultCode b) {
  if (KindOf(a) != KindOf(b)) return false;
  if (IsWin(a)) return !IsWin(b) && !IsDraw(b);
  if (IsWin(b)) return !IsDraw(a);
  return true;
}

// Asked about every game, and so looked up.
inline constexpr auto kCompatible = [] {
  ByResultCode<ByResultCode<bool>> table;
  for (const ResultTraits& a : kResultTraits) {
    for (const ResultTraits& b : kResultTraits) table[a.code][b.code] = FindCompatible(a.code, b.code);
  }
  return table;
}();

// Whether one of the two can have the one result and the other the other.
constexpr bool Compatible(ResultCode a, ResultCode b) { return kCompatible[a][b]; }

}  // namespace ronda
