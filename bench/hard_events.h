// Events built to hurt a pairing engine. Each is the state before a round that is hard for some reason: whole brackets
// that cannot be paired within themselves, fields in which almost everybody has met, colours that all want the same.
#pragma once

#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::bench {

struct HardEvent {
  std::string name;
  Tournament tournament;  // the next round is the hard one
};

// White wins every game, or all but one in ten (which are drawn): players of one score all need the same colour. Played
// out by the system itself.
HardEvent WhiteWins(const PairingSystem& system, int players, int rounds);
HardEvent WhiteMostlyWins(const PairingSystem& system, int players, int rounds);

// So many rounds of a round robin are behind everybody: all games drawn (one huge bracket), the stronger player won, or
// random results.
HardEvent RoundRobinDrawn(int players, int rounds);
HardEvent RoundRobinByStrength(int players, int rounds);
HardEvent RoundRobinAtRandom(int players, int rounds);

// Everybody had Black against players who have left, and is due White.
HardEvent AllDueWhite(int players);

// One scoregroup of players who may not meet a random tenth of the others, by the organiser's word.
HardEvent ManyForbidden(int players);

// The families at one size, all of them before a hard round.
std::vector<HardEvent> HardEvents(const PairingSystem& system, int players);

}  // namespace ronda::bench
