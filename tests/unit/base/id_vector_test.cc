#include "ronda/base/id_vector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ronda/base/strong_int.h"

namespace ronda {
namespace {

using Seat = StrongInt<struct SeatTag>;
using Round = StrongInt<struct RoundTag, 1>;

TEST(IdVector, IsIndexedByItsId) {
  IdVector<Seat, int> games(3, 7);
  games[Seat(1)] = 8;
  EXPECT_EQ(games.values(), std::vector<int>({7, 8, 7}));
  EXPECT_EQ(games.size(), 3);
}

TEST(IdVector, StartsWhereItsIdStarts) {
  const IdVector<Round, std::string> names(std::vector<std::string>{"first", "second"});
  EXPECT_EQ(names[Round(1)], "first");
  EXPECT_EQ(names[Round(2)], "second");
  EXPECT_FALSE(names.Contains(Round(0)));
  EXPECT_TRUE(names.Contains(Round(2)));
  EXPECT_FALSE(names.Contains(Round(3)));
}

TEST(IdVector, NumbersWhatIsAdded) {
  IdVector<Round, int> values;
  EXPECT_TRUE(values.empty());
  EXPECT_EQ(values.push_back(5), Round(1));
  EXPECT_EQ(values.push_back(6), Round(2));
  EXPECT_EQ(values[Round(2)], 6);
}

TEST(IdVector, OfBoolCanBeWritten) {
  IdVector<Seat, bool> taken(2);
  taken[Seat(1)] = true;
  EXPECT_FALSE(taken[Seat(0)]);
  EXPECT_TRUE(taken[Seat(1)]);
}

TEST(IdVector, HasAnIdForEachElement) {
  const IdVector<Round, int> values(3);
  const IdRange<Round> ids = values.ids();
  EXPECT_EQ(std::vector<Round>(ids.begin(), ids.end()), std::vector<Round>({Round(1), Round(2), Round(3)}));
}

TEST(IdSpan, SeesTheVectorAndMayWrite) {
  IdVector<Seat, int> games(2, 0);
  const IdSpan<Seat, int> view = games;
  view[Seat(1)] = 4;
  const IdSpan<Seat, const int> reader = games;
  EXPECT_EQ(reader[Seat(1)], 4);
  EXPECT_EQ(reader.size(), 2);
  EXPECT_EQ(*std::ranges::max_element(reader), 4);
}

TEST(IdRange, BeginsWhereItIsTold) {
  const IdRange<Seat> seats(Seat(4), 2);
  EXPECT_EQ(std::vector<Seat>(seats.begin(), seats.end()), std::vector<Seat>({Seat(4), Seat(5)}));
  EXPECT_EQ(seats.size(), 2);
  EXPECT_TRUE(IdRange<Seat>(0).empty());
  EXPECT_EQ(std::ranges::count_if(seats, [](Seat seat) { return seat > Seat(4); }), 1);
}

TEST(Count, IsTheSizeAsIdsCount) { EXPECT_EQ(Count(std::vector<int>{1, 2, 3}), 3); }

}  // namespace
}  // namespace ronda
