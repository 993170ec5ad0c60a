// A whole number that means one thing. `StrongInt<struct RoundTag, 1>` and `StrongInt<struct SeatTag>` do not convert
// into each other nor into int, so a round never indexes an array of seats. Numbers count from kFirst; index() is the
// place in an array of what is numbered so (see id_vector.h).
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace ronda {

template <class Tag, std::int32_t kFirst = 0>
class StrongInt {
 public:
  constexpr explicit StrongInt(std::int32_t value) : value_(value) {}
  static constexpr StrongInt FromIndex(std::size_t index) {
    return StrongInt(static_cast<std::int32_t>(index) + kFirst);
  }

  constexpr std::int32_t value() const { return value_; }
  constexpr std::size_t index() const {
    assert(value_ >= kFirst);
    return static_cast<std::size_t>(value_ - kFirst);
  }

  constexpr StrongInt& operator++() {
    ++value_;
    return *this;
  }
  constexpr StrongInt& operator--() {
    --value_;
    return *this;
  }
  constexpr auto operator<=>(const StrongInt&) const = default;
  friend constexpr std::int32_t operator-(StrongInt to, StrongInt from) { return to.value_ - from.value_; }

 private:
  std::int32_t value_;
};

template <class Tag, std::int32_t kFirst>
constexpr StrongInt<Tag, kFirst> Next(StrongInt<Tag, kFirst> id) {
  return ++id;
}

template <class Tag, std::int32_t kFirst>
constexpr StrongInt<Tag, kFirst> Previous(StrongInt<Tag, kFirst> id) {
  return --id;
}

}  // namespace ronda

template <class Tag, std::int32_t kFirst>
struct std::hash<ronda::StrongInt<Tag, kFirst>> {
  std::size_t operator()(ronda::StrongInt<Tag, kFirst> id) const noexcept {
    return std::hash<std::int32_t>{}(id.value());
  }
};
