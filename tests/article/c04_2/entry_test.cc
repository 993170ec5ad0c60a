// C.04.2/2025 §3: players who enter, in time or late.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/late_entry.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Result<handling::Handled> Enter(const Tournament& tournament, Player player, std::optional<int> round = {},
                                std::string_view edition = "2025") {
  handling::Entry entry{std::move(player)};
  if (round) entry.arrives = Round(*round);
  return handling::Enter(tournament, {&entry, 1}, Rules("en", edition));
}

// Ratings 2060, 2040, 2020, 2000.
TEST(C04_2_2025, Art3_2_1_InTimeForRound1) {
  const auto handled = Enter(Rated(Event(4).Planned(7)), Person("New", 2030)).value();
  EXPECT_THAT(NamesOf(handled.tournament), ElementsAre("Player 1", "Player 2", "New", "Player 3", "Player 4"));
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §3.2.1");
  EXPECT_TRUE(handled.tournament.data().requested_byes.empty());
}

// Decision 164.
TEST(C04_2_2025, Art3_2_2_NoPointsForMissedRoundsAndARenumberedPast) {
  const auto handled = Enter(FourAfterRound1(), Person("Late", 2050)).value();
  const Tournament& after = handled.tournament;
  EXPECT_THAT(NamesOf(after), ElementsAre("Player 1", "Late", "Player 2", "Player 3", "Player 4"));
  EXPECT_EQ(EntryText(after, 2, 1), " ");  // nothing recorded: not there yet
  EXPECT_EQ(after.ScoreAfter(PlayerIndex(1), 1), Points{});
  EXPECT_EQ(EntryText(after, 1, 1), "4w1");  // met the player who is number 4 now
  EXPECT_EQ(EntryText(after, 5, 1), "3w=");
  EXPECT_THAT(CodesOf(handled), ElementsAre("entered", "renumbered", "renumbered", "renumbered"));
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §3.2.2");
  EXPECT_EQ(handled.changes[1].article, "C.04.2/2025 §3.3");
}

TEST(C04_2_2025, Art3_2_2_PairedOnlyWhenHeArrives) {
  const auto after = Enter(FourAfterRound1(), Person("Late", 2050), 3).value().tournament;
  EXPECT_EQ(after.RequestedByeOf(PlayerIndex(1), Round(2)), ResultCode::kZeroBye);
  EXPECT_EQ(after.RequestedByeOf(PlayerIndex(1), Round(3)), std::nullopt);
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(after).value();
  EXPECT_EQ(pairing.boards.size(), 2U);
  EXPECT_FALSE(pairing.bye);
}

// C.04.2/2026 §2.4.
TEST(C04_2_2025, Art3_2_2_OnlyForRound2Or3) {
  const auto event = Rated(Event(4).Planned(7).Round("1>3 4=2").Round("2=1 3=4").Round("1=4 3=2"));
  const auto refused = Enter(event, Person("Late", 2050));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "handling-entry");
  EXPECT_THAT(refused.error().message, HasSubstr("round 4"));
  EXPECT_FALSE(Enter(FourAfterRound1(), Person("Late", 2050), 4));
  EXPECT_TRUE(Enter(FourAfterRound1(), Person("Late", 2050), 3));
  // The text of 2026 has no last round for an entry.
  EXPECT_EQ(Enter(event, Person("Late", 2050), {}, "2026").value().changes[0].article, "C.04.2/2026 §2.4");
}

TEST(C04_2_2025, Art3_2_2_TheRulesOfTheEventMayGivePoints) {
  const handling::Entry entry{Person("Late", 2050), std::nullopt, ResultCode::kHalfBye};
  const auto after = handling::Enter(FourAfterRound1(), {&entry, 1}, Rules()).value().tournament;
  EXPECT_EQ(after.ScoreAfter(PlayerIndex(1), 1), Points::Tenths(5));
}

TEST(C04_2_2025, Art3_NotForARoundThatIsPaired) {
  EXPECT_FALSE(Enter(FourAfterRound1(), Person("Late", 2050), 1));
  EXPECT_FALSE(Enter(FourAfterRound1(), Person("Late", 2050), 8));
  EXPECT_FALSE(Enter(FourAfterRound1(), Person(" ", 2050)));
}

