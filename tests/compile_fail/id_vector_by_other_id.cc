// What is numbered by seats is not found by a round.
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

using Seat = ronda::StrongInt<struct SeatTag>;
using Round = ronda::StrongInt<struct RoundTag, 1>;

int Get(const ronda::IdVector<Seat, int>& games) {
#ifdef MISUSE
  return games[Round(1)];
#else
  return games[Seat(1)];
#endif
}
