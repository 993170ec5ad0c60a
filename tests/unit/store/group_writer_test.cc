// The writer that commits in groups.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <thread>

#include "ronda/store/group_writer.h"
#include "ronda/store/memory/memory_store.h"
#include "support/journal_acts.h"
#include "unit/store/store_maker.h"

namespace ronda::testing {
namespace {

using store::Addition;
using store::GroupWriter;
using store::Outcome;
using store::TournamentId;

class GroupWriting : public StoreTest {};

INSTANTIATE_TEST_SUITE_P(Stores, GroupWriting, ::testing::ValuesIn(AllStores()),
                         [](const auto& made) { return NameOf(made.param); });

TEST_P(GroupWriting, WhatIsAskedForTogetherIsStoredInItsOrder) {
  const TournamentId id = MakeTournament().id;
  const auto acts = SomeActs({}, 200);
  std::vector<std::future<Result<store::Added>>> answers;
  {
    GroupWriter writer(store());
    journal::Head head;
    for (const journal::StoredAct& act : acts) {
      answers.push_back(writer.Add({id, head, {act}}));
      head = {act.seq, act.hash};
    }
  }
  for (auto& answer : answers) ASSERT_EQ(answer.get()->outcome, Outcome::kStored);
  EXPECT_EQ(store().ActsAfter(id, 0, 1000).value(), acts);
}

TEST_P(GroupWriting, AnAdditionThatIsNoChainHarmsNobodyElse) {
  const TournamentId id = MakeTournament().id;
  GroupWriter writer(store());
  auto good = writer.Add({id, {}, SomeActs({}, 1)});
  EXPECT_EQ(writer.Add({id, {}, {}}).get().error().code, store::kStoreAddition);
  auto unknown = writer.Add({TournamentId(9), {}, SomeActs({}, 1)});
  EXPECT_EQ(good.get()->outcome, Outcome::kStored);
  EXPECT_EQ(unknown.get()->outcome, Outcome::kUnknown);
  EXPECT_EQ(writer.fault(), std::nullopt);
}

// RONDA_RACES asks for more than the tests have time for.
std::int32_t Races() {
  const char* wanted = std::getenv("RONDA_RACES");
  return wanted == nullptr ? 400 : std::atoi(wanted);
}

// A race: both writers take the same end for their next act, and whoever is told that the journal has moved on reads
// and decides again. No act that was answered as stored is missing, none is there twice, nobody waits for ever.
TEST_P(GroupWriting, TwoWritersForOneBoardLoseNothingSilently) {
  const TournamentId id = MakeTournament().id;
  const std::int32_t each = Races() / 2;
  GroupWriter writer(store(), {.patience = std::chrono::microseconds(0)});
  std::array<std::vector<secret::Digest>, 2> stored;
  std::atomic<std::int32_t> moved = 0;
  const auto run = [&](std::size_t who) {
    journal::Head head;
    for (std::int32_t i = 0; i < each;) {
      const std::string name = fmt::format("{}-{}", who, i);
      const auto act = journal::Linked(head, CommandOf(name), BodyOf(name));
      const auto added = writer.Add({id, head, {act}}).get();
      head = added->head;
      if (added->outcome == Outcome::kMoved) {
        ++moved;
        continue;
      }
      stored[who].push_back(act.hash);
      ++i;
    }
  };
  std::thread other([&] { run(1); });
  run(0);
  other.join();
  const auto acts = store().ActsAfter(id, 0, 100'000).value();
  ASSERT_EQ(std::ssize(acts), 2 * each);
  EXPECT_FALSE(journal::FindBrokenLink({}, acts));
  std::array<std::size_t, 2> next{};
  for (const journal::StoredAct& act : acts) {
    const std::size_t who = next[0] < stored[0].size() && stored[0][next[0]] == act.hash ? 0 : 1;
    ASSERT_LT(next[who], stored[who].size());
    ASSERT_EQ(stored[who][next[who]++], act.hash);
  }
  EXPECT_GT(moved, 0) << "the writers never met";
}

}  // namespace
}  // namespace ronda::testing
