// Random small tournaments, grown round by round: byes, forfeits, late entries, withdrawals, forbidden pairs,
// fictitious points and point systems, few and many rounds.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "property/random.h"
#include "ronda/model/tournament.h"
#include "support/pairers.h"

namespace ronda::test {

// Players who take part in the next round.
std::vector<PlayerIndex> Present(const Tournament& tournament);

// A tournament that is being played.
class RandomTournament {
 public:
  explicit RandomTournament(Random& random);

  // The tournament before its next round, with the byes requested for it; none if it is over.
  std::optional<TournamentData> BeforeNextRound();

  // Plays the round that was asked for, paired like this.
  void Play(const PairedRound& pairing);

 private:
  struct Rates {
    int bye = 0;  // in percent
    int forfeit = 0;
    int draw = 40;
  };

  void DrawEvent();
  void DrawBans();
  void DrawAcceleration();
  void DrawAbsences();
  void RequestByes();
  void PlayGame(int white, int black, std::vector<RoundEntry>& round);
  int players() const { return static_cast<int>(data_.players.size()); }

  Random& random_;
  TournamentData data_;
  Rates rates_;
  std::vector<int> first_round_;  // by player
  std::vector<int> last_round_;
};

}  // namespace ronda::test
