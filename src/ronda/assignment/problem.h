// Participants to be given one option each (Elementos §2.7): what each gives to every option, how many each option can
// take, and what an assignment is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ronda::assignment {

enum class Goal : std::uint8_t {
  kMaximise,  // votes: more is better
  kMinimise,  // ranks: less is better
};

// The largest magnitude of a value and the largest number of participants; sums then fit 64 bits with room to spare.
inline constexpr std::int64_t kLargestValue = 1'000'000'000;
inline constexpr int kMostParticipants = 20'000;

class Problem {
 public:
  // Every cell 0, every option for one.
  Problem(Goal goal, int participants, int options);

  Goal goal() const { return goal_; }
  int participants() const { return participants_; }
  int options() const { return options_; }

  // None: this participant may not have this option.
  std::optional<std::int64_t> ValueOf(int participant, int option) const;
  void SetValue(int participant, int option, std::int64_t value);
  void Forbid(int participant, int option);

  int CapacityOf(int option) const { return capacities_[static_cast<std::size_t>(option)]; }
  void SetCapacity(int option, int capacity) { capacities_[static_cast<std::size_t>(option)] = capacity; }

  // Whether one value is better than another for whoever gets it.
  bool IsBetter(std::int64_t a, std::int64_t b) const { return goal_ == Goal::kMaximise ? a > b : a < b; }

 private:
  static constexpr std::int64_t kForbidden = INT64_MIN;

  std::size_t Cell(int participant, int option) const {
    return static_cast<std::size_t>(participant) * static_cast<std::size_t>(options_) +
           static_cast<std::size_t>(option);
  }

  Goal goal_;
  int participants_;
  int options_;
  std::vector<std::int64_t> values_;
  std::vector<int> capacities_;
};

// By participant: the option; none where there was none left.
using Assignment = std::vector<std::optional<int>>;

std::int64_t TotalOf(const Problem& problem, const Assignment& assignment);

}  // namespace ronda::assignment
