// C.04.2 of 2026, as far as its text is known: what was done before is done still, under the numbers of the new text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/late_entry.h"
#include "ronda/handling/renumber.h"

namespace ronda::test {
namespace {

using testing::ElementsAre;

// Ratings 2060, 2040, 2020, 2000.
// C.04.2/2026 §2.2, §2.3: the strongest has number 1, as in 2025.
TEST(C04_2_2026, Art2_2_And2_3_NumbersByTheInitialOrder) {
  const auto list = ListOf({Person("A", 1800), Person("B", 1900, "FM"), Person("C", 1900, "WIM")});
  const auto handled = handling::Renumber(list, Rules("en", "2026")).value();
  EXPECT_THAT(NamesOf(handled.tournament), ElementsAre("B", "C", "A"));
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §2.3");
}

// C.04.2/2026 §2.4, §2.5: the late entry takes the place of its strength and the others move on.
// Decision 160.
TEST(C04_2_2026, Art2_5_NumbersAreProvisional) {
  const handling::Entry entry{Person("Late", 2050)};
  const auto handled = handling::Enter(FourAfterRound1(), {&entry, 1}, Rules("en", "2026")).value();
  EXPECT_THAT(NamesOf(handled.tournament), ElementsAre("Player 1", "Late", "Player 2", "Player 3", "Player 4"));
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §2.4");
  EXPECT_EQ(handled.changes[1].article, "C.04.2/2026 §2.5");
}

handling::Handled Corrected(const Tournament& tournament, handling::GameScore score) {
  handling::GameCorrection correction;
  correction.round = Round(1);
  correction.white = Tpn(1);
  correction.black = Tpn(3);
  correction.score = score;
  return handling::CorrectGame(tournament, correction, Edition2026()).value();
}

TEST(C04_2_2026, Art3_1_AdjournedGames) {
  TournamentData data = FourAfterRound1().data();
  data.entries[0].result = data.entries[2].result = ResultCode::kPending;
  const auto handled = Corrected(Tournament::Make(data).value(), {ResultCode::kAdjourned, ResultCode::kAdjourned});
  EXPECT_EQ(EntryText(handled.tournament, 1, 1), "3wX");
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §3.1");
}

TEST(C04_2_2026, Art3_2_Withdrawals) {
  const auto handled = handling::Withdraw(FourAfterRound1(), std::array{Tpn(2)}, Edition2026()).value();
  EXPECT_EQ(handled.tournament.RequestedByeOf(PlayerIndex(1), Round(7)), ResultCode::kZeroBye);
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §3.2");
}

TEST(C04_2_2026, Art3_3_AnnouncedAbsences) {
  const auto handled =
      handling::RequestByes(FourAfterRound1(), {{Tpn(4)}, {Round(2)}, ResultCode::kZeroBye}, Edition2026()).value();
  EXPECT_EQ(handled.tournament.RequestedByeOf(PlayerIndex(3), Round(2)), ResultCode::kZeroBye);
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §3.3");
}

TEST(C04_2_2026, Art4_3_Corrections) {
  const auto handled = Corrected(FourAfterRound1(), {ResultCode::kDraw, ResultCode::kDraw});
  EXPECT_EQ(EntryText(handled.tournament, 3, 1), "1b=");
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §4.3");
}

// C.05 §6.5: the rule of C.04.2/2025 §4.2, which the text of 2026 leaves to the competition rules.
TEST(C05_2026, Art6_5_AbsentWithoutNotice) {
  const auto handled = handling::WithdrawAbsent(Event(4).Planned(4).Round("1+3 4=2"), {}, Edition2026()).value();
  ASSERT_EQ(handled.changes.size(), 1U);
  EXPECT_EQ(handled.changes[0].player, Tpn(3));
  EXPECT_EQ(handled.changes[0].article, "C.05 §6.5");
}

}  // namespace
}  // namespace ronda::test
