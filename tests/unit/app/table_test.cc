#include "ronda/sheets/table.h"

#include <gtest/gtest.h>

namespace ronda::cli {
namespace {

TEST(Table, ColumnsAreAsWideAsTheyNeedToBe) {
  sheets::Table table;
  table.AddColumn("NAME");
  table.AddColumn("PTS", sheets::Align::kRight);
  table.AddColumn("LAST");
  table.AddRow({"Åse", "1.5", "x"});
  table.AddRow({"Someone", "11.0", ""});
  EXPECT_EQ(table.ToText(),
            "NAME      PTS  LAST\n"
            "Åse       1.5  x\n"
            "Someone  11.0\n");
}

}  // namespace
}  // namespace ronda::cli
