// Counts and places as sizes count. The algorithms of the library, and counts of rounds, boards or players, are signed
// numbers; here they become sizes, and where one could be below 0 that is a mistake of the program.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <iterator>
#include <type_traits>

namespace ronda {

template <class Integer>
constexpr std::size_t Size(Integer count) {
  static_assert(std::is_signed_v<Integer>);
  assert(count >= 0);
  return static_cast<std::size_t>(count);
}

// Where in the range this is, from 0; its size for what was not found.
template <class Range, class Iterator>
constexpr std::size_t IndexIn(Range&& range, Iterator found) {
  return Size(found - std::begin(range));
}

template <class Range, class Condition, class Projection = std::identity>
constexpr std::size_t CountIf(Range&& range, Condition condition, Projection projection = {}) {
  return Size(std::ranges::count_if(range, condition, projection));
}

}  // namespace ronda
