// Which earlier matches lead to a place in a bracket. Two who share none cannot have met; the losers' side is arranged
// by that.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/knockout/bracket.h"

namespace ronda::knockout {

class Ancestry {
 public:
  explicit Ancestry(const std::vector<Match>& matches) : matches_(matches) {}

  // Matches both have behind them.
  int Common(const Source& a, const Source& b);

 private:
  using Bits = std::vector<std::uint64_t>;

  const Bits& Of(const Source& source);

  const std::vector<Match>& matches_;
  std::vector<Bits> known_;  // by match, for those added so far
  Bits none_;
};

// Couples of places in two lists, by index.
using Couples = std::vector<std::pair<std::size_t, std::size_t>>;

// Everybody of the shorter list meets somebody of the longer one. Of all the orders that turn the longer list round,
// forward or backward, or exchange its parts, the one with fewest couples that may have met.
Couples CrossPairing(std::span<const Source> survivors, std::span<const Source> newcomers, Ancestry& ancestry);

// So many games among one list; neighbours, or players as far apart as there are games, whichever have met less.
Couples InnerPairing(std::span<const Source> players, std::size_t games, Ancestry& ancestry);

}  // namespace ronda::knockout
