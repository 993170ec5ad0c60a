// One round as the regulation goes about it: bracket after bracket, from the highest scoregroup to the lowest.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/fast_bracket.h"
#include "ronda/pairing/swiss/below.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/round_account.h"
#include "ronda/pairing/swiss/unpaired_players.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dutch {

using swiss::Way;

// What the regulation asks of a bracket besides its own quality.
enum class BracketStage : std::uint8_t {
  kOrdinary,
  kPenultimate,  // 2017 A.9: paired again so that the round can be completed
  kLast,
};

// A bracket as it was paired.
struct PairedBracket {
  swiss::Bracket bracket;
  swiss::Candidate candidate;
  bool fast = false;
  BracketStage stage = BracketStage::kOrdinary;
};

class RoundPairer {
 public:
  RoundPairer(const swiss::Field& field, const DutchEdition& edition, Way way);
  // Whichever way the round was paired, questions about it are answered the fast way where it is proven.
  void AnswerFast() { way_ = swiss::Way::kFastWhereProven; }

  // False if no legal pairing of the round exists.
  bool Run();

  const std::vector<PairedBracket>& brackets() const { return brackets_; }
  std::optional<Place> bye() const { return floaters_.empty() ? std::nullopt : std::optional(floaters_.front()); }

  // The bracket paired anew when only the pairs the filter allows may be made in it; what comes below is as the rules
  // have it. Always the exact way.
  swiss::Candidate PairAgain(const PairedBracket& paired, const swiss::PairFilter& filter);
  // The same with some pairs and downfloaters settled beforehand. None if the exact way would be needed; the value of
  // the candidate is the best there is, its place in the order is not looked at.
  std::optional<swiss::Candidate> PairAgainFast(const PairedBracket& paired, const swiss::Settlement& settlement) const;
  // Whether it has an answer for this bracket at all, and whether the best candidate of the bracket by itself, which
  // has these downfloaters, is the best with the players below in view.
  bool MayPairAgainFast(const PairedBracket& paired) const;
  bool IsBestWithBelow(const PairedBracket& paired, const swiss::Candidate& candidate) const;

  // Whether these downfloaters and everybody below can be paired, with the bye where it has to be.
  bool LeavesCompletableRound(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;
  // The value of a candidate of the bracket, criterion by criterion.
  std::vector<CriterionValue> Values(const PairedBracket& paired, const swiss::Candidate& candidate) const;
  // How well the next bracket can be paired with these downfloaters: how many float from it, and their scores in
  // tenths.
  std::vector<int> NextValue(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;

 private:
  Place EndOfScoregroup(Place first) const;
  swiss::Bracket MakeBracket(Place first, Place last) const;
  Place PairFrom(Place first, Place last);
  void Accept(swiss::Bracket bracket, PairedBracket paired);

  swiss::Bracket Others(const swiss::Bracket& bracket) const;
  swiss::Candidate Others(const swiss::Candidate& candidate) const;

  std::optional<PairedBracket> PairPlainly(const swiss::Bracket& bracket);
  bool AnyMayMeet(const swiss::Bracket& bracket) const;
  std::optional<Place> OnlyOpponent(const swiss::Bracket& bracket);
  void TakePairsMade();

  PairedBracket PairOrdinary(const swiss::Bracket& bracket) const;
  PairedBracket PairWithCompletion(const swiss::Bracket& bracket) const;
  bool NeedsMoreFloaters(const swiss::Bracket& bracket) const;
  PairedBracket PairWithEverybody(const swiss::Bracket& bracket) const;
  PairedBracket PairLookingAhead(const swiss::Bracket& bracket) const;
  PairedBracket PairPenultimate(const swiss::Bracket& bracket) const;
  PairedBracket PairLast(const swiss::Bracket& bracket) const;
  std::optional<PairedBracket> TryFast(const swiss::Bracket& bracket, Floater floater) const;
  std::optional<PairedBracket> TryFastWithoutSettled(const swiss::Bracket& bracket, Floater floater) const;
  PairedBracket PairAlone(const swiss::Bracket& bracket) const;
  std::optional<Place> MustPair(const swiss::Bracket& bracket) const;
  PairedBracket Solve(const swiss::Bracket& bracket, const swiss::SolverTerms& terms) const;
  bool FastIsAllowed() const { return way_ == swiss::Way::kFastWhereProven && filter_ == nullptr; }

  // The next bracket as it can best be paired.
  struct PairedNext {
    std::vector<Place> floaters;
    bool complete = false;  // the round can be, too
  };
  swiss::Solution PairNext(const swiss::Bracket& bracket, const swiss::Bracket& next) const;
  PairedNext NextWith(const swiss::Bracket& bracket, const std::vector<Place>& downfloaters) const;
  bool RestTakes(const swiss::Bracket& bracket, const std::vector<Place>& left) const;
  bool AnyDownfloatersFit(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;
  bool DownfloatersFitByTrial(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;
  swiss::Restricted WhereRestricted(const swiss::Bracket& bracket, std::span<const Place> downfloaters) const;
  bool LeavesPerfectNext(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;
  bool LeavesPerfectNextAlone(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const;

  const swiss::Field& field_;
  const DutchEdition& edition_;
  Way way_;
  swiss::Below below_;
  const swiss::PairFilter* filter_ = nullptr;
  std::vector<Place> bye_candidates_;
  std::vector<Place> floaters_;
  std::vector<PairedBracket> brackets_;
  std::optional<swiss::UnpairedPlayers> unpaired_;  // made when it is first asked
};

}  // namespace ronda::dutch
