#include "ronda/base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace ronda {
namespace {

Result<std::string> Word(const std::string& word) {
  if (word.empty()) return tl::unexpected(Diagnostic{.message = "no word"});
  return word;
}

TEST(Result, GivesItsValue) {
  auto word = Word("ronda");
  EXPECT_EQ(*word, "ronda");
  EXPECT_EQ(word->size(), 5U);
  EXPECT_EQ(*std::move(word), "ronda");
}

TEST(Result, TakingWhatIsNotThereFailsInEveryBuild) {
  auto none = Word("");
  const auto still_none = Word("");
  EXPECT_THROW((void)*none, std::logic_error);
  EXPECT_THROW((void)*still_none, std::logic_error);
  EXPECT_THROW((void)none->size(), std::logic_error);
  EXPECT_THROW((void)still_none->size(), std::logic_error);
  EXPECT_THROW((void)*std::move(none), std::logic_error);
}

TEST(Result, IsMadeOfWhatConverts) {
  const Result<std::shared_ptr<const int>> number = std::make_shared<int>(7);
  EXPECT_EQ(**number, 7);
  const Result<std::size_t> size = Word("ronda").map([](const std::string& word) { return word.size(); });
  EXPECT_EQ(*size, 5U);
}

}  // namespace
}  // namespace ronda
