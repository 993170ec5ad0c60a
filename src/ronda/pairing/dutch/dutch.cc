#include "ronda/pairing/dutch/dutch.h"

#include <algorithm>
#include <numeric>

#include "ronda/pairing/dutch/below.h"
#include "ronda/pairing/dutch/bracket_solver.h"
#include "ronda/pairing/dutch/completion.h"
#include "ronda/pairing/dutch/fast_bracket.h"
#include "ronda/pairing/swiss/board_order.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

// One round as the regulation goes about it: bracket after bracket, from the highest scoregroup to the lowest.
class RoundPairer {
 public:
  RoundPairer(const Field& field, const DutchEdition& edition) : field_(field), edition_(edition), below_(field) {}

  bool Run() {
    everybody_.resize(static_cast<std::size_t>(field_.size()));
    std::iota(everybody_.begin(), everybody_.end(), 0);
    bye_candidates_ = edition_.completion == Completion::kEveryBracket ? LowestByeCandidates(field_)
                                                                       : ByeCandidates(field_, everybody_);
    if (!CanComplete(field_, everybody_, bye_candidates_)) return false;
    for (int first = 0; first < field_.size();) {
      const int last = EndOfScoregroup(first);
      first = PairFrom(first, last);
    }
    return true;
  }

  const std::vector<Pair>& pairs() const { return pairs_; }
  std::optional<int> bye() const { return floaters_.empty() ? std::nullopt : std::optional(floaters_.front()); }

 private:
  int EndOfScoregroup(int first) const {
    int last = first;
    while (last < field_.size() && field_[last].score == field_[first].score) ++last;
    return last;
  }

  static std::vector<int> Places(int first, int last) {
    std::vector<int> places(static_cast<std::size_t>(last - first));
    std::iota(places.begin(), places.end(), first);
    return places;
  }

  Bracket MakeBracket(int first, int last) const {
    Bracket bracket;
    bracket.mdps = floaters_;
    bracket.residents = Places(first, last);
    const int next_end = last < field_.size() ? EndOfScoregroup(last) : last;
    bracket.next = Places(last, next_end);
    bracket.rest = Places(next_end, field_.size());
    bracket.bye_candidates = bye_candidates_;
    return bracket;
  }

  // Pairs the bracket whose residents are first..last-1; returns where the next bracket begins.
  int PairFrom(int first, int last) {
    const Bracket bracket = MakeBracket(first, last);
    if (edition_.completion == Completion::kEveryBracket) {
      Accept(PairWithCompletion(bracket));
      return last;
    }
    if (last == field_.size()) {
      Accept(PairLast(bracket));
      return last;
    }
    const Candidate candidate = PairLookingAhead(bracket);
    if (LeavesCompletableRound(candidate, last)) {
      Accept(candidate);
      return last;
    }
    // C.04.3/2017 A.9: this was the penultimate bracket; it is paired again and everybody below collapses into one
    // bracket.
    Accept(PairPenultimate(bracket));
    Accept(PairLast(MakeBracket(last, field_.size())));
    return field_.size();
  }

  void Accept(const Candidate& candidate) {
    pairs_.insert(pairs_.end(), candidate.pairs.begin(), candidate.pairs.end());
    floaters_ = candidate.downfloaters;
  }

  // First without the players below. If the first candidate found so leaves a perfect next bracket and a round that can be completed, no other can
  // be better on those criteria, and it is the first of the best. Otherwise they have to take part.
  Candidate PairWithCompletion(const Bracket& bracket) const {
    if (bracket.next.empty()) return PairLast(bracket);
    const bool bye_below = bracket.bye_candidates.empty() || bracket.bye_candidates.front() > bracket.residents.back();
    if (bye_below) {
      Candidate alone = PairAlone(bracket);
      if (LeavesPerfectNext(bracket, alone)) return alone;
      Solution with_next = SolveBracket(field_, edition_, bracket, {.with_next = true, .look_ahead = true});
      if (below_.RestTakesAny(bracket, with_next.unmatched_below)) return std::move(with_next.candidate);
    }
    return PairWithEverybody(bracket);
  }

  Candidate PairAlone(const Bracket& bracket) const {
    if (auto candidate = PairFast(field_, edition_, bracket, Floater::kGoesDown)) return std::move(*candidate);
    return SolveBracket(field_, edition_, bracket, {}).candidate;
  }

  // Whether the downfloaters can all be paired in the next bracket, with nobody left there but for parity, and the round can be completed.
  bool LeavesPerfectNext(const Bracket& bracket, const Candidate& candidate) const {
    const auto& floaters = candidate.downfloaters;
    if (floaters.empty()) return CanComplete(field_, Places(bracket.next.front(), field_.size()), bracket.bye_candidates);
    if (MattersNot(bracket, static_cast<int>(floaters.size()))) return true;
    const Bracket next = NextBracketOf(bracket, candidate);
    const Solution alone = SolveBracket(field_, edition_, next, {.pairs_only = true});
    if (!IsPerfect(next, alone)) return false;
    if (below_.RestTakesAny(bracket, alone.unmatched_below)) return true;
    const SolverTerms terms{.with_rest = true, .completion = CompletionRank::kFirst, .pairs_only = true};
    const Solution complete = SolveBracket(field_, edition_, next, terms);
    return complete.complete && IsPerfect(next, complete);
  }

