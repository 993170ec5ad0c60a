// An array with the same value everywhere, for types that have no value of their own to begin with.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace ronda {

template <std::size_t kSize, class T>
constexpr std::array<T, kSize> Filled(const T& value) {
  return [&]<std::size_t... kEach>(std::index_sequence<kEach...> /*all*/) {
    return std::array<T, kSize>{((void)kEach, value)...};
  }
  (std::make_index_sequence<kSize>());
}

}  // namespace ronda
