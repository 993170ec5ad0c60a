// One scoregroup of a Lim system as it comes to be paired, and what became of it. A place is a place in the field.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ronda::lim {

enum class Direction : std::uint8_t { kDownwards, kUpwards };

struct Group {
  Direction direction = Direction::kDownwards;
  bool is_median = false;       // nobody can leave it
  std::vector<int> from_above;  // the highest score and smallest number first
  std::vector<int> from_below;  // the lowest score and largest number first
  std::vector<int> residents;   // ascending numbers
  std::vector<int> adjacent;    // residents of the scoregroup that floaters out of this one come to
  std::vector<int> others;      // everybody else who is not paired yet
};

// Everybody who is to be paired in it.
std::vector<int> MembersOf(const Group& group);

struct Couple {
  int one = 0;
  int other = 0;
};

struct GroupPairing {
  std::vector<Couple> pairs;  // in the order they were made
  std::vector<int> floaters;
  std::vector<int> arranged;  // those left when the incoming floaters have opponents, as they are paired by halves
};

// The rules that differ between the Lim systems.
class GroupPairer {
 public:
  virtual ~GroupPairer() = default;

  // None if there are too many ways to try.
  virtual std::optional<GroupPairing> Pair(const Group& group) const = 0;

  // Whether these, in ranking order, can all be paired with one another.
  virtual bool CanPair(std::span<const int> places) const = 0;
};

}  // namespace ronda::lim
