// How likely a game ends how, from the two ratings: the model of O. Milvang (2015) that random tournament generators
// are advised to use. Computed in whole numbers, so that the same ratings give the same odds on every machine.
#pragma once

namespace ronda::verify {

// Parts per million; the three add up to a million.
struct GameOdds {
  int white_wins = 0;
  int draw = 0;
  int black_wins = 0;

  bool operator==(const GameOdds&) const = default;
};

GameOdds OddsOf(int white_rating, int black_rating);

// The same expected score with another share of draws, in percent; fewer where the expected score leaves no room for so
// many.
GameOdds WithDraws(const GameOdds& odds, int percentage);

}  // namespace ronda::verify
