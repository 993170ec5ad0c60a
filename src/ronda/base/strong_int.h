// A whole number that means one thing. `StrongInt<struct RoundTag>` and `StrongInt<struct TpnTag>` do not convert into
// each other nor into int, so a pairing number can never index an array and an array index can never be printed as a
// pairing number.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace ronda {

template <class Tag>
class StrongInt {
 public:
  constexpr explicit StrongInt(std::int32_t value) : value_(value) {}

  constexpr std::int32_t value() const { return value_; }
  constexpr auto operator<=>(const StrongInt&) const = default;

 private:
  std::int32_t value_;
};

}  // namespace ronda

template <class Tag>
struct std::hash<ronda::StrongInt<Tag>> {
  std::size_t operator()(ronda::StrongInt<Tag> id) const noexcept { return std::hash<std::int32_t>{}(id.value()); }
};
