#include "ronda/pairing/swiss/remainder_replay.h"

#include <algorithm>
#include <utility>

namespace ronda::swiss {
namespace {

constexpr std::size_t kFew = 8;  // of whom it is quicker to ask each than to go through the lists

}  // namespace

RemainderReplay::RemainderReplay(const Field& field, std::vector<RemainderWalk::Member> remainder,
                                 std::vector<S2Position> made)
    : walk_(field, std::move(remainder), {}),
      made_(std::move(made)),
      taken_(walk_.s2_.size(), 0),
      memory_(made_.size()) {
  walk_.MakeLists();
  Compare();
}

// What those left cost at least, with S1 against S2 and one of those who may float left over.
std::optional<ColourCost> RemainderReplay::LeastLeft() const {
  if (!walk_.odd_) return LeastCost(walk_.left_);
  std::optional<ColourCost> least;
  for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
    if (walk_.floaters_left_[colour] == 0) continue;
    ClassCounts left = walk_.left_;
    --left[colour];
    const auto cost = LeastCost(left);
    if (cost && (!least || *cost < *least)) least = cost;
  }
  return least;
}

// From where on the walk, in the state of the real one, makes the real pairs.
void RemainderReplay::Compare() {
  for (std::size_t i = 0; i < made_.size(); ++i) {
    left_.push_back(LeastLeft());
    walk_.cost_left_ = left_.back().value_or(ColourCost{});
    const bool is_same = left_.back() && walk_.FirstOpponent(walk_.s1_[i]) == made_[i];
    if (!is_same) same_from_ = i + 1;
    GoTo(i + 1);
  }
}

void RemainderReplay::GoTo(std::size_t first) {
  for (; at_ < first; ++at_) walk_.MakePair(at_, made_[at_]);
  while (at_ > first) walk_.PartPair(--at_);
}

void RemainderReplay::Toggle(S2Position position, int by) {
  int& taken = taken_[position];
  if (taken != 0) std::erase(taken < 0 ? free_here_ : taken_here_, position);
  taken += by;
  if (taken != 0) (taken < 0 ? free_here_ : taken_here_).push_back(position);
  int& more = more_taken_[walk_.ListOf(walk_.s2_[position])];
  lists_apart_ -= more == 0 ? 0 : 1;
  more += by;
  lists_apart_ += more == 0 ? 0 : 1;
}

void RemainderReplay::Diverge(std::size_t i, S2Position position) {
  walk_.MakePair(i, position);
  if (position == made_[i]) return;
  Toggle(position, 1);
  Toggle(made_[i], -1);
}

// Whether as many of each list are left before the pair i as in the real walk, which is one that makes the real pairs,
// and cost what they did. Then whom somebody may meet with the bound still in reach is the same in both.
bool RemainderReplay::IsAlike(std::size_t i) const {
  return lists_apart_ == 0 && i >= same_from_ && left_[i] == walk_.cost_left_;
}

// Whether those left before the pair i are the same as in the real walk, which is followed from there.
bool RemainderReplay::HasMet(std::size_t i) const { return free_here_.empty() && IsAlike(i); }

// Where the walks are alike, whoever is passed over in the real one is here, too. So it is the real opponent, unless
// that one is taken or comes after one of those who are free only here.
S2Position RemainderReplay::OpponentOf(std::size_t i) const {
  const RemainderWalk::Member& player = walk_.s1_[i];
  S2Position first = made_[i];
  if (free_here_.size() > kFew || !IsAlike(i) || taken_[first] > 0) {
    return walk_.FirstOpponent(player);
  }
  for (const S2Position position : free_here_) {
    if (position > first) continue;
    const RemainderWalk::Member& other = walk_.s2_[position];
    if (!walk_.IsImpossible(player.place, other.place) && walk_.KeepsBound(player, other)) first = position;
  }
  return first;
}

std::vector<S2Position> RemainderReplay::TakeBack(std::size_t first, std::size_t end) {
  const auto& all = walk_.opponent_;
  std::vector<S2Position> opponents(all.begin() + static_cast<std::ptrdiff_t>(first),
                                    all.begin() + static_cast<std::ptrdiff_t>(end));
  for (std::size_t i = end; i-- > first;) {
    taken_[walk_.opponent_[i]] = 0;
    taken_[made_[i]] = 0;
    walk_.PartPair(i);
  }
  taken_here_.clear();
  free_here_.clear();
  more_taken_.fill(0);
  lists_apart_ = 0;
  return opponents;
}

// None where the walk differs from the real one by more players than are remembered.
std::optional<WalkMemory::State> RemainderReplay::StateNow() const {
  if (free_here_.size() > 1) return std::nullopt;
  if (free_here_.empty()) return WalkMemory::State{walk_.cost_left_};
  return WalkMemory::State{walk_.cost_left_, taken_here_.front(), free_here_.front()};
}

// Makes pairs from i on until the walk has met the real one, is stuck, or is in a state that is known, which is the
// step to follow. The first pair that is not made.
std::size_t RemainderReplay::GoOn(std::size_t i, WalkMemory::StepId& known) {
  memory_.Begin();
  for (; i < made_.size() && !HasMet(i); ++i) {
    const auto state = StateNow();
    if (state) known = memory_.Find(i, *state);
    if (known != WalkMemory::kNone) {
      memory_.Join(known);
      break;
    }
    const S2Position opponent = OpponentOf(i);
    memory_.Add(opponent);
    if (state) memory_.Remember(i, *state);
    if (opponent == kNoPosition) break;
    Diverge(i, opponent);
  }
  return i;
}

std::optional<std::vector<S2Position>> RemainderReplay::Walk(std::size_t first, S2Position position, ColourCost cost) {
  GoTo(first);
  Diverge(first, position);
  walk_.cost_left_ = cost;
  auto step = WalkMemory::kNone;
  const std::size_t end = GoOn(first + 1, step);
  const bool met = end == made_.size() || HasMet(end);
  auto opponents = TakeBack(first, end);
  if (!met && step == WalkMemory::kNone) return std::nullopt;
  for (; step != WalkMemory::kNone; step = memory_.After(step)) {
    if (memory_.OpponentAt(step) == kNoPosition) return std::nullopt;
    opponents.push_back(memory_.OpponentAt(step));
  }
  return opponents;
}

}  // namespace ronda::swiss
