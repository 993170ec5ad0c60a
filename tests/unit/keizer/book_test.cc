// The worked example of Elementos §2.10, number by number. The book shows ten of 33 players and
// treats them as a field of their own; the maximum of 50 is that of the 33.
#include <gtest/gtest.h>

#include <array>

#include "ronda/pairing/keizer/keizer_system.h"
#include "ronda/pairing/keizer/standing.h"
#include "support/event.h"

namespace ronda::keizer {
namespace {

// Ana, Berta, Carlos, David, Elena, Fernando, Gonzalo, Helio, Inma, Jaime: 1 to 10.
test::Event AfterRound1() { return test::Event(10).Round("1>2 3=4 5<6 7=8 9<10"); }
test::Event AfterRound2() { return AfterRound1().Round("6>1 10>3 4=7 8<2 5=9"); }

Settings OfTheBook() {
  Settings settings;
  settings.maximum = Fraction(50);
  settings.recomputation = Recomputation::kOnce;
  return settings;
}

struct Row {
  int player;
  std::vector<Fraction> terms;  // own value, then a round each
  Fraction sum;
  int next_value;
};

const Fraction kHalf(1, 2);

void ExpectList(const Tournament& tournament, const Settings& settings, const std::vector<Row>& rows) {
  const auto standing = Standing::Make(tournament, settings, tournament.rounds());
  ASSERT_TRUE(standing);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PlayerIndex player = standing->order()[i];
    ASSERT_EQ(player.value() + 1, rows[i].player) << "place " << i + 1;
    std::vector<Fraction> terms{standing->OwnShareOf(player)};
    for (const Item& item : standing->ItemsOf(player)) terms.push_back(item.share * standing->UsedValueOf(item.basis));
    EXPECT_EQ(terms, rows[i].terms) << "player " << rows[i].player;
    EXPECT_EQ(standing->PointsOf(player), rows[i].sum) << "player " << rows[i].player;
    EXPECT_EQ(standing->ValueOf(player), Fraction(rows[i].next_value)) << "player " << rows[i].player;
  }
}

TEST(KeizerBook, TheMaximumIsThreeHalvesOfThePlayers) {
  EXPECT_EQ(MaximumFor({}, 40), Fraction(60));
  EXPECT_EQ(MaximumFor({}, 33), Fraction(50));  // 49.5, rounded up
  const Tournament forty = test::Event(40);
  const Tournament thirty_three = test::Event(33);
  const Settings settings;
  EXPECT_EQ(Standing::Make(forty, settings, 0)->ValueOf(PlayerIndex(39)), Fraction(21));
  EXPECT_EQ(Standing::Make(thirty_three, settings, 0)->ValueOf(PlayerIndex(32)), Fraction(18));
}

// Elementos §2.10.
TEST(KeizerBook, ListAfterRound1) {
  ExpectList(AfterRound1(), OfTheBook(),
             {{1, {Fraction(50), Fraction(49)}, Fraction(99), 50},
              {6, {Fraction(45), Fraction(46)}, Fraction(91), 49},
              {10, {Fraction(41), Fraction(42)}, Fraction(83), 48},
              {3, {Fraction(48), Fraction(47) * kHalf}, Fraction(143, 2), 47},
              {4, {Fraction(47), Fraction(24)}, Fraction(71), 46},
              {7, {Fraction(44), Fraction(43) * kHalf}, Fraction(131, 2), 45},
              {8, {Fraction(43), Fraction(22)}, Fraction(65), 44},
              {2, {Fraction(49), Fraction(0)}, Fraction(49), 43},
              {5, {Fraction(46), Fraction(0)}, Fraction(46), 42},
              {9, {Fraction(42), Fraction(0)}, Fraction(42), 41}});
}

TEST(KeizerBook, ListAfterRound2) {
  ExpectList(AfterRound2(), OfTheBook(),
             {{6, {Fraction(49), Fraction(42), Fraction(50)}, Fraction(141), 50},
              {10, {Fraction(48), Fraction(41), Fraction(47)}, Fraction(136), 49},
              {1, {Fraction(50), Fraction(43), Fraction(0)}, Fraction(93), 48},
              {4, {Fraction(46), Fraction(47) * kHalf, Fraction(45) * kHalf}, Fraction(92), 47},
              {7, {Fraction(45), Fraction(22), Fraction(23)}, Fraction(90), 46},
              {2, {Fraction(43), Fraction(0), Fraction(44)}, Fraction(87), 45},
              {3, {Fraction(47), Fraction(23), Fraction(0)}, Fraction(70), 44},
              {8, {Fraction(44), Fraction(45) * kHalf, Fraction(0)}, Fraction(133, 2), 43},
              {5, {Fraction(42), Fraction(0), Fraction(41) * kHalf}, Fraction(125, 2), 42},
              {9, {Fraction(41), Fraction(0), Fraction(21)}, Fraction(62), 41}});
}

// As the text has it twice: the own value is the original one and never changes.
TEST(KeizerBook, ListAfterRound2WithOriginalValues) {
  Settings settings = OfTheBook();
  settings.own_value = OwnValue::kOriginal;
  ExpectList(AfterRound2(), settings,
             {{6, {Fraction(45), Fraction(42), Fraction(50)}, Fraction(137), 50},
              {10, {Fraction(41), Fraction(41), Fraction(47)}, Fraction(129), 49},
              {1, {Fraction(50), Fraction(43), Fraction(0)}, Fraction(93), 48},
              {2, {Fraction(49), Fraction(0), Fraction(44)}, Fraction(93), 47},
              {4, {Fraction(47), Fraction(47) * kHalf, Fraction(45) * kHalf}, Fraction(93), 46},
              {7, {Fraction(44), Fraction(22), Fraction(23)}, Fraction(89), 45},
              {3, {Fraction(48), Fraction(23), Fraction(0)}, Fraction(71), 44},
              {5, {Fraction(46), Fraction(0), Fraction(41) * kHalf}, Fraction(133, 2), 43},
              {8, {Fraction(43), Fraction(45) * kHalf, Fraction(0)}, Fraction(131, 2), 42},
              {9, {Fraction(42), Fraction(0), Fraction(21)}, Fraction(63), 41}});
}

std::vector<std::pair<int, int>> BoardsOf(const Tournament& before, const Settings& settings) {
  std::vector<std::pair<int, int>> boards;
  const auto pairing = KeizerSystem(settings).Pair(before);
  for (const Board& board : pairing->boards) boards.emplace_back(board.white.value() + 1, board.black.value() + 1);
  return boards;
}

using Boards = std::vector<std::pair<int, int>>;

TEST(KeizerBook, PairingsOfRound1) {
  EXPECT_EQ(BoardsOf(test::Event(10), OfTheBook()), (Boards{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}));
}

// The two couples whose colours so far are the same have White as the higher in the list.
TEST(KeizerBook, PairingsOfRound2AsPrinted) {
  EXPECT_EQ(BoardsOf(AfterRound1(), OfTheBook()), (Boards{{6, 1}, {10, 3}, {4, 7}, {8, 2}, {5, 9}}));
}

// By the rule of the Swiss system, which the text allows, Berta gets the White both are due, and Elena the Black.
// Elementos §2.10.
TEST(KeizerBook, PairingsOfRound2AsTheTextHasIt) {
  Settings settings = OfTheBook();
  settings.equal_colours = EqualColours::kOriginalValue;
  EXPECT_EQ(BoardsOf(AfterRound1(), settings), (Boards{{6, 1}, {10, 3}, {4, 7}, {2, 8}, {9, 5}}));
}

}  // namespace
}  // namespace ronda::keizer
