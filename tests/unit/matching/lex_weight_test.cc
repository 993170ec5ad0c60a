#include "ronda/matching/lex_weight.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {
namespace {

TEST(LexWeight, GivesEachDigitRoomForTheSumOverAMatching) {
  LexWeight layout(5);
  EXPECT_EQ(layout.AddDigit(1), 0);  // sums to 5 at most: 3 bits
  EXPECT_EQ(layout.AddDigit(3), 1);  // sums to 15: 4 bits
  EXPECT_EQ(layout.AddDigit(0), 2);  // always zero: no bits
  EXPECT_EQ(layout.AddDigit(7), 3);  // sums to 35: 6 bits
  EXPECT_EQ(layout.bits(), 13);
  EXPECT_EQ(layout.solver_bits(), 13 + kSolverHeadroomBits);
  const auto weight = layout.Pack<WideInt<1>>(std::vector<std::uint64_t>{1, 2, 0, 5});
  EXPECT_EQ(weight, WideInt<1>((1U << 10) + (2U << 6) + 5U));
  EXPECT_EQ(layout.Unit<WideInt<1>>(1, 2), WideInt<1>(2U << 6));
}

TEST(LexWeight, EarlierDigitsOutweighAllLaterOnesTogether) {
  LexWeight layout(4);
  layout.AddDigit(1);
  layout.AddDigit(9);
  layout.AddDigit(9);
  using Weight = WideInt<1>;
  const auto one_of_the_first = layout.Pack<Weight>(std::vector<std::uint64_t>{1, 0, 0});
  const auto all_of_the_others = layout.Pack<Weight>(std::vector<std::uint64_t>{0, 9, 9});
  EXPECT_GT(one_of_the_first, all_of_the_others + all_of_the_others + all_of_the_others + all_of_the_others);
}

template <class Weight>
void SumAndUnpack(std::uint64_t seed) {
  SCOPED_TRACE(testing::Message() << "seed " << seed);
  std::mt19937_64 random(seed);
  const int summands = 1 + static_cast<int>(random() % 500);
  LexWeight layout(summands);
  std::vector<std::uint64_t> maxima;
  while (layout.bits() < 1800) {
    maxima.push_back(random() >> (20 + random() % 44));
    layout.AddDigit(maxima.back());
  }
  Weight total(0);
  std::vector<std::uint64_t> sums(maxima.size(), 0);
  for (int i = 0; i < summands; ++i) {
    std::vector<std::uint64_t> values = maxima;  // the largest sum is the one that could carry
    if (seed % 2 == 0) {
      for (auto& value : values) value = random() % (value + 1);
    }
    const auto weight = layout.Pack<Weight>(values);
    ASSERT_EQ(layout.Unpack(weight), values);
    total += weight;
    for (std::size_t d = 0; d < sums.size(); ++d) sums[d] += values[d];
  }
  EXPECT_EQ(layout.Unpack(total), sums);
  for (int d = 0; d < layout.digits(); ++d) EXPECT_EQ(layout.DigitOf(total, d), sums[Size(d)]);
}

TEST(LexWeight, SumsUnpackIntoTheSumsOfTheDigits) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SumAndUnpack<WideInt<30>>(seed);
    SumAndUnpack<DynamicInt>(seed);
  }
}

}  // namespace
}  // namespace ronda::matching
