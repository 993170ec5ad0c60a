#include "ronda/desk/desk.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <future>

#include "ronda/command/seating.h"
#include "ronda/ledger/past.h"
#include "ronda/ledger/slug.h"
#include "ronda/secret/random.h"
#include "ronda/store/memory/memory_store.h"

namespace ronda::desk {
namespace {

using command::EnterResult;
using command::PairRound;
using command::PublishRound;

TournamentData Event(int players) {
  TournamentData data;
  data.info.name = "Club Open 2026";
  data.planned_rounds = 5;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    player.name = fmt::format("Player {}", i);
    data.players.push_back(player);
  }
  return data;
}

Who Arbiter() {
  Who who;
  who.role = store::Role::kArbiter;
  who.actor.name = "Arbiter";
  return who;
}

class DeskTest : public testing::Test {
 protected:
  DeskTest() {
    auto opened = Desk::Open(store_, {});
    desk_ = *std::move(opened);
    command::Opening opening;
    opening.tournament = Event(8);
    room_ = *desk_->Create(std::move(opening), Arbiter());
  }

  Order OrderOf(command::Command command, Who who = Arbiter()) {
    return {.command = std::move(command), .id = secret::Random<journal::CommandId>(), .who = std::move(who)};
  }
  Result<Done> Do(const Order& order) {
    std::promise<Result<Done>> promise;
    auto future = promise.get_future();
    desk_->Do(room_, order, [&](Result<Done> done) { promise.set_value(std::move(done)); });
    return future.get();
  }
  Result<Done> Do(command::Command command, Who who = Arbiter()) {
    return Do(OrderOf(std::move(command), std::move(who)));
  }
  std::string Refusal(command::Command command, Who who) {
    const auto done = Do(std::move(command), std::move(who));
    return done ? "" : done.error().code;
  }
  const journal::State& state() {
    version_ = *room_->Current();
    return version_->state();
  }
  EnterResult Result1(const std::string& now) {
    const auto board = command::SeatingOf(state(), Round(1)).front();
    return {Round(1), board.white, board.black, "*", now, "test"};
  }
  void Publish() {
    ASSERT_TRUE(Do(PairRound{}));
    ASSERT_TRUE(Do(PublishRound{Round(1)}));
  }

  store::MemoryStore store_;
  std::unique_ptr<Desk> desk_;
  std::shared_ptr<Room> room_;
  SharedVersion version_;
};

TEST_F(DeskTest, ATournamentHasAnAddress) {
  EXPECT_EQ(room_->slug(), "club-open-2026");
  EXPECT_EQ(desk_->Find("club-open-2026"), room_);
  EXPECT_EQ(desk_->Find("nonsense"), nullptr);
  command::Opening again;
  again.tournament = Event(4);
  EXPECT_EQ((*desk_->Create(std::move(again), Arbiter()))->slug(), "club-open-2026-2");
}

TEST_F(DeskTest, ACommandThatComesTwiceIsDoneOnce) {
  const Order order = OrderOf(PairRound{});
  const auto first = Do(order);
  const auto second = Do(order);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->how, Done::How::kNow);
  EXPECT_EQ(second->how, Done::How::kBefore);
  EXPECT_EQ(first->act, second->act);
  EXPECT_EQ(state().data.rounds, 1);
}

TEST_F(DeskTest, OneOfTwoArbitersWithOtherResultsIsTold) {
  Publish();
  const EnterResult win = Result1("1-0");
  const EnterResult draw = Result1("=-=");
  EXPECT_TRUE(Do(win));
  EXPECT_EQ(Refusal(draw, Arbiter()), command::kConflict);
  const auto same = Do(win);
  ASSERT_TRUE(same);
  EXPECT_EQ(same->how, Done::How::kNothing);
}

TEST_F(DeskTest, AStructuralCommandMayAskThatNothingHappenedSince) {
  Order order = OrderOf(PairRound{});
  order.seen = 99;
  EXPECT_EQ(Do(order).error().code, command::kConflict);
  order.seen = 1;
  EXPECT_TRUE(Do(order));
}

TEST_F(DeskTest, WhatIsNotPublishedIsNotInThePublishedPart) {
  ASSERT_TRUE(Do(PairRound{}));
  EXPECT_EQ(state().data.rounds, 1);
  const journal::State& everybody = version_->published().state();
  EXPECT_EQ(everybody.data.rounds, 0);
  EXPECT_TRUE(everybody.facts.rounds.empty());
  EXPECT_EQ(everybody.data.planned_rounds, 5);
  ASSERT_TRUE(Do(PublishRound{Round(1)}));
  EXPECT_EQ((*room_->Current())->published().state().data.rounds, 1);
}

