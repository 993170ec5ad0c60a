// Tournaments written down in a few words, for tests. Games are told as people write them on a wall chart:
//
//   Event(8).Round("1>5 6=2 3<7 4+8").Round("7>1 ...").Away("9H")
//
// White first: 1>5 White won, 1<5 Black won, 1=5 draw, 1+5 White won by forfeit, 1-5 Black won by forfeit, 1/5 both
// lost by forfeit. A player alone: 9U the pairing-allocated bye, 9F, 9H, 9Z byes on request. Who is not named was away
// (Z).
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::test {

class Event {
 public:
  // Players 1 to `players`, the initial colour White, no number of rounds planned yet.
  explicit Event(int players);

  Event& Round(std::string_view games);
  Event& Planned(int rounds);
  Event& Initial(Colour colour);
  Event& Scoring(Points win, Points draw);
  Event& ByeWorth(Points points);

  // For the round to be paired: "9H 10Z".
  Event& Away(std::string_view byes);
  Event& Forbid(std::initializer_list<int> players);
  Event& Accelerate(int player, std::vector<Points> by_round);

  // Aborts if the event contradicts itself.
  Tournament Build() const;
  operator Tournament() const { return Build(); }

 private:
  RoundEntry& EntryOf(int player, std::vector<RoundEntry>& round);
  void AddGame(std::string_view game, std::vector<RoundEntry>& round);

  TournamentData data_;
  std::vector<std::vector<RoundEntry>> rounds_;
};

}  // namespace ronda::test
