#include "ronda/base/strong_int.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <unordered_set>

#include "ronda/base/result.h"

namespace ronda {
namespace {

using Apples = StrongInt<struct ApplesTag>;
using Pears = StrongInt<struct PearsTag>;

static_assert(!std::is_convertible_v<int, Apples>);
static_assert(!std::is_convertible_v<Apples, int>);
static_assert(!std::is_constructible_v<Apples, Pears>);
static_assert(!std::is_default_constructible_v<Apples>);
static_assert(sizeof(Apples) == sizeof(std::int32_t));

TEST(StrongInt, ComparesAndHashesByValue) {
  EXPECT_LT(Apples(2), Apples(3));
  EXPECT_EQ(Apples(3), Apples(3));
  EXPECT_EQ(std::unordered_set<Apples>({Apples(1), Apples(1), Apples(2)}).size(), 2U);
}

TEST(StrongInt, CountsFromItsFirst) {
  using Rounds = StrongInt<struct RoundsTag, 1>;
  EXPECT_EQ(Rounds(1).index(), 0U);
  EXPECT_EQ(Rounds::FromIndex(2), Rounds(3));
  EXPECT_EQ(Apples(2).index(), 2U);
  EXPECT_EQ(Apples::FromIndex(2), Apples(2));
}

TEST(StrongInt, HasNeighboursAndDistances) {
  EXPECT_EQ(Next(Apples(2)), Apples(3));
  EXPECT_EQ(Previous(Apples(2)), Apples(1));
  EXPECT_EQ(Apples(7) - Apples(4), 3);
}

TEST(Result, IsAValueOrADiagnostic) {
  const auto half = [](int n) -> Result<int> {
    if (n % 2 == 0) return n / 2;
    return tl::unexpected(Diagnostic{.code = "odd", .message = "not even"});
  };
  EXPECT_EQ(half(4), 2);
  EXPECT_EQ(half(3).error().code, "odd");
}

}  // namespace
}  // namespace ronda
