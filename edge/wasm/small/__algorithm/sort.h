// Stands before the library's header of this name in the build for WebAssembly: std::ranges::sort goes through order.h.
#pragma once

#define __sort_impl __library_sort_impl
#include_next <__algorithm/sort.h>
#undef __sort_impl

#include "../sort_row.h"

namespace std {

template <class Policy, class Iterator, class Less>
constexpr void __sort_impl(Iterator first, Iterator last, Less& less) {
  if (__builtin_is_constant_evaluated()) {
    std::__library_sort_impl<Policy>(first, last, less);
  } else {
    ronda_small::Sort(std::__unwrap_iter(first), std::__unwrap_iter(last), less);
  }
}

}  // namespace std
