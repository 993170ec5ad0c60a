// A walk through a remainder (remainder_walk.h) that is asked again and again what it would have been with one pair
// another. The walk is not begun anew: it starts at that pair and ends as soon as the same players are left as were in
// the real one, or in one that was asked for before, since from there on it would do the same.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/remainder_walk.h"
#include "ronda/pairing/swiss/walk_memory.h"

namespace ronda::swiss {

class RemainderReplay {
 public:
  // `made` are the opponents of S1 in turn, by their position in S2. Each of these pairs has a cost (CostOfPair).
  RemainderReplay(const Field& field, std::vector<RemainderWalk::Member> remainder, std::vector<S2Position> made);

  // With the pairs before the `first` of S1 as they were made and that one against `position` of S2: the opponents,
  // from `first` on, that a walk of this cost for those left gives. Who comes after the last of them keeps the same
  // opponent. None if the walk is stuck.
  std::optional<std::vector<S2Position>> Walk(std::size_t first, S2Position position, ColourCost cost);

 private:
  std::optional<ColourCost> LeastLeft() const;
  void Compare();
  void GoTo(std::size_t first);
  bool IsAlike(std::size_t i) const;
  bool HasMet(std::size_t i) const;
  S2Position OpponentOf(std::size_t i) const;
  void Diverge(std::size_t i, S2Position position);
  void Toggle(S2Position position, int by);
  std::optional<WalkMemory::State> StateNow() const;
  std::size_t GoOn(std::size_t i, WalkMemory::StepId& known);
  std::vector<S2Position> TakeBack(std::size_t first, std::size_t end);

  RemainderWalk walk_;
  std::vector<S2Position> made_;
  std::size_t at_ = 0;                           // how many pairs the walk has made as they were
  std::vector<std::optional<ColourCost>> left_;  // by position in S1: what the real pairs from there on cost at least
  std::size_t same_from_ = 0;                    // from here on the walk makes the real pairs
  IdVector<S2Position, int> taken_;              // +1 taken here and not in the real walk, -1 the other way round
  std::vector<S2Position> taken_here_;           // those with +1
  std::vector<S2Position> free_here_;            // those with -1, as many
  std::array<int, 2 * kColourClasses> more_taken_{};  // their sums by list of the walk
  int lists_apart_ = 0;                               // how many of these are not 0
  WalkMemory memory_;
};

}  // namespace ronda::swiss
