// What is different between two points of a journal, in words.
#include "ronda/ledger/differences.h"

#include <gtest/gtest.h>

#include "ronda/command/seating.h"
#include "unit/ledger/open_ledger.h"

namespace ronda::ledger {
namespace {

using Lines = std::vector<std::string>;

class DifferencesTest : public ::testing::Test {
 protected:
  DifferencesTest()
      : ledger_(OpenFile(folder_)), book_(ledger_.Create("club", NewEvent("Club", 4), Asking(1)).value()) {}

  void Do(const command::Command& wish) {
    const auto done = book_.Do(wish, Asking(++asked_));
    ASSERT_TRUE(done) << done.error().message;
  }
  Lines Between(journal::Seq first, journal::Seq second) {
    return DifferencesOf(book_.StateAt(first).value(), book_.StateAt(second).value());
  }

  testing::TemporaryFolder folder_;
  Ledger ledger_;
  Book book_;
  int asked_ = 1;
};

TEST_F(DifferencesTest, NoneBetweenAPointAndItself) { EXPECT_EQ(Between(1, 1), Lines{}); }

TEST_F(DifferencesTest, OfRoundsAndResults) {
  Do(command::PairRound{});
  Do(command::PublishRound{Round(1)});
  const auto boards = command::SeatingOf(book_.Now().value()->state(), Round(1));
  Do(command::EnterResult{Round(1), boards[0].white, boards[0].black, "*", "1-0", ""});
  EXPECT_EQ(Between(1, 2), (Lines{"round 1 is paired", "round 1: 1 Player 1 against 3 Player 3 *",
                                  "round 1: 4 Player 4 against 2 Player 2 *", "initial colour (settings) changed"}));
  EXPECT_EQ(Between(2, 3), Lines{"round 1: it is published"});
  EXPECT_EQ(Between(3, 4), Lines{"round 1: 1 Player 1 against 3 Player 3 1-0, was *"});
  EXPECT_EQ(Between(4, 3), Lines{"round 1: 1 Player 1 against 3 Player 3 *, was 1-0"});
  EXPECT_EQ(Between(4, 1), (Lines{"round 1 is not paired any more", "initial colour (settings) changed"}));
}

TEST_F(DifferencesTest, OfPlayersAndSettings) {
  Do(command::CorrectPlayer{.player = journal::Uid(2), .name = "Another"});
  command::Entrant entrant;
  entrant.name = "Zeta, Zoe";
  Do(command::EnterPlayers{{entrant}, {}, ResultCode::kZeroBye});
  Do(command::AddNote{"a note"});
  EXPECT_EQ(Between(1, 2), Lines{"player 2 Another was called Player 2"});
  EXPECT_EQ(Between(2, 3), Lines{"player 5 Zeta, Zoe is new"});
  EXPECT_EQ(Between(3, 2), Lines{"player 5 Zeta, Zoe is gone"});
  EXPECT_EQ(Between(3, 4), Lines{"notes (facts) changed"});
}

}  // namespace
}  // namespace ronda::ledger
