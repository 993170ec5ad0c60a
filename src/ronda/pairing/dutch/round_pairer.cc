#include "ronda/pairing/dutch/round_pairer.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/trial_pairing.h"
#include "ronda/pairing/swiss/valuation.h"

namespace ronda::dutch {
namespace {

std::vector<int> Places(int first, int last) {
  std::vector<int> places;
  for (int place = first; place < last; ++place) places.push_back(place);
  return places;
}

// The next bracket as these downfloaters would make it.
swiss::Bracket NextBracketOf(const swiss::Bracket& bracket, const swiss::Candidate& candidate) {
  swiss::Bracket next;
  next.mdps = candidate.downfloaters;
  next.residents = bracket.next;
  next.rest = bracket.rest;
  next.bye_candidates = bracket.bye_candidates;
  next.bye_scope = bracket.bye_scope;
  return next;
}

// Everybody paired but for parity, and then it is a resident who is left.
bool IsPerfect(const swiss::Bracket& bracket, const swiss::Candidate& candidate) {
  const auto& floaters = candidate.downfloaters;
  if (floaters.size() != bracket.size() % 2) return false;
  return floaters.empty() || floaters.front() >= bracket.residents.front();
}

}  // namespace

RoundPairer::RoundPairer(const swiss::Field& field, const DutchEdition& edition, Way way)
    : field_(field), edition_(edition), way_(way), below_(field) {}

// C.04.3/2026 §1.9; /2017 §A.9.
bool RoundPairer::Run() {
  const auto everybody = Places(0, field_.size());
  const bool lowest_first = edition_.completion == Completion::kEveryBracket;
  bye_candidates_ = lowest_first ? swiss::LowestByeCandidates(field_) : swiss::ByeCandidates(field_, everybody);
  if (!swiss::CanComplete(field_, everybody, bye_candidates_)) return false;
  for (int first = 0; first < field_.size();) first = PairFrom(first, EndOfScoregroup(first));
  return true;
}

int RoundPairer::EndOfScoregroup(int first) const {
  int last = first;
  while (last < field_.size() && field_[last].score == field_[first].score) ++last;
  return last;
}

// The bracket whose residents are first..last-1.
swiss::Bracket RoundPairer::MakeBracket(int first, int last) const {
  swiss::Bracket bracket;
  bracket.mdps = floaters_;
  bracket.residents = Places(first, last);
  const int next_end = last < field_.size() ? EndOfScoregroup(last) : last;
  bracket.next = Places(last, next_end);
  bracket.rest = Places(next_end, field_.size());
  bracket.bye_candidates = bye_candidates_;
  bracket.bye_scope = edition_.bye_scope;
  return bracket;
}

void RoundPairer::Accept(swiss::Bracket bracket, PairedBracket paired) {
  floaters_ = paired.candidate.downfloaters;
  paired.bracket = std::move(bracket);
  brackets_.push_back(std::move(paired));
}

// Returns where the next bracket begins.
int RoundPairer::PairFrom(int first, int last) {
  swiss::Bracket bracket = MakeBracket(first, last);
  if (bracket.next.empty()) {
    Accept(bracket, PairLast(bracket));
    return last;
  }
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (completes || way_ == swiss::Way::kExactOnly || !NeedsMoreFloaters(bracket)) {
    PairedBracket paired = PairOrdinary(bracket);
    if (completes || LeavesCompletableRound(bracket, paired.candidate)) {
      Accept(bracket, std::move(paired));
      return last;
    }
  }
  // C.04.3/2017 §A.9: this was the penultimate bracket; it is paired again and everybody below collapses into one
  // bracket.
  // Decision 023.
  Accept(bracket, PairPenultimate(bracket));
  bracket = MakeBracket(last, field_.size());
  Accept(bracket, PairLast(bracket));
  return field_.size();
}

PairedBracket RoundPairer::PairOrdinary(const swiss::Bracket& bracket) const {
  return edition_.completion == Completion::kEveryBracket ? PairWithCompletion(bracket) : PairLookingAhead(bracket);
}

PairedBracket RoundPairer::Solve(const swiss::Bracket& bracket, const swiss::SolverTerms& terms) const {
  PairedBracket paired;
  swiss::SolverTerms filtered = terms;
  filtered.filter = filter_;
  paired.candidate = swiss::SolveBracket(field_, edition_.quality, bracket, filtered).candidate;
  return paired;
}

// The fast way, where it can prove its answer.
std::optional<PairedBracket> RoundPairer::TryFast(const swiss::Bracket& bracket, Floater floater) const {
  if (!FastIsAllowed()) return std::nullopt;
  if (!field_.settled().empty()) return TryFastWithoutSettled(bracket, floater);
  auto candidate = PairFast(field_, edition_, bracket, floater);
  if (!candidate) return std::nullopt;
  PairedBracket paired;
  paired.candidate = std::move(*candidate);
  paired.fast = true;
  return paired;
}

PairedBracket RoundPairer::PairAlone(const swiss::Bracket& bracket) const {
  if (auto paired = TryFast(bracket, Floater::kGoesDown)) return std::move(*paired);
  return Solve(bracket, {.must_pair = MustPair(bracket)});
}

// C.04.3/2026 §2.2.1 [C4]. First without the players below: if the first candidate found so leaves a perfect next
// bracket and a round that can be completed, no other can be better on those criteria, and it is the first of the best.
// Otherwise they have to take part.
PairedBracket RoundPairer::PairWithCompletion(const swiss::Bracket& bracket) const {
  const bool bye_below = bracket.bye_candidates.empty() || bracket.bye_candidates.front() > bracket.residents.back() ||
                         field_.IsSettled(bracket.bye_candidates.front());
  if (way_ == swiss::Way::kExactOnly || !bye_below) return PairWithEverybody(bracket);
  const auto leaves_perfect_next = [&](const swiss::Candidate& candidate) {
    return field_.settled().empty() ? LeavesPerfectNext(bracket, candidate)
                                    : LeavesPerfectNext(Others(bracket), Others(candidate));
  };
  auto alone = TryFast(bracket, Floater::kGoesDown);
  if (alone && leaves_perfect_next(alone->candidate)) return *std::move(alone);
  if (NeedsMoreFloaters(bracket)) return PairWithEverybody(bracket);
  if (!alone) {
    alone = Solve(bracket, {.must_pair = MustPair(bracket)});
    if (leaves_perfect_next(alone->candidate)) return *std::move(alone);
  }
  swiss::Solution with_next = swiss::SolveBracket(field_, edition_.quality, bracket,
                                                  {.with_next = true, .look_ahead = true, .filter = filter_});
  if (!RestTakes(bracket, with_next.left)) return PairWithEverybody(bracket);
  PairedBracket paired;
  paired.candidate = std::move(with_next.candidate);
  return paired;
}

// Whether the players below need more of this bracket than are left over when it has as many pairs as possible.
bool RoundPairer::NeedsMoreFloaters(const swiss::Bracket& bracket) const {
  std::vector<int> below = bracket.next;
  below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
  const int needed = swiss::LeftOver(field_, below, bracket.bye_candidates);
  return needed > static_cast<int>(bracket.size() % 2) && needed > swiss::FewestFloaters(field_, bracket);
}

PairedBracket RoundPairer::PairWithEverybody(const swiss::Bracket& bracket) const {
  swiss::SolverTerms terms{
      .with_next = true, .with_rest = true, .completion = swiss::CompletionRank::kFirst, .look_ahead = true};
  PairedBracket paired = Solve(bracket, terms);
  // C.04.3/2026 §2.4.4 [C9], note: only where exactly one player floats down and he gets the bye; /2025 §3.4.4 [C9]:
  // wherever somebody does.
  // Decisions 005 and 212.
  const bool bye_is_here =
      !bracket.bye_candidates.empty() && bracket.bye_candidates.front() <= bracket.residents.back();
  const std::size_t floaters = paired.candidate.downfloaters.size();
  const bool counts = edition_.bye_scope == swiss::ByeScope::kAnyFloater ? floaters > 0 : floaters == 1;
  if (!counts || !bye_is_here) return paired;
  terms.bye_unplayed = true;
  return Solve(bracket, terms);
}

// C.04.3/2017 §C.7: the next bracket counts, the round is completed later.
PairedBracket RoundPairer::PairLookingAhead(const swiss::Bracket& bracket) const {
  if (way_ == swiss::Way::kFastWhereProven) {
    PairedBracket alone = PairAlone(bracket);
    const bool perfect = field_.settled().empty() ? LeavesPerfectNextAlone(bracket, alone.candidate)
                                                  : LeavesPerfectNextAlone(Others(bracket), Others(alone.candidate));
    if (perfect) return alone;
  }
  swiss::SolverTerms terms{.with_next = true, .look_ahead = true};
  if (bracket.rest.empty()) terms.completion = swiss::CompletionRank::kBeforeNextBracket;
  return Solve(bracket, terms);
}

// C.04.3/2017 §C.4: completion comes first, and C.7 does not apply.
PairedBracket RoundPairer::PairPenultimate(const swiss::Bracket& bracket) const {
  PairedBracket paired =
      Solve(bracket, {.with_next = true, .with_rest = true, .completion = swiss::CompletionRank::kFirst});
  paired.stage = BracketStage::kPenultimate;
  return paired;
}

// Whoever is left over here gets the bye.
PairedBracket RoundPairer::PairLast(const swiss::Bracket& bracket) const {
  const Floater floater = bracket.bye_candidates.empty() ? Floater::kGoesDown : Floater::kGetsBye;
  std::optional<PairedBracket> paired = TryFast(bracket, floater);
  if (!paired) paired = Solve(bracket, {.completion = swiss::CompletionRank::kFirst, .bye_unplayed = true});
  paired->stage = BracketStage::kLast;
  return *std::move(paired);
}

// Whether these players of the bracket and the next scoregroup can be paired with the rest.
bool RoundPairer::RestTakes(const swiss::Bracket& bracket, const std::vector<int>& left) const {
  if (field_.settled().empty() && below_.RestTakesAny(bracket, static_cast<int>(left.size()))) return true;
  std::vector<int> places = left;
  places.insert(places.end(), bracket.rest.begin(), bracket.rest.end());
  std::ranges::sort(places);
  std::vector<int> byes;
  std::ranges::set_intersection(places, bracket.bye_candidates, std::back_inserter(byes));
  return swiss::CanComplete(field_, places, byes);
}

bool RoundPairer::LeavesCompletableRound(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  std::vector<int> left = candidate.downfloaters;
  left.insert(left.end(), bracket.next.begin(), bracket.next.end());
  left.insert(left.end(), bracket.rest.begin(), bracket.rest.end());
  std::vector<int> byes;
  if (left.size() % 2 == 1) std::ranges::set_intersection(left, bracket.bye_candidates, std::back_inserter(byes));
  return swiss::CanComplete(field_, left, byes);
}

// The penultimate bracket does not look at the next one (C.04.3/2017 §C.4, §C.7).
std::vector<CriterionValue> RoundPairer::Values(const PairedBracket& paired, const swiss::Candidate& candidate) const {
  auto next = paired.stage == BracketStage::kOrdinary ? NextValue(paired.bracket, candidate) : std::vector<int>{};
  swiss::Valuation valuation(field_, edition_.repeated_downfloats, paired.bracket, candidate);
  valuation.SetNextBracket(std::move(next));
  return swiss::ValuesOf(edition_.quality, field_, valuation);
}

std::vector<int> RoundPairer::NextValue(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (candidate.downfloaters.empty() || bracket.next.empty()) return {};
  const swiss::Bracket next = NextBracketOf(bracket, candidate);
  std::vector<int> floaters;
  const bool is_proven = way_ == swiss::Way::kFastWhereProven &&
                         (AnyDownfloatersFit(bracket, candidate) || DownfloatersFitByTrial(bracket, candidate));
  if (is_proven) {
    if (next.size() % 2 == 1) floaters.push_back(next.residents.back());
  } else {
    swiss::Solution solution = PairNext(bracket, next);
    floaters = std::move(solution.candidate.downfloaters);
    // Decision 008: a last bracket that cannot be completed has no pairing at all.
    if (bracket.rest.empty() && !solution.complete) {
      floaters = next.mdps;
      floaters.insert(floaters.end(), next.residents.begin(), next.residents.end());
    }
  }
  std::vector<int> value{static_cast<int>(floaters.size())};
  for (const int place : floaters) value.push_back(field_[place].score.tenths());
  return value;
}

// The next bracket with as many pairs as it can have, the rest of the round completed where the edition asks for it.
swiss::Solution RoundPairer::PairNext(const swiss::Bracket& bracket, const swiss::Bracket& next) const {
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (!completes) {
    const auto rank = bracket.rest.empty() ? swiss::CompletionRank::kFirst : swiss::CompletionRank::kNone;
    return swiss::SolveBracket(field_, edition_.quality, next, {.completion = rank, .pairs_only = true});
  }
  swiss::Solution alone = swiss::SolveBracket(field_, edition_.quality, next, {.pairs_only = true});
  alone.complete = RestTakes(bracket, alone.left);
  if (alone.complete) return alone;
  return swiss::SolveBracket(field_, edition_.quality, next,
                             {.with_rest = true, .completion = swiss::CompletionRank::kFirst, .pairs_only = true});
}

// Whether the downfloaters can all be paired in the next bracket, with nobody left there but for parity, and the round
// can be completed.
bool RoundPairer::LeavesPerfectNext(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (candidate.downfloaters.empty()) return LeavesCompletableRound(bracket, candidate);
  if (bracket.next.empty()) return false;
  if (AnyDownfloatersFit(bracket, candidate)) return true;
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (completes && DownfloatersFitByTrial(bracket, candidate)) return true;
  const swiss::Bracket next = NextBracketOf(bracket, candidate);
  const swiss::Solution solution = PairNext(bracket, next);
  return solution.complete && IsPerfect(next, solution.candidate);
}

// The same for the next bracket alone (2017 C.7); only the last bracket has to give the bye.
bool RoundPairer::LeavesPerfectNextAlone(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  const int floaters = static_cast<int>(candidate.downfloaters.size());
  if (floaters == 0) return true;
  if (bracket.next.empty()) return false;
  const bool is_last = bracket.rest.empty();
  if (is_last ? AnyDownfloatersFit(bracket, candidate)
              : below_.NextTakesAny(bracket, floaters, WhereRestricted(bracket, candidate.downfloaters)))
    return true;
  if (DownfloatersFitByTrial(bracket, candidate)) return true;
  const swiss::Bracket next = NextBracketOf(bracket, candidate);
  const swiss::Solution solution = PairNext(bracket, next);
  return (!is_last || solution.complete) && IsPerfect(next, solution.candidate);
}

// Whether a pairing found by hand shows that these downfloaters leave a perfect next bracket, with the rest of the
// round completed where the edition asks for it.
bool RoundPairer::DownfloatersFitByTrial(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (!field_.settled().empty()) return false;
  const bool rest_counts = edition_.completion == Completion::kEveryBracket || bracket.rest.empty();
  return swiss::TrialBracketWorks(field_, candidate.downfloaters, bracket.next, [&](const std::vector<int>& left) {
    return !rest_counts || RestTakes(bracket, left);
  });
}

// Whether any set of as many downfloaters leaves a perfect next bracket and a round that can be completed.
bool RoundPairer::AnyDownfloatersFit(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  const int floaters = static_cast<int>(candidate.downfloaters.size());
  const swiss::Restricted restricted = WhereRestricted(bracket, candidate.downfloaters);
  if (!below_.NextTakesAny(bracket, floaters, restricted)) return false;
  const int left_of_next = (floaters + static_cast<int>(bracket.next.size())) % 2;
  if (!bracket.rest.empty()) return below_.RestTakesAny(bracket, left_of_next, restricted);
  if (bracket.bye_candidates.empty()) return left_of_next == 0;
  return left_of_next == 1 && bracket.bye_candidates.back() >= bracket.next.front();
}

}  // namespace ronda::dutch
