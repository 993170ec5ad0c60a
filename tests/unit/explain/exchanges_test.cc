// The exchanges of a part of six: 0, 1, 2 above and 3, 4, 5 below. Expectations follow from Elementos §A.7.3 by hand.
#include "ronda/explain/exchanges.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace ronda::explain {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<Place> Players(int count) {
  std::vector<Place> players;
  for (int i = 0; i < count; ++i) players.emplace_back(i);
  return players;
}

PlacePair Met(int higher, int lower) { return {Place(higher), Place(lower)}; }

ExchangeQuestion Part(int count, std::vector<PlacePair> pairs, std::vector<PlacePair> met) {
  return {Players(count), std::move(pairs), [met = std::move(met)](Place a, Place b) {
            return !testing::Matches(testing::Contains(PlacePair{std::min(a, b), std::max(a, b)}))(met);
          }};
}

TEST(Exchanges, NoneWhereThePairingHasNone) {
  EXPECT_THAT(ExchangesInTurn(Part(6, {Met(0, 3), Met(1, 4), Met(2, 5)}, {})).tried, IsEmpty());
}

// 2 has met all below: without an exchange nobody is left for 2. With 3 in its stead 2 may meet 0 or 1, and 3 meets 4
// or 5; nothing is forced.
TEST(Exchanges, TellsWhoIsAlone) {
  const auto in_turn = ExchangesInTurn(Part(6, {Met(0, 2), Met(1, 4), Met(3, 5)}, {Met(2, 3), Met(2, 4), Met(2, 5)}));
  EXPECT_EQ(in_turn.left_out, 0);
  ASSERT_THAT(in_turn.tried, SizeIs(2));
  const TriedExchange& none = in_turn.tried.front();
  EXPECT_THAT(none.out, IsEmpty());
  EXPECT_EQ(none.remainder, Remainder::kAlone);
  EXPECT_EQ(none.alone, Place(2));
  const TriedExchange& made = in_turn.tried.back();
  EXPECT_THAT(made.out, ElementsAre(Place(2)));
  EXPECT_THAT(made.in, ElementsAre(Place(3)));
  EXPECT_THAT(made.forced, IsEmpty());
  EXPECT_EQ(made.remainder, Remainder::kPairable);
}

// 0 may meet 3 only; then 1, having met 5, has 4 only, and 5 is left for 2.
TEST(Exchanges, MakesWhatIsForcedInTurn) {
  const auto in_turn = ExchangesInTurn(Part(6, {Met(0, 2), Met(1, 4), Met(3, 5)}, {Met(0, 4), Met(0, 5), Met(1, 5)}));
  const TriedExchange& none = in_turn.tried.front();
  EXPECT_THAT(none.forced, ElementsAre(Met(0, 3), Met(1, 4), Met(2, 5)));
  EXPECT_EQ(none.remainder, Remainder::kNobody);
}

// Of five below, 0, 1 and 2 have met all but 8 and 9: two opponents for three players, none of them forced.
TEST(Exchanges, SeesThatTheOthersCannotBePaired) {
  std::vector<PlacePair> met;
  for (const int higher : {0, 1, 2}) {
    for (const int lower : {5, 6, 7}) met.push_back(Met(higher, lower));
  }
  const auto in_turn =
      ExchangesInTurn(Part(10, {Met(0, 4), Met(1, 8), Met(2, 9), Met(3, 6), Met(5, 7)}, std::move(met)));
  EXPECT_EQ(in_turn.tried.front().remainder, Remainder::kUnpairable);
}

// In a part of twelve the first exchange of three comes after the part as it is, 36 of one and 225 of two. The first
// twenty-five are worked out, and that one.
TEST(Exchanges, CountsWhatNobodyWouldRead) {
  const auto in_turn =
      ExchangesInTurn(Part(12, {Met(0, 3), Met(1, 4), Met(2, 5), Met(6, 9), Met(7, 10), Met(8, 11)}, {}));
  EXPECT_THAT(in_turn.tried, SizeIs(26));
  EXPECT_EQ(in_turn.left_out, 1 + 36 + 225 - 25);
  EXPECT_THAT(in_turn.tried.back().out, ElementsAre(Place(3), Place(4), Place(5)));
  EXPECT_THAT(in_turn.tried.back().in, ElementsAre(Place(6), Place(7), Place(8)));
}

// C.04.3/2012 §D2: of two with the same difference, the one that takes the lower ranked out of S1.
TEST(Exchanges, TriesTheSmallestDifferenceFirst) {
  const auto in_turn = ExchangesInTurn(Part(6, {Met(0, 1), Met(2, 4), Met(3, 5)}, {}));
  ASSERT_THAT(in_turn.tried, SizeIs(4));
  EXPECT_THAT(in_turn.tried[1].out, ElementsAre(Place(2)));
  EXPECT_THAT(in_turn.tried[1].in, ElementsAre(Place(3)));
  EXPECT_THAT(in_turn.tried[2].out, ElementsAre(Place(2)));
  EXPECT_THAT(in_turn.tried[2].in, ElementsAre(Place(4)));
  EXPECT_THAT(in_turn.tried[3].out, ElementsAre(Place(1)));
  EXPECT_THAT(in_turn.tried[3].in, ElementsAre(Place(3)));
}

TEST(Exchanges, NoneOfALargePart) {
  std::vector<PlacePair> pairs{Met(0, 1), Met(2, 3)};
  for (int i = 4; i < 18; i += 2) pairs.push_back(Met(i, i + 1));
  EXPECT_THAT(ExchangesInTurn(Part(18, pairs, {})).tried, IsEmpty());
}

}  // namespace
}  // namespace ronda::explain
