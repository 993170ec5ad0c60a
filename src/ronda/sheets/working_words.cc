#include "ronda/sheets/working_words.h"

namespace ronda::sheets {

using tiebreak::Basis;
using tiebreak::Cut;
using tiebreak::RoundKind;

std::string_view KindName(RoundKind kind) {
  switch (kind) {
    case RoundKind::kPlayed:
      return "played";
    case RoundKind::kForfeitWin:
      return "won by forfeit";
    case RoundKind::kForfeitLoss:
      return "lost by forfeit";
    case RoundKind::kPairingBye:
      return "pairing-allocated bye";
    case RoundKind::kFullBye:
      return "full-point bye";
    case RoundKind::kHalfBye:
      return "half-point bye";
    case RoundKind::kZeroBye:
      return "not played";
    case RoundKind::kPending:
      return "no result yet";
  }
  return "";
}

std::string_view BasisText(Basis basis) {
  switch (basis) {
    case Basis::kOpponent:
    case Basis::kRound:
      return "";
    case Basis::kOwnScore:
      return "own score stands in";
    case Basis::kCappedByDraws:
      return "own score stands in, not more than a draw in every round";
    case Basis::kCappedByOpponent:
      return "own score stands in, not more than the score of the scheduled opponent";
    case Basis::kVirtualOpponent:
      return "virtual opponent";
    case Basis::kNothing:
      return "does not count";
  }
  return "";
}

std::string_view CutText(Cut cut) {
  switch (cut) {
    case Cut::kKept:
      return "";
    case Cut::kLeast:
      return "cut: the least significant value";
    case Cut::kVoluntary:
      return "cut: a voluntarily unplayed round goes first";
    case Cut::kMost:
      return "cut: the most significant value";
    case Cut::kEarly:
      return "cut: one of the first rounds";
  }
  return "";
}

}  // namespace ronda::sheets
