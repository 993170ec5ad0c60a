// One value for each constant of an enumeration whose constants count from 0 to kLast.
#pragma once

#include <array>
#include <cstddef>

namespace ronda {

template <class Enum, class T, Enum kLast>
class EnumArray {
  static constexpr std::size_t Index(Enum constant) { return static_cast<std::size_t>(constant); }

 public:
  using Values = std::array<T, Index(kLast) + 1>;

  constexpr T& operator[](Enum constant) { return values[Index(constant)]; }
  constexpr const T& operator[](Enum constant) const { return values[Index(constant)]; }

  constexpr auto begin() { return values.begin(); }
  constexpr auto begin() const { return values.begin(); }
  constexpr auto end() { return values.end(); }
  constexpr auto end() const { return values.end(); }

  bool operator==(const EnumArray&) const = default;

  Values values{};  // in the order of the constants; public, so that it is written as a list
};

}  // namespace ronda
