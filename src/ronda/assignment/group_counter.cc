#include "ronda/assignment/group_counter.h"

#include <limits>
#include <map>
#include <utility>

namespace ronda::assignment {
namespace {

constexpr std::size_t kMostCounting = 10'000'000;  // steps of counting, about a second

// Participant by participant, over how full the options are that still matter.
class GroupCounter {
 public:
  GroupCounter(const std::vector<std::vector<Option>>& cells, const IdVector<Option, int>& room,
               const IdVector<Option, bool>& full)
      : cells_(cells), room_(room), must_be_full_(full) {
    for (std::size_t row = 0; row < cells_.size(); ++row) {
      for (const Option option : cells_[row]) last_[option] = row;
    }
    for (const auto& entry : last_) {
      const std::size_t next = place_.size();
      place_[entry.first] = next;
    }
  }

  Count Run() {
    States states{{Filled(place_.size(), 0), 1}};
    for (std::size_t row = 0; row < cells_.size(); ++row) {
      states = After(states, row);
      if (overflow_ || work_ > kMostCounting) return {2, false};
    }
    return {states.begin()->second, true};
  }

 private:
  using Filled = std::vector<int>;  // by place of an option: how many it has; 0 once nobody else may get it
  using States = std::map<Filled, std::uint64_t>;

  States After(const States& states, std::size_t row) {
    States next;
    for (const auto& [state, ways] : states) {
      work_ += cells_[row].size() * place_.size();
      if (work_ > kMostCounting) return next;
      for (const Option option : cells_[row]) {
        Filled filled = state;
        if (++filled[place_[option]] > room_[option] || !Close(filled, row)) continue;
        std::uint64_t& sum = next[std::move(filled)];
        overflow_ = overflow_ || sum > std::numeric_limits<std::uint64_t>::max() - ways;
        sum += ways;
      }
    }
    return next;
  }

  // Forgets the options that nobody after this row may get; false if one of them had to be full and is not.
  bool Close(Filled& filled, std::size_t row) const {
    for (const auto& [option, last] : last_) {
      if (last != row) continue;
      int& count = filled[place_.at(option)];
      if (must_be_full_[option] && count < room_[option]) return false;
      count = 0;
    }
    return true;
  }

  const std::vector<std::vector<Option>>& cells_;
  const IdVector<Option, int>& room_;
  const IdVector<Option, bool>& must_be_full_;
  std::map<Option, std::size_t> last_;   // the last row that may get it
  std::map<Option, std::size_t> place_;  // its place in a state
  std::size_t work_ = 0;
  bool overflow_ = false;
};

}  // namespace

Count CountOfGroup(const std::vector<std::vector<Option>>& cells, const IdVector<Option, int>& room,
                   const IdVector<Option, bool>& must_be_full) {
  return GroupCounter(cells, room, must_be_full).Run();
}

}  // namespace ronda::assignment