  // The same for the next bracket alone (2017 C.7); only the last bracket has to give the bye.
  bool LeavesPerfectNextAlone(const Bracket& bracket, const Candidate& candidate) const {
    const int floaters = static_cast<int>(candidate.downfloaters.size());
    if (floaters == 0) return true;
    const bool is_last = bracket.rest.empty();
    if (is_last ? MattersNot(bracket, floaters) : below_.NextTakesAny(bracket, floaters)) return true;
    const Bracket next = NextBracketOf(bracket, candidate);
    SolverTerms terms{.pairs_only = true};
    if (is_last) terms.completion = CompletionRank::kFirst;
    const Solution solution = SolveBracket(field_, edition_, next, terms);
    return (!is_last || solution.complete) && IsPerfect(next, solution);
  }

  static Bracket NextBracketOf(const Bracket& bracket, const Candidate& candidate) {
    Bracket next;
    next.mdps = candidate.downfloaters;
    next.residents = bracket.next;
    next.rest = bracket.rest;
    next.bye_candidates = bracket.bye_candidates;
    return next;
  }

  static bool IsPerfect(const Bracket& bracket, const Solution& solution) {
    const auto& floaters = solution.candidate.downfloaters;
    if (floaters.size() != bracket.size() % 2) return false;
    return floaters.empty() || floaters.front() >= bracket.residents.front();
  }

  // Whether any set of that many downfloaters leaves a perfect next bracket and a round that can be completed.
  bool MattersNot(const Bracket& bracket, int floaters) const {
    if (!below_.NextTakesAny(bracket, floaters)) return false;
    const int left_of_next = (floaters + static_cast<int>(bracket.next.size())) % 2;
    if (!bracket.rest.empty()) return below_.RestTakesAny(bracket, left_of_next);
    if (bracket.bye_candidates.empty()) return left_of_next == 0;
    return left_of_next == 1 && bracket.bye_candidates.back() >= bracket.next.front();
  }

  Candidate PairWithEverybody(const Bracket& bracket) const {
    SolverTerms terms{.with_next = true, .with_rest = true, .completion = CompletionRank::kFirst, .look_ahead = true};
    const Solution solution = SolveBracket(field_, edition_, bracket, terms);
    // C.04.3/2026 §2.4.4 [C9], note: only where exactly one player floats down and he gets the bye.
    const bool bye_is_here =
        !bracket.bye_candidates.empty() && bracket.bye_candidates.front() < bracket.residents.back() + 1;
    if (solution.candidate.downfloaters.size() != 1 || !bye_is_here) return solution.candidate;
    terms.bye_unplayed = true;
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  Candidate PairLookingAhead(const Bracket& bracket) const {
    Candidate alone = PairAlone(bracket);
    if (LeavesPerfectNextAlone(bracket, alone)) return alone;
    SolverTerms terms{.with_next = true, .look_ahead = true};
    if (bracket.rest.empty()) terms.completion = CompletionRank::kBeforeNextBracket;
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  Candidate PairPenultimate(const Bracket& bracket) const {
    const SolverTerms terms{.with_next = true, .with_rest = true, .completion = CompletionRank::kFirst};
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  Candidate PairLast(const Bracket& bracket) const {
    const Floater floater = bracket.bye_candidates.empty() ? Floater::kGoesDown : Floater::kGetsBye;
    if (auto candidate = PairFast(field_, edition_, bracket, floater)) return std::move(*candidate);
    const SolverTerms terms{.completion = CompletionRank::kFirst, .bye_unplayed = true};
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  bool LeavesCompletableRound(const Candidate& candidate, int below) const {
    std::vector<int> left = candidate.downfloaters;
    const auto lower = Places(below, field_.size());
    left.insert(left.end(), lower.begin(), lower.end());
    return CanComplete(field_, left, ByeCandidates(field_, left));
  }

  const Field& field_;
  const DutchEdition& edition_;
  Below below_;
  std::vector<int> everybody_;
  std::vector<int> bye_candidates_;
  std::vector<int> floaters_;
  std::vector<Pair> pairs_;
};

Board MakeBoard(const Field& field, const DutchEdition& edition, const Pair& pair) {
  const swiss::Entrant& higher = field[pair.higher];
  const swiss::Entrant& lower = field[pair.lower];
  const auto [colour, rule] = swiss::AllocateColours(higher, lower, field.initial_colour());
  Board board{higher.player, lower.player, edition.colour_articles[static_cast<std::size_t>(rule)]};
  if (colour == Colour::kBlack) std::swap(board.white, board.black);
  return board;
}

}  // namespace

Result<RoundPairing> Dutch::Pair(const Tournament& tournament) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_);
  if (!pairer.Run()) {
    return tl::unexpected(
        Diagnostic{.code = std::string(kNoLegalPairing), .message = "no legal pairing of the round exists"});
  }
  RoundPairing pairing;
  std::vector<dutch::Pair> pairs = pairer.pairs();
  swiss::SortForPublication(field, pairs);
  for (const dutch::Pair& pair : pairs) pairing.boards.push_back(MakeBoard(field, edition_, pair));
  if (const auto bye = pairer.bye()) pairing.bye = field[*bye].player;
  return pairing;
}

}  // namespace ronda::dutch
