// Picks the weight type for a number of bits that is only known at run time: the narrowest WideInt of a few widths, or
// DynamicInt if none is wide enough.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {

// In words. Where size counts more than speed one width does for all that are narrower.
#ifdef RONDA_SMALL
inline constexpr std::array<std::size_t, 1> kWidths = {4};
#else
inline constexpr std::array<std::size_t, 6> kWidths = {1, 2, 4, 8, 16, 32};
#endif

// The narrowest of the widths that has so many words; there must be one.
template <std::size_t kWords, std::size_t kFirst = 0>
constexpr std::size_t WidthFor() {
  if constexpr (kWidths[kFirst] >= kWords) {
    return kWidths[kFirst];
  } else {
    return WidthFor<kWords, kFirst + 1>();
  }
}

template <std::size_t kWords>
using WeightOfWords = WideInt<WidthFor<kWords>()>;

// Calls use.operator()<Weight>() with a type that holds `bits` bits, e.g. LexWeight::solver_bits():
//   WithWeightFor(layout.solver_bits(), [&]<class Weight>() { return Pair<Weight>(players); });
// The function is instantiated for every width, and must return the same type for all.
template <std::size_t kFirst = 0, class Use>
decltype(auto) WithWeightFor(int bits, Use&& use) {
  if constexpr (kFirst == kWidths.size()) {
    return std::forward<Use>(use).template operator()<DynamicInt>();
  } else {
    using Weight = WideInt<kWidths[kFirst]>;
    if (bits <= Weight::bits()) return std::forward<Use>(use).template operator()<Weight>();
    return WithWeightFor<kFirst + 1>(bits, std::forward<Use>(use));
  }
}

// The same where no more than so many bits are ever needed, and only widths up to these are instantiated.
template <int kMostBits, std::size_t kFirst = 0, class Use>
decltype(auto) WithNarrowWeightFor(int bits, Use&& use) {
  using Weight = WideInt<kWidths[kFirst]>;
  if constexpr (Weight::bits() >= kMostBits) {
    return std::forward<Use>(use).template operator()<Weight>();
  } else {
    if (bits <= Weight::bits()) return std::forward<Use>(use).template operator()<Weight>();
    return WithNarrowWeightFor<kMostBits, kFirst + 1>(bits, std::forward<Use>(use));
  }
}

}  // namespace ronda::matching
