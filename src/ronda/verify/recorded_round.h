// The pairs of a round as a file records them, without the results.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::verify {

struct RecordedPair {
  PlayerIndex white{0};
  PlayerIndex black{0};
  bool has_colours = true;  // false: the file gives none (a forfeit), and `white` is only the first of the two
};

struct RecordedRound {
  std::vector<RecordedPair> pairs;  // in the order of the players
  std::vector<PlayerIndex> byes;    // pairing-allocated, ascending; several only where groups rest, or in a faulty file
};

// A round that was paired already.
RecordedRound RoundOf(const Tournament& tournament, Round round);

RecordedRound RoundOf(const RoundPairing& pairing);

// Which scores decide the order of publication in an accelerated round.
enum class PublicationScores : std::uint8_t {
  kPaired,    // those the round is paired with
  kStanding,  // without fictitious points
};

// C.04.2/2025 §4.9: by the score of the higher-ranked player, the sum of both scores, and the higher-ranked player's
// place in the initial ranking; for the tournament's next round.
void SortForPublication(const Tournament& before, PublicationScores scores, std::vector<RecordedPair>& pairs);

}  // namespace ronda::verify
