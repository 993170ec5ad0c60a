// What every store promises of journals, whatever it is made of.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/journal_acts.h"
#include "unit/store/store_maker.h"

namespace ronda::testing {
namespace {

using store::Added;
using store::Addition;
using store::Outcome;
using store::TournamentId;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class StoreContract : public StoreTest {
 protected:
  Result<Added> Append(const Addition& addition) {
    auto added = store().Append({&addition, 1});
    if (!added) return tl::unexpected(added.error());
    return added->front();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract, ::testing::ValuesIn(AllStores()),
                         [](const auto& made) { return NameOf(made.param); });

TEST_P(StoreContract, KeepsTournamentsInTheOrderOfTheirMaking) {
  const auto event = store().CreateEvent("festival", "Festival");
  ASSERT_TRUE(event);
  const auto open =
      store().Create({.slug = "open", .name = "Óbidos Open", .event = event->id, .created = "2026-11-15"});
  const auto blitz = store().Create({.slug = "blitz", .name = "Blitz"});
  ASSERT_TRUE(open && blitz);
  Reopen();
  EXPECT_THAT(store().Tournaments().value(), ElementsAre(*open, *blitz));
  EXPECT_THAT(store().Events().value(), ElementsAre(*event));
  EXPECT_EQ(store().Find(open->id).value(), *open);
  EXPECT_EQ(open->head, journal::Head());
}

TEST_P(StoreContract, AnAddressIsGivenOnce) {
  MakeTournament("open");
  const auto second = store().Create({.slug = "open", .name = "Another"});
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, store::kStoreTaken);
  EXPECT_EQ(second.error().message, "the address 'open' is taken");
  ASSERT_TRUE(store().CreateEvent("open", "Addresses of events are apart"));
  EXPECT_EQ(store().CreateEvent("open", "Taken").error().code, store::kStoreTaken);
  EXPECT_THAT(store().Tournaments().value(), SizeIs(1));
}

TEST_P(StoreContract, ATournamentBelongsToAnEventThereIs) {
  const auto made = store().Create({.slug = "open", .name = "Open", .event = store::EventId(7)});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, store::kStoreUnknown);
}

TEST_P(StoreContract, ATournamentIsShownAndHiddenAgain) {
  const auto made = MakeTournament();
  ASSERT_TRUE(store().Show(made.id, store::Visibility::kPublic));
  EXPECT_EQ(store().Find(made.id)->visibility, store::Visibility::kPublic);
  ASSERT_TRUE(store().Show(made.id, store::Visibility::kStaff));
  EXPECT_EQ(store().Find(made.id).value(), made);
  EXPECT_EQ(store().Show(TournamentId(9), store::Visibility::kPublic).error().code, store::kStoreUnknown);
  ASSERT_TRUE(store().Rename(made.id, "Another name"));
  EXPECT_EQ(store().Find(made.id)->name, "Another name");
  EXPECT_EQ(store().Find(made.id)->slug, made.slug);
  EXPECT_EQ(store().Rename(TournamentId(9), "Nobody").error().code, store::kStoreUnknown);
}

TEST_P(StoreContract, ActsAreReadAsTheyWereAdded) {
  const TournamentId id = MakeTournament().id;
  const auto acts = SomeActs({}, 5);
  const Addition first{id, {}, {acts[0], acts[1]}};
  const Addition second{id, {2, acts[1].hash}, {acts[2], acts[3], acts[4]}};
  EXPECT_EQ(Append(first).value(), (Added{.outcome = Outcome::kStored, .head = {2, acts[1].hash}}));
  EXPECT_EQ(Append(second).value(), (Added{.outcome = Outcome::kStored, .head = {5, acts[4].hash}}));
  Reopen();
  EXPECT_EQ(store().ActsAfter(id, 0, 100).value(), acts);
  EXPECT_THAT(store().ActsAfter(id, 2, 2).value(), ElementsAre(acts[2], acts[3]));
  EXPECT_THAT(store().ActsAfter(id, 5, 100).value(), IsEmpty());
  EXPECT_EQ(store().Find(id)->head, (journal::Head{5, acts[4].hash}));
  EXPECT_EQ(store().FindCommand(id, acts[3].command).value(), acts[3]);
  EXPECT_EQ(store().FindCommand(id, CommandOf("never sent")).value(), std::nullopt);
}

TEST_P(StoreContract, BodiesOfAnyLanguageAndLengthAreKept) {
  const TournamentId id = MakeTournament().id;
  const std::string body = R"({"text":"Škoda, '\"; DROP TABLE act; -- ♞ )" + std::string(1'000'000, 'x') + "\"}";
  const auto act = journal::Linked({}, CommandOf("long"), body);
  ASSERT_EQ(Append({id, {}, {act}})->outcome, Outcome::kStored);
  Reopen();
  EXPECT_EQ(store().ActsAfter(id, 0, 1)->front(), act);
}

TEST_P(StoreContract, WhoTookAnotherEndIsToldAndNothingIsStored) {
  const TournamentId id = MakeTournament().id;
  const auto mine = SomeActs({}, 2, "mine");
  const auto other = SomeActs({}, 1, "other");
  ASSERT_EQ(Append({id, {}, mine})->outcome, Outcome::kStored);
  EXPECT_EQ(Append({id, {}, other}).value(), (Added{.outcome = Outcome::kMoved, .head = {2, mine[1].hash}}));
  // The right number with another hash is another journal.
  const journal::Head fork{2, other[0].hash};
  EXPECT_EQ(Append({id, fork, SomeActs(fork, 1, "fork")})->outcome, Outcome::kMoved);
  EXPECT_EQ(store().ActsAfter(id, 0, 9).value(), mine);
}

TEST_P(StoreContract, ARepeatedCommandGetsTheActThatIsStored) {
  const TournamentId id = MakeTournament().id;
  const auto acts = SomeActs({}, 2);
  ASSERT_EQ(Append({id, {}, acts})->outcome, Outcome::kStored);
  const journal::Head head{2, acts[1].hash};
  const auto again = journal::Linked(head, acts[0].command, "{}");
  EXPECT_EQ(Append({id, head, {again}}).value(),
            (Added{.outcome = Outcome::kRepeated, .head = head, .repeated = acts[0]}));
  EXPECT_EQ(store().Find(id)->head, head);
}

TEST_P(StoreContract, TheSameCommandMayStandInTwoJournals) {
  const TournamentId first = MakeTournament("first").id;
  const TournamentId second = MakeTournament("second").id;
  const auto acts = SomeActs({}, 1);
  EXPECT_EQ(Append({first, {}, acts})->outcome, Outcome::kStored);
  EXPECT_EQ(Append({second, {}, acts})->outcome, Outcome::kStored);
}

TEST_P(StoreContract, WhoIsInDoubtMayAddTheSameAgain) {
  const TournamentId id = MakeTournament().id;
  const auto acts = SomeActs({}, 2);
  ASSERT_EQ(Append({id, {}, acts})->outcome, Outcome::kStored);
  EXPECT_EQ(Append({id, {}, acts}).value(), (Added{.outcome = Outcome::kStored, .head = {2, acts[1].hash}}));
  EXPECT_THAT(store().ActsAfter(id, 0, 9).value(), SizeIs(2));
}

TEST_P(StoreContract, EachAdditionOfAGroupIsAnsweredByItself) {
  const TournamentId first = MakeTournament("first").id;
  const TournamentId second = MakeTournament("second").id;
  const auto a = SomeActs({}, 2, "a");
  const auto b = SomeActs({}, 1, "b");
  const std::vector<Addition> group{{second, {}, {a[0]}},
                                    {first, {}, b},
                                    {TournamentId(77), {}, b},
                                    {second, {1, a[0].hash}, {a[1]}},
                                    {second, {}, b}};
  const auto answers = store().Append(group);
  ASSERT_TRUE(answers);
  EXPECT_THAT(*answers, ElementsAre(Added{.outcome = Outcome::kStored, .head = {1, a[0].hash}},
                                    Added{.outcome = Outcome::kStored, .head = {1, b[0].hash}},
                                    Added{.outcome = Outcome::kUnknown},
                                    Added{.outcome = Outcome::kStored, .head = {2, a[1].hash}},
                                    Added{.outcome = Outcome::kMoved, .head = {2, a[1].hash}}));
  Reopen();
  EXPECT_EQ(store().ActsAfter(first, 0, 9).value(), b);
  EXPECT_EQ(store().ActsAfter(second, 0, 9).value(), a);
}

TEST_P(StoreContract, ActsThatAreNoChainAreRefusedWithTheirGroup) {
  const TournamentId id = MakeTournament().id;
  auto forged = SomeActs({}, 2);
  forged[1].body = "{}";
  auto twice = SomeActs({}, 1);
  twice.push_back(journal::Linked({1, twice[0].hash}, twice[0].command, "{}"));
  for (const auto& acts : {std::vector<journal::StoredAct>{}, forged, twice}) {
    const std::vector<Addition> group{{id, {}, SomeActs({}, 1, "fine")}, {id, {}, acts}};
    const auto answers = store().Append(group);
    ASSERT_FALSE(answers);
    EXPECT_EQ(answers.error().code, store::kStoreAddition);
  }
  EXPECT_THAT(store().ActsAfter(id, 0, 9).value(), IsEmpty());
}

TEST_P(StoreContract, TheLatestSnapshotNotAfterAnAct) {
  const TournamentId id = MakeTournament().id;
  EXPECT_EQ(store().LatestSnapshot(id, 500).value(), std::nullopt);
  ASSERT_TRUE(store().Keep(id, store::Snapshot{200, "old"}));
  ASSERT_TRUE(store().Keep(id, store::Snapshot{200, "two hundred"}));
  ASSERT_TRUE(store().Keep(id, store::Snapshot{400, "four hundred"}));
  Reopen();
  EXPECT_EQ(store().LatestSnapshot(id, 399).value(), (store::Snapshot{200, "two hundred"}));
  EXPECT_EQ(store().LatestSnapshot(id, 400).value(), (store::Snapshot{400, "four hundred"}));
  EXPECT_EQ(store().LatestSnapshot(id, 199).value(), std::nullopt);
  ASSERT_TRUE(store().DropSnapshots(id));
  EXPECT_EQ(store().LatestSnapshot(id, 400).value(), std::nullopt);
}

TEST_P(StoreContract, PersonsAreKeptAndErased) {
  const TournamentId id = MakeTournament().id;
  const store::Person first{journal::Uid(3), std::string("\0\xff salt", 7), R"({"mail":"a@example.org"})"};
  const store::Person second{journal::Uid(31), "salt", "{}"};
  ASSERT_TRUE(store().Keep(id, second));
  ASSERT_TRUE(store().Keep(id, store::Person{journal::Uid(3), "old", "old"}));
  ASSERT_TRUE(store().Keep(id, first));
  Reopen();
  EXPECT_THAT(store().Persons(id).value(), ElementsAre(first, second));
  ASSERT_TRUE(store().ErasePerson(id, journal::Uid(3)));
  EXPECT_THAT(store().Persons(id).value(), ElementsAre(second));
}

TEST_P(StoreContract, WhatIsAskedOfATournamentThatIsNotThere) {
  const TournamentId id(5);
  const auto code = [](const auto& result) { return result ? "none" : result.error().code; };
  EXPECT_EQ(code(store().Find(id)), store::kStoreUnknown);
  EXPECT_EQ(code(store().ActsAfter(id, 0, 1)), store::kStoreUnknown);
  EXPECT_EQ(code(store().FindCommand(id, CommandOf("x"))), store::kStoreUnknown);
  EXPECT_EQ(code(store().Keep(id, store::Snapshot{1, "x"})), store::kStoreUnknown);
  EXPECT_EQ(code(store().LatestSnapshot(id, 1)), store::kStoreUnknown);
  EXPECT_EQ(code(store().DropSnapshots(id)), store::kStoreUnknown);
  EXPECT_EQ(code(store().Keep(id, store::Person{journal::Uid(1), "", ""})), store::kStoreUnknown);
  EXPECT_EQ(code(store().ErasePerson(id, journal::Uid(1))), store::kStoreUnknown);
  EXPECT_EQ(code(store().Persons(id)), store::kStoreUnknown);
  EXPECT_EQ(store().Find(id).error().message, "there is no tournament 5 in the store");
}

TEST_P(StoreContract, EverythingThatIsKeptCanBeRead) {
  MakeTournament();
  EXPECT_TRUE(store().Check());
}

}  // namespace
}  // namespace ronda::testing
