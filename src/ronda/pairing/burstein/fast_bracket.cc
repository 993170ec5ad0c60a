#include "ronda/pairing/burstein/fast_bracket.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/swiss/colour_balance.h"

namespace ronda::burstein {
namespace {

using swiss::At;
using swiss::ClassCounts;
using swiss::ColourClass;
using swiss::ColourCost;
using swiss::kColourClasses;

constexpr int kMostTries = 400;  // where the walk is stuck

// A player of the bracket.
struct Member {
  Place place{0};
  ColourClass colour = ColourClass::kNone;
  bool may_float = false;
};

// Of a member, by rank.
using Number = StrongInt<struct NumberTag>;
constexpr Number kNobody(-1);  // before the first

class Walk {
 public:
  Walk(const swiss::Field& field, std::vector<Member> members) : field_(field), members_(std::move(members)) {
    odd_ = members_.size() % 2 == 1;
    MakeLists();
  }

  // False if the walk is stuck for good, or it took too many steps.
  bool Run() {
    const auto bound = Bound();
    if (!bound) return false;
    cost_left_ = *bound;
    int tries = 0;
    Number before = End();  // the opponents of the next one who come after this one have been tried
    for (Number player = FirstFree(Number(0)); player < End();) {
      if (const auto opponent = NextChoice(player, before)) {
        Make({player, *opponent});
        player = FirstFree(Next(player));
        before = End();
        continue;
      }
      if (steps_.empty() || ++tries > kMostTries) return false;
      const Step last = steps_.back();
      TakeBack();
      player = last.player;
      before = last.opponent;
    }
    return true;
  }

  swiss::Candidate Result() const {
    swiss::Candidate candidate;
    for (const auto& [player, opponent] : steps_) {
      if (opponent == player) {
        candidate.downfloaters.push_back(members_[player].place);
      } else {
        candidate.pairs.push_back({members_[player].place, members_[opponent].place});
      }
    }
    return candidate;
  }

 private:
  // For a floater both are the same.
  struct Step {
    Number player;
    Number opponent;
  };

  // Those who are free, of one colour class, who may float or may not, in the order of ranks.
  struct List {
    Number last = kNobody;
  };

  Number End() const { return Number(members_.size()); }
  List& ListOf(Number number) { return lists_[At(members_[number].colour) * 2 + (members_[number].may_float ? 1 : 0)]; }

  void MakeLists() {
    previous_.assign(members_.size(), kNobody);
    next_.assign(members_.size(), kNobody);
    free_.assign(members_.size(), true);
    for (const Number number : members_.ids()) {
      const Member& member = members_[number];
      Number& last = ListOf(number).last;
      previous_[number] = last;
      if (last != kNobody) next_[last] = number;
      last = number;
      ++left_[At(member.colour)];
      if (member.may_float) ++floaters_left_[At(member.colour)];
    }
  }

  void Take(Number number) {
    const Number before = previous_[number];
    const Number after = next_[number];
    (after == kNobody ? ListOf(number).last : previous_[after]) = before;
    if (before != kNobody) next_[before] = after;
    Count(number, -1);
  }
  void Return(Number number) {
    const Number before = previous_[number];
    const Number after = next_[number];
    (after == kNobody ? ListOf(number).last : previous_[after]) = number;
    if (before != kNobody) next_[before] = number;
    Count(number, 1);
  }
  void Count(Number number, int change) {
    const Member& member = members_[number];
    left_[At(member.colour)] += change;
    if (member.may_float) floaters_left_[At(member.colour)] += change;
    free_[number] = change > 0;
  }

  Number FirstFree(Number number) const {
    while (number < End() && !free_[number]) ++number;
    return number;
  }

  // The least cost of those who are free.
  std::optional<ColourCost> Bound() const { return odd_ ? BoundWithFloater() : swiss::LeastCost(left_); }
  std::optional<ColourCost> BoundWithFloater() const {
    std::optional<ColourCost> best;
    for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
      if (floaters_left_[colour] == 0) continue;
      ClassCounts others = left_;
      --others[colour];
      if (const auto cost = swiss::LeastCost(others); cost && (!best || *cost < *best)) best = cost;
    }
    return best;
  }

  void Make(const Step& step) {
    Take(step.player);
    if (step.opponent == step.player) {
      odd_ = false;
    } else {
      Take(step.opponent);
      cost_left_ = cost_left_ - CostOf(step);
    }
    steps_.push_back(step);
  }
  void TakeBack() {
    const Step step = steps_.back();
    steps_.pop_back();
    if (step.opponent == step.player) {
      odd_ = true;
    } else {
      cost_left_ = cost_left_ + CostOf(step);
      Return(step.opponent);
    }
    Return(step.player);
  }
  ColourCost CostOf(const Step& step) const {
    return *CostOfPair(members_[step.player].colour, members_[step.opponent].colour);
  }

  // C.04.4.2/2026 §4.3: the lowest ranked first; to float is the last choice.
  std::optional<Number> NextChoice(Number player, Number before) {
    if (before <= player) return std::nullopt;
    auto candidates = lists_;
    for (auto& [last] : candidates) {
      while (last > player && (last >= before || IsImpossible(player, last))) last = previous_[last];
    }
    for (;;) {
      Number& lowest = std::ranges::max_element(candidates, {}, &List::last)->last;
      if (lowest <= player) break;
      if (KeepsBound({player, lowest})) return lowest;
      lowest = kNobody;
    }
    const bool may_float = odd_ && members_[player].may_float;
    return may_float && KeepsBound({player, player}) ? std::optional(player) : std::nullopt;
  }

  bool IsImpossible(Number one, Number other) const {
    const Place a = members_[one].place;
    const Place b = members_[other].place;
    return field_.IsForbidden(a, b) || field_.IsUnwanted(a, b);
  }

  // Whether those left can do as well as the bound when the step is made.
  bool KeepsBound(const Step& step) {
    const bool floats = step.player == step.opponent;
    if (!floats && !CostOfPair(members_[step.player].colour, members_[step.opponent].colour)) return false;
    Make(step);
    const bool keeps = Bound() == cost_left_;
    TakeBack();
    return keeps;
  }

  const swiss::Field& field_;
  IdVector<Number, Member> members_;
  bool odd_ = false;
  ColourCost cost_left_;
  std::vector<Step> steps_;
  std::array<List, 2 * kColourClasses> lists_;
  IdVector<Number, Number> previous_;  // in their lists
  IdVector<Number, Number> next_;
  IdVector<Number, bool> free_;
  ClassCounts left_{};
  ClassCounts floaters_left_{};
};

}  // namespace

std::optional<swiss::Candidate> PairFast(const swiss::Field& field, const Ranks& ranks, const swiss::Bracket& bracket) {
  if (bracket.residents.empty()) return std::nullopt;
  const Points lowest = field[bracket.residents.back()].score;
  std::vector<Member> members;
  for (const Place place : bracket.residents) {
    // Of denied preferences only the number counts, not their strength.
    members.push_back({place, swiss::ColourClassWithoutStrength(field[place]), field[place].score == lowest});
  }
  std::ranges::sort(members, {}, [&](const Member& member) { return ranks[member.place]; });
  Walk walk(field, std::move(members));
  if (!walk.Run()) return std::nullopt;
  return walk.Result();
}

}  // namespace ronda::burstein
