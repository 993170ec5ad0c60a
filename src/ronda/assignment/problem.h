// Participants to be given one option each (Elementos §2.7): what each gives to every option, how many each option can
// take, and what an assignment is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

namespace ronda::assignment {

enum class Goal : std::uint8_t {
  kMaximise,  // votes: more is better
  kMinimise,  // ranks: less is better
};

// The largest magnitude of a value and the largest number of participants; sums then fit 64 bits with room to spare.
inline constexpr std::int64_t kLargestValue = 1'000'000'000;
inline constexpr int kMostParticipants = 20'000;

// A participant and an option by their place in the lists, from 0. The option behind the last stands for none.
using Participant = StrongInt<struct AssignedParticipantTag>;
using Option = StrongInt<struct AssignedOptionTag>;

class Problem {
 public:
  // Every cell 0, every option for one.
  Problem(Goal goal, int participants, int options);

  Goal goal() const { return goal_; }
  int participants() const { return participants_; }
  int options() const { return capacities_.size(); }
  IdRange<Participant> participant_ids() const { return IdRange<Participant>(participants_); }
  IdRange<Option> option_ids() const { return capacities_.ids(); }

  // None: this participant may not have this option.
  std::optional<std::int64_t> ValueOf(Participant participant, Option option) const;
  void SetValue(Participant participant, Option option, std::int64_t value);
  void Forbid(Participant participant, Option option);

  int CapacityOf(Option option) const { return capacities_[option]; }
  void SetCapacity(Option option, int capacity) { capacities_[option] = capacity; }

  // Whether one value is better than another for whoever gets it.
  bool IsBetter(std::int64_t a, std::int64_t b) const { return goal_ == Goal::kMaximise ? a > b : a < b; }

 private:
  static constexpr std::int64_t kForbidden = INT64_MIN;

  std::size_t Cell(Participant participant, Option option) const {
    return participant.index() * Option(options()).index() + option.index();
  }

  Goal goal_;
  int participants_;
  std::vector<std::int64_t> values_;
  IdVector<Option, int> capacities_;
};

// The option of each participant; none where there was none left.
using Assignment = IdVector<Participant, std::optional<Option>>;

std::int64_t TotalOf(const Problem& problem, const Assignment& assignment);

}  // namespace ronda::assignment
