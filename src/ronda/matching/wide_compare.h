// Compares sums of wide numbers from the top word downwards. Most comparisons are decided by the first words, so the
// sum itself is never computed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ronda::matching {

// Whether a - b + c < d. The numbers are WideInts of one width, or DynamicInts.
template <class Weight>
constexpr bool SumIsLess(const Weight& a, const Weight& b, const Weight& c, const Weight& d) {
  __extension__ using Int128 = __int128;
  const std::size_t words = std::max({a.words(), b.words(), c.words(), d.words()});
  const auto signed_word = [words](const Weight& x) { return static_cast<std::int64_t>(x.word(words - 1)); };
  Int128 sum = Int128{signed_word(a)} - signed_word(b) + signed_word(c) - signed_word(d);
  for (std::size_t i = words - 1; i-- > 0;) {
    // What the lower words can add lies strictly between -2 and 2 units of the words seen.
    if (sum <= -2 || sum >= 2) return sum < 0;
    sum = sum * (Int128{1} << 64) + a.word(i) + c.word(i) - b.word(i) - d.word(i);
  }
  return sum < 0;
}

}  // namespace ronda::matching
