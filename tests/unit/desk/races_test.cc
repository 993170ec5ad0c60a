// Two desks on one store, and an arbiter at each of them who enters a result for the same board at the same moment.
// RONDA_RACES asks for more of them than the tests have time for.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <barrier>
#include <cstdlib>
#include <future>
#include <thread>

#include "ronda/command/seating.h"
#include "ronda/desk/desk.h"
#include "ronda/ledger/past.h"
#include "ronda/secret/random.h"
#include "ronda/store/memory/memory_store.h"

namespace ronda::desk {
namespace {

int RacesWanted() {
  const char* wanted = std::getenv("RONDA_RACES");
  return wanted == nullptr ? 400 : std::atoi(wanted);
}

class Races : public testing::Test {
 protected:
  Races() {
    owner_.role = store::Role::kOwner;
    desks_[0] = *Desk::Open(store_, {});
    command::Opening opening;
    opening.tournament.info.name = "Open";
    opening.tournament.planned_rounds = 5;
    for (int i = 1; i <= 4; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = fmt::format("Player {}", i);
      opening.tournament.players.push_back(player);
    }
    const auto slug = (*desks_[0]->Create(std::move(opening), owner_))->slug();
    desks_[1] = *Desk::Open(store_, {});
    for (std::size_t i = 0; i < 2; ++i) rooms_[i] = desks_[i]->Find(slug);
    EXPECT_TRUE(Do(0, command::PairRound{}));
    EXPECT_TRUE(Do(0, command::PublishRound{Round(1)}));
    const auto board = command::SeatingOf((*rooms_[0]->Current())->state(), Round(1)).front();
    wish_ = {Round(1), board.white, board.black, "*", "*", "test"};
  }

  Result<Done> Do(std::size_t desk, command::Command command) {
    const Order order{std::move(command), secret::Random<journal::CommandId>(), owner_};
    std::promise<Result<Done>> promise;
    desks_[desk]->Do(rooms_[desk], order, [&](Result<Done> done) { promise.set_value(std::move(done)); });
    return promise.get_future().get();
  }

  // Both at once; what each was answered.
  std::array<Result<Done>, 2> Race(const std::array<std::string, 2>& results, const std::string& was) {
    std::array<Result<Done>, 2> done;
    std::barrier start(2);
    const auto run = [&](std::size_t desk) {
      command::EnterResult wish = wish_;
      wish.was = was;
      wish.now = results[desk];
      start.arrive_and_wait();
      done[desk] = Do(desk, wish);
    };
    std::thread other([&] { run(1); });
    run(0);
    other.join();
    return done;
  }

  store::MemoryStore store_;
  Who owner_;
  std::array<std::unique_ptr<Desk>, 2> desks_;
  std::array<std::shared_ptr<Room>, 2> rooms_;
  command::EnterResult wish_;
};

// One is entered, the other is told of it; what was answered as done is what is there.
TEST_F(Races, OfTwoResultsOneIsEnteredAndTheOtherRefused) {
  const std::array<std::string, 4> results{"1-0", "0-1", "=-=", "1-0"};
  std::string was = "*";
  std::array<int, 2> won{};
  for (int race = 0; race < RacesWanted(); ++race) {
    const std::size_t place =
        was == "*" ? 0 : static_cast<std::size_t>(std::ranges::find(results, was) - results.begin()) + 1;
    const std::array<std::string, 2> wanted{results[place % 3], results[(place + 1) % 3]};
    const auto done = Race(wanted, was);
    const std::size_t winner = done[0] ? 0 : 1;
    ASSERT_TRUE(done[winner]) << done[winner].error().message;
    ASSERT_FALSE(done[1 - winner]) << "both were told that their result stands";
    EXPECT_EQ(done[1 - winner].error().code, command::kConflict);
    EXPECT_EQ(done[winner]->act.told.now, wanted[winner]);
    EXPECT_EQ(store_.Find(rooms_[0]->id())->head.seq, done[winner]->act.seq);
    was = wanted[winner];
    ++won[winner];
  }
  EXPECT_TRUE(ledger::Verify(store_, rooms_[0]->id()));
  EXPECT_GT(won[0], 0);
  EXPECT_GT(won[1], 0) << "one of them was always first: they did not meet";
}

// The same result by both is entered once, and both are told that it stands.
TEST_F(Races, TheSameResultIsEnteredOnce) {
  std::string was = "*";
  for (int race = 0; race < RacesWanted(); ++race) {
    const journal::Seq before = store_.Find(rooms_[0]->id())->head.seq;
    const std::string now = was == "1-0" ? "0-1" : "1-0";
    const auto done = Race({now, now}, was);
    ASSERT_TRUE(done[0] && done[1]);
    EXPECT_NE(done[0]->how == Done::How::kNow, done[1]->how == Done::How::kNow);
    EXPECT_EQ(store_.Find(rooms_[0]->id())->head.seq, before + 1);
    was = now;
  }
}

}  // namespace
}  // namespace ronda::desk
