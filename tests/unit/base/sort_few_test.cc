#include "ronda/base/sort_few.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace ronda {
namespace {

TEST(SortFew, SortsAsTheLibraryDoes) {
  std::mt19937 random(1);
  for (std::size_t size = 0; size < 60; ++size) {
    for (int times = 0; times < 50; ++times) {
      std::vector<int> numbers(size);
      for (int& number : numbers) number = static_cast<int>(random() % 40);  // some of them equal
      std::vector<int> sorted = numbers;
      std::ranges::sort(sorted);
      SortFew(numbers.begin(), numbers.end());
      EXPECT_EQ(numbers, sorted);
    }
  }
}

}  // namespace
}  // namespace ronda