TEST(C04_2_2025, Art3_TheSamePlayerEntersOnce) {
  Player player = Person("Late", 2050);
  player.fide_id = "123";
  const auto once = Enter(FourAfterRound1(), player).value().tournament;
  EXPECT_FALSE(Enter(once, player));
}

TEST(C04_2_2025, Art3_3_SeveralAtOnce) {
  const std::vector<handling::Entry> entries{{Person("Low", 1000)}, {Person("High", 2700)}, {Person("Higher", 2800)}};
  const auto handled = handling::Enter(FourAfterRound1(), entries, Rules()).value();
  EXPECT_THAT(NamesOf(handled.tournament),
              ElementsAre("Higher", "High", "Player 1", "Player 2", "Player 3", "Player 4", "Low"));
  EXPECT_EQ(handled.changes.size(), 7U);
}

TEST(C04_2_2025, Art3_3_TheOthersKeepTheirOrder) {
  // Players 1 to 3 stand in an order of their own; the new one goes before the first who is weaker.
  const auto list = ListOf({Person("A", 2000), Person("B", 2100), Person("C", 1900)});
  EXPECT_THAT(NamesOf(Enter(list, Person("D", 2050)).value().tournament), ElementsAre("D", "A", "B", "C"));
  EXPECT_THAT(NamesOf(Enter(list, Person("D", 1950)).value().tournament), ElementsAre("A", "B", "D", "C"));
}

TEST(C04_2_2025, CountsOfTheHeaderFollow) {
  TournamentData data = FourAfterRound1().data();
  data.info.stated_players = 4;
  data.info.stated_rated_players = 4;
  const auto event = Tournament::Make(data).value();
  const auto rated = Enter(event, Person("Late", 2050)).value().tournament;
  EXPECT_EQ(rated.data().info.stated_players, 5);
  EXPECT_EQ(rated.data().info.stated_rated_players, 5);
  EXPECT_EQ(Enter(event, Person("Late", std::nullopt)).value().tournament.data().info.stated_rated_players, 4);
}

TEST(C04_5_2025, Art1_3_2_TheLastOfGroupAStaysTheSame) {
  // Players 1 and 2 are accelerated. Who comes before 2 is, who comes behind 2 is not.
  TournamentData data = FourAfterRound1().data();
  data.accelerations = {{PlayerIndex(0), {Points::Whole(1), Points::Whole(1)}},
                        {PlayerIndex(1), {Points::Whole(1), Points::Whole(1)}}};
  const auto event = Tournament::Make(data).value();
  const auto above = Enter(event, Person("Late", 2050)).value().tournament;
  EXPECT_EQ(above.AccelerationOf(PlayerIndex(1), Round(2)), Points::Whole(1));
  const auto below = Enter(event, Person("Late", 2030)).value().tournament;
  EXPECT_EQ(below.AccelerationOf(PlayerIndex(2), Round(2)), Points{});
  EXPECT_EQ(below.AccelerationOf(PlayerIndex(1), Round(2)), Points::Whole(1));
}

// C.04.7/2026 §1.3.2; C.04.5/2025 §1.3.2: eight in round 1, so GA is 1 to 4. A late player who gets half a point for
// round 1 and is placed third joins, and the old 4 stays the last; no other player's past changes.
TEST(C04_5_2025, Art1_3_2_ALateEntryWithPointsKeepsTheGroups) {
  TournamentData data = Rated(Event(8).Planned(9).Round("1>3 2>4 5>7 6>8")).data();
  data.system_code = "FIDE_DUTCH_BAKU";
  handling::Entry entry{Person("Late, Lena", 2111), std::nullopt, ResultCode::kHalfBye};
  const auto handled = handling::Enter(Tournament::Make(data).value(), std::array{entry}, Rules("en", "2026")).value();
  ASSERT_EQ(handled.tournament.player(PlayerIndex(2)).name, "Late, Lena");
  const Points one = Points::Whole(1);
  for (const int number : {1, 2, 3, 4, 5}) {
    EXPECT_EQ(handled.tournament.AccelerationOf(PlayerIndex(number - 1), Round(1)), one) << number;
  }
  EXPECT_EQ(handled.tournament.AccelerationOf(PlayerIndex(5), Round(1)), Points{});
}

}  // namespace
}  // namespace ronda::test
