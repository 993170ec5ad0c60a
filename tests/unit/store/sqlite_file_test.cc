// Desk files that are none, or damaged, or somebody else's: a clear message, and nothing changed.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "ronda/store/sqlite/file_guard.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "support/another_process.h"
#include "support/journal_acts.h"
#include "support/temporary_folder.h"

namespace ronda::testing {
namespace {

namespace fs = std::filesystem;
using store::Access;
using store::OpenSqlite;
using ::testing::HasSubstr;

std::string BytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void WriteBytes(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

std::vector<std::string> NamesIn(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

std::string CodeOf(const Result<std::unique_ptr<store::Store>>& opened) {
  return opened ? "none" : opened.error().code;
}

class SqliteFile : public ::testing::Test {
 protected:
  // A desk of a tournament with acts, closed.
  void MakeDesk(std::int32_t acts) {
    auto store = OpenSqlite(path_, Access::kWrite);
    ASSERT_TRUE(store) << FormatDiagnostic(store.error());
    ASSERT_TRUE((*store)->Create({.slug = "open", .name = "Open"}));
    if (acts == 0) return;
    const store::Addition addition{kOpen, {}, SomeActs({}, acts)};
    ASSERT_TRUE((*store)->Append({&addition, 1}));
  }

  // Both ways of opening are refused with the code, and the folder stays as it is.
  void ExpectRefused(std::string_view code) {
    const std::string before = BytesOf(path_);
    const auto names = NamesIn(folder_.path());
    EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kWrite)), code);
    EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kRead)), code);
    EXPECT_EQ(BytesOf(path_), before);
    EXPECT_EQ(NamesIn(folder_.path()), names);
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_.file("club.desk");
};

TEST_F(SqliteFile, IsOneFileThatOnlyItsOwnerReads) {
  MakeDesk(3);
  EXPECT_THAT(NamesIn(folder_.path()), ::testing::ElementsAre("club.desk"));
  EXPECT_EQ(fs::status(path_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_TRUE(store::LooksLikeSqlite(BytesOf(path_)));
}

TEST(FileSystem, NetworksAreKnownByTheirType) {
  EXPECT_TRUE(store::IsNetworkFileSystem(0x6969));       // NFS
  EXPECT_TRUE(store::IsNetworkFileSystem(0xFF534D42));   // CIFS
  EXPECT_FALSE(store::IsNetworkFileSystem(0xEF53));      // ext4
  EXPECT_FALSE(store::IsNetworkFileSystem(0x01021994));  // tmpfs
}

TEST_F(SqliteFile, AForeignDatabaseIsRefused) {
  {
    SQLite::Database database(path_, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE recipes(name TEXT)");
  }
  ExpectRefused(store::kStoreForeign);
  EXPECT_EQ(OpenSqlite(path_, Access::kWrite).error().message, "this is a database of another program");
  EXPECT_EQ(OpenSqlite(path_, Access::kWrite).error().file, path_);
}

TEST_F(SqliteFile, ATextIsRefused) {
  WriteBytes(path_, "012 Club Open\n001    1      Player, Anna\n");
  ExpectRefused(store::kStoreForeign);
  EXPECT_EQ(OpenSqlite(path_, Access::kWrite).error().message, "this is no desk file");
}

TEST_F(SqliteFile, OneOfALaterVersionIsRefused) {
  MakeDesk(1);
  SQLite::Database(path_, SQLite::OPEN_READWRITE).exec("UPDATE meta SET schema_version = 999");
  ExpectRefused(store::kStoreNewer);
  EXPECT_THAT(OpenSqlite(path_, Access::kRead).error().message,
              HasSubstr("a later version of ronda (tables of version 999"));
}

TEST_F(SqliteFile, OneOfAnEarlierVersionIsNotReadAsItStands) {
  MakeDesk(1);
  SQLite::Database(path_, SQLite::OPEN_READWRITE).exec("UPDATE meta SET schema_version = 0");
  EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kRead)), store::kStoreOlder);
}

TEST_F(SqliteFile, ACutFileIsRefused) {
  MakeDesk(300);
  const std::string whole = BytesOf(path_);
  for (const std::size_t size :
       {std::size_t{20}, std::size_t{99}, std::size_t{5000}, whole.size() / 2, whole.size() - 1}) {
    SCOPED_TRACE(size);
    WriteBytes(path_, whole.substr(0, size));
    ExpectRefused(store::kStoreDamaged);
  }
}

// SQLite would write the log into whatever file it finds under the name.
TEST_F(SqliteFile, TheLogOfAnotherFileIsLeftAlone) {
  MakeDesk(3);
  const std::string backup = folder_.file("backup.desk");
  auto store = OpenSqlite(path_, Access::kWrite).value();
  ASSERT_TRUE(store->BackUp(backup));
  ASSERT_TRUE(store->Create({.slug = "later", .name = "Later"}));
  const std::string log = BytesOf(path_ + "-wal");
  ASSERT_FALSE(log.empty());
  store.reset();
  fs::remove(path_);
  WriteBytes(path_ + "-wal", log);
  EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kWrite)), store::kStoreDamaged);
  EXPECT_FALSE(fs::exists(path_));
  // A backup put in the place of the file, without taking the log away.
  fs::copy_file(backup, path_);
  ExpectRefused(store::kStoreDamaged);
  EXPECT_THAT(OpenSqlite(path_, Access::kWrite).error().message, HasSubstr("club.desk-wal"));
  fs::remove(path_ + "-wal");
  EXPECT_EQ(OpenSqlite(path_, Access::kWrite).value()->ActsAfter(kOpen, 0, 9)->size(), 3U);
}

