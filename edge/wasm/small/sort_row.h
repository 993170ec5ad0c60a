// The border between the algorithms of the library and order.h.
#pragma once

#include <__iterator/iter_swap.h>
#include <__memory/addressof.h>

#include "order.h"

namespace ronda_small {

template <class Iterator, class Less>
struct Row {
  Iterator first;
  Less* less;
};

template <class Iterator, class Less>
bool ComesFirst(void* row, unsigned place, unsigned other) {
  const auto& [first, less] = *static_cast<Row<Iterator, Less>*>(row);
  using Distance = std::iter_difference_t<Iterator>;
  return (*less)(first[static_cast<Distance>(place)], first[static_cast<Distance>(other)]);
}

// Whatever the order, the same for all rows of a kind: it takes the iterator alone, with which every Row begins.
template <class Iterator>
void Exchange(void* row, unsigned place, unsigned other) {
  const Iterator& first = *static_cast<Iterator*>(row);
  using Distance = std::iter_difference_t<Iterator>;
  std::ranges::iter_swap(first + static_cast<Distance>(place), first + static_cast<Distance>(other));
}

template <class Iterator, class Less>
void Sort(Iterator first, Iterator last, Less& less) {
  Row<Iterator, Less> row{first, std::addressof(less)};
  SortRow(static_cast<unsigned>(last - first), {ComesFirst<Iterator, Less>, Exchange<Iterator>, std::addressof(row)});
}

}  // namespace ronda_small
