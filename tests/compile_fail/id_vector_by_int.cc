// What is numbered by seats is not found by a bare number.
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

using Seat = ronda::StrongInt<struct SeatTag>;

int Get(const ronda::IdVector<Seat, int>& games) {
#ifdef MISUSE
  return games[0];
#else
  return games[Seat(0)];
#endif
}
