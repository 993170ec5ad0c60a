// What only PostgreSQL has: other desks on the same tables, and a connection that can be lost.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <pqxx/pqxx>
#include <thread>

#include "ronda/store/postgres/listener.h"
#include "ronda/store/postgres/postgres_store.h"
#include "support/journal_acts.h"
#include "unit/store/store_maker.h"

namespace ronda::testing {
namespace {

using store::Addition;
using store::OpenPostgres;
using store::Outcome;
using store::TournamentId;
using ::testing::HasSubstr;

void Execute(const std::string& statement) {
  pqxx::connection connection("");
  pqxx::work work(connection);
  work.exec(statement);
  work.commit();
}

// As if the server had been started again.
void LoseAllConnections() {
  Execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
      "WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

constexpr std::pair<std::int32_t, std::int32_t> kConnected{0, 0};
constexpr std::pair<std::int32_t, std::int32_t> kDismissed{0, 1};

// What a listener heard, to be waited for.
class Ears {
 public:
  store::Listener::Heard Heard() {
    return {.connected =
                [this] {
                  Note({0, 0});
                },
            .longer =
                [this](TournamentId id, journal::Seq seq) {
                  Note({id.value(), seq});
                },
            .dismissed = [this] { Note(kDismissed); }};
  }

  // Whether it was heard so many times within ten seconds.
  bool Wait(std::pair<std::int32_t, std::int32_t> what, std::ptrdiff_t times) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::seconds(10), [&] { return std::ranges::count(heard_, what) >= times; });
  }

