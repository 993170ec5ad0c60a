// Points: exact tenths of a point, so that 3-1-0, half points and Keizer values all fit and compare exactly. `Points +
// 1` does not compile.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ronda {

class Points {
 public:
  constexpr Points() = default;
  static constexpr Points Tenths(std::int32_t tenths) { return Points(tenths); }
  static constexpr Points Whole(std::int32_t points) { return Points(points * 10); }

  constexpr std::int32_t tenths() const { return tenths_; }
  constexpr auto operator<=>(const Points&) const = default;

  constexpr Points operator+(Points other) const { return Points(tenths_ + other.tenths_); }
  constexpr Points operator-(Points other) const { return Points(tenths_ - other.tenths_); }
  constexpr Points& operator+=(Points other) { return *this = *this + other; }
  constexpr Points& operator-=(Points other) { return *this = *this - other; }

 private:
  constexpr explicit Points(std::int32_t tenths) : tenths_(tenths) {}
  std::int32_t tenths_ = 0;
};

// "11.5", "-0.5": always one decimal.
std::string ToString(Points points);

// Reads "11.5", ".5", "3", "-1.0"; at most one decimal digit that matters ("0.50" is fine, "0.25" is not). None if it
// is not a number of points.
std::optional<Points> ParsePoints(std::string_view text);

}  // namespace ronda
