#include "ronda/pairing/burstein/round_pairer.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "ronda/pairing/burstein/fast_bracket.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/trial_pairing.h"
#include "ronda/pairing/swiss/valuation.h"

namespace ronda::burstein {
namespace {

using swiss::Bracket;
using swiss::Candidate;
using swiss::CompletionRank;
using swiss::CriterionInfo;
using swiss::Solution;
using swiss::SolverTerms;
using enum swiss::Criterion;

constexpr std::array kQuality{
    CriterionInfo{kPairs, "C5", "2.3.1", "outgoing floaters"},
    CriterionInfo{kDownfloaterScores, "C6", "2.3.2", "scores of the outgoing floaters"},
    CriterionInfo{kNextBracket, "C7", "2.3.3", "outgoing floaters of the next bracket, and their scores"},
    swiss::kB3Bis,
    swiss::kB3BisBis,
    CriterionInfo{kColourPreference, "C8", "2.3.4", "players who do not get their colour preference"},
};

std::vector<Place> Joined(const std::vector<Place>& one, const std::vector<Place>& other) {
  std::vector<Place> places = one;
  places.insert(places.end(), other.begin(), other.end());
  return places;
}

// The bracket below, which these players float into.
Bracket NextBracket(const Bracket& bracket, const std::vector<Place>& floaters) {
  Bracket next;
  next.residents = Joined(floaters, bracket.next);
  next.rest = bracket.rest;
  return next;
}

}  // namespace

RoundPairer::RoundPairer(const swiss::Field& field, const Ranks& ranks, swiss::Way way)
    : field_(field), ranks_(ranks), way_(way), below_(field) {}

bool RoundPairer::Run() {
  const auto everybody = field_.places();
  std::vector<Place> places(everybody.begin(), everybody.end());
  if (places.size() % 2 == 1) {
    bye_ = ChooseBye(places);
    if (!bye_) return false;
    std::erase(places, *bye_);
  } else if (!swiss::CanComplete(field_, places, {})) {
    return false;
  }
  for (std::size_t first = 0; first < places.size();) {
    PairedBracket paired;
    paired.bracket = MakeBracket(places, first);
    first += paired.bracket.residents.size() - floaters_.size();
    paired.candidate = Pair(paired.bracket);
    std::ranges::sort(paired.candidate.pairs, {},
                      [&](const swiss::Pair& pair) { return std::min(ranks_[pair.higher], ranks_[pair.lower]); });
    paired.incoming = std::exchange(floaters_, paired.candidate.downfloaters);
    brackets_.push_back(std::move(paired));
  }
  return true;
}

// C.04.4.2/2026 §3.1: the lowest score, the most games played, the lowest rank of those whose bye leaves a complete
// pairing.
std::optional<Place> RoundPairer::ChooseBye(std::span<const Place> everybody) const {
  std::vector<Place> candidates = swiss::ByeCandidates(field_, everybody);
  std::ranges::sort(candidates, {}, [&](Place place) {
    const swiss::Entrant& player = field_[place];
    return std::tuple(player.score, player.unplayed_rounds, -ranks_[place]);
  });
  return swiss::FirstWhoLeavesCompletePairing(field_, everybody, candidates);
}

// The scoregroup that begins at places[first], with those who floated into it.
Bracket RoundPairer::MakeBracket(std::span<const Place> places, std::size_t first) const {
  const auto end_of_group = [&](std::size_t begin) {
    std::size_t end = begin;
    while (end < places.size() && field_[places[end]].score == field_[places[begin]].score) ++end;
    return end;
  };
  const auto cut = [&](std::size_t begin, std::size_t end) {
    const auto part = places.subspan(begin, end - begin);
    return std::vector<Place>(part.begin(), part.end());
  };
  const std::size_t last = end_of_group(first);
  const std::size_t next_end = last < places.size() ? end_of_group(last) : last;
  Bracket bracket;
  bracket.residents = Joined(floaters_, cut(first, last));
  bracket.next = cut(last, next_end);
  bracket.rest = cut(next_end, places.size());
  return bracket;
}

Solution RoundPairer::Solve(const Bracket& bracket, SolverTerms terms) const {
  terms.highest_against_lowest = &ranks_;
  return swiss::SolveBracket(field_, kQuality, bracket, terms);
}

// C.04.4.2/2026 §3.2.
// Decision 131.
Candidate RoundPairer::Pair(const Bracket& bracket) const {
  if (bracket.next.empty()) {
    if (way_ == swiss::Way::kFastWhereProven) {
      if (auto everybody = PairFast(field_, ranks_, bracket)) return *std::move(everybody);
    }
    return Solve(bracket, {.completion = CompletionRank::kFirst}).candidate;
  }
  if (way_ == swiss::Way::kFastWhereProven) {
    if (auto candidate = PairWithoutEverybody(bracket)) return *std::move(candidate);
  }
  return Solve(bracket,
               {.with_next = true, .with_rest = true, .completion = CompletionRank::kFirst, .look_ahead = true})
      .candidate;
}

// First without the players below: if the first of the best so found leaves a perfect next bracket and a round that can
// be completed, no other is better, and it is the first. Then with the next scoregroup. None if everybody has to take
// part.
std::optional<Candidate> RoundPairer::PairWithoutEverybody(const Bracket& bracket) const {
  auto fast = PairFast(field_, ranks_, bracket);
  Candidate alone = fast ? *std::move(fast) : Solve(bracket, {}).candidate;
  if (LeavesPerfectNext(bracket, alone)) return alone;
  Solution with_next = Solve(bracket, {.with_next = true, .look_ahead = true});
  if (RestTakes(bracket, with_next.left)) return std::move(with_next.candidate);
  return std::nullopt;
}

// Whether those left of the bracket and the next scoregroup can be paired with the rest.
bool RoundPairer::RestTakes(const Bracket& bracket, const std::vector<Place>& left) const {
  if (below_.RestTakesAny(bracket, Count(left))) return true;
  std::vector<Place> places = Joined(left, bracket.rest);
  std::ranges::sort(places);
  return swiss::CanComplete(field_, places, {});
}

// Whether the outgoing floaters can be paired in the next bracket with nobody left there but a resident for parity, and
// the round completed.
bool RoundPairer::LeavesPerfectNext(const Bracket& bracket, const Candidate& candidate) const {
  const auto& floaters = candidate.downfloaters;
  if (floaters.empty()) return swiss::CanComplete(field_, Joined(bracket.next, bracket.rest), {});
  const Bracket next = NextBracket(bracket, floaters);
  const int left_of_next = Count(next.residents) % 2;
  const bool any_will_do = below_.NextTakesAny(bracket, Count(floaters)) && below_.RestTakesAny(bracket, left_of_next);
  if (any_will_do || ShowsPerfectNext(next)) return true;
  const Solution solution = PairNext(next);
  const auto& left = solution.candidate.downfloaters;
  if (!solution.complete || Count(left) != left_of_next) return false;
  return left.empty() || left.front() >= bracket.next.front();
}

// A pairing of the next bracket, but for one of its own score if the number is odd, in a round that can be completed.
bool RoundPairer::ShowsPerfectNext(const Bracket& next) const {
  if (way_ == swiss::Way::kExactOnly) return false;
  std::vector<Place> paired = next.residents;
  std::vector<Place> left = next.rest;
  if (paired.size() % 2 == 1) {
    left.insert(left.begin(), paired.back());
    paired.pop_back();
  }
  return swiss::TrialPairingWorks(field_, paired) && swiss::CanComplete(field_, left, {});
}

// The next bracket with as many pairs as it can have in a round that can be completed, then the lowest scores left.
Solution RoundPairer::PairNext(const Bracket& next) const {
  Solution alone = swiss::SolveBracket(field_, kQuality, next, {.pairs_only = true});
  std::vector<Place> left = Joined(alone.candidate.downfloaters, next.rest);
  std::ranges::sort(left);
  alone.complete = swiss::CanComplete(field_, left, {});
  if (alone.complete) return alone;
  return swiss::SolveBracket(field_, kQuality, next,
                             {.with_rest = true, .completion = CompletionRank::kFirst, .pairs_only = true});
}

std::vector<int> RoundPairer::NextValue(const PairedBracket& paired) const {
  if (paired.candidate.downfloaters.empty()) return {};
  const Bracket bracket = NextBracket(paired.bracket, paired.candidate.downfloaters);
  if (ShowsPerfectNext(bracket)) {
    if (bracket.residents.size() % 2 == 0) return {0};
    return {1, field_[bracket.residents.back()].score.tenths()};
  }
  const Solution next = PairNext(bracket);
  std::vector<int> value{Count(next.candidate.downfloaters)};
  for (const Place place : next.candidate.downfloaters) value.push_back(field_[place].score.tenths());
  return value;
}

std::vector<CriterionValue> RoundPairer::Values(const PairedBracket& paired) const {
  swiss::Valuation valuation(field_, swiss::RepeatedDownfloats::kEverybody, paired.bracket, paired.candidate);
  valuation.SetNextBracket(NextValue(paired));
  return swiss::ValuesOf(kQuality, field_, valuation);
}

}  // namespace ronda::burstein
