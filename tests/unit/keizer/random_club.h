// Random clubs, played round by round: people stay away, join late, draw and lose.
#pragma once

#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"
#include "support/random.h"

namespace ronda::test {

class RandomClub {
 public:
  RandomClub(int players, Random& random);

  // Before the next round, with who is away; at least two are there.
  Tournament BeforeNextRound();
  // Plays the round that was asked for.
  void Play(const RoundPairing& pairing);

 private:
  Random& random_;
  TournamentData data_;
  std::vector<int> first_round_;  // by player
  int absence_percent_ = 0;
};

}  // namespace ronda::test
