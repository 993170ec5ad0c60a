// Byes in a knockout by F. Dapiran: how many players are freed from the first round so that a later round has the ideal
// number, a power of two, also where the rules of the event dispense some players from the first rounds.
#pragma once

#include <span>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::knockout {

inline constexpr const char* kBracketSize = "bracket-size";

// So many players skip so many rounds.
struct Dispensed {
  int players = 0;
  int rounds = 0;

  bool operator==(const Dispensed&) const = default;
};

struct DapiranFigures {
  int available = 0;   // registered and not dispensed
  int fictitious = 0;  // what the dispensed stand for in the first round
  int total = 0;
  int ideal = 0;
  int freed = 0;

  bool operator==(const DapiranFigures&) const = default;
};

struct DapiranRound {
  int round = 0;  // 0 and below: preliminary
  int players = 0;
  int entered = 0;  // registered, or qualified from the round before
  int dispensed = 0;
  int freed = 0;
  int readmitted = 0;

  bool operator==(const DapiranRound&) const = default;
};

struct DapiranPlan {
  std::vector<DapiranFigures> figures;  // one more for every preliminary round
  std::vector<DapiranRound> rounds;     // up to the first one with the ideal number
  int ideal = 0;                        // places in the first round
  // By rounds skipped from the first one on, preliminary rounds included: how many players do; [0] is who plays it.
  std::vector<int> skipping;
};

// At least 2 players. Fails where no number of preliminary rounds makes the figures come out.
Result<DapiranPlan> PlanByDapiran(int registered, std::span<const Dispensed> dispensed);

}  // namespace ronda::knockout
