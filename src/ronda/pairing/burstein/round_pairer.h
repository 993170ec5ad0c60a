// One round of the Burstein system after the seeding rounds: the bye first, then bracket after bracket from the highest
// scoregroup down (C.04.4.2/2026 §1.9, §3.1, §3.2). Brackets are paired by the solver of the FIDE (Dutch) system with
// other criteria and another order of candidates.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/burstein/index.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/below.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::burstein {

// Incoming floaters and residents are ranked and paired together, so the bracket has them all as residents.
struct PairedBracket {
  swiss::Bracket bracket;
  std::vector<Place> incoming;
  swiss::Candidate candidate;  // in each pair, and among the pairs, the higher ranked first
};

class RoundPairer {
 public:
  // Field and ranks must outlive it.
  RoundPairer(const swiss::Field& field, const Ranks& ranks, swiss::Way way);

  // False if no legal pairing of the round exists.
  bool Run();

  std::optional<Place> bye() const { return bye_; }
  const std::vector<PairedBracket>& brackets() const { return brackets_; }

  // The value of the pairing of a bracket, criterion by criterion.
  std::vector<CriterionValue> Values(const PairedBracket& paired) const;

 private:
  std::optional<Place> ChooseBye(std::span<const Place> everybody) const;
  swiss::Bracket MakeBracket(std::span<const Place> places, std::size_t first) const;
  swiss::Candidate Pair(const swiss::Bracket& bracket) const;
  std::optional<swiss::Candidate> PairWithoutEverybody(const swiss::Bracket& bracket) const;
  swiss::Solution Solve(const swiss::Bracket& bracket, swiss::SolverTerms terms) const;
  swiss::Solution PairNext(const swiss::Bracket& next) const;
  bool LeavesPerfectNext(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;
  bool ShowsPerfectNext(const swiss::Bracket& next) const;
  bool RestTakes(const swiss::Bracket& bracket, const std::vector<Place>& left) const;
  std::vector<int> NextValue(const PairedBracket& paired) const;

  const swiss::Field& field_;
  const Ranks& ranks_;
  swiss::Way way_;
  swiss::Below below_;
  std::optional<Place> bye_;
  std::vector<Place> floaters_;
  std::vector<PairedBracket> brackets_;
};

}  // namespace ronda::burstein
