// The restricted draw of Varma: numbers of the Berger table in envelopes, so that players who draw from one envelope do
// not meet in the last three rounds. Players of one federation (or club) draw from one envelope.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/base/alphabet.h"
#include "ronda/base/random.h"
#include "ronda/base/result.h"

namespace ronda::schedule {

// Rounds at the end in which players of one envelope must not meet.
inline constexpr int kVarmaLastRounds = 3;
// The envelopes need a table of 8 at least.
inline constexpr int kVarmaFewest = 7;

enum class VarmaTable : std::uint8_t {
  kCorrected,  // 11-12: numbers 11 and 12 exchanged, since 6 and 12 meet in the last round (decision 080)
  kPrinted,
};

// The numbers (from 1) of each envelope, the largest envelope first. With an odd number of players the number too many
// is in no envelope. At least kVarmaFewest players.
Result<std::vector<std::vector<int>>> VarmaEnvelopes(int players, VarmaTable table);

struct Contestant {
  std::string name;
  std::string origin;  // federation or club; may be empty, which is no origin

  bool operator==(const Contestant&) const = default;
};

// One draw, in the order in which it takes place.
struct DrawnNumber {
  int contestant = 0;  // place in the list given
  int envelope = 0;
  int number = 0;  // of the Berger table, from 1
};

// Two of one origin who meet in the last rounds all the same, because their group is too large for any envelope.
struct LateMeeting {
  int first = 0;  // places in the list given
  int second = 0;
  int round = 0;
};

struct VarmaDraw {
  std::vector<std::vector<int>> envelopes;
  std::vector<DrawnNumber> draws;
  std::vector<LateMeeting> late_meetings;

  // The number each contestant drew, in the order of the list.
  std::vector<int> Numbers() const;
};

// The largest origin draws first, equal ones by name, their players by name; those without origin come last. An origin
// draws from an envelope that has numbers enough for all of it, and only from one that leaves the others room.
Result<VarmaDraw> DrawByVarma(const std::vector<Contestant>& contestants, VarmaTable table, Random& random,
                              const Alphabet& alphabet = Alphabet::English());

}  // namespace ronda::schedule
