#include "ronda/pairing/dutch/dutch.h"

#include <algorithm>
#include <numeric>

#include "ronda/pairing/dutch/bracket_solver.h"
#include "ronda/pairing/dutch/completion.h"
#include "ronda/pairing/swiss/board_order.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

// One round as the regulation goes about it: bracket after bracket, from the highest scoregroup to the lowest.
class RoundPairer {
 public:
  RoundPairer(const Field& field, const DutchEdition& edition) : field_(field), edition_(edition) {}

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

  Candidate PairWithCompletion(const Bracket& bracket) const {
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
    SolverTerms terms{.with_next = true, .look_ahead = true};
    if (bracket.rest.empty()) terms.completion = CompletionRank::kBeforeNextBracket;
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  Candidate PairPenultimate(const Bracket& bracket) const {
    const SolverTerms terms{.with_next = true, .with_rest = true, .completion = CompletionRank::kFirst};
    return SolveBracket(field_, edition_, bracket, terms).candidate;
  }

  Candidate PairLast(const Bracket& bracket) const {
    const SolverTerms terms{.completion = CompletionRank::kFirst};
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
