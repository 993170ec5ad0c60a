// What the downfloaters of a bracket do to the next one, and to the round.
#include <utility>

#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/swiss/trial_pairing.h"

namespace ronda::dutch {
namespace {

// The next bracket as these downfloaters would make it.
swiss::Bracket NextBracketOf(const swiss::Bracket& bracket, const std::vector<Place>& downfloaters) {
  swiss::Bracket next;
  next.mdps = downfloaters;
  next.residents = bracket.next;
  next.rest = bracket.rest;
  next.bye_candidates = bracket.bye_candidates;
  next.bye_scope = bracket.bye_scope;
  return next;
}

// Everybody paired but for parity, and then it is a resident who is left.
bool IsPerfect(const swiss::Bracket& bracket, const swiss::Candidate& candidate, const std::vector<Place>& floaters) {
  const std::size_t size = candidate.downfloaters.size() + bracket.next.size();
  if (floaters.size() != size % 2) return false;
  return floaters.empty() || floaters.front() >= bracket.next.front();
}

}  // namespace

std::vector<int> RoundPairer::NextValue(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (candidate.downfloaters.empty() || bracket.next.empty()) return {};
  std::vector<Place> floaters;
  const bool is_proven = way_ == swiss::Way::kFastWhereProven &&
                         (AnyDownfloatersFit(bracket, candidate) || DownfloatersFitByTrial(bracket, candidate));
  if (is_proven) {
    const std::size_t size = candidate.downfloaters.size() + bracket.next.size();
    if (size % 2 == 1) floaters.push_back(bracket.next.back());
  } else {
    PairedNext next = NextWith(bracket, candidate.downfloaters);
    floaters = std::move(next.floaters);
    // Decision 008: a last bracket that cannot be completed has no pairing at all.
    if (bracket.rest.empty() && !next.complete) {
      floaters = candidate.downfloaters;
      floaters.insert(floaters.end(), bracket.next.begin(), bracket.next.end());
    }
  }
  std::vector<int> value{Count(floaters)};
  for (const Place place : floaters) value.push_back(field_[place].score.tenths());
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

RoundPairer::PairedNext RoundPairer::NextWith(const swiss::Bracket& bracket,
                                              const std::vector<Place>& downfloaters) const {
  swiss::Solution solution = PairNext(bracket, NextBracketOf(bracket, downfloaters));
  return {std::move(solution.candidate.downfloaters), solution.complete};
}

// Whether the downfloaters can all be paired in the next bracket, with nobody left there but for parity, and the round
// can be completed.
bool RoundPairer::LeavesPerfectNext(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (candidate.downfloaters.empty()) return LeavesCompletableRound(bracket, candidate);
  if (bracket.next.empty()) return false;
  if (AnyDownfloatersFit(bracket, candidate)) return true;
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (completes && DownfloatersFitByTrial(bracket, candidate)) return true;
  const PairedNext next = NextWith(bracket, candidate.downfloaters);
  return next.complete && IsPerfect(bracket, candidate, next.floaters);
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
  const PairedNext next = NextWith(bracket, candidate.downfloaters);
  return (!is_last || next.complete) && IsPerfect(bracket, candidate, next.floaters);
}

// Whether a pairing found by hand shows that these downfloaters leave a perfect next bracket, with the rest of the
// round completed where the edition asks for it.
bool RoundPairer::DownfloatersFitByTrial(const swiss::Bracket& bracket, const swiss::Candidate& candidate) const {
  if (!field_.settled().empty()) return false;
  const bool rest_counts = edition_.completion == Completion::kEveryBracket || bracket.rest.empty();
  return swiss::TrialBracketWorks(field_, candidate.downfloaters, bracket.next, [&](const std::vector<Place>& left) {
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
