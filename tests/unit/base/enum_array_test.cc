#include "ronda/base/enum_array.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

enum class Fruit { kApple, kPear, kPlum };

TEST(EnumArray, HoldsOneValueForEachConstant) {
  constexpr EnumArray<Fruit, int, Fruit::kPlum> kPrices{{3, 4, 5}};
  static_assert(kPrices[Fruit::kPear] == 4);
  EXPECT_EQ(kPrices.values.size(), 3U);
}

TEST(EnumArray, StartsWithEmptyValues) {
  EnumArray<Fruit, int, Fruit::kPlum> stock;
  EXPECT_EQ(stock[Fruit::kApple], 0);
  ++stock[Fruit::kPlum];
  EXPECT_EQ(stock[Fruit::kPlum], 1);
}

}  // namespace
}  // namespace ronda
