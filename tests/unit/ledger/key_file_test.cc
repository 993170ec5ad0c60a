// The key of a desk stays with its owner.
#include "ronda/ledger/key_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/temporary_folder.h"

namespace ronda::ledger {
namespace {

TEST(KeyFile, IsMadeOnceForItsOwner) {
  const testing::TemporaryFolder folder;
  const std::string desk = folder.file("club.desk");
  const auto made = KeyOf(desk);
  ASSERT_TRUE(made) << made.error().message;
  struct stat status {};
  ASSERT_EQ(stat(KeyFileOf(desk).c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  EXPECT_EQ(KeyOf(desk).value().public_key(), made->public_key());
}

TEST(KeyFile, IsRefusedWhenOthersMayReadIt) {
  const testing::TemporaryFolder folder;
  const std::string desk = folder.file("club.desk");
  ASSERT_TRUE(KeyOf(desk));
  ASSERT_EQ(chmod(KeyFileOf(desk).c_str(), 0640), 0);
  EXPECT_EQ(KeyOf(desk).error().code, "desk-key");
}

TEST(KeyFile, IsRefusedWhenItHoldsNoKey) {
  const testing::TemporaryFolder folder;
  const std::string desk = folder.file("club.desk");
  std::ofstream(KeyFileOf(desk)) << "no key";
  ASSERT_EQ(chmod(KeyFileOf(desk).c_str(), 0600), 0);
  EXPECT_EQ(KeyOf(desk).error().code, "desk-key");
}

}  // namespace
}  // namespace ronda::ledger
