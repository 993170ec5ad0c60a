#include "ronda/pairing/dutch/judgement.h"

#include <algorithm>
#include <map>
#include <vector>

#include "ronda/pairing/dutch/candidate_value.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

// By place: the opponent's place, -1 for none.
std::vector<int> OpponentsOf(const Field& field, const RoundPairing& pairing) {
  std::map<PlayerIndex, int> place_of;
  for (int place = 0; place < field.size(); ++place) place_of.emplace(field[place].player, place);
  std::vector<int> opponents(static_cast<std::size_t>(field.size()), -1);
  for (const Board& board : pairing.boards) {
    const auto white = place_of.find(board.white);
    const auto black = place_of.find(board.black);
    if (white == place_of.end() || black == place_of.end()) continue;
    opponents[static_cast<std::size_t>(white->second)] = black->second;
    opponents[static_cast<std::size_t>(black->second)] = white->second;
  }
  return opponents;
}

// What the pairing does within the bracket: pairs with at least one resident; everybody else floats.
Candidate Restrict(const Bracket& bracket, const std::vector<int>& opponents) {
  Candidate candidate;
  const auto is_resident = [&](int place) { return std::ranges::binary_search(bracket.residents, place); };
  const auto is_here = [&](int place) { return is_resident(place) || std::ranges::binary_search(bracket.mdps, place); };
  const auto add = [&](int place) {
    const int opponent = opponents[static_cast<std::size_t>(place)];
    const bool paired = opponent >= 0 && is_here(opponent) && (is_resident(place) || is_resident(opponent));
    if (!paired) {
      candidate.downfloaters.push_back(place);
    } else if (place < opponent) {
      candidate.pairs.push_back({place, opponent});
    }
  };
  std::ranges::for_each(bracket.mdps, add);
  std::ranges::for_each(bracket.residents, add);
  return candidate;
}

bool SamePairs(Candidate a, Candidate b) {
  const auto by_higher = [](Candidate& candidate) { std::ranges::sort(candidate.pairs, {}, &Pair::higher); };
  by_higher(a);
  by_higher(b);
  return a.pairs == b.pairs;
}

// The completion and the bye come before the quality criteria.
std::optional<Verdict> CompareCompletion(const Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                                         const PairedBracket& ours, const Candidate& theirs) {
  if (pairer.LeavesCompletableRound(ours.bracket, theirs)) return std::nullopt;
  Verdict verdict;
  verdict.kind = Verdict::Kind::kWorse;
  verdict.bracket = field[ours.bracket.residents.front()].score;
  const bool collapses = edition.completion == Completion::kCollapseOnFail;
  verdict.expected = {"C4",
                      collapses ? "C.4" : "2.2.1",
                      "the rest of the round cannot be completed as it should, or not with the bye at the lowest score",
                      {0}};
  verdict.found = verdict.expected;
  verdict.found.value = {1};
  return verdict;
}

}  // namespace

std::optional<Verdict> Compare(const Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                               const RoundPairing& proposed) {
  const auto opponents = OpponentsOf(field, proposed);
  for (const PairedBracket& ours : pairer.brackets()) {
    const Candidate theirs = Restrict(ours.bracket, opponents);
    if (SamePairs(ours.candidate, theirs)) continue;
    if (auto verdict = CompareCompletion(field, edition, pairer, ours, theirs)) return verdict;
    Verdict verdict;
    verdict.bracket = field[ours.bracket.residents.front()].score;
    const auto expected =
        ValueOf(field, edition, ours.bracket, ours.candidate, pairer.NextValue(ours.bracket, ours.candidate));
    const auto found = ValueOf(field, edition, ours.bracket, theirs, pairer.NextValue(ours.bracket, theirs));
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (expected[i].value == found[i].value) continue;
      verdict.kind = Verdict::Kind::kWorse;
      verdict.expected = expected[i];
      verdict.found = found[i];
      return verdict;
    }
    verdict.kind = Verdict::Kind::kLaterInOrder;
    return verdict;
  }
  return std::nullopt;
}

}  // namespace ronda::dutch
