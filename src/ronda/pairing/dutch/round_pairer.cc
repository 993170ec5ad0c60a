#include "ronda/pairing/dutch/round_pairer.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/valuation.h"

namespace ronda::dutch {
namespace {

std::vector<Place> Places(Place first, Place last) {
  const IdRange<Place> places(first, last - first);
  return {places.begin(), places.end()};
}

}  // namespace

RoundPairer::RoundPairer(const swiss::Field& field, const DutchEdition& edition, Way way)
    : field_(field), edition_(edition), way_(way), below_(field) {}

// C.04.3/2026 §1.9; /2017 §A.9.
bool RoundPairer::Run() {
  const auto everybody = field_.AllPlaces();
  const Place end(field_.size());
  const bool lowest_first = edition_.completion == Completion::kEveryBracket;
  bye_candidates_ = lowest_first ? swiss::LowestByeCandidates(field_) : swiss::ByeCandidates(field_, everybody);
  if (!swiss::CanComplete(field_, everybody, bye_candidates_)) return false;
  for (Place first(0); first < end;) first = PairFrom(first, EndOfScoregroup(first));
  return true;
}

Place RoundPairer::EndOfScoregroup(Place first) const {
  Place last = first;
  while (last.value() < field_.size() && field_[last].score == field_[first].score) ++last;
  return last;
}

// The bracket whose residents are first..last-1.
swiss::Bracket RoundPairer::MakeBracket(Place first, Place last) const {
  swiss::Bracket bracket;
  bracket.mdps = floaters_;
  bracket.residents = Places(first, last);
  const Place end(field_.size());
  const Place next_end = last < end ? EndOfScoregroup(last) : last;
  bracket.next = Places(last, next_end);
  bracket.rest = Places(next_end, end);
  bracket.bye_candidates = bye_candidates_;
  bracket.bye_scope = edition_.bye_scope;
  return bracket;
}

void RoundPairer::Accept(swiss::Bracket bracket, PairedBracket paired) {
  floaters_ = paired.candidate.downfloaters;
  if (unpaired_) std::ranges::for_each(paired.candidate.pairs, [&](const auto& pair) { unpaired_->Take(pair); });
  paired.bracket = std::move(bracket);
  brackets_.push_back(std::move(paired));
}

// Returns where the next bracket begins.
Place RoundPairer::PairFrom(Place first, Place last) {
  swiss::Bracket bracket = MakeBracket(first, last);
  if (bracket.next.empty()) {
    PairedBracket paired = PairLast(bracket);
    Accept(std::move(bracket), std::move(paired));
    return last;
  }
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (auto plain = PairPlainly(bracket)) {
    if (completes || plain->candidate.pairs.empty() || LeavesCompletableRound(bracket, plain->candidate)) {
      Accept(bracket, *std::move(plain));
      return last;
    }
  }
  if (completes || way_ == swiss::Way::kExactOnly || !NeedsMoreFloaters(bracket)) {
    PairedBracket paired = PairOrdinary(bracket);
    if (completes || LeavesCompletableRound(bracket, paired.candidate)) {
      Accept(std::move(bracket), std::move(paired));
      return last;
    }
  }
  // C.04.3/2017 §A.9: this was the penultimate bracket; it is paired again and everybody below collapses into one
  // bracket.
  // Decision 023.
  Accept(bracket, PairPenultimate(bracket));
  bracket = MakeBracket(last, Place(field_.size()));
  Accept(bracket, PairLast(bracket));
  return Place(field_.size());
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
  std::vector<Place> below = bracket.next;
  below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
  const int needed = swiss::LeftOver(field_, below, bracket.bye_candidates);
  return needed > static_cast<int>(bracket.size() % 2) && needed > swiss::FewestFloaters(field_, bracket);
}

PairedBracket RoundPairer::PairWithEverybody(const swiss::Bracket& bracket) const {
  swiss::SolverTerms terms{
      .with_next = true, .with_rest = true, .completion = swiss::CompletionRank::kFirst, .look_ahead = true};
  PairedBracket paired = Solve(bracket, terms);
  // C.04.3/2026 §2.4.4 [C9], note: only where exactly one player floats down and gets the bye; /2025 §3.4.4 [C9]:
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
bool RoundPairer::RestTakes(const swiss::Bracket& bracket, const std::vector<Place>& left) const {
  if (field_.settled().empty() && below_.RestTakesAny(bracket, static_cast<int>(left.size()))) return true;
  std::vector<Place> places = left;
  places.insert(places.end(), bracket.rest.begin(), bracket.rest.end());
  std::ranges::sort(places);
  std::vector<Place> byes;
  std::ranges::set_intersection(places, bracket.bye_candidates, std::back_inserter(byes));
  return swiss::CanComplete(field_, places, byes);
}

bool RoundPairer::LeavesCompletableRound(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  std::vector<Place> left = candidate.downfloaters;
  left.insert(left.end(), bracket.next.begin(), bracket.next.end());
  left.insert(left.end(), bracket.rest.begin(), bracket.rest.end());
  std::vector<Place> byes;
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

}  // namespace ronda::dutch
