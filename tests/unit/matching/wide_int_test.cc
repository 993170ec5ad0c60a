#include "ronda/matching/wide_int.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <type_traits>
#include <vector>

#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/wide_compare.h"

namespace ronda::matching {
namespace {

static_assert(WideInt<3>(5) - WideInt<3>(7) == -WideInt<3>(2));
static_assert(((WideInt<2>(1) << 100) >> 98) == WideInt<2>(4));
static_assert(((WideInt<2>(0) - WideInt<2>(3)) >> 1) == WideInt<2>(0) - WideInt<2>(2));
static_assert(WideInt<2>(0) - WideInt<2>(1) < WideInt<2>(0));

// A number as a sign-extended row of bits, the simplest thing that can be right.
class BitRow {
 public:
  explicit BitRow(std::size_t bits) : bits_(bits, false) {}

  bool operator==(const BitRow&) const = default;
  bool negative() const { return bits_.back(); }
  std::size_t size() const { return bits_.size(); }
  bool at(std::size_t i) const { return i < bits_.size() ? bits_[i] : negative(); }
  void set(std::size_t i, bool value) { bits_[i] = value; }

 private:
  std::vector<bool> bits_;
};

template <class Int>
BitRow BitsOf(const Int& value, std::size_t words) {
  BitRow row(words * 64);
  for (std::size_t i = 0; i < row.size(); ++i) row.set(i, ((value.word(i / 64) >> (i % 64)) & 1) != 0);
  return row;
}

BitRow Complement(const BitRow& a) {
  BitRow result = a;
  for (std::size_t i = 0; i < a.size(); ++i) result.set(i, !a.at(i));
  return result;
}

BitRow Sum(const BitRow& a, const BitRow& b, bool carry) {
  BitRow sum(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum.set(i, (a.at(i) != b.at(i)) != carry);
    carry = (a.at(i) && b.at(i)) || (carry && (a.at(i) || b.at(i)));
  }
  return sum;
}

BitRow Difference(const BitRow& a, const BitRow& b) { return Sum(a, Complement(b), true); }

BitRow ShiftedUp(const BitRow& a, std::size_t distance) {
  BitRow shifted(a.size());
  for (std::size_t i = distance; i < a.size(); ++i) shifted.set(i, a.at(i - distance));
  return shifted;
}

BitRow ShiftedDown(const BitRow& a, std::size_t distance) {
  BitRow shifted(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) shifted.set(i, a.at(i + distance));
  return shifted;
}

bool Less(const BitRow& a, const BitRow& b) {
  if (a.negative() != b.negative()) return a.negative();
  for (std::size_t i = a.size(); i-- > 0;) {
    if (a.at(i) != b.at(i)) return b.at(i);
  }
  return false;
}

// A value of up to `words` words with runs of zeros and ones, so that carries run far. The top two bits are copies of
// the sign, so that a sum still fits.
template <class Int>
Int DrawInt(std::mt19937_64& random, std::size_t words) {
  Int value(0);
  for (std::size_t i = words; i-- > 0;) {
    value <<= 64;
    const std::uint64_t pattern[] = {0, ~std::uint64_t{0}, random(), random() >> 40};
    value += Int(pattern[random() % 4]);
  }
  value >>= static_cast<int>(2 + random() % 3);
  if (random() % 2 == 0) value = -value;
  return value;
}

template <class Int>
void CompareWithBits(std::size_t words, std::uint64_t seed) {
  SCOPED_TRACE(testing::Message() << words << " words, seed " << seed);
  std::mt19937_64 random(seed);
  const Int a = DrawInt<Int>(random, words);
  const Int b = DrawInt<Int>(random, words);
  const BitRow bits_a = BitsOf(a, words);
  const BitRow bits_b = BitsOf(b, words);
  EXPECT_EQ(BitsOf(a + b, words), Sum(bits_a, bits_b, false));
  EXPECT_EQ(BitsOf(a - b, words), Difference(bits_a, bits_b));
  EXPECT_EQ(BitsOf(-a, words), Difference(BitRow(words * 64), bits_a));
  const std::size_t distance = random() % (words * 64);
  EXPECT_EQ(BitsOf(a << static_cast<int>(distance), words), ShiftedUp(bits_a, distance));
  EXPECT_EQ(BitsOf(a >> static_cast<int>(distance), words), ShiftedDown(bits_a, distance));
  EXPECT_EQ(a < b, Less(bits_a, bits_b));
  EXPECT_EQ(a > b, Less(bits_b, bits_a));
  EXPECT_EQ(a == b, bits_a == bits_b);
  EXPECT_EQ((a + b) - b, a);
  EXPECT_TRUE(a <= a && a >= a && !(a < a));
  EXPECT_EQ(a.IsNegative(), bits_a.negative());
  const std::uint64_t part = ShiftedDown(bits_a, distance).at(0) ? 1 : 0;
  EXPECT_EQ(a.BitsAt(static_cast<int>(distance), 1), part);
  EXPECT_EQ(a.BitsAt(static_cast<int>(distance), 64), (a >> static_cast<int>(distance)).word(0));
  Int added = a;
  added.AddAt(static_cast<int>(distance % 64), 12345);
  EXPECT_EQ(added, a + (Int(12345) << static_cast<int>(distance % 64)));
}

// Sums that differ by little or nothing, so that the comparison has to go down to the lowest word.
template <class Int>
void CompareSums(std::size_t words, std::uint64_t seed) {
  SCOPED_TRACE(testing::Message() << words << " words, seed " << seed);
  std::mt19937_64 random(seed);
  const Int a = DrawInt<Int>(random, words) >> 2;
  const Int b = DrawInt<Int>(random, words) >> 2;
  const Int c = DrawInt<Int>(random, words) >> 2;
  const Int sum = a - b + c;
  const Int one(1);
  EXPECT_FALSE(SumIsLess(a, b, c, sum));
  EXPECT_FALSE(SumIsLess(a, b, c, sum - one));
  EXPECT_TRUE(SumIsLess(a, b, c, sum + one));
  const Int near = sum + (Int(random()) >> 1) - (Int(random()) >> 1);
  EXPECT_EQ(SumIsLess(a, b, c, near), sum < near);
  const Int far = DrawInt<Int>(random, words) >> 2;
  EXPECT_EQ(SumIsLess(a, b, c, far), sum < far);
}

template <std::size_t kWords>
void CompareWidth() {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    CompareWithBits<WideInt<kWords>>(kWords, seed);
    CompareWithBits<DynamicInt>(kWords, seed);
    CompareSums<WideInt<kWords>>(kWords, seed);
    CompareSums<DynamicInt>(kWords, seed);
  }
}

TEST(WideInt, AgreesWithBitByBitArithmetic) {
  CompareWidth<2>();
  CompareWidth<3>();
  CompareWidth<4>();
  CompareWidth<7>();
  CompareWidth<16>();
  CompareWidth<40>();
}

TEST(WideInt, OfOneWordIsABuiltInInteger) {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    std::mt19937_64 random(seed);
    const std::uint64_t a = random() >> (random() % 64);
    const std::uint64_t b = random() >> (random() % 64);
    EXPECT_EQ(WideInt<1>(a) + WideInt<1>(b), WideInt<1>(a + b));
    EXPECT_EQ(WideInt<1>(a) - WideInt<1>(b), WideInt<1>(a - b));
    EXPECT_EQ(WideInt<1>(a) < WideInt<1>(b), static_cast<std::int64_t>(a) < static_cast<std::int64_t>(b));
  }
}

