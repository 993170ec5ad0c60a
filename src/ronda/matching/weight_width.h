// Picks the weight type for a number of bits that is only known at run time: the narrowest WideInt of a few widths, or
// DynamicInt if none is wide enough.
#pragma once

#include <utility>

#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {

// Calls use.operator()<Weight>() with a type that holds `bits` bits, e.g. LexWeight::solver_bits():
//   WithWeightFor(layout.solver_bits(), [&]<class Weight>() { return Pair<Weight>(players); });
// The function is instantiated for every width, and must return the same type for all.
template <class Use>
decltype(auto) WithWeightFor(int bits, Use&& use) {
  if (bits <= WideInt<1>::bits()) return std::forward<Use>(use).template operator()<WideInt<1>>();
  if (bits <= WideInt<2>::bits()) return std::forward<Use>(use).template operator()<WideInt<2>>();
  if (bits <= WideInt<4>::bits()) return std::forward<Use>(use).template operator()<WideInt<4>>();
  if (bits <= WideInt<8>::bits()) return std::forward<Use>(use).template operator()<WideInt<8>>();
  if (bits <= WideInt<16>::bits()) return std::forward<Use>(use).template operator()<WideInt<16>>();
  if (bits <= WideInt<32>::bits()) return std::forward<Use>(use).template operator()<WideInt<32>>();
  return std::forward<Use>(use).template operator()<DynamicInt>();
}

}  // namespace ronda::matching
