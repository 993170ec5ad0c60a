// Situations before a round, drawn at random: what is behind the players and what keeps them apart. A situation is its
// seed, the same on every machine and for every system. Its past is not paired by an engine, so it is cheap to make:
// nobody has met anybody twice, and nothing else need be likely.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::bench {

struct Situation {
  enum class Length : std::uint8_t { kFew, kHalf, kNearlyAll };  // of the rounds in which everybody meets everybody
  enum class Meetings : std::uint8_t {
    kCircle,
    kShuffled,
    kByScore
  };  // the last: equals met first, as in a Swiss event
  enum class Results : std::uint8_t { kStrength, kWhite, kChance, kDrawn };  // who won
  enum class Whites : std::uint8_t { kBalanced, kChance, kStronger };        // who had White

  std::uint64_t seed = 0;
  int players = 0;
  int rounds = 0;       // behind everybody
  int rounds_left = 1;  // that are planned
  Length length = Length::kFew;
  Meetings meetings = Meetings::kCircle;
  Results results = Results::kStrength;
  Whites whites = Whites::kBalanced;
  int draws = 0;  // percent of games, as the next two
  int forfeits = 0;
  int byes = 0;           // of players in a round
  int come_and_gone = 0;  // percent of players who entered late or have left
  int forbidden = 0;      // percent of pairs
  int crowd = 0;          // percent of players who may not meet each other
  std::optional<KeptApart> apart = {};
  int home = 0;  // percent of players of the first federation; the others are of three
};

Situation DrawSituation(std::uint64_t seed);

// What it shares with its like: "nearly all rounds behind, by strength".
std::string FamilyOf(const Situation& situation);
std::string Describe(const Situation& situation);

// The tournament as a file has it: where matches are paired, each meeting is one of two games or of two teams of two
// boards.
Tournament MakeTournament(const Situation& situation, Contest contest);

}  // namespace ronda::bench
