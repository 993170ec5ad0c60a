#include "ronda/matching/block_minima.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace ronda::matching {
namespace {

TEST(BlockMinima, AgreeWithALookAtEverything) {
  for (const std::size_t size : {1U, 31U, 32U, 33U, 200U}) {
    std::mt19937_64 random(size);
    std::vector<std::int64_t> times(size, BlockMinima::kNothing);
    const auto draw = [&] {
      return random() % 5 == 0 ? BlockMinima::kNothing : static_cast<std::int64_t>(random() % 50) - 10;
    };
    BlockMinima minima;
    minima.Reset(size);
    for (int step = 0; step < 300; ++step) {
      if (step % 100 == 99) {
        std::ranges::fill(times, BlockMinima::kNothing);
        minima.Reset(size);
      }
      for (std::size_t changes = random() % 4; changes > 0; --changes) {
        const std::size_t x = random() % size;
        times[x] = draw();
        minima.Set(x, times[x]);
      }
      const std::int64_t least = minima.Least();
      ASSERT_EQ(least, std::ranges::min(times));
      if (least == BlockMinima::kNothing) continue;
      std::vector<std::size_t> found;
      minima.ForEachUpTo(least + 1, [&](std::size_t x) { found.push_back(x); });
      std::vector<std::size_t> expected;
      for (std::size_t x = 0; x < size; ++x) {
        if (times[x] <= least + 1) expected.push_back(x);
      }
      ASSERT_EQ(found, expected);
    }
  }
}

}  // namespace
}  // namespace ronda::matching
