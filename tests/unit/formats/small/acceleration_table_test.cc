// Tables of fictitious points in files: what is read and what is said about what is wrong.
#include "ronda/formats/acceleration/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::formats {
namespace {

using acceleration::Given;
using testing::ElementsAre;
using testing::SizeIs;

const Points kOne = Points::Whole(1);
const Points kHalf = Points::Tenths(5);
const std::vector<Given::Row> kRows{{1, {kOne, kOne, kHalf}}, {4, {kHalf}}};

TEST(AccelerationTable, FromCsvWithOrWithoutHeading) {
  for (const char* text : {"player,1,2,3\n1,1,1,0.5\n4,0.5\n", "1;1;1.0;.5\n4;0.5;;\n"}) {
    const auto table = ReadAccelerationTable(text, "table.csv");
    ASSERT_TRUE(table.value) << text;
    EXPECT_EQ(table.value->rows, kRows);
  }
}

TEST(AccelerationTable, FromJson) {
  const auto table = ReadAccelerationTable(
      R"({"accelerations": [{"player": 1, "points": [1, 1, 0.5]}, {"player": 4, "points": [0.5]}]})", "table.json");
  ASSERT_TRUE(table.value);
  EXPECT_EQ(table.value->rows, kRows);
}

TEST(AccelerationTable, EveryProblemIsTold) {
  const auto csv = ReadAccelerationTable("player,1\nAnna,1\n2,x\n3,-1\n", "table.csv");
  EXPECT_FALSE(csv.value);
  ASSERT_THAT(csv.diagnostics, SizeIs(3));
  EXPECT_EQ(csv.diagnostics[1].span->line, 3);
  EXPECT_EQ(csv.diagnostics[1].code, "acceleration-table");
  const auto json = ReadAccelerationTable(R"({"accelerations": [{"player": "x", "points": [-1]}, 3]})", "table.json");
  EXPECT_FALSE(json.value);
  EXPECT_THAT(json.diagnostics, SizeIs(3));
  for (const char* text : {"", "player,1\n", "{}", "[1]", "\x01\x02\x03"}) {
    const auto none = ReadAccelerationTable(text, "table");
    EXPECT_FALSE(none.value) << text;
    EXPECT_THAT(none.diagnostics, SizeIs(1)) << text;
  }
}

}  // namespace
}  // namespace ronda::formats
