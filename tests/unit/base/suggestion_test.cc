#include "ronda/base/suggestion.h"

#include <gtest/gtest.h>

#include <vector>

namespace ronda {
namespace {

TEST(Suggestion, FindsWhatWasMeant) {
  const std::vector<std::string> verbs{"pair", "check", "validate", "convert"};
  EXPECT_EQ(Closest("piar", verbs), "pair") << "neighbours swapped";
  EXPECT_EQ(Closest("chek", verbs), "check") << "letter missing";
  EXPECT_EQ(Closest("validdate", verbs), "validate") << "letter too many";
  EXPECT_EQ(Closest("comvert", verbs), "convert") << "letter wrong";
  EXPECT_EQ(Closest("val", verbs), "validate") << "begun";
}

TEST(Suggestion, DoesNotGuessWildly) {
  const std::vector<std::string> verbs{"pair", "check"};
  EXPECT_EQ(Closest("standings", verbs), std::nullopt);
  EXPECT_EQ(Closest("p", verbs), std::nullopt);
  EXPECT_EQ(Closest("", verbs), std::nullopt);
  EXPECT_EQ(Closest(std::string(100000, 'x'), verbs), std::nullopt);
}

}  // namespace
}  // namespace ronda
