// Two of a kind that belong together: two places of a ranking, two players, two vertices. Where the order says more
// than the rank (colours, the side of a team), a type of its own says so.
#pragma once

namespace ronda {

template <class Id>
struct Pair {
  Id higher;  // ranked higher, or simply the first
  Id lower;

  bool operator==(const Pair&) const = default;
};

}  // namespace ronda
