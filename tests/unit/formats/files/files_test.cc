#include "ronda/formats/files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "ronda/formats/json/json.h"

namespace ronda {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

// A folder of its own for every test, removed afterwards.
class Files : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = fs::temp_directory_path() / "ronda-files-XXXXXX";
    folder_ = mkdtemp(pattern.data());
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string Path(const std::string& name) const { return folder_ / name; }
  std::string Content(const std::string& name) const {
    std::ifstream file(Path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void Put(const std::string& name, std::string_view content) const {
    std::ofstream(Path(name), std::ios::binary) << content;
  }
  std::ptrdiff_t Count() const { return std::distance(fs::directory_iterator(folder_), fs::directory_iterator()); }

  fs::path folder_;
};

// Root may read and write everything; as somebody else, permissions matter.
class Unprivileged {
 public:
  Unprivileged() {
    if (was_ == 0 && seteuid(kNobody) != 0) ADD_FAILURE() << "cannot become nobody";
  }
  Unprivileged(const Unprivileged&) = delete;
  Unprivileged& operator=(const Unprivileged&) = delete;
  ~Unprivileged() {
    if (was_ == 0 && seteuid(was_) != 0) ADD_FAILURE() << "cannot become root again";
  }

 private:
  static constexpr uid_t kNobody = 65'534;
  uid_t was_ = geteuid();
};

TEST_F(Files, BytesAreWrittenAndReadAsTheyAre) {
  const std::string bytes("a\0b\r\n\xFF", 6);
  ASSERT_TRUE(WriteBytes(Path("f"), bytes));
  EXPECT_EQ(ReadBytes(Path("f")), bytes);
  ASSERT_TRUE(WriteBytes(Path("f"), "shorter"));
  EXPECT_EQ(Content("f"), "shorter");
  EXPECT_EQ(Count(), 1) << "no temporary file is left";
}

TEST_F(Files, LargeFiles) {
  const std::string bytes(5'000'000, 'x');
  ASSERT_TRUE(WriteBytes(Path("f"), bytes));
  EXPECT_EQ(ReadBytes(Path("f")), bytes);
}

// As those that the system makes while they are read.
TEST(ReadBytes, AFileThatSaysItIsEmptyIsReadAllTheSame) {
  const auto bytes = ReadBytes("/proc/self/status");
  ASSERT_TRUE(bytes);
  EXPECT_THAT(*bytes, HasSubstr("VmSize"));
}

TEST_F(Files, WhatCannotBeReadSaysWhy) {
  const auto missing = ReadBytes(Path("missing"));
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, kFileUnreadable);
  EXPECT_EQ(missing.error().file, Path("missing"));
  EXPECT_THAT(missing.error().message, HasSubstr("No such file or directory"));
  EXPECT_THAT(missing.error().hint, HasSubstr("permissions"));
  const auto folder = ReadBytes(folder_);
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().code, kFileUnreadable);
  EXPECT_THAT(folder.error().message, HasSubstr("Is a directory"));
  EXPECT_EQ(folder.error().hint, "name a file in it");
}

TEST_F(Files, AFileWithoutPermissionSaysSo) {
  Put("secret", "x");
  fs::permissions(Path("secret"), fs::perms::none);
  fs::permissions(folder_, fs::perms::owner_read | fs::perms::owner_exec);
  {
    const Unprivileged unprivileged;
    EXPECT_THAT(ReadBytes(Path("secret")).error().message, HasSubstr("Permission denied"));
    EXPECT_THAT(WriteBytes(Path("new"), "x").error().message, HasSubstr("Permission denied"));
  }
  fs::permissions(folder_, fs::perms::owner_all);
}

TEST_F(Files, WhatCannotBeWrittenSaysWhy) {
  const auto nowhere = WriteBytes(Path("no/such/folder"), "x");
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().code, kFileUnwritable);
  EXPECT_THAT(nowhere.error().message, HasSubstr("No such file or directory"));
  const auto folder = WriteBytes(folder_, "x");
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().code, kFileUnwritable);
  EXPECT_THAT(folder.error().message, HasSubstr("Is a directory"));
  EXPECT_EQ(WriteBytes("/dev/full", "x").error().code, kFileUnwritable);
}

