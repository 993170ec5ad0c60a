// A history refers to its tournament, so it must not be made of one that is about to vanish.
#include "ronda/model/history.h"

int Rounds(const ronda::Tournament& tournament) {
#ifdef MISUSE
  const ronda::History history(tournament.Before(ronda::Round(1)));
#else
  const ronda::History history(tournament);
#endif
  return history.unplayed_rounds(ronda::PlayerIndex(0));
}
