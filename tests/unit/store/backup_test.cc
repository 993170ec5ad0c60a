// Copies of a desk file, and the generations of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "ronda/store/backup.h"
#include "ronda/store/memory/memory_store.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "support/journal_acts.h"
#include "support/temporary_folder.h"

namespace ronda::testing {
namespace {

namespace fs = std::filesystem;
using store::Access;
using store::Addition;
using store::OpenSqlite;
using ::testing::ElementsAre;

class Backup : public ::testing::Test {
 protected:
  void SetUp() override {
    store_ = OpenSqlite(folder_.file("club.desk"), Access::kWrite).value();
    ASSERT_TRUE(store_->Create({.slug = "open", .name = "Open"}));
    Write(5);
  }

  void Write(std::int32_t acts) {
    const journal::Head head = store_->Find(kOpen)->head;
    const Addition addition{kOpen, head, SomeActs(head, acts)};
    ASSERT_TRUE(store_->Append({&addition, 1}));
  }

  std::vector<std::string> Copies() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(plan_.folder)) names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }

  const TemporaryFolder folder_;
  std::unique_ptr<store::Store> store_;
  store::BackupPlan plan_{.folder = folder_.file("backup"), .name = "club", .hourly = 2, .daily = 2};
};

TEST_F(Backup, ACopyIsADeskFileToGoOnWith) {
  const std::string path = folder_.file("copy.desk");
  ASSERT_TRUE(store_->BackUp(path));
  Write(1);
  auto copy = OpenSqlite(path, Access::kWrite);
  ASSERT_TRUE(copy) << FormatDiagnostic(copy.error());
  EXPECT_EQ((*copy)->ActsAfter(kOpen, 0, 9).value(), SomeActs({}, 5));
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  const journal::Head head = (*copy)->Find(kOpen)->head;
  const Addition addition{kOpen, head, SomeActs(head, 1)};
  EXPECT_EQ((*copy)->Append({&addition, 1})->front().outcome, store::Outcome::kStored);
}

TEST_F(Backup, CopiesAreWholeWhileOthersWrite) {
  std::atomic<bool> ends = false;
  std::thread writer([&] {
    while (!ends) Write(3);
  });
  const std::string path = folder_.file("copy.desk");
  for (int i = 0; i < 10; ++i) {
    const auto copied = store_->BackUp(path);
    EXPECT_TRUE(copied) << FormatDiagnostic(copied.error());
    const auto copy = OpenSqlite(path, Access::kRead).value();
    const auto acts = copy->ActsAfter(kOpen, 0, 100'000).value();
    EXPECT_EQ(std::ssize(acts), copy->Find(kOpen)->head.seq);
    EXPECT_EQ(std::ssize(acts) % 3, 5 % 3);
    EXPECT_FALSE(journal::FindBrokenLink({}, acts));
  }
  ends = true;
  writer.join();
}

TEST_F(Backup, HoursAndDaysAreKeptAsPlanned) {
  for (const char* time : {"2026-11-13T10:00:00.000Z", "2026-11-14T23:00:01.000Z", "2026-11-15T14:03:22.118Z",
                           "2026-11-15T14:59:00.000Z", "2026-11-15T15:00:00.000Z"}) {
    ASSERT_TRUE(BackUpInGenerations(*store_, plan_, time));
  }
  EXPECT_THAT(Copies(), ElementsAre("club-daily-2026-11-14.desk", "club-daily-2026-11-15.desk",
                                    "club-hourly-2026-11-15T14.desk", "club-hourly-2026-11-15T15.desk"));
}

TEST_F(Backup, ALaterCopyOfTheHourReplacesIt) {
  ASSERT_TRUE(BackUpInGenerations(*store_, plan_, "2026-11-15T14:03:22.118Z"));
  Write(2);
  const auto path = BackUpInGenerations(*store_, plan_, "2026-11-15T14:30:00.000Z");
  ASSERT_TRUE(path);
  EXPECT_EQ(OpenSqlite(*path, Access::kRead).value()->Find(kOpen)->head.seq, 7);
  const std::string daily = plan_.folder + "/club-daily-2026-11-15.desk";
  EXPECT_EQ(OpenSqlite(daily, Access::kRead).value()->Find(kOpen)->head.seq, 5);
}

TEST_F(Backup, FilesOfOthersAreLeftAlone) {
  fs::create_directories(plan_.folder);
  fs::copy_file(folder_.file("club.desk"), plan_.folder + "/club-hourly-notes.txt");
  fs::copy_file(folder_.file("club.desk"), plan_.folder + "/another-hourly-2020-01-01T00.desk");
  for (const char* hour : {"01", "02", "03"}) {
    ASSERT_TRUE(BackUpInGenerations(*store_, plan_, fmt::format("2026-11-15T{}:00:00.000Z", hour)));
  }
  EXPECT_THAT(Copies(),
              ElementsAre("another-hourly-2020-01-01T00.desk", "club-daily-2026-11-15.desk",
                          "club-hourly-2026-11-15T02.desk", "club-hourly-2026-11-15T03.desk", "club-hourly-notes.txt"));
}

// Somebody lost the file and started the desk again within the hour.
TEST_F(Backup, AnEmptyDeskDoesNotReplaceTheCopyOfTheHour) {
  const auto path = BackUpInGenerations(*store_, plan_, "2026-11-15T14:03:22.118Z");
  ASSERT_TRUE(path);
  auto empty = OpenSqlite(folder_.file("empty.desk"), Access::kWrite).value();
  ASSERT_TRUE(BackUpInGenerations(*empty, plan_, "2026-11-15T14:50:00.000Z"));
  EXPECT_EQ(OpenSqlite(*path, Access::kRead).value()->Find(kOpen)->head.seq, 5);
  EXPECT_THAT(Copies(), ElementsAre("club-daily-2026-11-15.desk", "club-hourly-2026-11-15T14.desk"));
}

TEST_F(Backup, WhatCannotBeCopiedSaysSo) {
  EXPECT_EQ(BackUpInGenerations(*store_, plan_, "yesterday").error().code, store::kStoreBackup);
  const auto nowhere = store_->BackUp(folder_.file("no/such/folder/copy.desk"));
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().code, store::kStoreBackup);
  store::MemoryStore memory;
  EXPECT_EQ(memory.BackUp("copy.desk").error().message, "a store in memory makes no copies of itself");
}

}  // namespace
}  // namespace ronda::testing
