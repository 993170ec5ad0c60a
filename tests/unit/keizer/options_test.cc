// Small lists worked out by hand, one for each option. Four players have the values 6, 5, 4, 3, six have 9 to 4.
#include <gtest/gtest.h>

#include "ronda/pairing/keizer/standing.h"
#include "support/event.h"
#include "support/text_event.h"

namespace ronda::keizer {
namespace {

using test::Event;

struct Ranked {
  int player;
  Fraction points;

  bool operator==(const Ranked&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Ranked& row) {
  return out << row.player << ':' << row.points.over() << '/' << row.points.under();
}

std::vector<Ranked> RowsOf(const Standing& standing) {
  std::vector<Ranked> rows;
  for (const PlayerIndex player : standing.order()) rows.push_back({player.value() + 1, standing.PointsOf(player)});
  return rows;
}

using Rows = std::vector<Ranked>;

class KeizerOptions : public ::testing::Test {
 protected:
  Rows List(const Tournament& tournament) {
    return RowsOf(*Standing::Make(tournament, settings_, tournament.rounds()));
  }
  Settled SettledOf(const Tournament& tournament) {
    return Standing::Make(tournament, settings_, tournament.rounds())->settled();
  }

  // Lists are counted until they are stable here, unless a test says otherwise.
  Settings settings_ = [] {
    Settings settings;
    settings.recomputation = Recomputation::kUntilStable;
    return settings;
  }();
};

// Pass 1: 11, 5, 5.5, 5; order 1 3 2 4. Pass 2 with 6, 4, 5, 3: 10, 4, 6.5, 5.5; order 1 3 4 2. Pass 3 with 6, 3, 5, 4:
// 9, 3, 7, 6.5; the order stays.
// Decision 191.
TEST_F(KeizerOptions, ValuesAreAssignedUntilTheListIsStable) {
  const Tournament club = Event(4).Round("1>2 3=4");
  EXPECT_EQ(List(club), (Rows{{1, Fraction(9)}, {3, Fraction(7)}, {4, Fraction(13, 2)}, {2, Fraction(3)}}));
  EXPECT_EQ(SettledOf(club).ending, Ending::kStable);
  EXPECT_EQ(SettledOf(club).passes, 3);
}

// The same with 6, 5, 4, 3 as what everybody starts with: 11, 5, 5.5, 5; 10, 5, 5.5, 5.5; 9, 5, 6, 5.5.
// Decision 190.
TEST_F(KeizerOptions, OriginalOwnValue) {
  settings_.own_value = OwnValue::kOriginal;
  EXPECT_EQ(List(Event(4).Round("1>2 3=4")),
            (Rows{{1, Fraction(9)}, {3, Fraction(6)}, {4, Fraction(11, 2)}, {2, Fraction(5)}}));
}

// Nothing to start with: 5, 0, 1.5, 2 puts 4 before 3; then 4 has value 5, and 3 is before 4 with 2.5 to 2; and so on.
TEST_F(KeizerOptions, ACircleEndsWithTheOrderNearestToTheInitialOne) {
  settings_.own_value = OwnValue::kNone;
  const Tournament club = Event(4).Round("1>2 3=4");
  EXPECT_EQ(List(club), (Rows{{1, Fraction(3)}, {3, Fraction(5, 2)}, {4, Fraction(2)}, {2, Fraction(0)}}));
  EXPECT_EQ(SettledOf(club).ending, Ending::kCircle);
  EXPECT_EQ(SettledOf(club).circle, 2);
}

TEST_F(KeizerOptions, LevelPlayersAreAsInTheInitialRanking) {
  settings_.recomputation = Recomputation::kOnce;
  EXPECT_EQ(List(Event(4).Round("1>2 3=4")),
            (Rows{{1, Fraction(11)}, {3, Fraction(11, 2)}, {2, Fraction(5)}, {4, Fraction(5)}}));
}

// After round 1, without own values: 8, 0, 3, 3.5, 5, and a quarter of 4 for the round before entry; order 1 5 4 3 6 2.
// With 9, 4, 6, 7, 8, 5: 1 has 4 for the win and two thirds of 9; 2 a third of 4; 3 half of 7 and club duty, 6; 4 half
// of 6 and 8 by forfeit; 5 the bye, 8, and a third of 8 for not coming; 6 a quarter of 5, and the bye, 5.
TEST_F(KeizerOptions, EverythingThatIsNotAGame) {
  settings_.own_value = OwnValue::kNone;
  settings_.recomputation = Recomputation::kOnce;
  settings_.worth[Kind::kLateEntry] = Fraction(1, 4);
  const Tournament club = Event(6).Round("1>2 3=4 5U 6Z").Round("1H 2Z 3F 4+5 6U");
  EXPECT_EQ(List(club), (Rows{{4, Fraction(11)},
                              {5, Fraction(32, 3)},
                              {1, Fraction(10)},
                              {3, Fraction(19, 2)},
                              {6, Fraction(25, 4)},
                              {2, Fraction(4, 3)}}));
}

// Another table of codes: Z is excused, H is nothing.
TEST_F(KeizerOptions, TheCodesCanMeanSomethingElse) {
  settings_.own_value = OwnValue::kNone;
  settings_.recomputation = Recomputation::kOnce;
  settings_.kinds[ResultCode::kZeroBye] = Kind::kExcused;
  settings_.kinds[ResultCode::kHalfBye] = Kind::kNothing;
  EXPECT_EQ(List(Event(4).Round("1>2 3Z 4H")),
            (Rows{{1, Fraction(5)}, {3, Fraction(8, 3)}, {2, Fraction(0)}, {4, Fraction(0)}}));
}

// 3 and 4 stay away three times; only two are paid: two thirds of 4 twice, and a third of 3 and two thirds of it.
TEST_F(KeizerOptions, OnlySoManyAbsencesArePaid) {
  settings_.own_value = OwnValue::kNone;
  settings_.recomputation = Recomputation::kOnce;
  settings_.paid_absences = 2;
  settings_.kinds[ResultCode::kAbsent] = Kind::kExcused;
  const Tournament club =
      test::MakeTournament(test::TextEvent({"2w1 2b1 2w1 2b1", "1b0 1w0 1b0 1w0", "4w= H H H", "3b= H H H"}));
  const auto standing = Standing::Make(club, settings_, 4);
  const auto items = standing->ItemsOf(PlayerIndex(2));
  EXPECT_FALSE(items[1].unpaid);
  EXPECT_FALSE(items[2].unpaid);
  EXPECT_TRUE(items[3].unpaid);
  EXPECT_EQ(items[3].share, Fraction(0));
  EXPECT_EQ(items[2].share, Fraction(2, 3));
}

// The maximum and the step: 20, 17.5, 15, 12.5.
TEST_F(KeizerOptions, MaximumAndStep) {
  settings_.maximum = Fraction(20);
  settings_.step = Fraction(5, 2);
  settings_.recomputation = Recomputation::kOnce;
  EXPECT_EQ(List(Event(4).Round("1<2 3=4")),
            (Rows{{2, Fraction(75, 2)}, {3, Fraction(85, 4)}, {1, Fraction(20)}, {4, Fraction(20)}}));
}

TEST_F(KeizerOptions, WithoutAMaximumItFollowsTheStep) {
  settings_.step = Fraction(2);
  EXPECT_EQ(MaximumFor(settings_, 33), Fraction(99));
  settings_.step = Fraction(1, 2);
  EXPECT_EQ(MaximumFor(settings_, 33), Fraction(25));  // 24.75
}

TEST_F(KeizerOptions, AMaximumTooSmallForThePlayersIsRefused) {
  settings_.maximum = Fraction(20);
  const Tournament club = Event(33);
  const auto standing = Standing::Make(club, settings_, 0);
  ASSERT_FALSE(standing);
  EXPECT_EQ(standing.error().code, "keizer-values");
  EXPECT_EQ(standing.error().hint, "make the maximum at least 32, or leave it out: then it is 50");
}

TEST_F(KeizerOptions, SharesThatCannotBeAddedExactlyAreRefused) {
  settings_.worth[Kind::kDraw] = Fraction(1, 9973);
  settings_.worth[Kind::kBye] = Fraction(1, 9967);
  const Tournament club = Event(4);
  EXPECT_EQ(Standing::Make(club, settings_, 0).error().code, "keizer-values");
  settings_ = {};
  settings_.worth.values.fill(Fraction(1, 999'999'999));
  EXPECT_EQ(Standing::Make(club, settings_, 0).error().code, "keizer-values");
  settings_ = {};
  settings_.step = Fraction(1, 500'000);  // and shares of sixths
  EXPECT_EQ(Standing::Make(club, settings_, 0).error().code, "keizer-values");
}

// An adjourned game is a draw for the time being, a game without result nothing yet.
TEST_F(KeizerOptions, GamesThatAreNotFinished) {
  settings_.own_value = OwnValue::kNone;
  settings_.recomputation = Recomputation::kOnce;
  const Tournament club = test::MakeTournament(test::TextEvent({"2wX", "1bX", "4w*", "3b*"}));
  EXPECT_EQ(List(club), (Rows{{2, Fraction(3)}, {1, Fraction(5, 2)}, {3, Fraction(0)}, {4, Fraction(0)}}));
}

TEST_F(KeizerOptions, BeforeTheFirstRoundTheListIsTheInitialRanking) {
  const Tournament club = Event(3);
  EXPECT_EQ(List(club), (Rows{{1, Fraction(5)}, {2, Fraction(4)}, {3, Fraction(3)}}));
}

}  // namespace
}  // namespace ronda::keizer
