// The steps of walks through one remainder (remainder_replay.h), remembered by the state they were made in. Questions
// about many boards soon lead to the same few states, and what follows is then known.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "ronda/base/filled_array.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/remainder_walk.h"

namespace ronda::swiss {

class WalkMemory {
 public:
  using StepId = StrongInt<struct StepTag>;
  static constexpr StepId kNone{-1};

  // Before a pair: what those left may cost, and how they differ from those left in the real walk by one player at
  // most, who is taken here and not there, and one the other way round. The rest of the
  // walk depends on nothing else.
  struct State {
    ColourCost cost;
    S2Position taken = kNoPosition;
    S2Position free = kNoPosition;

    bool operator==(const State&) const = default;
  };

  // `pairs` are those of the remainder.
  explicit WalkMemory(std::size_t pairs) : latest_(pairs, kNothing) {}

  // To be called before a walk, which may then add steps to it.
  void Begin() {
    if (steps_.size() > kMostSteps) Forget();
    last_ = kNone;
  }

  // A step of the walk that has been begun: the opponent of the pair i, if there is one.
  void Add(S2Position opponent) {
    const StepId added(steps_.size());
    Join(added);
    steps_.push_back({{}, opponent, kNone});
    last_ = added;
  }
  // The step added last was that of the pair i, in this state.
  void Remember(std::size_t i, const State& state) {
    auto& latest = latest_[i];
    std::rotate(latest.begin(), latest.end() - 1, latest.end());
    latest.front() = last_;
    steps_[last_].state = state;
  }

  // The walk that has been begun goes on as that from this step.
  void Join(StepId step) {
    if (last_ != kNone) steps_[last_].next = step;
  }

  // The step of the pair i in this state; kNone if it is not remembered.
  StepId Find(std::size_t i, const State& state) const {
    const auto found =
        std::ranges::find_if(latest_[i], [&](StepId step) { return step != kNone && steps_[step].state == state; });
    return found == latest_[i].end() ? kNone : *found;
  }
  S2Position OpponentAt(StepId step) const { return steps_[step].opponent; }
  // kNone: the walk has met the real one, or is stuck.
  StepId After(StepId step) const { return steps_[step].next; }

 private:
  static constexpr std::size_t kLatest = 4;   // states remembered for a pair
  static constexpr int kMostSteps = 1 << 20;  // of 24 bytes

  struct Step {
    State state;
    S2Position opponent;
    StepId next;
  };

  void Forget() {
    steps_.clear();
    std::ranges::fill(latest_, kNothing);
  }

  static constexpr auto kNothing = Filled<kLatest>(kNone);

  IdVector<StepId, Step> steps_;
  std::vector<std::array<StepId, kLatest>> latest_;  // by pair, the newest first
  StepId last_ = kNone;                              // of the walk that has been begun
};

}  // namespace ronda::swiss
