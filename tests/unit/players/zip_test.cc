// Archives as they come, and as they should not come.
#include "ronda/players/zip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/players/lines.h"
#include "support/temporary_folder.h"
#include "unit/players/list_maker.h"

namespace ronda::testing {
namespace {

using players::FileBytes;
using ::testing::HasSubstr;

// All lines, or the code of what is wrong.
std::string ReadAll(const std::string& path) {
  auto file = FileBytes::Open(path);
  if (!file) return file.error().code;
  auto member = players::OpenZip(*std::move(file));
  if (!member) return member.error().code;
  players::Lines lines(std::move(member->bytes));
  std::string text;
  while (true) {
    const auto line = lines.Next();
    if (!line) return line.error().code;
    if (!*line) return text;
    text += std::string(**line) + "|";
  }
}

class PlayersZip : public ::testing::Test {
 protected:
  std::string Read(const std::string& bytes) {
    const std::string path = folder_.file("list.zip");
    WriteText(path, bytes);
    return ReadAll(path);
  }

  TemporaryFolder folder_;
};

TEST_F(PlayersZip, UnpacksTheOnlyList) {
  EXPECT_EQ(Read(ZipOf("list.txt", "one\ntwo\r\nthree")), "one|two|three|");
  std::string large;
  for (int i = 0; i < 200'000; ++i) large += std::to_string(i) + "\n";
  EXPECT_THAT(Read(ZipOf("LIST.XML", large)), HasSubstr("|199999|"));
}

TEST_F(PlayersZip, NeedsAList) { EXPECT_EQ(Read(ZipOf("readme.md", "one")), "players-zip"); }

// Wherever it is cut, whichever byte is another: the text is the same or the fault is told, and nothing worse happens.
TEST_F(PlayersZip, DamageIsFound) {
  const std::string whole = ZipOf("list.txt", "the same text, the same text, the same text\nand more of it\n");
  const std::string text = Read(whole);
  for (std::size_t size = 1; size < whole.size(); ++size) EXPECT_EQ(Read(whole.substr(0, size)), "players-zip") << size;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    const std::string read = Read(damaged);
    EXPECT_TRUE(read == text || read == "players-zip") << at << ": " << read;
  }
}

// An archive that says it is small and is not is stopped where it says it ends.
TEST_F(PlayersZip, SaysHowLargeItIs) {
  std::string bytes = ZipOf("list.txt", std::string(1'000'000, 'a') + "\n");
  const auto directory = bytes.find("PK\x01\x02");
  bytes[directory + 24] = 10;
  bytes[directory + 25] = bytes[directory + 26] = bytes[directory + 27] = 0;
  EXPECT_EQ(Read(bytes), "players-zip");
}

}  // namespace
}  // namespace ronda::testing
