// What a player's round can be: one table of codes and traits that the readers, the writers, the scorer and the
// documentation share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/base/enum_array.h"

namespace ronda {

enum class ResultCode : std::uint8_t {
  kWin,
  kDraw,
  kLoss,
  kUnratedWin,  // a game of less than one move: played, but not rated
  kUnratedDraw,
  kUnratedLoss,
  kForfeitWin,
  kForfeitLoss,
  kPairingBye,  // pairing-allocated bye (PAB)
  kFullBye,
  kHalfBye,
  kZeroBye,
  kAbsent,     // nothing recorded: as a zero-point bye
  kAdjourned,  // paired and begun, result not known yet: a draw for pairing only (C.04.2/2025 §4.1)
  kPending,    // paired, no result yet
};

template <class T>
using ByResultCode = EnumArray<ResultCode, T, ResultCode::kPending>;

// Which value of the point system a code earns.
enum class PointKind : std::uint8_t {
  kWin,
  kDraw,
  kLoss,
  kForfeitWin,
  kForfeitLoss,
  kPairingBye,
  kFullBye,
  kHalfBye,
  kZeroBye,
  kAdjourned,
  kNothing,
};

enum class OpponentRule : std::uint8_t { kRequired, kOptional, kNone };

// How the round floats the player: by the two scores, as the pairing-allocated bye does, as any other unplayed round
// does; or not known yet.
enum class FloatKind : std::uint8_t { kByScores, kPairingBye, kUnplayed, kUnknown };

// Whether the round can bar the player from a pairing-allocated bye. Editions differ in which of these bar (C.04.1 rule
// 4).
enum class ByeBar : std::uint8_t { kNever, kPairingBye, kForfeitWin, kIfWorthAWin };

struct ResultTraits {
  ResultCode code;
  std::string_view name;  // for people and for JSON
  char trf;               // the letter in columns 99, 109, ... of record 001
  PointKind points;
  OpponentRule opponent;
  bool played;  // over the board: has a colour and counts as a meeting of the two
  bool paired;  // the player took part in the pairing of the round
  FloatKind floats;
  ByeBar bye_bar;
};

inline constexpr ByResultCode<ResultTraits> kResultTraits{{{
    {ResultCode::kWin, "win", '1', PointKind::kWin, OpponentRule::kRequired, true, true, FloatKind::kByScores,
     ByeBar::kNever},
    {ResultCode::kDraw, "draw", '=', PointKind::kDraw, OpponentRule::kRequired, true, true, FloatKind::kByScores,
     ByeBar::kNever},
    {ResultCode::kLoss, "loss", '0', PointKind::kLoss, OpponentRule::kRequired, true, true, FloatKind::kByScores,
     ByeBar::kNever},
    {ResultCode::kUnratedWin, "unrated-win", 'W', PointKind::kWin, OpponentRule::kRequired, true, true,
     FloatKind::kByScores, ByeBar::kNever},
    {ResultCode::kUnratedDraw, "unrated-draw", 'D', PointKind::kDraw, OpponentRule::kRequired, true, true,
     FloatKind::kByScores, ByeBar::kNever},
    {ResultCode::kUnratedLoss, "unrated-loss", 'L', PointKind::kLoss, OpponentRule::kRequired, true, true,
     FloatKind::kByScores, ByeBar::kNever},
    {ResultCode::kForfeitWin, "forfeit-win", '+', PointKind::kForfeitWin, OpponentRule::kOptional, false, true,
     FloatKind::kUnplayed, ByeBar::kForfeitWin},
    {ResultCode::kForfeitLoss, "forfeit-loss", '-', PointKind::kForfeitLoss, OpponentRule::kOptional, false, true,
     FloatKind::kUnplayed, ByeBar::kIfWorthAWin},
    {ResultCode::kPairingBye, "pairing-bye", 'U', PointKind::kPairingBye, OpponentRule::kNone, false, true,
     FloatKind::kPairingBye, ByeBar::kPairingBye},
    {ResultCode::kFullBye, "full-bye", 'F', PointKind::kFullBye, OpponentRule::kNone, false, false,
     FloatKind::kUnplayed, ByeBar::kIfWorthAWin},
    {ResultCode::kHalfBye, "half-bye", 'H', PointKind::kHalfBye, OpponentRule::kNone, false, false,
     FloatKind::kUnplayed, ByeBar::kIfWorthAWin},
    {ResultCode::kZeroBye, "zero-bye", 'Z', PointKind::kZeroBye, OpponentRule::kNone, false, false,
     FloatKind::kUnplayed, ByeBar::kIfWorthAWin},
    {ResultCode::kAbsent, "absent", ' ', PointKind::kZeroBye, OpponentRule::kNone, false, false, FloatKind::kUnplayed,
     ByeBar::kIfWorthAWin},
    {ResultCode::kAdjourned, "adjourned", 'X', PointKind::kAdjourned, OpponentRule::kRequired, true, true,
     FloatKind::kByScores, ByeBar::kNever},
    {ResultCode::kPending, "pending", ' ', PointKind::kNothing, OpponentRule::kRequired, false, true,
     FloatKind::kUnknown, ByeBar::kNever},
}}};

constexpr const ResultTraits& Traits(ResultCode code) { return kResultTraits[code]; }

// A requested bye is one of the three the player asks for (or is given) before the round is paired.
constexpr bool IsRequestedBye(ResultCode code) {
  return code == ResultCode::kFullBye || code == ResultCode::kHalfBye || code == ResultCode::kZeroBye;
}

// The code behind a TRF letter, upper or lower case; none for a blank (whose meaning depends on the opponent field) and
// for unknown letters.
std::optional<ResultCode> ResultFromTrf(char letter);

std::optional<ResultCode> ResultFromName(std::string_view name);

}  // namespace ronda
