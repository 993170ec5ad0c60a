// One of the best assignments, chosen so that nobody can complain: first the fairest (whoever is served worst is served
// as well as possible, then the next), then, among equally fair ones, the participants choose in turn, in the order of
// the list or of a lot. Decision 100.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/assignment/optimal_set.h"

namespace ronda::assignment {

struct FairChoice {
  Assignment assignment;
  std::int64_t total = 0;
  int assigned = 0;
  Count optimal;                       // assignments with the best total
  Count fairest;                       // of them, those that serve the worst served best
  std::vector<Participant> undecided;  // participants whom the best total leaves more than one option
  std::vector<Participant>
      turns;  // the order in which participants chose among equally fair ones; empty if there was one
};

// With a seed the turns are drawn by lot; without, they follow the list.
FairChoice ChooseFairly(const Problem& problem, std::optional<std::uint64_t> seed);

// The place of an option among those the participant may have, by what was given: 1 for the first choice; equal values
// share a place.
int PlaceOf(const Problem& problem, Participant participant, Option option);

}  // namespace ronda::assignment
