// The counting bound of colours: no pairing denies fewer.
#include "ronda/explain/bound.h"

#include <gtest/gtest.h>

#include <vector>

#include "ronda/base/counting.h"

namespace ronda::explain {
namespace {

// The fewest denied over all ways to make so many pairs: wishes are 'w', 'b' or '-'.
int FewestDenied(const std::string& wishes, int pairs) {
  if (pairs == 0) return 0;
  int fewest = 100;
  for (std::size_t a = 0; a < wishes.size(); ++a) {
    for (std::size_t b = a + 1; b < wishes.size(); ++b) {
      std::string rest = wishes;
      rest.erase(b, 1).erase(a, 1);
      const int denied = wishes[a] == wishes[b] && wishes[a] != '-' ? 1 : 0;
      fewest = std::min(fewest, denied + FewestDenied(rest, pairs - 1));
    }
  }
  return fewest;
}

TEST(Bound, NoPairingDeniesFewerThanTheBound) {
  for (int size = 2; size <= 6; ++size) {
    for (int white = 0; white <= size; ++white) {
      for (int black = 0; white + black <= size; ++black) {
        const std::string wishes = std::string(Size(white), 'w') + std::string(Size(black), 'b') +
                                   std::string(Size(size - white - black), '-');
        for (int pairs = 1; 2 * pairs <= size; ++pairs) {
          EXPECT_EQ(LeastDenied({white, black}, size, pairs), FewestDenied(wishes, pairs)) << wishes << " " << pairs;
        }
      }
    }
  }
}

}  // namespace
}  // namespace ronda::explain
