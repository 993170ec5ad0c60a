#include "ronda/base/display_width.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(DisplayWidth, CountsColumnsOfTheScreen) {
  EXPECT_EQ(DisplayWidth(""), 0U);
  EXPECT_EQ(DisplayWidth("Smith, J"), 8U);
  EXPECT_EQ(DisplayWidth("Šmíd"), 4U);
  EXPECT_EQ(DisplayWidth("王, 伟"), 6U);
  EXPECT_EQ(DisplayWidth("김"), 2U);
}

TEST(DisplayWidth, AMarkStandsOnTheCharacterBeforeIt) { EXPECT_EQ(DisplayWidth("S\xCC\x8Cmi\xCC\x81\x64"), 4U); }

TEST(DisplayWidth, ABadByteTakesAColumn) { EXPECT_EQ(DisplayWidth("a\xFFz"), 3U); }

}  // namespace
}  // namespace ronda
