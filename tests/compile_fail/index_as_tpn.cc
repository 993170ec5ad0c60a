// A place in the list is not a pairing number.
#include "ronda/model/tournament.h"

auto Get(const ronda::Tournament& tournament, ronda::PlayerIndex index) {
#ifdef MISUSE
  return tournament.Find(index);
#else
  return tournament.Find(tournament.player(index).tpn);
#endif
}
