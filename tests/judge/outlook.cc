#include "judge/outlook.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>

namespace ronda::judge {
namespace {

constexpr int kOnePoint = 10;  // tenths
constexpr int kImpossible = std::numeric_limits<int>::max();

int ScoreOf(const Field& field, Rank rank) { return field[rank].score.tenths(); }

// Calls `visit` with every subset of `size` of the players until it says stop.
Go ForEachSubset(std::span<const Rank> players, int size, const std::function<Go(RankSet)>& visit) {
  if (size == 0) return visit(0);
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Rank first = players[i];
    const auto with_first = [&](RankSet rest) { return visit(rest | Only(first)); };
    if (ForEachSubset(players.subspan(i + 1), size - 1, with_first) == Go::kStop) return Go::kStop;
  }
  return Go::kOn;
}

}  // namespace

std::vector<Rank> Members(RankSet set) {
  std::vector<Rank> members;
  for (; set != 0; set &= set - 1) members.push_back(std::countr_zero(set));
  return members;
}

std::vector<int> PairingScoreDifference(const Field& field, const Bracket& bracket, const Candidate& candidate) {
  const int below_lowest = ScoreOf(field, bracket.players().back()) - kOnePoint;
  std::vector<int> differences;
  for (const RankPair& pair : candidate.pairs) {
    differences.push_back(ScoreOf(field, pair.higher) - ScoreOf(field, pair.lower));
  }
  for (const Rank rank : Members(candidate.Downfloaters())) {
    differences.push_back(ScoreOf(field, rank) - below_lowest);
  }
  std::ranges::sort(differences, std::ranges::greater{});
  return differences;
}

Outlook::Outlook(const Field& field, Completion& completion, JudgeEdition edition, const Bracket& bracket)
    : field_(field), completion_(completion), edition_(edition), bracket_(bracket) {
  lowest_bye_score_ = completion_.LowestByeScore(SetOf(bracket.players()) | bracket.below);
}

Points Outlook::lowest_score() const { return field_[bracket_.players().back()].score; }

std::optional<Points> Outlook::ByeScore(RankSet downfloaters) {
  return completion_.LowestByeScore(downfloaters | bracket_.below);
}

bool Outlook::MayStayAlone(RankSet downfloaters, Rank floater) {
  return field_[floater].may_have_bye && completion_.CanAllBePaired((downfloaters | bracket_.below) & ~Only(floater));
}

// Decision 008.
bool Outlook::MayFloat(RankSet downfloaters) {
  if (const auto known = may_float_.find(downfloaters); known != may_float_.end()) return known->second;
  const RankSet open = downfloaters | bracket_.below;
  bool may = true;
  if (CompletesEveryBracket(edition_)) {
    may = completion_.CanComplete(open) && completion_.LowestByeScore(open) == lowest_bye_score_;
  } else if (bracket_.kind != BracketKind::kOrdinary) {
    may = completion_.CanComplete(open);
  }
  may_float_.emplace(downfloaters, may);
  return may;
}

bool Outlook::CanPairMdps(RankSet mdps, RankSet residents) {
  if (mdps == 0) return completion_.CanAllBePaired(residents);
  const Rank first = std::countr_zero(mdps);
  return std::ranges::any_of(Members(residents), [&](Rank partner) {
    return field_.MayMeet(first, partner) && CanPairMdps(mdps & ~Only(first), residents & ~Only(partner));
  });
}

// An MDP is paired with a resident, never with another MDP (C.04.3/2026 §3.3.3; B.3).
bool Outlook::CanPair(RankSet players) {
  const RankSet moved_down = SetOf(bracket_.moved_down);
  return CanPairMdps(players & moved_down, players & ~moved_down);
}

std::optional<int> Outlook::MaxPairs() {
  const std::vector<Rank> players = bracket_.players();
  const RankSet all = SetOf(players);
  for (int pairs = static_cast<int>(players.size()) / 2; pairs >= 0; --pairs) {
    const auto possible = [&](RankSet floats) {
      return MayFloat(floats) && CanPair(all & ~floats) ? Go::kStop : Go::kOn;
    };
    if (ForEachSubset(players, static_cast<int>(players.size()) - 2 * pairs, possible) == Go::kStop) return pairs;
  }
  return std::nullopt;
}

// The downfloaters' scores, descending; in 2017 the pairing score difference. Both follow from the choice of
// downfloaters alone, because the residents of a scoregroup have one score.
std::vector<int> Outlook::OutcomeOf(RankSet downfloaters) const {
  std::vector<int> outcome{std::popcount(downfloaters)};
  if (edition_ == JudgeEdition::kDutch2026) {
    for (const Rank rank : Members(downfloaters)) outcome.push_back(ScoreOf(field_, rank));
    return outcome;
  }
  Candidate candidate;
  candidate.left_over = Members(downfloaters);
  std::vector<Rank> paired_residents;
  for (const Rank resident : bracket_.residents) {
    if (!Contains(downfloaters, resident)) paired_residents.push_back(resident);
  }
  for (const Rank mdp : bracket_.moved_down) {
    if (Contains(downfloaters, mdp)) continue;
    candidate.pairs.push_back({mdp, paired_residents.back()});
    paired_residents.pop_back();
  }
  for (std::size_t i = 0; i + 1 < paired_residents.size(); i += 2) {
    candidate.pairs.push_back({paired_residents[i], paired_residents[i + 1]});
  }
  const auto differences = PairingScoreDifference(field_, bracket_, candidate);
  outcome.insert(outcome.end(), differences.begin(), differences.end());
  return outcome;
}

std::vector<int> Outlook::BestOutcome() {
  const auto pairs = MaxPairs();
  if (!pairs) return {kImpossible};
  const std::vector<Rank> players = bracket_.players();
  const RankSet all = SetOf(players);
  std::vector<int> best{kImpossible};
  const auto compare = [&](RankSet floats) {
    if (!MayFloat(floats) || !CanPair(all & ~floats)) return Go::kOn;
    best = std::min(best, OutcomeOf(floats));
    return Go::kOn;
  };
  ForEachSubset(players, static_cast<int>(players.size()) - 2 * *pairs, compare);
  return best;
}

std::optional<Bracket> Outlook::Following(RankSet downfloaters) const {
  if (bracket_.kind != BracketKind::kOrdinary || bracket_.next_residents.empty()) return std::nullopt;
  Bracket following;
  following.moved_down = Members(downfloaters);
  following.residents = bracket_.next_residents;
  following.below = bracket_.below & ~SetOf(bracket_.next_residents);
  if (following.below == 0) following.kind = BracketKind::kLast;
  return following;
}

const std::vector<int>& Outlook::NextBracket(RankSet downfloaters) {
  const auto [place, unknown] = next_bracket_.try_emplace(downfloaters);
  if (!unknown) return place->second;
  if (const auto following = Following(downfloaters)) {
    place->second = Outlook(field_, completion_, edition_, *following).BestOutcome();
  }
  return place->second;
}

std::vector<int> Outlook::NextBracketAtBest(RankSet downfloaters) const {
  const auto following = Following(downfloaters);
  if (!following) return {};
  Outlook outlook(field_, completion_, edition_, *following);
  const std::vector<Rank> players = following->players();
  const bool odd = players.size() % 2 == 1;
  return following->moved_down.size() > following->residents.size()
             ? std::vector<int>{}  // too many to say at once; nothing counts as the best
             : outlook.OutcomeOf(odd ? Only(players.back()) : 0);
}

}  // namespace ronda::judge
