#include "ronda/pairing/burstein/fast_bracket.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/colour_balance.h"

namespace ronda::burstein {
namespace {

using swiss::At;
using swiss::ClassCounts;
using swiss::ColourClass;
using swiss::ColourCost;
using swiss::kColourClasses;

constexpr int kMostTries = 400;  // where the walk is stuck

std::size_t Slot(int number) { return static_cast<std::size_t>(number); }

// A player of the bracket; his number is his place among them by rank.
struct Member {
  int place = 0;
  ColourClass colour = ColourClass::kNone;
  bool may_float = false;
};

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
    int before = Size();  // the opponents of the next one who come after this one have been tried
    for (int player = FirstFree(0); player < Size();) {
      if (const auto opponent = NextChoice(player, before)) {
        Make({player, *opponent});
        player = FirstFree(player + 1);
        before = Size();
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
        candidate.downfloaters.push_back(members_[Slot(player)].place);
      } else {
        candidate.pairs.push_back({members_[Slot(player)].place, members_[Slot(opponent)].place});
      }
    }
    return candidate;
  }

 private:
  // Who floats has himself for an opponent.
  struct Step {
    int player = 0;
    int opponent = 0;
  };

  int Size() const { return static_cast<int>(members_.size()); }
  std::size_t ListOf(int number) const {
    return At(members_[Slot(number)].colour) * 2 + (members_[Slot(number)].may_float ? 1 : 0);
  }

  void MakeLists() {
    tails_.fill(-1);
    previous_.assign(members_.size(), -1);
    next_.assign(members_.size(), -1);
    free_.assign(members_.size(), true);
    for (int number = 0; number < Size(); ++number) {
      const Member& member = members_[Slot(number)];
      int& tail = tails_[ListOf(number)];
      previous_[Slot(number)] = tail;
      if (tail >= 0) next_[Slot(tail)] = number;
      tail = number;
      ++left_[At(member.colour)];
      if (member.may_float) ++floaters_left_[At(member.colour)];
    }
  }

  void Take(int number) {
    const int before = previous_[Slot(number)];
    const int after = next_[Slot(number)];
    (after < 0 ? tails_[ListOf(number)] : previous_[Slot(after)]) = before;
    if (before >= 0) next_[Slot(before)] = after;
    Count(number, -1);
  }
  void Return(int number) {
    const int before = previous_[Slot(number)];
    const int after = next_[Slot(number)];
    (after < 0 ? tails_[ListOf(number)] : previous_[Slot(after)]) = number;
    if (before >= 0) next_[Slot(before)] = number;
    Count(number, 1);
  }
  void Count(int number, int change) {
    const Member& member = members_[Slot(number)];
    left_[At(member.colour)] += change;
    if (member.may_float) floaters_left_[At(member.colour)] += change;
    free_[Slot(number)] = change > 0;
  }

  int FirstFree(int number) const {
    while (number < Size() && !free_[Slot(number)]) ++number;
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
    return *CostOfPair(members_[Slot(step.player)].colour, members_[Slot(step.opponent)].colour);
  }

  // C.04.4.2/2026 §4.3: the lowest ranked first; to float is the last choice.
  std::optional<int> NextChoice(int player, int before) {
    if (before <= player) return std::nullopt;
    auto candidates = tails_;
    for (int& one : candidates) {
      while (one > player && (one >= before || IsImpossible(player, one))) one = previous_[Slot(one)];
    }
    for (;;) {
      const auto lowest = std::ranges::max_element(candidates);
      if (*lowest <= player) break;
      if (KeepsBound({player, *lowest})) return *lowest;
      *lowest = -1;
    }
    const bool may_float = odd_ && members_[Slot(player)].may_float;
    return may_float && KeepsBound({player, player}) ? std::optional(player) : std::nullopt;
  }

  bool IsImpossible(int one, int other) const {
    const int a = members_[Slot(one)].place;
    const int b = members_[Slot(other)].place;
    return field_.IsForbidden(a, b) || field_.IsUnwanted(a, b);
  }

  // Whether those left can do as well as the bound when the step is made.
  bool KeepsBound(const Step& step) {
    const bool floats = step.player == step.opponent;
    if (!floats && !CostOfPair(members_[Slot(step.player)].colour, members_[Slot(step.opponent)].colour)) return false;
    Make(step);
    const bool keeps = Bound() == cost_left_;
    TakeBack();
    return keeps;
  }

  const swiss::Field& field_;
  std::vector<Member> members_;
  bool odd_ = false;
  ColourCost cost_left_;
  std::vector<Step> steps_;
  // Those who are free, in lists by colour class and by whether one of them may float, each in the order of ranks.
  std::array<int, 2 * kColourClasses> tails_{};
  std::vector<int> previous_;
  std::vector<int> next_;
  std::vector<bool> free_;
  ClassCounts left_{};
  ClassCounts floaters_left_{};
};

}  // namespace

std::optional<swiss::Candidate> PairFast(const swiss::Field& field, const std::vector<int>& ranks,
                                         const swiss::Bracket& bracket) {
  if (bracket.residents.empty()) return std::nullopt;
  const Points lowest = field[bracket.residents.back()].score;
  std::vector<Member> members;
  for (const int place : bracket.residents) {
    // Of denied preferences only the number counts, not their strength.
    members.push_back({place, swiss::ColourClassWithoutStrength(field[place]), field[place].score == lowest});
  }
  std::ranges::sort(members, {}, [&](const Member& member) { return ranks[Place(member.place).index()]; });
  Walk walk(field, std::move(members));
  if (!walk.Run()) return std::nullopt;
  return walk.Result();
}

}  // namespace ronda::burstein
