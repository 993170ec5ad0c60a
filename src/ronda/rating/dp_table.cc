#include "ronda/rating/dp_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace ronda::rating {
namespace {

// For 50 to 100 percent; below, the table is the same with the sign turned.
constexpr std::array<int, 51> kDifferences{0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                           95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                           202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                           351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

// The largest difference with which the higher rated may expect 50, 51, ... 99 hundredths; 100 beyond the last.
constexpr std::array<int, 50> kBounds{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                      98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                      206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                      357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

}  // namespace

int DifferenceFor(int percentage) {
  assert(percentage >= 0 && percentage <= 100);
  return percentage >= 50 ? kDifferences.begin()[percentage - 50] : -kDifferences.begin()[50 - percentage];
}

int ExpectedScore(int difference) {
  const int magnitude = difference < 0 ? -difference : difference;
  const auto higher = 50 + static_cast<int>(std::ranges::lower_bound(kBounds, magnitude) - kBounds.begin());
  return difference < 0 ? 100 - higher : higher;
}

}  // namespace ronda::rating
