#include "ronda/pairing/swiss/remainder_replay.h"

#include <algorithm>
#include <utility>

namespace ronda::swiss {

RemainderReplay::RemainderReplay(const Field& field, std::vector<RemainderWalk::Member> remainder,
                                 std::vector<int> made)
    : walk_(field, std::move(remainder), {}), made_(std::move(made)), taken_(walk_.s2_.size(), 0) {
  walk_.MakeLists();
  Compare();
}

// What those left cost at least, with S1 against S2 and one of those who may float left over.
std::optional<ColourCost> RemainderReplay::LeastLeft() const {
  if (!walk_.odd_) return LeastCost(walk_.s1_left_, walk_.s2_left_);
  std::optional<ColourCost> least;
  for (std::size_t colour = 0; colour < kColourClasses; ++colour) {
    if (walk_.floaters_left_[colour] == 0) continue;
    ClassCounts s2 = walk_.s2_left_;
    --s2[colour];
    const auto cost = LeastCost(walk_.s1_left_, s2);
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

void RemainderReplay::Toggle(int position, int by) {
  int& taken = taken_[static_cast<std::size_t>(position)];
  apart_ += taken == 0 ? 1 : -1;
  taken += by;
}

void RemainderReplay::Diverge(std::size_t i, int position) {
  walk_.MakePair(i, position);
  if (position == made_[i]) return;
  Toggle(position, 1);
  Toggle(made_[i], -1);
}

// Whether those left before the pair i are the same as in the real walk, which is followed from there.
bool RemainderReplay::HasMet(std::size_t i) const {
  return apart_ == 0 && i >= same_from_ && left_[i] == walk_.cost_left_;
}

std::vector<int> RemainderReplay::TakeBack(std::size_t first, std::size_t end) {
  const auto& all = walk_.opponent_;
  std::vector<int> opponents(all.begin() + static_cast<std::ptrdiff_t>(first),
                             all.begin() + static_cast<std::ptrdiff_t>(end));
  for (std::size_t i = end; i-- > first;) {
    taken_[static_cast<std::size_t>(walk_.opponent_[i])] = 0;
    taken_[static_cast<std::size_t>(made_[i])] = 0;
    walk_.PartPair(i);
  }
  apart_ = 0;
  return opponents;
}

std::optional<std::vector<int>> RemainderReplay::Walk(std::size_t first, int position, ColourCost cost) {
  GoTo(first);
  Diverge(first, position);
  walk_.cost_left_ = cost;
  std::size_t i = first + 1;
  bool stuck = false;
  for (; i < made_.size() && !HasMet(i) && !stuck; i += stuck ? 0 : 1) {
    const int opponent = walk_.FirstOpponent(walk_.s1_[i]);
    stuck = opponent < 0;
    if (!stuck) Diverge(i, opponent);
  }
  auto opponents = TakeBack(first, i);
  if (stuck) return std::nullopt;
  return opponents;
}

}  // namespace ronda::swiss
