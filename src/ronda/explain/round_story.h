// A paired round as an arbiter would tell it: bracket by bracket, who is in it and why, what would have been natural,
// what the pairing costs and why it cannot be better, who floats, who has the bye, and what decided each board.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/explain/statement.h"
#include "ronda/explain/subject.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

struct BoardStory {
  int number = 0;  // in the order of publication, from 1
  PlayerIndex white{0};
  PlayerIndex black{0};
  std::optional<PlayerPair> natural;  // the natural pair it replaces; none if it is natural
  Statements reasons;                 // why it is not natural
  Statement colours;
};

struct CriterionStory {
  CriterionValue value;
  std::vector<PlayerIndex> players;  // who is behind it; may be empty
  Statement bound;                   // why it cannot be better; without a code where nobody has asked
};

struct BracketStory {
  Points score;
  Statements composition;  // residents, moved-down players, S1, S2, limbo
  std::vector<PlayerPair> natural_pairs;
  std::vector<PlayerIndex> natural_floaters;
  bool is_natural = true;
  bool natural_known = true;  // false: the system does not say what would be natural
  Statements exchange;        // why the remainder is not paired S1 against S2
  std::vector<BoardStory> boards;
  std::vector<CriterionStory> criteria;
  Statements floats;
};

struct RoundStory {
  SystemInfo system;
  Round round{1};
  std::vector<BracketStory> brackets;  // where the system has none, one that holds every board
  bool has_brackets = true;
  std::optional<PlayerIndex> bye;
  Statements bye_reasons;
};

// In full where the round gives an account of itself; else what its pairing says.
RoundStory TellRound(const Subject& subject);
Result<RoundStory> TellRound(const Tournament& before, const PairingSystem& system);

// One bracket of the round, with every question answered.
BracketStory TellBracket(swiss::RoundAccount& round, std::size_t bracket, swiss::Effort& effort);

}  // namespace ronda::explain