TEST_F(SqliteFile, NothingToReadIsNotMade) {
  EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kRead)), store::kStoreUnreachable);
  EXPECT_FALSE(fs::exists(path_));
  EXPECT_EQ(CodeOf(OpenSqlite(folder_.file("no/such/folder.desk"), Access::kWrite)), store::kStoreReadOnly);
  fs::create_directory(path_);
  EXPECT_EQ(CodeOf(OpenSqlite(path_, Access::kWrite)), store::kStoreUnreachable);
}

// Whatever is written into a page: the file is refused, or the chain shows where it is broken, or nothing that was read
// is touched by it.
TEST_F(SqliteFile, ADamagedPageIsFound) {
  MakeDesk(2000);
  const std::string whole = BytesOf(path_);
  const auto acts = OpenSqlite(path_, Access::kRead).value()->ActsAfter(kOpen, 0, 10'000).value();
  std::mt19937 random(5);
  std::int32_t found = 0;
  for (int trial = 0; trial < 150; ++trial) {
    std::string damaged = whole;
    const auto place = std::uniform_int_distribution<std::size_t>(0, whole.size() - 17)(random);
    for (std::size_t i = 0; i < 16; ++i) damaged[place + i] = static_cast<char>(random());
    WriteBytes(path_, damaged);
    const auto store = OpenSqlite(path_, Access::kRead);
    const auto read = store ? (*store)->ActsAfter(kOpen, 0, 10'000) : tl::unexpected(store.error());
    const bool is_broken = !read || journal::FindBrokenLink({}, *read);
    if (is_broken) {
      ++found;
    } else {
      EXPECT_THAT(*read, ::testing::ElementsAreArray(acts.begin(), acts.begin() + std::ssize(*read)));
    }
    EXPECT_EQ(BytesOf(path_), damaged);
  }
  EXPECT_GT(found, 50);
}

TEST_F(SqliteFile, CheckFindsADamagedTree) {
  MakeDesk(300);
  std::string damaged = BytesOf(path_);
  const std::size_t page = 4096;
  // The beginnings of all pages but the first say what they are.
  for (std::size_t at = page; at < damaged.size(); at += page) damaged[at] = '\x7f';
  WriteBytes(path_, damaged);
  auto store = OpenSqlite(path_, Access::kRead);
  EXPECT_TRUE(!store || !(*store)->Check());
}

TEST_F(SqliteFile, ASecondProcessIsToldWhoWritesAndMayRead) {
  MakeDesk(2);
  auto writer = OpenSqlite(path_, Access::kWrite);
  ASSERT_TRUE(writer);
  const pid_t here = getpid();
  EXPECT_EQ(InAnotherProcess([&] {
              const auto second = OpenSqlite(path_, Access::kWrite);
              if (CodeOf(second) != store::kStoreInUse) return 1;
              const std::string expected = fmt::format("another ronda (process {}) is writing to this file", here);
              if (second.error().message != expected) return 2;
              const auto reader = OpenSqlite(path_, Access::kRead);
              if (!reader || (*reader)->ActsAfter(kOpen, 0, 9)->size() != 2) return 3;
              if (CodeOf(OpenSqlite(path_, Access::kWrite)) != store::kStoreInUse) return 4;
              return (*reader)->Create({.slug = "b", .name = "B"}).error().code == store::kStoreReadOnly ? 0 : 5;
            }),
            0);
  writer = tl::unexpected(Diagnostic());
  EXPECT_EQ(InAnotherProcess([&] { return OpenSqlite(path_, Access::kWrite) ? 0 : 1; }), 0);
  EXPECT_THAT(NamesIn(folder_.path()), ::testing::ElementsAre("club.desk"));
}

TEST_F(SqliteFile, AFileThatMayOnlyBeReadIsRead) {
  MakeDesk(2);
  const std::string before = BytesOf(path_);
  fs::permissions(path_, fs::perms(0444));
  fs::permissions(folder_.path(), fs::perms(0555));
  EXPECT_EQ(InAnotherProcess([&] {
              BecomeNobody();
              if (CodeOf(OpenSqlite(path_, Access::kWrite)) != store::kStoreReadOnly) return 1;
              const auto reader = OpenSqlite(path_, Access::kRead);
              return reader && (*reader)->ActsAfter(kOpen, 0, 9)->size() == 2 ? 0 : 2;
            }),
            0);
  // The folder may be written to, the file not.
  fs::permissions(folder_.path(), fs::perms(0777));
  EXPECT_EQ(InAnotherProcess([&] {
              BecomeNobody();
              return CodeOf(OpenSqlite(path_, Access::kWrite)) == store::kStoreReadOnly ? 0 : 1;
            }),
            0);
  EXPECT_EQ(BytesOf(path_), before);
}

TEST_F(SqliteFile, WhatWasErasedIsNoLongerInTheFile) {
  MakeDesk(0);
  auto store = OpenSqlite(path_, Access::kWrite).value();
  const std::string mail = "somebody@example.org";
  ASSERT_TRUE(store->Keep(kOpen, store::Person{journal::Uid(1), "salt", mail}));
  EXPECT_THAT(BytesOf(path_) + BytesOf(path_ + "-wal"), HasSubstr(mail));
  ASSERT_TRUE(store->ErasePerson(kOpen, journal::Uid(1)));
  EXPECT_THAT(BytesOf(path_) + BytesOf(path_ + "-wal"), ::testing::Not(HasSubstr(mail)));
}

}  // namespace
}  // namespace ronda::testing
