// What is decided and not written yet: nobody is told that it is so, for it may still be lost.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <utility>

#include "ronda/command/seating.h"
#include "ronda/desk/desk.h"
#include "ronda/secret/random.h"
#include "ronda/store/codes.h"
#include "ronda/store/memory/memory_store.h"

namespace ronda::desk {
namespace {

// A store whose next writing can be held up, and made to fail; those of others go on meanwhile.
class SlowStore : public store::MemoryStore {
 public:
  void HoldNext() {
    const std::scoped_lock lock(mutex_);
    state_ = State::kHoldsNext;
  }
  // The first thing that is done for an order: whether its command is there already.
  void HoldNextSearch() {
    const std::scoped_lock lock(mutex_);
    state_ = State::kHoldsNextSearch;
  }
  void AwaitWriter() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return state_ == State::kHolds; });
  }
  enum class End { kWrite, kFail };
  void Release(End end) {
    const std::scoped_lock lock(mutex_);
    state_ = State::kOpen;
    end_ = end;
    changed_.notify_all();
  }

  Result<std::vector<store::Added>> Append(std::span<const store::Addition> additions) override {
    if (IsHeldUntilFailure(State::kHoldsNext)) {
      return tl::unexpected(Diagnostic{.code = std::string(store::kStoreFull), .message = "the disk is full"});
    }
    return MemoryStore::Append(additions);
  }
  Result<std::optional<journal::StoredAct>> FindCommand(store::TournamentId tournament,
                                                        const journal::CommandId& command) override {
    (void)IsHeldUntilFailure(State::kHoldsNextSearch);
    return MemoryStore::FindCommand(tournament, command);
  }

 private:
  enum class State { kOpen, kHoldsNext, kHoldsNextSearch, kHolds };

  bool IsHeldUntilFailure(State wanted) {
    std::unique_lock lock(mutex_);
    if (state_ != wanted) return false;
    state_ = State::kHolds;
    changed_.notify_all();
    changed_.wait(lock, [this] { return state_ == State::kOpen; });
    return end_ == End::kFail;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::kOpen;
  End end_ = End::kWrite;
};

class Unwritten : public testing::Test {
 protected:
  struct Answered {
    Result<Done> done;
    journal::Seq written = 0;  // how far the store was when it was answered
  };

  Unwritten() {
    // One worker, so that orders are decided in their order.
    desk_ = *Desk::Open(store_, {.workers = 1});
    command::Opening opening;
    opening.tournament.info.name = "Open";
    opening.tournament.planned_rounds = 5;
    for (int i = 1; i <= 8; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = fmt::format("Player {}", i);
      opening.tournament.players.push_back(player);
    }
    room_ = *desk_->Create(std::move(opening), AtTheDesk());
    (void)Ask(command::PairRound{}).get();
    (void)Ask(command::PublishRound{Round(1)}).get();
    for (const auto& board : command::SeatingOf((*room_->Current())->state(), Round(1))) {
      results_.push_back({Round(1), board.white, board.black, "*", "1-0", "test"});
    }
  }

  static Who AtTheDesk() {
    Who who;
    who.role = store::Role::kArbiter;
    return who;
  }

  std::future<Answered> Ask(command::Command command, Who who = AtTheDesk()) {
    return AskAt(*desk_, room_, std::move(command), std::move(who));
  }
  std::future<Answered> AskAt(Desk& desk, const std::shared_ptr<Room>& room, command::Command command, Who who) {
    const Order order{std::move(command), secret::Random<journal::CommandId>(), std::move(who)};
    auto promise = std::make_shared<std::promise<Answered>>();
    desk.Do(room, order, [this, promise](Result<Done> done) {
      promise->set_value({std::move(done), store_.Find(room_->id())->head.seq});
    });
    return promise->get_future();
  }

  // Who may not is refused at once, and after all that was asked before has been decided.
  void AwaitDecisions() { EXPECT_FALSE(Ask(command::PairRound{}, Who{}).get().done); }

  // The same result by two, the first of them not written when the second is decided.
  std::pair<std::future<Answered>, std::future<Answered>> EnterTwice() {
    store_.HoldNext();
    auto first = Ask(results_[0]);
    store_.AwaitWriter();
    auto second = Ask(results_[0]);
    AwaitDecisions();
    return {std::move(first), std::move(second)};
  }

  SlowStore store_;
  std::unique_ptr<Desk> desk_;
  std::shared_ptr<Room> room_;
  std::vector<command::EnterResult> results_;  // wins of White, on every board
};

TEST_F(Unwritten, WhatIsSoAlreadyIsSaidWhenItIsOnTheDisk) {
  auto [first, second] = EnterTwice();
  store_.Release(SlowStore::End::kWrite);
  const Answered stored = first.get();
  const Answered repeated = second.get();
  ASSERT_TRUE(stored.done && repeated.done);
  EXPECT_EQ(stored.done->how, Done::How::kNow);
  EXPECT_EQ(repeated.done->how, Done::How::kNothing);
  EXPECT_GE(repeated.written, stored.done->act.seq);
}

TEST_F(Unwritten, WhatWasNotWrittenIsWrittenForTheOther) {
  auto [first, second] = EnterTwice();
  store_.Release(SlowStore::End::kFail);
  EXPECT_EQ(first.get().done.error().code, store::kStoreFull);
  const Answered other = second.get();
  ASSERT_TRUE(other.done);
  EXPECT_EQ(other.done->how, Done::How::kNow);
  EXPECT_EQ(other.written, other.done->act.seq);
}

// Whoever looks sees what is on the disk, however long somebody decides or writes.
TEST_F(Unwritten, WhoLooksDoesNotWaitForWhoDecides) {
  const journal::Seq before = (*room_->Current())->seq();
  store_.HoldNextSearch();
  auto note = Ask(command::AddNote{"takes long"});
  store_.AwaitWriter();  // it is being decided
  EXPECT_EQ((*room_->Current())->seq(), before);
  store_.Release(SlowStore::End::kWrite);
  EXPECT_EQ(note.get().done->act.seq, before + 1);
}

// Another desk was quicker: what was decided here is decided again, one of the orders is refused then, and the next is
// decided on what the others have made of the tournament.
TEST_F(Unwritten, NothingIsDecidedOnWhatIsOutOfDate) {
  const auto other = *Desk::Open(store_, {});
  command::EnterResult loss = results_[0];
  loss.now = "0-1";
  store_.HoldNext();
  auto note = Ask(command::AddNote{"held up"});
  store_.AwaitWriter();
  auto second_board = Ask(results_[1]);
  auto first_board = Ask(results_[0]);
  AwaitDecisions();
  ASSERT_TRUE(AskAt(*other, other->Find(room_->slug()), loss, AtTheDesk()).get().done);
  store_.Release(SlowStore::End::kWrite);
  EXPECT_TRUE(note.get().done);
  EXPECT_TRUE(second_board.get().done);
  EXPECT_EQ(first_board.get().done.error().code, command::kConflict);
  command::EnterResult change = results_[1];
  change.was = "1-0";
  change.now = "=-=";
  const Answered changed = Ask(change).get();
  EXPECT_TRUE(changed.done) << changed.done.error().message;
}

}  // namespace
}  // namespace ronda::desk
