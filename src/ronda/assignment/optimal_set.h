// All best assignments at once: which cells each participant may still get, how many assignments that makes, and
// narrowing the set by a further wish. The option behind the last stands for none.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ronda/assignment/hungarian.h"

namespace ronda::assignment {

struct Count {
  std::uint64_t value = 0;
  bool is_exact = true;  // otherwise there are at least so many

  bool operator==(const Count&) const = default;
};

class OptimalSet {
 public:
  OptimalSet(const Problem& problem, const Solution& solution);

  // The options of a participant in the assignments of the set; never empty.
  const std::vector<int>& CellsOf(int participant) const { return cells_[static_cast<std::size_t>(participant)]; }
  // One assignment of the set: the option of a participant.
  int OptionOf(int participant) const { return option_of_[static_cast<std::size_t>(participant)]; }
  // The participants with more than one option.
  std::vector<int> Open() const;

  // Keeps the assignments in which the fewest participants get a cell of which the function says true.
  void KeepFewest(const std::function<bool(int participant, int option)>& is_unwanted);

  // Keeps the assignments that give the participant this option of his; false, and nothing changes, if there is none.
  bool Settle(int participant, int option);

  // How many assignments there are. Counting stops where it would take too long.
  Count Size() const;

 private:
  // A move of a chain: who leaves `from`; none where room that is left absorbs the move.
  struct Step {
    std::optional<int> participant;
    int from = 0;
  };

  void Prune();
  bool MayLose(int option) const { return !must_be_full_[static_cast<std::size_t>(option)]; }
  bool HasRoom(int option) const;
  std::vector<std::vector<int>> Moves() const;
  std::vector<int> ComponentsOf(const std::vector<std::vector<int>>& moves) const;
  std::vector<std::optional<Step>> ChainsFrom(int start, int participant) const;
  void Move(int participant, int option);

  int options_;  // with the one for none
  std::vector<int> room_;
  std::vector<bool> must_be_full_;
  std::vector<std::vector<int>> cells_;
  std::vector<int> option_of_;
  std::vector<std::vector<int>> members_;  // by option
};

}  // namespace ronda::assignment
