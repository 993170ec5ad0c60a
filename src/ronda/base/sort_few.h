// Sorting lists that are mostly very short, as the opponents of a player: the sort of the library spends most of its
// time on such a list in getting ready.
#pragma once

#include <algorithm>
#include <utility>

namespace ronda {

template <class Iterator>
void SortFew(Iterator first, Iterator last) {
  constexpr auto kFew = 24;
  if (last - first > kFew) return std::sort(first, last);
  for (Iterator next = first; next != last; ++next) {
    auto value = std::move(*next);
    Iterator gap = next;
    for (; gap != first && value < gap[-1]; --gap) *gap = std::move(gap[-1]);
    *gap = std::move(value);
  }
}

}  // namespace ronda
