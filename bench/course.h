// An event that grows round by round, by the word of whoever builds it, and the rounds of a round robin to build it of.
#pragma once

#include <utility>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::bench {

class Course {
 public:
  explicit Course(int players);

  TournamentData& data() { return data_; }

  // Everybody is absent from it until something else is said.
  void NextRound();
  void Play(int white, int black, ResultCode white_result);
  void Sit(int player, ResultCode bye) { entries_[static_cast<std::size_t>(player)].back().result = bye; }

  TournamentData Data() const;
  Tournament Make() const { return Tournament::Make(Data()).value(); }

 private:
  void Set(int player, int opponent, Colour colour, ResultCode result) {
    entries_[static_cast<std::size_t>(player)].back() = {result, colour, PlayerIndex(opponent)};
  }

  TournamentData data_;
  std::vector<std::vector<RoundEntry>> entries_;
};

// Who meets in a round of the circle method, from 0; the number of players is even.
std::vector<std::pair<int, int>> CircleRound(int players, int round);

}  // namespace ronda::bench