TEST_F(DeskTest, HelpersEnterResultsOnBlankBoardsOfTheirRange) {
  Publish();
  Who helper;
  helper.role = store::Role::kHelper;
  helper.boards = store::BoardRange{2, 4};
  EXPECT_EQ(Refusal(Result1("1-0"), helper), "desk-right");
  helper.boards = store::BoardRange{1, 4};
  EXPECT_EQ(Refusal(Result1("1-0"), helper), "");
  EnterResult change = Result1("0-1");
  change.was = "1-0";
  EXPECT_EQ(Refusal(change, helper), "desk-right");
  EXPECT_EQ(Refusal(PairRound{}, helper), "desk-right");
}

TEST_F(DeskTest, PlayersReportTheirOwnGames) {
  Publish();
  const auto board = command::SeatingOf(state(), Round(1)).front();
  Who player;
  player.role = store::Role::kPlayer;
  player.player = board.white;
  EXPECT_EQ(Refusal(command::ClaimResult{Round(1), board.black, "1-0"}, player), "desk-right");
  EXPECT_EQ(Refusal(Result1("1-0"), player), "desk-right");
  EXPECT_EQ(Refusal(command::ClaimResult{Round(1), board.white, "1-0"}, player), "");
  EXPECT_EQ(Refusal(PairRound{}, Who{}), "desk-right");
}

TEST_F(DeskTest, PlayersGiveTheirOwnVotes) {
  ASSERT_TRUE(Do(command::OpenPoll{{.about = "options", .title = "Colours", .options = {{"Red"}, {"Green"}}}}));
  Who player;
  player.role = store::Role::kPlayer;
  player.player = journal::Uid(2);
  EXPECT_EQ(Refusal(command::CastVotes{journal::Uid(1), {{1, 5}}}, player), "desk-right");
  EXPECT_EQ(Refusal(command::CastVotes{journal::Uid(2), {{1, 5}}}, player), "");
  EXPECT_EQ(Refusal(command::ClosePoll{}, player), "desk-right");
  EXPECT_EQ(Refusal(command::OpenPoll{}, player), "desk-right");
  for (const auto role : {store::Role::kHelper, store::Role::kCaptain}) {
    player.role = role;
    EXPECT_EQ(Refusal(command::CastVotes{journal::Uid(2), {{2, 5}}}, player), "desk-right");
  }
}

// By link votes end with their time; the desk takes what was handed in on paper.
TEST_F(DeskTest, VotesByLinkAreTakenUntilTheirTime) {
  ASSERT_TRUE(Do(
      command::OpenPoll{{.about = "options", .title = "Colours", .options = {{"Red"}}, .until = "2100-01-01T12:00Z"}}));
  journal::State late = state();
  late.facts.poll->until = "2020-01-01T12:00Z";
  command::Context context;
  context.at = "2026-11-15T10:00:00.000Z";
  context.by.link = "Player 2";
  const auto refused = command::Decide(late, command::CastVotes{journal::Uid(2), {{1, 5}}}, context);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "command-deadline");
  context.by.link.clear();
  EXPECT_TRUE(command::Decide(late, command::CastVotes{journal::Uid(2), {{1, 5}}}, context));
}

// Many at once: every result is there once, the journal is one chain, and the listener heard every act in its order.
TEST_F(DeskTest, ManyAtOnceMakeOneChain) {
  std::vector<journal::Seq> heard;
  desk_->Listen(
      {.told = [&](const std::string&, const SharedVersion&, const journal::Act& act) { heard.push_back(act.seq); },
       .skipped = {}});
  Publish();
  std::vector<std::future<Result<Done>>> answers;
  for (int copy = 0; copy < 25; ++copy) {
    for (const auto& board : command::SeatingOf(state(), Round(1))) {
      auto promise = std::make_shared<std::promise<Result<Done>>>();
      answers.push_back(promise->get_future());
      desk_->Do(room_, OrderOf(EnterResult{Round(1), board.white, board.black, "*", "1-0", "test"}),
                [promise](Result<Done> done) { promise->set_value(std::move(done)); });
    }
  }
  int stored = 0;
  for (auto& answer : answers) {
    const auto done = answer.get();
    ASSERT_TRUE(done) << done.error().message;
    if (done->how == Done::How::kNow) ++stored;
  }
  EXPECT_EQ(stored, 4);
  EXPECT_TRUE(ledger::Verify(store_, room_->id()));
  EXPECT_EQ(ledger::StateAt(store_, room_->id(), 7)->state(), state());
  EXPECT_EQ(heard, (std::vector<journal::Seq>{2, 3, 4, 5, 6, 7}));
  desk_->Listen({});
}

