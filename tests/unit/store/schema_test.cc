// How tables of an earlier version come up to date.
#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "ronda/store/sql/schema.h"
#include "ronda/store/sqlite/file_guard.h"
#include "ronda/store/sqlite/sqlite_connection.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "ronda/store/store.h"
#include "support/temporary_folder.h"

namespace ronda::testing {
namespace {

using store::Migration;

class Schema : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(connection_.Run(store::kMakeMeta, {})); }

  const TemporaryFolder folder_;
  const std::string path_ = folder_.file("tables.sqlite");
  store::SqliteConnection connection_{path_, path_, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
};

TEST_F(Schema, EachMigrationIsDoneOnce) {
  std::vector<Migration> migrations{{"CREATE TABLE a(x INTEGER)"}};
  ASSERT_TRUE(store::Migrate(connection_, migrations));
  ASSERT_TRUE(connection_.Run("INSERT INTO a VALUES (7)", {}));
  migrations.push_back({"ALTER TABLE a ADD COLUMN y INTEGER", "UPDATE a SET y = x + 1"});
  ASSERT_TRUE(store::Migrate(connection_, migrations));
  ASSERT_TRUE(store::Migrate(connection_, migrations));
  EXPECT_EQ(store::SchemaVersion(connection_).value(), 2);
  const auto rows = connection_.Run("SELECT y FROM a", {});
  ASSERT_EQ(rows->size(), 1U);
  EXPECT_EQ(std::get<std::int64_t>(rows->front().front()), 8);
}

TEST_F(Schema, AMigrationThatFailsIsTakenBackWithItsTransaction) {
  ASSERT_TRUE(store::Migrate(connection_, std::vector<Migration>{{"CREATE TABLE a(x INTEGER)"}}));
  ASSERT_TRUE(connection_.Begin());
  EXPECT_FALSE(store::Migrate(connection_, std::vector<Migration>{{}, {"CREATE TABLE b(x INTEGER)", "no such words"}}));
  connection_.RollBack();
  EXPECT_EQ(store::SchemaVersion(connection_).value(), 1);
  EXPECT_FALSE(connection_.Run("SELECT * FROM b", {}));
}

TEST_F(Schema, WhatIsNewerIsRefused) {
  ASSERT_TRUE(store::Migrate(connection_, std::vector<Migration>(3)));
  const auto refused = store::Migrate(connection_, std::vector<Migration>(2));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, store::kStoreNewer);
}

TEST(Upgrade, AFileOfAnEarlierVersionIsCopiedAndBroughtUpToDate) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.desk");
  {
    SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(fmt::format("PRAGMA application_id = {}", store::kApplicationId));
    database.exec("CREATE TABLE meta(schema_version INTEGER NOT NULL); INSERT INTO meta VALUES (0)");
  }
  const auto opened = store::OpenSqlite(path, store::Access::kWrite);
  ASSERT_TRUE(opened) << FormatDiagnostic(opened.error());
  EXPECT_TRUE((*opened)->Create({.slug = "open", .name = "Open"}));
  SQLite::Database copy(path + ".before-upgrade", SQLite::OPEN_READONLY);
  EXPECT_EQ(copy.execAndGet("SELECT count(*) FROM sqlite_master").getInt(), 1);
}

TEST(Migrations, EveryTableIsDescribed) {
  std::stringstream page;
  page << std::ifstream("docs/store.md").rdbuf();
  const std::regex name(R"re(CREATE TABLE "?(\w+)"?\()re");
  for (const Migration& migration : store::Migrations(store::Dialect::kSqlite)) {
    for (const std::string& statement : migration) {
      std::smatch found;
      if (!std::regex_search(statement, found, name)) continue;
      EXPECT_NE(page.str().find("\n| `" + found[1].str() + "` |"), std::string::npos) << found[1];
    }
  }
}

TEST(Migrations, BothDialectsHaveTheSameTables) {
  const auto sqlite = store::Migrations(store::Dialect::kSqlite);
  const auto postgres = store::Migrations(store::Dialect::kPostgres);
  ASSERT_EQ(sqlite.size(), postgres.size());
  for (std::size_t i = 0; i < sqlite.size(); ++i) EXPECT_EQ(sqlite[i].size(), postgres[i].size());
}

}  // namespace
}  // namespace ronda::testing