TEST(WideInt, CountsTheBitsOfAValue) {
  EXPECT_EQ(WideInt<3>(0).BitLength(), 0);
  EXPECT_EQ(DynamicInt(0).BitLength(), 0);
  for (int bits = 1; bits < 190; ++bits) {
    EXPECT_EQ((WideInt<3>(1) << (bits - 1)).BitLength(), bits);
    EXPECT_EQ(((WideInt<3>(1) << bits) - WideInt<3>(1)).BitLength(), bits);
    EXPECT_EQ((DynamicInt(1) << (bits - 1)).BitLength(), bits);
  }
}

TEST(WeightWidth, IsTheNarrowestThatHoldsTheBits) {
  const auto words = [](int bits) { return WithWeightFor(bits, []<class Weight>() { return Weight(0).words(); }); };
  EXPECT_EQ(words(1), 1U);
  EXPECT_EQ(words(64), 1U);
  EXPECT_EQ(words(65), 2U);
  EXPECT_EQ(words(200), 4U);
  EXPECT_EQ(words(2048), 32U);
  EXPECT_TRUE(WithWeightFor(2049, []<class Weight>() { return std::is_same_v<Weight, DynamicInt>; }));
}

// A short number far up or down, of either sign, on a long one and the other way round: carries that run beyond its end
// and carries that do not.
TEST(DynamicInt, AddsAndTakesNumbersOfOtherLengths) {
  constexpr std::size_t kWords = 12;
  std::mt19937_64 random(1);
  for (int i = 0; i < 4000; ++i) {
    const auto a = DrawInt<DynamicInt>(random, 1 + random() % 9);
    const auto b = DrawInt<DynamicInt>(random, 1 + random() % 4) << static_cast<int>(random() % 300);
    const BitRow bits_a = BitsOf(a, kWords);
    const BitRow bits_b = BitsOf(b, kWords);
    ASSERT_EQ(BitsOf(a + b, kWords), Sum(bits_a, bits_b, false)) << i;
    ASSERT_EQ(BitsOf(b + a, kWords), Sum(bits_a, bits_b, false)) << i;
    ASSERT_EQ(BitsOf(a - b, kWords), Difference(bits_a, bits_b)) << i;
    ASSERT_EQ(BitsOf(b - a, kWords), Difference(bits_b, bits_a)) << i;
  }
}

TEST(DynamicInt, GrowsWhereAWideIntWouldWrap) {
  DynamicInt value(~std::uint64_t{0});
  EXPECT_FALSE(value.IsNegative());
  for (int i = 0; i < 300; ++i) value += value;
  EXPECT_EQ(value >> 300, DynamicInt(~std::uint64_t{0}));
  DynamicInt negative(0);
  negative -= value;
  for (int i = 0; i < 100; ++i) negative += negative;
  EXPECT_TRUE(negative.IsNegative());
  EXPECT_EQ(negative >> 400, DynamicInt(0) - DynamicInt(~std::uint64_t{0}));
}

}  // namespace
}  // namespace ronda::matching
