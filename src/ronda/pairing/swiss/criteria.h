// The criteria as digits of an edge weight. A criterion becomes one or more digits; the value of a candidate is the sum
// over its edges, more is better, and an earlier digit outweighs all later ones. Where a rule says "as few as
// possible", an edge that does no harm gets the credit; such digits are given only to edges whose number an earlier
// digit has pinned (the pairs of the bracket), so that credit never buys more edges.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// What a possible edge of the graph stands for.
enum class EdgeKind : std::uint8_t {
  kBracketPair,    // an MDP with a resident, or two residents
  kFloaterToNext,  // a downfloater with a player of the next scoregroup
  kNextPair,       // two players of the next scoregroup
  kFloaterToBye,   // a downfloater with the bye
  kSpare,          // a player who is left over with the spare vertex
  kOther,          // anything that only completes the round
};

struct Edge {
  EdgeKind kind = EdgeKind::kOther;
  const Entrant* higher = nullptr;  // ranked higher
  const Entrant* lower = nullptr;   // null for the bye and the spare vertex

  bool IsPair() const { return kind == EdgeKind::kBracketPair; }
  int Difference() const { return higher->score.tenths() - lower->score.tenths(); }  // of scores, in tenths
};

struct Digit {
  int most = 1;                      // on one edge
  std::optional<int> most_in_total;  // over a matching, where it is known to be less than on all edges together
};

// The digits of one criterion.
class DigitBlock {
 public:
  explicit DigitBlock(std::vector<Digit> digits) : digits_(std::move(digits)) {}
  virtual ~DigitBlock() = default;
  DigitBlock(const DigitBlock&) = delete;
  DigitBlock& operator=(const DigitBlock&) = delete;

  std::span<const Digit> digits() const { return digits_; }

  // Writes the values of the edge; `values` has digits().size() zeros.
  virtual void Score(const Edge& edge, std::span<int> values) const = 0;

 private:
  std::vector<Digit> digits_;
};

// Every edge counts: the most edges come first (completion).
std::unique_ptr<DigitBlock> MatchedBlock();
// The spare vertex is always matched.
std::unique_ptr<DigitBlock> SpareBlock();

// A pair, as far as its kinds tell; what is against the two themselves is taken off its weight
// (BracketGraph::ForEachDigitAgainst).
std::unique_ptr<DigitBlock> PairBlock();

// This player is paired in the bracket.
std::unique_ptr<DigitBlock> MustPairBlock(const Entrant& player);

// What can be asked of a pair.
using PairQuestion = bool (Field::*)(Place a, Place b) const;
using PairDenial = bool (*)(const Entrant& a, const Entrant& b);
using TopscorerCount = int (*)(const Edge& pair, Colour initial_colour);
// Which of a player's floats a criterion looks at.
using FloatOf = Float Entrant::*;

// The digits of a criterion in this bracket; null if it cannot tell candidates of this bracket apart. Those that
// compare lists of scores are in score_lists.h.
// C.04.3/2026 §2.4.4 [C9].
std::unique_ptr<DigitBlock> ByeBlock(const Field& field, const Bracket& bracket);
// C.04.3/2026 §2.4.5 [C10] and §2.4.6 [C11]; /2017 §C.8 and §C.9.
std::unique_ptr<DigitBlock> TopscorerBlock(TopscorerCount count, const Field& field);
// C.04.3/2026 §2.4.7 [C12] and §2.4.8 [C13]; /2017 §C.10 and §C.11.
std::unique_ptr<DigitBlock> ColourBlock(PairDenial denies);
// C.04.3/2026 §2.4.9 [C14] and §2.4.11 [C16]; /2017 §C.12 and §C.14.
std::unique_ptr<DigitBlock> DownfloatBlock(FloatOf before, const Field& field, const Bracket& bracket);
// C.04.3/2026 §2.4.10 [C15] and §2.4.12 [C17]; /2017 §C.13 and §C.15.
std::unique_ptr<DigitBlock> UpfloatBlock(FloatOf before, const Field& field, const Bracket& bracket);

// Players of the pair who are topscorers or opponents of topscorers and get a colour difference beyond ±2, or a colour
// for the third time running.
int BeyondColourDifference(const Edge& pair, Colour initial_colour);
// Whether the colour would be that of the last two games again.
bool IsThirdInARow(const Entrant& player, Colour colour);
int ThirdColour(const Edge& pair, Colour initial_colour);
// Whether one of the two is denied a preference, and whether it is a strong one.
bool DeniesPreference(const Entrant& a, const Entrant& b);
bool DeniesStrongPreference(const Entrant& a, const Entrant& b);

// The score difference of a downfloater: from the player's score to one point below the lowest of the bracket
// (C.04.3/2025 §1.8.4; /2017 §A.8).
// Decision 006.
int FloatDifference(const Entrant& floater, int lowest_score_tenths);

}  // namespace ronda::swiss
