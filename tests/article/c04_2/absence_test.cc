// C.04.2/2025 §4.2 to §4.4: players who do not play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/absence.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

using handling::StandardEdition;
using testing::ElementsAre;
using testing::HasSubstr;

Tournament SixAfterRound1() { return Event(6).Planned(4).Round("1>4 5=2 3-6"); }

Result<handling::Handled> Bye(const Tournament& tournament, int player, int round,
                              ResultCode kind = ResultCode::kZeroBye) {
  return handling::RequestByes(tournament, {{Tpn(player)}, {Round(round)}, kind}, StandardEdition());
}

TEST(C04_2_2025, Art4_4_AnAnnouncedAbsenceScoresNothing) {
  const auto handled = Bye(SixAfterRound1(), 4, 2).value();
  EXPECT_EQ(handled.tournament.RequestedByeOf(PlayerIndex(3), Round(2)), ResultCode::kZeroBye);
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §4.4");
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(handled.tournament).value();
  EXPECT_EQ(pairing.boards.size(), 2U);  // five are left: two pairs and a bye
  EXPECT_TRUE(pairing.bye);
  EXPECT_NE(pairing.bye, PlayerIndex(3));
}

// Decision 165.
TEST(C04_2_2025, Art4_4_UnlessTheRulesOfTheEventSayOtherwise) {
  const auto half = Bye(SixAfterRound1(), 4, 3, ResultCode::kHalfBye).value();
  EXPECT_EQ(half.tournament.RequestedByeOf(PlayerIndex(3), Round(3)), ResultCode::kHalfBye);
  EXPECT_THAT(Bye(SixAfterRound1(), 4, 3, ResultCode::kFullBye).value().remarks, ElementsAre(HasSubstr("deprecates")));
  // Another request takes the place of the first.
  const auto zero = Bye(half.tournament, 4, 3).value().tournament;
  EXPECT_EQ(zero.RequestedByeOf(PlayerIndex(3), Round(3)), ResultCode::kZeroBye);
  EXPECT_EQ(zero.data().requested_byes.size(), 1U);
  EXPECT_TRUE(Bye(zero, 4, 3).value().changes.empty());
}

TEST(C04_2_2025, Art4_4_NotInThePastAndNotBeyondThePlan) {
  EXPECT_EQ(Bye(SixAfterRound1(), 4, 1).error().code, "handling-bye");
  EXPECT_EQ(Bye(SixAfterRound1(), 4, 5).error().code, "handling-bye");
  EXPECT_EQ(Bye(SixAfterRound1(), 7, 2).error().code, "handling-player");
}

TEST(C04_2_2025, Art4_4_WhoComesBackIsPaired) {
  const auto away = Bye(SixAfterRound1(), 4, 2).value().tournament;
  const auto back = handling::CancelByes(away, {{Tpn(4)}, {}, {}}, StandardEdition()).value();
  EXPECT_TRUE(back.tournament.data().requested_byes.empty());
  EXPECT_THAT(CodesOf(back), ElementsAre("bye-cancelled"));
  EXPECT_FALSE(handling::CancelByes(back.tournament, {{Tpn(4)}, {}, {}}, StandardEdition()));
}

TEST(C04_2_2025, Art4_4_PointsThatCountedTheByeFollow) {
  // The file states the half point of the coming bye already; without the bye that would be wrong.
  TournamentData data = Bye(SixAfterRound1(), 4, 2, ResultCode::kHalfBye).value().tournament.data();
  data.players[3].stated_points = Points::Tenths(5);
  const auto ahead = Tournament::Make(data).value();
  const auto back = handling::CancelByes(ahead, {{Tpn(4)}, {}, {}}, StandardEdition()).value().tournament;
  EXPECT_EQ(back.player(PlayerIndex(3)).stated_points, Points{});
}

// C.07 §16.1.1.
TEST(C04_2_2025, Art4_3_AWithdrawnPlayerIsNotPairedAnyMore) {
  const auto half = Bye(SixAfterRound1(), 2, 3, ResultCode::kHalfBye).value().tournament;
  const auto handled = handling::Withdraw(half, std::array{Tpn(2)}, StandardEdition()).value();
  for (const int round : {2, 3, 4}) {
    EXPECT_EQ(handled.tournament.RequestedByeOf(PlayerIndex(1), Round(round)), ResultCode::kZeroBye) << round;
  }
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §4.3");
  EXPECT_TRUE(handling::Withdraw(handled.tournament, std::array{Tpn(2)}, StandardEdition()).value().changes.empty());
}

TEST(C04_2_2025, Art4_3_NeedsRoundsToWithdrawFrom) {
  TournamentData data = Event(2).Round("1>2").Build().data();
  data.planned_rounds.reset();
  EXPECT_FALSE(handling::Withdraw(Tournament::Make(data).value(), std::array{Tpn(2)}, StandardEdition()));
  EXPECT_FALSE(handling::Withdraw(Event(2).Planned(1).Round("1>2"), std::array{Tpn(2)}, StandardEdition()));
}

TEST(C04_2_2025, Art4_2_AbsentWithoutNoticeIsWithdrawn) {
  const auto handled = handling::WithdrawAbsent(SixAfterRound1(), {}, StandardEdition()).value();
  EXPECT_EQ(handled.tournament.RequestedByeOf(PlayerIndex(2), Round(4)), ResultCode::kZeroBye);
  EXPECT_THAT(CodesOf(handled), ElementsAre("withdrawn"));
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §4.2");
  EXPECT_EQ(handled.changes[0].player, Tpn(3));
}

TEST(C04_2_2025, Art4_2_UnlessExplained) {
  const auto handled = handling::WithdrawAbsent(SixAfterRound1(), std::array{Tpn(3)}, StandardEdition()).value();
  EXPECT_TRUE(handled.changes.empty());
  EXPECT_TRUE(handled.tournament.data().requested_byes.empty());
}

TEST(C04_2_2025, Art4_2_BothOfADoubleForfeit) {
  const auto handled = handling::WithdrawAbsent(Event(2).Planned(3).Round("1/2"), {}, StandardEdition()).value();
  EXPECT_EQ(handled.changes.size(), 2U);
}

}  // namespace
}  // namespace ronda::test
