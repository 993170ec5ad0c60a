// What a desk file has after the power failed, and on a disk that is full.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "ronda/store/group_writer.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "support/forgetful_disk.h"
#include "support/journal_acts.h"
#include "support/temporary_folder.h"

namespace ronda::testing {
namespace {

using store::Access;
using store::Addition;
using store::OpenSqlite;
using store::Outcome;
using store::TournamentId;

// A file with one tournament, on the real disk.
void MakeDesk(const std::string& path) {
  auto store = OpenSqlite(path, Access::kWrite);
  ASSERT_TRUE(store) << FormatDiagnostic(store.error());
  ASSERT_TRUE((*store)->Create({.slug = "open", .name = "Open"}));
}

// Adds acts, one by one or in groups, until the power fails; the head of those that were answered.
journal::Head WriteUntilDark(const std::string& path, std::mt19937& random) {
  journal::Head answered;
  auto store = OpenSqlite(path, Access::kWrite);
  if (!store) return answered;
  answered = (*store)->Find(kOpen)->head;
  while (true) {
    const auto count = std::uniform_int_distribution<std::int32_t>(1, 6)(random);
    const Addition addition{kOpen, answered, SomeActs(answered, count)};
    const auto added = (*store)->Append({&addition, 1});
    if (!added) return answered;
    answered = added->front().head;
  }
}

TEST(PowerCut, WhatWasAnsweredIsThereAndNothingIsHalfThere) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.desk");
  MakeDesk(path);
  std::mt19937 random(20261115);
  std::int32_t cuts_with_acts = 0;
  ForgetfulDisk disk;
  for (int cut = 0; cut < 400; ++cut) {
    SCOPED_TRACE(cut);
    disk.FailAfter(std::uniform_int_distribution<std::int64_t>(1, 120)(random));
    const journal::Head answered = WriteUntilDark(path, random);
    ASSERT_TRUE(disk.has_failed());
    disk.StartAgain(random);
    auto store = OpenSqlite(path, Access::kWrite);
    ASSERT_TRUE(store) << FormatDiagnostic(store.error());
    ASSERT_TRUE((*store)->Check());
    const auto acts = (*store)->ActsAfter(kOpen, 0, 1'000'000).value();
    const journal::Head head = (*store)->Find(kOpen)->head;
    ASSERT_GE(head.seq, answered.seq);
    ASSERT_EQ(std::ssize(acts), head.seq);
    ASSERT_FALSE(journal::FindBrokenLink({}, acts));
    if (answered.seq == 0) continue;
    ASSERT_EQ(acts[static_cast<std::size_t>(answered.seq - 1)].hash, answered.hash);
    ++cuts_with_acts;
  }
  EXPECT_GT(cuts_with_acts, 200);
}

// The test above would not fail if the disk remembered everything: here it is shown that it forgets.
TEST(PowerCut, TheDiskOfTheTestForgets) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.desk");
  MakeDesk(path);
  std::mt19937 random(7);
  std::int32_t forgotten = 0;
  for (int cut = 0; cut < 40; ++cut) {
    ForgetfulDisk disk;
    {
      auto store = OpenSqlite(path, Access::kWrite);
      const Addition addition{kOpen, {}, SomeActs({}, 3)};
      ASSERT_TRUE((*store)->Append({&addition, 1}));
      // Snapshots, then the power: the last write is under way.
      disk.FailAfter(2);
      EXPECT_FALSE((*store)->Keep(kOpen, store::Snapshot{3, std::string(9000, 'x')}));
    }
    disk.StartAgain(random);
    auto store = OpenSqlite(path, Access::kWrite);
    ASSERT_TRUE(store);
    EXPECT_EQ((*store)->Find(kOpen)->head.seq, 3);
    if (!(*store)->LatestSnapshot(kOpen, 3).value()) ++forgotten;
  }
  EXPECT_EQ(forgotten, 40);
}

TEST(FullDisk, NothingIsHalfWrittenAndTheDeskGoesOnWhenThereIsRoom) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.desk");
  MakeDesk(path);
  ForgetfulDisk disk;
  auto store = OpenSqlite(path, Access::kWrite);
  ASSERT_TRUE(store);
  store::GroupWriter writer(**store);
  disk.SetRoom(200'000);
  journal::Head head;
  Result<store::Added> added;
  while (true) {
    added = writer.Add({kOpen, head, SomeActs(head, 3)}).get();
    if (!added) break;
    head = added->head;
    ASSERT_LT(head.seq, 10'000) << "the disk never becomes full";
  }
  EXPECT_EQ(added.error().code, store::kStoreFull);
  EXPECT_EQ(added.error().message, "the disk is full; nothing was written");
  EXPECT_GT(head.seq, 10);

  // Read-only, with the reason, as long as there is no room; what is there can be read.
  const Addition more{kOpen, head, SomeActs(head, 3)};
  EXPECT_EQ(writer.Add(more).get().error(), added.error());
  EXPECT_EQ(writer.fault(), added.error());
  const auto acts = (*store)->ActsAfter(kOpen, 0, 100'000).value();
  EXPECT_EQ(std::ssize(acts), head.seq);
  EXPECT_FALSE(journal::FindBrokenLink({}, acts));

  disk.SetRoom(std::nullopt);
  EXPECT_EQ(writer.Add({kOpen, head, SomeActs(head, 1)}).get()->outcome, Outcome::kStored);
  EXPECT_EQ(writer.fault(), std::nullopt);
}

}  // namespace
}  // namespace ronda::testing
