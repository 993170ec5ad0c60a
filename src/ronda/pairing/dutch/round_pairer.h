// One round as the regulation goes about it: bracket after bracket, from the highest scoregroup to the lowest.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dutch/below.h"
#include "ronda/pairing/dutch/bracket.h"
#include "ronda/pairing/dutch/bracket_solver.h"
#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/fast_bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// Which engine pairs the brackets. They give the same pairings; the exact one alone is there to be compared with.
enum class Way : std::uint8_t { kFastWhereProven, kExactOnly };

// A bracket as it was paired.
struct PairedBracket {
  Bracket bracket;
  Candidate candidate;
  bool fast = false;
};

class RoundPairer {
 public:
  RoundPairer(const swiss::Field& field, const DutchEdition& edition, Way way);

  // False if no legal pairing of the round exists.
  bool Run();

  const std::vector<PairedBracket>& brackets() const { return brackets_; }
  std::optional<int> bye() const { return floaters_.empty() ? std::nullopt : std::optional(floaters_.front()); }

  // Whether these downfloaters and everybody below can be paired, with the bye where it has to be.
  bool LeavesCompletableRound(const Bracket& bracket, const Candidate& candidate) const;
  // How well the next bracket can be paired with these downfloaters: how many float from it, and their scores in
  // tenths.
  std::vector<int> NextValue(const Bracket& bracket, const Candidate& candidate) const;

 private:
  int EndOfScoregroup(int first) const;
  Bracket MakeBracket(int first, int last) const;
  int PairFrom(int first, int last);
  void Accept(Bracket bracket, PairedBracket paired);

  PairedBracket PairWithCompletion(const Bracket& bracket) const;
  bool NeedsMoreFloaters(const Bracket& bracket) const;
  PairedBracket PairWithEverybody(const Bracket& bracket) const;
  PairedBracket PairLookingAhead(const Bracket& bracket) const;
  PairedBracket PairPenultimate(const Bracket& bracket) const;
  PairedBracket PairLast(const Bracket& bracket) const;
  std::optional<PairedBracket> TryFast(const Bracket& bracket, Floater floater) const;
  PairedBracket PairAlone(const Bracket& bracket) const;
  PairedBracket Solve(const Bracket& bracket, const SolverTerms& terms) const;

  Solution PairNext(const Bracket& bracket, const Bracket& next) const;
  bool RestTakes(const Bracket& bracket, const std::vector<int>& left) const;
  bool MattersNot(const Bracket& bracket, int floaters) const;
  bool LeavesPerfectNext(const Bracket& bracket, const Candidate& candidate) const;
  bool LeavesPerfectNextAlone(const Bracket& bracket, const Candidate& candidate) const;

  const swiss::Field& field_;
  const DutchEdition& edition_;
  Way way_;
  Below below_;
  std::vector<int> bye_candidates_;
  std::vector<int> floaters_;
  std::vector<PairedBracket> brackets_;
};

}  // namespace ronda::dutch
