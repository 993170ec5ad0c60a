// Stands before the library's header of this name in the build for WebAssembly: std::ranges::stable_sort goes through
// order.h.
#pragma once

#define __stable_sort_impl __library_stable_sort_impl
#include_next <__algorithm/stable_sort.h>
#undef __stable_sort_impl

#include "../sort_row.h"

namespace std {

template <class Policy, class Iterator, class Less>
void __stable_sort_impl(Iterator first, Iterator last, Less& less) {
  ronda_small::Sort(std::__unwrap_iter(first), std::__unwrap_iter(last), less);
}

}  // namespace std
