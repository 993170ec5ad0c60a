#include "ronda/matching/lex_weight.h"

#include <bit>
#include <cassert>

namespace ronda::matching {

LexWeight::LexWeight(int summands) : summands_(summands) { assert(summands >= 1); }

int LexWeight::AddDigit(std::uint64_t max_per_edge) {
  std::uint64_t largest_sum = 0;
  [[maybe_unused]] const bool overflow =
      __builtin_mul_overflow(max_per_edge, static_cast<std::uint64_t>(summands_), &largest_sum);
  assert(!overflow);
  return AddDigitUpTo(largest_sum);
}

int LexWeight::AddDigitUpTo(std::uint64_t largest_sum) {
  const int width = static_cast<int>(std::bit_width(largest_sum));
  bits_ += width;
  digits_.push_back({.from_top = bits_, .width = width});
  return digits() - 1;
}

}  // namespace ronda::matching
