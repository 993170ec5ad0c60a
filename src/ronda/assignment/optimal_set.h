// All best assignments at once: which cells each participant may still get, how many assignments that makes, and
// narrowing the set by a further wish. The option behind the last stands for none.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ronda/assignment/components.h"
#include "ronda/assignment/group_counter.h"
#include "ronda/assignment/hungarian.h"
#include "ronda/base/id_vector.h"

namespace ronda::assignment {

class OptimalSet {
 public:
  OptimalSet(const Problem& problem, const Solution& solution);

  // The options of a participant in the assignments of the set; never empty.
  const std::vector<Option>& CellsOf(Participant participant) const { return cells_[participant]; }
  // One assignment of the set: the option of a participant.
  Option OptionOf(Participant participant) const { return option_of_[participant]; }
  // The participants with more than one option.
  std::vector<Participant> Open() const;

  // Keeps the assignments in which the fewest participants get a cell of which the function says true.
  void KeepFewest(const std::function<bool(Participant participant, Option option)>& is_unwanted);

  // Keeps the assignments that give the participant this option; false, and nothing changes, if there is none.
  bool Settle(Participant participant, Option option);

  // How many assignments there are. Counting stops where it would take too long.
  Count Size() const;

 private:
  // A move of a chain: who leaves `from`; none where room that is left absorbs the move.
  struct Step {
    std::optional<Participant> participant;
    Option from;
  };

  void Prune();
  bool MayLose(Option option) const { return !must_be_full_[option]; }
  bool HasRoom(Option option) const;
  IdVector<Option, int> RoomForOpen() const;
  Edges Moves() const;
  IdVector<Option, std::optional<Step>> ChainsFrom(Option start, Participant participant) const;
  void Move(Participant participant, Option option);

  IdRange<Option> options() const { return room_.ids(); }  // with the one for none
  Option room_left() const { return Option(room_.size()); }

  IdVector<Option, int> room_;
  IdVector<Option, bool> must_be_full_;
  IdVector<Participant, std::vector<Option>> cells_;
  IdVector<Participant, Option> option_of_;
  IdVector<Option, std::vector<Participant>> members_;
};

}  // namespace ronda::assignment
