// An exact fraction in lowest terms, for what is averaged or shared out: tie-breaks, ratings, prize money. Comparisons
// are exact for all values; sums and products are exact as long as their reduced terms fit 64 bits, which is asserted.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <limits>
#include <string>

namespace ronda {

class Fraction {
 public:
  constexpr Fraction() = default;
  constexpr explicit Fraction(std::int64_t whole) : over_(whole) {}
  constexpr Fraction(std::int64_t over, std::int64_t under) : Fraction(Reduced(over, under)) {}

  constexpr std::int64_t over() const { return over_; }
  constexpr std::int64_t under() const { return under_; }  // always positive

  constexpr bool operator==(const Fraction&) const = default;
  constexpr std::strong_ordering operator<=>(const Fraction& other) const {
    if (under_ == other.under_) return over_ <=> other.over_;  // as most that are compared have
    return Wide{over_} * other.under_ <=> Wide{other.over_} * under_;
  }

  constexpr Fraction operator-() const { return Reduced(-Wide{over_}, under_); }
  constexpr Fraction operator+(const Fraction& other) const {
    return Reduced(Wide{over_} * other.under_ + Wide{other.over_} * under_, Wide{under_} * other.under_);
  }
  constexpr Fraction operator-(const Fraction& other) const { return *this + -other; }
  constexpr Fraction operator*(const Fraction& other) const {
    return Reduced(Wide{over_} * other.over_, Wide{under_} * other.under_);
  }
  constexpr Fraction operator/(const Fraction& other) const {
    return Reduced(Wide{over_} * other.under_, Wide{under_} * other.over_);
  }
  constexpr Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
  constexpr Fraction& operator-=(const Fraction& other) { return *this = *this - other; }

 private:
  __extension__ using Wide = __int128;

  static constexpr Wide Magnitude(Wide value) { return value < 0 ? -value : value; }

  static constexpr Fraction Reduced(Wide over, Wide under) {
    assert(under != 0);
    if (under < 0) {
      over = -over;
      under = -under;
    }
    constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
    // Division of narrow numbers is many times faster.
    return Magnitude(over) <= kMost && under <= kMost
               ? Divided(static_cast<std::int64_t>(over), static_cast<std::int64_t>(under))
               : Divided(over, under);
  }

  template <class Number>
  static constexpr Fraction Divided(Number over, Number under) {
    Number divisor = under;
    for (Number rest = over < 0 ? -over : over; rest != 0;) {
      const Number next = divisor % rest;
      divisor = rest;
      rest = next;
    }
    Fraction result;
    result.over_ = Fitting(over / divisor);
    result.under_ = Fitting(under / divisor);
    return result;
  }

  static constexpr std::int64_t Fitting(Wide value) {
    assert(Magnitude(value) <= std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(value);
  }

  std::int64_t over_ = 0;
  std::int64_t under_ = 1;
};

// The nearest whole number; a half goes away from zero ("0.5 is rounded up").
std::int64_t RoundHalfUp(const Fraction& value);

// With so many decimals, rounded as above: "2.67", "-0.50", "3".
std::string ToDecimal(const Fraction& value, int decimals);

}  // namespace ronda