 private:
  void Note(std::pair<std::int32_t, std::int32_t> what) {
    const std::lock_guard lock(mutex_);
    heard_.push_back(what);
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::pair<std::int32_t, std::int32_t>> heard_;
};

// Runs under pg_virtualenv only (ctest: store.postgres).
class PostgresStore : public StoreTest {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(PostgresStore);

INSTANTIATE_TEST_SUITE_P(Stores, PostgresStore, ::testing::ValuesIn(PostgresAlone()),
                         [](const auto& made) { return NameOf(made.param); });

TEST_P(PostgresStore, ALostConnectionIsMadeAgain) {
  const TournamentId id = MakeTournament().id;
  const Addition first{id, {}, SomeActs({}, 2)};
  ASSERT_TRUE(store().Append({&first, 1}));
  LoseAllConnections();
  const journal::Head head{2, first.acts.back().hash};
  const Addition second{id, head, SomeActs(head, 1)};
  const auto added = store().Append({&second, 1});
  ASSERT_TRUE(added) << FormatDiagnostic(added.error());
  EXPECT_EQ(added->front().outcome, Outcome::kStored);
  LoseAllConnections();
  EXPECT_EQ(store().ActsAfter(id, 0, 9)->size(), 3U);
}

TEST_P(PostgresStore, WritersOnTwoConnectionsLoseNothingSilently) {
  const TournamentId id = MakeTournament().id;
  auto second = OpenPostgres(schema().address());
  ASSERT_TRUE(second) << FormatDiagnostic(second.error());
  constexpr std::int32_t kEach = 200;
  std::atomic<std::int32_t> moved = 0;
  const auto run = [&](store::Store& mine, std::string_view who) {
    journal::Head head;
    for (std::int32_t i = 0; i < kEach;) {
      const std::string name = fmt::format("{}-{}", who, i);
      const Addition addition{id, head, {journal::Linked(head, CommandOf(name), BodyOf(name))}};
      const auto added = mine.Append({&addition, 1}).value().front();
      head = added.head;
      if (added.outcome == Outcome::kStored) ++i;
      if (added.outcome == Outcome::kMoved) ++moved;
    }
  };
  std::thread other([&] { run(**second, "b"); });
  run(store(), "a");
  other.join();
  const auto acts = store().ActsAfter(id, 0, 10'000).value();
  EXPECT_EQ(std::ssize(acts), 2 * kEach);
  EXPECT_FALSE(journal::FindBrokenLink({}, acts));
  EXPECT_GT(moved, 0) << "the writers never met";
}

TEST_P(PostgresStore, TheSameCommandOnTwoConnectionsIsStoredOnce) {
  const TournamentId id = MakeTournament().id;
  auto second = OpenPostgres(schema().address()).value();
  std::atomic<std::int32_t> stored = 0;
  for (std::int32_t i = 0; i < 50; ++i) {
    const auto run = [&](store::Store& mine, std::string_view who) {
      journal::Head head = mine.Find(id)->head;
      while (true) {
        const auto act = journal::Linked(head, CommandOf(fmt::format("same-{}", i)), BodyOf(who));
        const Addition addition{id, head, {act}};
        const auto added = mine.Append({&addition, 1}).value().front();
        if (added.outcome == Outcome::kStored) ++stored;
        if (added.outcome != Outcome::kMoved) return;
        head = added.head;
      }
    };
    std::thread other([&] { run(*second, "b"); });
    run(store(), "a");
    other.join();
  }
  EXPECT_EQ(stored, 50);
  EXPECT_EQ(store().ActsAfter(id, 0, 100)->size(), 50U);
}

TEST_P(PostgresStore, OthersHearOfEveryCommitAndAfterALossThatTheyMustReadOn) {
  const TournamentId id = MakeTournament().id;
  Ears ears;
  const store::Listener listener(schema().address(), ears.Heard());
  ASSERT_TRUE(ears.Wait(kConnected, 1));
  const Addition first{id, {}, SomeActs({}, 2)};
  ASSERT_TRUE(store().Append({&first, 1}));
  EXPECT_TRUE(ears.Wait({id.value(), 2}, 1));
  LoseAllConnections();
  ASSERT_TRUE(ears.Wait(kConnected, 2));
  const journal::Head head{2, first.acts.back().hash};
  const Addition second{id, head, SomeActs(head, 1)};
  ASSERT_TRUE(store().Append({&second, 1}));
  EXPECT_TRUE(ears.Wait({id.value(), 3}, 1));
}

// Whoever is let in elsewhere must be looked at again.
TEST_P(PostgresStore, OthersHearThatSomebodyHasNoRightAnyMore) {
  store::Link link{.token = secret::Token::Make().hash(), .tournament = MakeTournament().id};
  Ears ears;
  const store::Listener listener(schema().address(), ears.Heard());
  ASSERT_TRUE(ears.Wait(kConnected, 1));
  ASSERT_TRUE(store().access().EndAllOf(store::AccountId(1)));
  EXPECT_TRUE(ears.Wait(kDismissed, 1)) << "an account was taken back";
  ASSERT_TRUE(store().access().End(secret::Token::Make().hash()));
  EXPECT_TRUE(ears.Wait(kDismissed, 2)) << "somebody signed out";
  ASSERT_TRUE(store().access().Keep(link));
  link.revoked = true;
  ASSERT_TRUE(store().access().Keep(link));
  EXPECT_TRUE(ears.Wait(kDismissed, 3)) << "a link was taken back";
}

TEST_P(PostgresStore, TablesOfOthersAreLeftAlone) {
  Execute("CREATE SCHEMA ronda_foreign CREATE TABLE recipes(name TEXT)");
  const auto opened = OpenPostgres({.connection = "", .schema = "ronda_foreign"});
  Execute("DROP SCHEMA ronda_foreign CASCADE");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, store::kStoreForeign);
}

TEST_P(PostgresStore, ALaterVersionIsRefused) {
  Execute("UPDATE ronda_test.meta SET schema_version = 999");
  const auto opened = OpenPostgres(schema().address());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, store::kStoreNewer);
}

TEST_P(PostgresStore, WhoMayOnlyReadIsTold) {
  MakeTournament();
  auto address = schema().address();
  address.connection = "options='-c default_transaction_read_only=on'";
  const auto opened = OpenPostgres(address);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, store::kStoreReadOnly);
}

TEST(PostgresAddress, WhatCannotBeReachedSaysSo) {
  const auto opened = OpenPostgres({.connection = "host=127.0.0.1 port=1 connect_timeout=2"});
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, store::kStoreUnreachable);
  EXPECT_THAT(opened.error().message, HasSubstr("the database cannot be reached"));
  EXPECT_EQ(OpenPostgres({.connection = "", .schema = "x; DROP TABLE act"}).error().code, "usage");
}

}  // namespace
}  // namespace ronda::testing
