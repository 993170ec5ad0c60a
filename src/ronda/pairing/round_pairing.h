// A paired round and the reasons it is paired as it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ronda/base/pair.h"
#include "ronda/model/ids.h"
#include "ronda/model/points.h"

namespace ronda {

// The rule that gave the colours of a board: its article and what it says in a few words.
struct ColourReason {
  std::string_view article;  // "5.2.1"
  std::string_view rule;     // "both preferences granted"
};

struct Board {
  PlayerIndex white{0};
  PlayerIndex black{0};
  ColourReason colour_reason;
};

// What the numbers of a value are: counts, scores and score differences in tenths of a point, or a count and then
// scores.
enum class ValueUnit : std::uint8_t { kCounts, kTenths, kCountThenTenths };

// How well the chosen pairing of a bracket meets one criterion: 0 is perfect, a list is compared from its first value
// on.
struct CriterionValue {
  std::string_view tag;      // "C12"
  std::string_view article;  // "2.3.7"
  std::string_view meaning;  // "players who do not get their colour preference"
  std::vector<int> value;
  ValueUnit unit = ValueUnit::kCounts;
};

using PlayerPair = Pair<PlayerIndex>;

// One bracket as it was paired.
struct BracketExplanation {
  Points score;                         // of its residents
  std::vector<PlayerIndex> moved_down;  // MDPs, in ranking order
  std::vector<PlayerIndex> residents;
  std::vector<PlayerIndex> upfloaters;  // who come up to be paired here, where a system has such
  std::vector<PlayerIndex> s1;          // as first composed: MDPs to be paired, or the upper half
  std::vector<PlayerIndex> s2;
  std::vector<PlayerIndex> limbo;  // MDPs who cannot be paired here
  std::vector<PlayerPair> pairs;   // in the order of the candidate: MDP pairs first, then the remainder
  std::vector<PlayerIndex> downfloaters;
  std::vector<PlayerIndex> leaving_upwards;  // where a system pairs from the bottom up
  std::vector<CriterionValue> criteria;
  // "fast" or "exact": how the engine found the best candidate, not a matter of the rules; "procedure" where the rules
  // take one step after the other and compare no candidates.
  std::string_view way;
};

struct RoundPairing {
  std::vector<Board> boards;                 // in the order of publication (C.04.2/2025 §4.9)
  std::optional<PlayerIndex> bye;            // the pairing-allocated bye
  std::vector<PlayerIndex> rests;            // who rests by the calendar of the group; recorded as the bye is
  std::vector<BracketExplanation> brackets;  // top to bottom; empty where a system has none
};

// Everybody without an opponent: who has the bye, then those who rest.
inline std::vector<PlayerIndex> WithoutOpponent(const RoundPairing& pairing) {
  std::vector<PlayerIndex> players(pairing.rests);
  if (pairing.bye) players.insert(players.begin(), *pairing.bye);
  return players;
}

}  // namespace ronda
