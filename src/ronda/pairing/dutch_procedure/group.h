// A group of the procedure (C.04.3/2012 §A3; /2011 §A3) and the pairing it got. Players are places in the field, lists
// are in ranking order. In the graphs of the search the vertices of a group stand for its players in this order.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/place.h"

namespace ronda::dutch_procedure {

using matching::Vertex;

struct Group {
  std::vector<Place> moved_down;  // M0 of them; they outrank the residents
  std::vector<Place> residents;
  std::vector<Place> set_aside = {};  // C.04.3/2012 §C1; /2011 §C1: nobody here may meet them
  bool lowest = false;
  bool joined = false;  // C.04.3/2012 §C13; /2011 §C13: two or more groups made into one

  int size() const { return Count(moved_down) + Count(residents); }
  int m0() const { return Count(moved_down); }
  int p0() const { return size() / 2; }
  // C.04.3/2012 §A3; /2011 §A3: with at least half of the players from above a group is treated as homogeneous.
  bool heterogeneous() const { return m0() > 0 && 2 * m0() < size(); }
  IdRange<Vertex> vertices() const { return IdRange<Vertex>(size()); }
  Place player(Vertex v) const {
    const std::size_t i = v.index();
    return i < moved_down.size() ? moved_down[i] : residents[i - moved_down.size()];
  }
};

using Pair = PlacePair;

struct PairedGroup {
  Group group;
  int s1_limit = 0;               // how many moved-down players were candidates for S1 of the heterogeneous part
  int m1 = 0;                     // of whom so many are paired
  std::vector<Pair> pairs;        // P1 of them, in the order of S1: the heterogeneous part, then the remainder
  std::vector<Place> floaters;    // with those set aside
  std::optional<Place> bye = {};  // in the lowest group
  std::vector<int> faults;        // by requirement
  bool fast = false;              // by the fast way

  std::span<const Pair> heterogeneous_pairs() const { return {pairs.begin(), pairs.begin() + m1}; }
  std::span<const Pair> remainder_pairs() const { return {pairs.begin() + m1, pairs.end()}; }
  int p1() const { return Count(pairs); }
};

}  // namespace ronda::dutch_procedure
