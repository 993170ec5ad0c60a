// How a value came about: every contribution with its round and opponent, what was cut and why, and the figures it was
// computed from. Values are sums of whole numbers in a stated unit, so nothing is lost on the way.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

// Whose score or which fact a contribution is.
enum class Basis : std::uint8_t {
  kOpponent,          // the opponent's score, rating, ... as it counts for tie-breaks
  kOwnScore,          // unplayed: the participant's own score stands in
  kCappedByDraws,     // unplayed: a draw in every round, being less than the own score
  kCappedByOpponent,  // forfeit: the score of the scheduled opponent, being less than the own score
  kVirtualOpponent,   // unplayed: the virtual opponent of the old rules
  kRound,             // what the round itself brought
  kNothing,           // the round does not count
};

enum class Cut : std::uint8_t {
  kKept,
  kLeast,      // the least significant value
  kVoluntary,  // a voluntarily unplayed round goes before the least value (16.5)
  kMost,       // the most significant value
  kEarly,      // one of the first rounds
};

struct Contribution {
  Round round{1};
  std::optional<Participant> opponent;
  Basis basis = Basis::kRound;
  std::int64_t score = 0;   // in 1/score_unit
  std::int64_t factor = 1;  // of a product: own points, in tenths
  std::int64_t value = 0;   // in 1/unit
  bool voluntary = false;   // of a voluntarily unplayed round
  Cut cut = Cut::kKept;
};

struct Working {
  std::vector<Contribution> contributions;
  std::int64_t unit = 1;
  std::int64_t score_unit = 1;
  bool products = false;                                       // value = score × factor
  std::vector<std::pair<std::string_view, Fraction>> figures;  // named steps from the sum to the value

  // One more contribution, kept for now. It is made where it stays: there are hundreds of thousands in a large event.
  Contribution& Add(Round round, std::optional<Participant> opponent, Basis basis, std::int64_t score) {
    Contribution& one = contributions.emplace_back();
    one.round = round;
    one.opponent = opponent;
    one.basis = basis;
    one.score = one.value = score;
    return one;
  }
  void Clear() {
    contributions.clear();
    unit = score_unit = 1;
    products = false;
    figures.clear();
  }
  // Of what was not cut.
  std::int64_t Sum() const {
    std::int64_t sum = 0;
    for (const Contribution& one : contributions) sum += one.cut == Cut::kKept ? one.value : 0;
    return sum;
  }
  std::int64_t Kept() const {
    std::int64_t kept = 0;
    for (const Contribution& one : contributions) kept += one.cut == Cut::kKept ? 1 : 0;
    return kept;
  }
};

}  // namespace ronda::tiebreak
