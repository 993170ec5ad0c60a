// Round robins in stages: the field is split into groups, each plays a round robin, the first of each go on to a final.
// In the Amsterdam system those of one group do not meet again: the result of their game is carried into the final.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// So many groups of so many players.
struct Split {
  int groups = 0;
  int size = 0;

  bool operator==(const Split&) const = default;
};

// Every way to split the players into equal groups of two or more, fewest groups first; empty for a prime number.
std::vector<Split> Splits(int players);

enum class Sizes : std::uint8_t {
  kEqual,
  kWithinOne,  // groups may differ by one player
};

// Who is in which group (places in the list, from 0). By strength: down the groups and back up again, so that all
// groups are of equal strength and the best are apart.
Result<std::vector<std::vector<int>>> SpreadOver(int players, int groups, Sizes sizes);

// Every group plays its Berger table; the games of a round come group after group. Seats are places in the list.
Schedule GroupStage(const std::vector<std::vector<int>>& groups);

// The final of the first `qualifiers` of each group, as a round robin of all of them. Seat g * qualifiers + r is the
// player ranked r (from 0) in group g; labels are "A1" for the winner of group A.
Result<Schedule> Final(int groups, int qualifiers);

// The same without the games already played in the groups. In `qualifiers` rounds for every other group; where both
// numbers are odd, somebody has to rest and one round more for every qualifier is needed.
Result<Schedule> AmsterdamFinal(int groups, int qualifiers);

// The games that the qualified of one group played against each other, as rounds: what is carried into the final.
Schedule CarriedGames(int groups, int qualifiers);

}  // namespace ronda::schedule
