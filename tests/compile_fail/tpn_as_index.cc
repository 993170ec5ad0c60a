// A pairing number cannot index the players.
#include "ronda/model/tournament.h"

const ronda::Player& Get(const ronda::Tournament& tournament, [[maybe_unused]] ronda::Tpn tpn) {
#ifdef MISUSE
  return tournament.player(tpn);
#else
  return tournament.player(*tournament.Find(tpn));
#endif
}