// Another desk on the same store writes: this one reads on where the tournament is in memory; else it says what it
// skips, as it does when a tournament is read again.
TEST_F(DeskTest, WhatOthersAddedIsToldOrSkipped) {
  const auto other = *Desk::Open(store_, {});
  const auto there = other->Find(room_->slug());
  const auto note_there = [&] {
    std::promise<Result<Done>> promise;
    other->Do(there, OrderOf(command::AddNote{"there"}),
              [&](Result<Done> done) { promise.set_value(std::move(done)); });
    return promise.get_future().get()->version->seq();
  };
  std::vector<std::string> heard;
  ASSERT_TRUE(room_->Current());
  desk_->Listen({.told = [&](const std::string&, const SharedVersion&,
                             const journal::Act& act) { heard.push_back(fmt::format("told {}", act.seq)); },
                 .skipped = [&](const std::string& slug,
                                journal::Seq seq) { heard.push_back(fmt::format("{} skipped to {}", slug, seq)); }});
  EXPECT_EQ(note_there(), 2);
  EXPECT_TRUE(room_->CatchUp(2));
  EXPECT_TRUE(room_->CatchUp(2));  // once is enough
  room_->Forget();
  EXPECT_EQ(note_there(), 3);
  EXPECT_TRUE(room_->CatchUp(3));
  EXPECT_FALSE(room_->IsLoaded());
  EXPECT_EQ(note_there(), 4);
  EXPECT_EQ(*room_->Newest(), 4);
  EXPECT_EQ((*room_->Current())->seq(), 4);
  const std::string skipped = room_->slug() + " skipped to ";
  EXPECT_EQ(heard, (std::vector{std::string("told 2"), skipped + "3", skipped + "4"}));
  desk_->Listen({});
}

TEST_F(DeskTest, AForgottenStateIsReadAgain) {
  Publish();
  const journal::State before = state();
  room_->Forget();
  EXPECT_FALSE(room_->IsLoaded());
  EXPECT_EQ(state(), before);
}

// Those used last are kept; the others are read again when somebody asks.
TEST_F(DeskTest, SoManyTournamentsAreInMemoryAndNoMore) {
  const auto desk = *Desk::Open(store_, {.rooms_in_memory = 2});
  std::vector<std::shared_ptr<Room>> rooms;
  for (int i = 0; i < 3; ++i) {
    command::Opening opening;
    opening.tournament = Event(4);
    rooms.push_back(*desk->Create(std::move(opening), Arbiter()));
    ASSERT_TRUE(desk->Find(rooms.back()->slug())->Current());
  }
  EXPECT_FALSE(rooms[0]->IsLoaded());
  EXPECT_TRUE(rooms[1]->IsLoaded());
  ASSERT_TRUE(desk->Find(rooms[1]->slug()));
  const auto again = desk->Find(rooms[0]->slug())->Current();
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->state().data.players.size(), 4U);
  EXPECT_TRUE(rooms[1]->IsLoaded());
  EXPECT_FALSE(rooms[2]->IsLoaded()) << "the one that was not used for the longest time goes";
}

TEST_F(DeskTest, ASnapshotLeadsToTheSameState) {
  Publish();
  for (int i = 0; i < ledger::kSnapshotEvery; ++i) ASSERT_TRUE(Do(command::AddNote{fmt::format("note {}", i)}));
  ASSERT_TRUE(*store_.LatestSnapshot(room_->id(), 1000));
  const journal::State before = state();
  room_->Forget();
  EXPECT_EQ(state(), before);
}

TEST(Slug, IsMadeOfTheName) {
  EXPECT_EQ(ledger::SlugOf("Club Open 2026"), "club-open-2026");
  EXPECT_EQ(ledger::SlugOf("  --Šachy!! A  "), "sachy-a");
  EXPECT_EQ(ledger::SlugOf("王"), "event");
}

TEST(Stamp, IsIsoInUtc) {
  EXPECT_EQ(Stamp(Time(std::chrono::milliseconds(1763215402118))), "2025-11-15T14:03:22.118Z");
}

TEST_F(DeskTest, TheListsHaveTheNameATournamentHasNow) {
  command::ChangeSettings rename;
  rename.name = "Another name";
  const auto done = Do(rename);
  ASSERT_TRUE(done);
  EXPECT_EQ(desk_->Tournaments().front().name, "Another name");
  EXPECT_EQ(store_.Tournaments()->front().name, "Another name");
  EXPECT_EQ(store_.Tournaments()->front().slug, "club-open-2026");
  ASSERT_TRUE(Do(command::Undo{done->version->seq(), ""}));
  EXPECT_EQ(desk_->Tournaments().front().name, "Club Open 2026");
}

TEST_F(DeskTest, WhoEntersAnotherResultIsToldWhoWasFirst) {
  ASSERT_TRUE(Do(PairRound{}));
  ASSERT_TRUE(Do(PublishRound{Round(1)}));
  const auto board = command::SeatingOf((*room_->Current())->state(), Round(1)).front();
  EnterResult result{.round = Round(1), .white = board.white, .black = board.black, .was = "*", .now = "1-0"};
  Who first = Arbiter();
  first.actor.name = "Anna";
  ASSERT_TRUE(Do(result, first));
  result.now = "0-1";
  const auto refused = Do(result);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("is 1-0 by now (Anna, "), std::string::npos) << refused.error().message;
}

}  // namespace
}  // namespace ronda::desk