TEST_F(Files, PermissionsAreKept) {
  Put("f", "old");
  ASSERT_EQ(chmod(Path("f").c_str(), 0640), 0);
  ASSERT_TRUE(WriteBytes(Path("f"), "new"));
  struct stat status {};
  ASSERT_EQ(stat(Path("f").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777U, 0640U);
}

TEST_F(Files, ANewFileGetsTheUsualPermissions) {
  const mode_t old = umask(027);
  ASSERT_TRUE(WriteBytes(Path("f"), "new"));
  umask(old);
  struct stat status {};
  ASSERT_EQ(stat(Path("f").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777U, 0640U);
}

TEST_F(Files, ALinkStaysALink) {
  Put("real", "old");
  fs::create_symlink("real", Path("link"));
  ASSERT_TRUE(WriteBytes(Path("link"), "new"));
  EXPECT_TRUE(fs::is_symlink(Path("link")));
  EXPECT_EQ(Content("real"), "new");
}

TEST_F(Files, DevicesAndPipesAreWrittenToDirectly) {
  EXPECT_TRUE(WriteBytes("/dev/null", "x"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  ASSERT_EQ(mkfifo(Path("pipe").c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { received = ReadBytes(Path("pipe")).value_or("nothing"); });
  EXPECT_TRUE(WriteBytes(Path("pipe"), "through"));
  reader.join();
  EXPECT_EQ(received, "through");
  EXPECT_TRUE(fs::is_fifo(Path("pipe")));
}

// Whoever reads while the file is written over and over sees one whole version.
TEST_F(Files, AReaderNeverSeesHalfAFile) {
  const std::string a(300'000, 'a');
  const std::string b(200'000, 'b');
  ASSERT_TRUE(WriteBytes(Path("f"), a));
  int halves = 0;
  std::thread writer([&] {
    for (int i = 0; i < 20; ++i) ASSERT_TRUE(WriteBytes(Path("f"), i % 2 == 0 ? b : a));
  });
  for (int i = 0; i < 200; ++i) {
    const auto seen = ReadBytes(Path("f"));
    ASSERT_TRUE(seen);
    if (*seen != a && *seen != b) ++halves;
  }
  writer.join();
  EXPECT_EQ(halves, 0);
}

TEST_F(Files, StandardInputIsRead) {
  Put("in", "typed");
  const int kept = dup(STDIN_FILENO);
  ASSERT_NE(std::freopen(Path("in").c_str(), "r", stdin), nullptr);
  const auto bytes = ReadBytes("-");
  dup2(kept, STDIN_FILENO);
  close(kept);
  EXPECT_EQ(bytes, "typed");
}

FileFormat Detected(std::string_view bytes) {
  const auto format = DetectFormat(bytes, "f");
  EXPECT_TRUE(format) << bytes;
  return format.value_or(FileFormat::kTrf);
}

TEST(DetectFormat, ByContent) {
  EXPECT_EQ(Detected("{}"), FileFormat::kJson);
  EXPECT_EQ(Detected("\xEF\xBB\xBF \n {\"a\": 1}"), FileFormat::kJson);
  EXPECT_EQ(Detected("[1]"), FileFormat::kJson);
  EXPECT_EQ(Detected("012 Open\r001    1\r"), FileFormat::kTrf);
  EXPECT_EQ(Detected("\xEF\xBB\xBF"
                     "012 Open"),
            FileFormat::kTrf);
  EXPECT_EQ(Detected("XXR 9\n"), FileFormat::kTrf);
  EXPECT_EQ(Detected("BBW  3.0\n"), FileFormat::kTrf);
  EXPECT_EQ(Detected("### ruler\n"), FileFormat::kTrf);
  EXPECT_EQ(Detected("some words\n\n\n001    1 mGM Name"), FileFormat::kTrf);
  EXPECT_EQ(Detected("name,rating\nA,2000"), FileFormat::kCsv);
  EXPECT_EQ(Detected("no;name\n001;A\n"), FileFormat::kCsv);
  EXPECT_EQ(Detected("XXL shirts,BBQ"), FileFormat::kTrf) << "a record by its first four columns";
  EXPECT_EQ(Detected("XXLarge,name"), FileFormat::kCsv);
}

TEST(DetectFormat, NoText) {
  EXPECT_EQ(DetectFormat("", "f").error().code, kFileEmpty);
  EXPECT_EQ(DetectFormat(" \r\n\t\n", "f").error().code, kFileEmpty);
  EXPECT_EQ(DetectFormat("\xEF\xBB\xBF", "f").error().code, kFileEmpty);
  EXPECT_EQ(DetectFormat(std::string_view("012 a\0b", 7), "f").error().code, kFileBinary);
  EXPECT_THAT(DetectFormat(std::string_view("\xFF\xFE{\0", 4), "f").error().message, HasSubstr("UTF-16"));
  EXPECT_THAT(DetectFormat(std::string_view("\xFE\xFF\0{", 4), "f").error().code, kFileBinary);
  EXPECT_EQ(DetectFormat("", "f").error().file, "f");
}

TEST(FormatOfExtension, InAnyCase) {
  EXPECT_EQ(FormatOfExtension("a/b.trf"), FileFormat::kTrf);
  EXPECT_EQ(FormatOfExtension("B.TRFX"), FileFormat::kTrf);
  for (const std::string_view name : {"b.txt", "b.trfbx", "b.trf26", "b.FID"})
    EXPECT_EQ(FormatOfExtension(name), FileFormat::kTrf) << name;
  EXPECT_EQ(FormatOfExtension("b.Json"), FileFormat::kJson);
  EXPECT_EQ(FormatOfExtension("b.csv"), FileFormat::kCsv);
  EXPECT_EQ(FormatOfExtension("b.tsv"), FileFormat::kCsv);
  EXPECT_EQ(FormatOfExtension("b"), std::nullopt);
  EXPECT_EQ(FormatOfExtension("b.pdf"), std::nullopt);
  EXPECT_EQ(FormatOfExtension("trf"), std::nullopt);
}

TEST_F(Files, TournamentsOfEveryFormatAreLoaded) {
  Put("a.txt", "name,rating\nA,2000\nB,1900\n");
  const auto csv = LoadTournament(Path("a.txt"));
  ASSERT_TRUE(csv.value);
  EXPECT_EQ(csv.value->player_count(), 2);

  Put("b.txt", json::Write(*csv.value));
  const auto json = LoadTournament(Path("b.txt"));
  ASSERT_TRUE(json.value);
  EXPECT_EQ(json.value->data(), csv.value->data());

  const auto line = [](int tpn, const char* name) {
    return fmt::format("001 {:4}      {:33} {:4} {:3} {:11} {:10} {:4.1f} {:4}\n", tpn, name, 2000, "", "", "", 0.0,
                       tpn);
  };
  Put("c.txt", "012 Test\n" + line(1, "A") + line(2, "B"));
  const auto trf = LoadTournament(Path("c.txt"));
  ASSERT_TRUE(trf.value) << FormatDiagnostic(trf.diagnostics.front());
  EXPECT_EQ(trf.value->players()[1].name, "B");
}

TEST_F(Files, WhatCannotBeLoadedSaysWhy) {
  EXPECT_EQ(LoadTournament(Path("missing")).diagnostics.front().code, kFileUnreadable);
  Put("empty", "");
  EXPECT_EQ(LoadTournament(Path("empty")).diagnostics.front().code, kFileEmpty);
  Put("picture", std::string_view("\x89PNG\r\n\x1A\n\0\0", 10));
  EXPECT_EQ(LoadTournament(Path("picture")).diagnostics.front().code, kFileBinary);
  Put("broken.json", "{");
  EXPECT_EQ(LoadTournament(Path("broken.json")).diagnostics.front().file, Path("broken.json"));
}

}  // namespace
}  // namespace ronda
