// One scoregroup of a Lim system as it comes to be paired, and what became of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/place.h"

namespace ronda::lim {

enum class Direction : std::uint8_t { kDownwards, kUpwards };

struct Group {
  Direction direction = Direction::kDownwards;
  bool is_median = false;         // nobody can leave it
  std::vector<Place> from_above;  // the highest score and smallest number first
  std::vector<Place> from_below;  // the lowest score and largest number first
  std::vector<Place> residents;   // ascending numbers
  std::vector<Place> adjacent;    // residents of the scoregroup that floaters out of this one come to
  std::vector<Place> others;      // everybody else who is not paired yet
};

// Everybody who is to be paired in it.
std::vector<Place> MembersOf(const Group& group);

struct GroupPairing {
  std::vector<PlacePair> pairs;  // in the order they were made, the first of each being who was given an opponent
  std::vector<Place> floaters;
  std::vector<Place> arranged;  // those left when the incoming floaters have opponents, as they are paired by halves
};

// The rules that differ between the Lim systems.
class GroupPairer {
 public:
  virtual ~GroupPairer() = default;

  // None if there are too many ways to try.
  virtual std::optional<GroupPairing> Pair(const Group& group) const = 0;

  // Whether these, in ranking order, can all be paired with one another.
  virtual bool CanPair(std::span<const Place> places) const = 0;
};

}  // namespace ronda::lim
