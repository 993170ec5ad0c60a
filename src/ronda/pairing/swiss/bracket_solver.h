// The exact way: pairs a bracket by weighted matching. The criteria are the digits of the edge weights, so the heaviest
// matchings are the best candidates; among these the first in the order of the regulation is then fixed step by step:
// the set of MDPs to be paired, their opponents, the exchange and the transposition of the remainder.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Where "every vertex is matched" stands among the criteria.
enum class CompletionRank : std::uint8_t {
  kNone,               // unmatched players of the bracket simply float
  kFirst,              // before all quality criteria (2026 [C4]; 2017 C.4)
  kBeforeNextBracket,  // as part of the look-ahead into the last bracket (2017 C.7)
};

// Of a weight. The answer does not depend on how many there are; tests compare.
inline constexpr int kBitsAtATime = 256;

// What is allowed in a bracket on top of the rules.
struct PairFilter {
  std::function<bool(Place higher, Place lower)> may_pair;
  std::vector<Place> may_not_float = {};
};

struct SolverTerms {
  bool with_next = false;  // which players below take part
  bool with_rest = false;
  CompletionRank completion = CompletionRank::kNone;
  bool look_ahead = false;              // the next bracket counts
  bool bye_unplayed = false;            // the unplayed rounds of the bye count
  bool pairs_only = false;              // only how many are paired and who floats down; no particular candidate
  std::optional<Place> must_pair = {};  // before all criteria, this one is paired in the bracket
  const PairFilter* filter = nullptr;
  int most_bits = kBitsAtATime;  // criteria that need more are settled in several stages
  // By place, the highest rank the smallest number: of the best candidates the first is the one in which the highest
  // ranked meets the lowest ranked possible, then the second, and so on (C.04.4.2/2026 §4.3), instead of the first by
  // transpositions and exchanges.
  const IdVector<Place, int>* highest_against_lowest = nullptr;
};

struct Solution {
  Candidate candidate;
  bool complete = true;     // every player who took part, and the bye, was matched
  std::vector<Place> left;  // players of the bracket and the next scoregroup left without partner
};

// `quality`: the criteria in order of priority.
Solution SolveBracket(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                      const SolverTerms& terms);

}  // namespace ronda::swiss
