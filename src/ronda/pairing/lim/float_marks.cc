#include "ronda/pairing/lim/float_marks.h"

namespace ronda::lim {
namespace {

Float MarkIn(const Tournament& tournament, const History& history, PlayerIndex player, int round) {
  if (round < 1) return Float::kNone;
  const RoundEntry& entry = tournament.entry(player, Round(round));
  if (entry.result == ResultCode::kPairingBye) return Float::kDown;
  if (!entry.opponent) return Float::kNone;
  const Points own = history.PairingScore(player, Round(round));
  const Points other = history.PairingScore(*entry.opponent, Round(round));
  if (own == other) return Float::kNone;
  return own > other ? Float::kDown : Float::kUp;
}

}  // namespace

FloatMarks MarksOf(const Tournament& tournament, const History& history, PlayerIndex player) {
  return {MarkIn(tournament, history, player, tournament.rounds()),
          MarkIn(tournament, history, player, tournament.rounds() - 1)};
}

}  // namespace ronda::lim
