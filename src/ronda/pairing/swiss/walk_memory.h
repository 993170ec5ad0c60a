// The steps of walks through one remainder (remainder_replay.h), remembered by the state they were made in. Questions
// about many boards soon lead to the same few states, and what follows is then known.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "ronda/pairing/swiss/colour_balance.h"

namespace ronda::swiss {

class WalkMemory {
 public:
  using StepId = int;
  static constexpr StepId kNone = -1;

  // Before a pair: what those left may cost, and how they differ from those left in the real walk by one player at
  // most, who is taken here and not there, and one the other way round (positions in S2; -1: nobody). The rest of the
  // walk depends on nothing else.
  struct State {
    ColourCost cost;
    int taken = -1;
    int free = -1;

    bool operator==(const State&) const = default;
  };

  // `pairs` are those of the remainder.
  explicit WalkMemory(std::size_t pairs) : latest_(pairs) { Forget(); }

  // To be called before a walk, which may then add steps to it.
  void Begin() {
    if (steps_.size() > kMostSteps) Forget();
    last_ = kNone;
  }

  // A step of the walk that has been begun: the opponent of the pair i, -1 if there is none.
  void Add(int opponent) {
    const auto added = static_cast<StepId>(steps_.size());
    Join(added);
    steps_.push_back({{}, opponent, kNone});
    last_ = added;
  }
  // The step added last was that of the pair i, in this state.
  void Remember(std::size_t i, const State& state) {
    auto& latest = latest_[i];
    std::rotate(latest.begin(), latest.end() - 1, latest.end());
    latest.front() = last_;
    At(last_).state = state;
  }

  // The walk that has been begun goes on as that from this step.
  void Join(StepId step) {
    if (last_ != kNone) At(last_).next = step;
  }

  // The step of the pair i in this state; kNone if it is not remembered.
  StepId Find(std::size_t i, const State& state) const {
    const auto found = std::ranges::find_if(latest_[i], [&](StepId step) {
      return step != kNone && steps_[static_cast<std::size_t>(step)].state == state;
    });
    return found == latest_[i].end() ? kNone : *found;
  }
  int OpponentAt(StepId step) const { return steps_[static_cast<std::size_t>(step)].opponent; }
  // kNone: the walk has met the real one, or is stuck.
  StepId After(StepId step) const { return steps_[static_cast<std::size_t>(step)].next; }

 private:
  static constexpr std::size_t kLatest = 4;           // states remembered for a pair
  static constexpr std::size_t kMostSteps = 1 << 20;  // of 24 bytes

  struct Step {
    State state;
    int opponent;
    StepId next;
  };

  Step& At(StepId step) { return steps_[static_cast<std::size_t>(step)]; }
  void Forget() {
    steps_.clear();
    std::array<StepId, kLatest> nobody{};
    nobody.fill(kNone);
    std::ranges::fill(latest_, nobody);
  }

  std::vector<Step> steps_;
  std::vector<std::array<StepId, kLatest>> latest_;  // by pair, the newest first
  StepId last_ = kNone;                              // of the walk that has been begun
};

}  // namespace ronda::swiss
