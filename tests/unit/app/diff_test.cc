#include "ronda/app/cli/verbs/diff.h"

#include <gtest/gtest.h>

#include <sstream>

namespace ronda::cli {
namespace {

std::string Diff(const std::vector<trf::Change>& changes) {
  std::stringstream nowhere;
  const Context context{.in = nowhere, .out = nowhere, .err = nowhere};
  return UnifiedDiff("a.trf", changes, Painter::ForOut(context));
}

TEST(Diff, NothingToShow) { EXPECT_EQ(Diff({}), ""); }

TEST(Diff, EachLineWithItsReason) {
  EXPECT_EQ(Diff({{3, "old", "new", "the points were wrong", "fix-points"}}),
            "--- a.trf\n+++ a.trf (repaired)\n@@ -3,1 +3,1 @@ the points were wrong [fix-points]\n-old\n+new\n");
}

TEST(Diff, LinesAddedAndRemovedShiftWhatFollows) {
  EXPECT_EQ(Diff({{2, "gone", "", "empty", "fix-a"},
                  {4, "", "fresh", "missing", "fix-b"},
                  {5, "", "fresh too", "missing", "fix-b"},
                  {6, "old", "new", "wrong", "fix-c"}}),
            "--- a.trf\n+++ a.trf (repaired)\n"
            "@@ -2,1 +1,0 @@ empty [fix-a]\n-gone\n"
            "@@ -3,0 +3,1 @@ missing [fix-b]\n+fresh\n"
            "@@ -4,0 +5,1 @@ missing [fix-b]\n+fresh too\n"
            "@@ -6,1 +7,1 @@ wrong [fix-c]\n-old\n+new\n");
}

TEST(Diff, TwoRepairsOfALineAreOneChange) {
  EXPECT_EQ(Diff({{1, "a", "b", "first", "fix-a"}, {1, "b", "c", "second", "fix-b"}}),
            "--- a.trf\n+++ a.trf (repaired)\n@@ -1,1 +1,1 @@ first [fix-a]; second [fix-b]\n-a\n+c\n");
}

TEST(Diff, WhatConcernsTheWholeFileIsToldAndNotShown) {
  EXPECT_EQ(Diff({{0, "", "", "line ends differ", "fix-line-ends"}}),
            "a.trf: whole file: line ends differ [fix-line-ends]\n");
}

}  // namespace
}  // namespace ronda::cli
