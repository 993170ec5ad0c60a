#include "ronda/schedule/varma.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ronda/schedule/berger.h"

namespace ronda::schedule {
namespace {

std::vector<Contestant> Field(const std::vector<std::pair<std::string, int>>& origins) {
  std::vector<Contestant> contestants;
  for (const auto& [origin, count] : origins) {
    for (int i = 0; i < count; ++i) contestants.push_back({origin + std::to_string(i), origin});
  }
  return contestants;
}

// No two of one origin in the last three rounds.
bool AreKeptApart(const std::vector<Contestant>& contestants, const VarmaDraw& draw) {
  const auto numbers = draw.Numbers();
  const int table = static_cast<int>(contestants.size() + contestants.size() % 2);
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    for (std::size_t j = i + 1; j < contestants.size(); ++j) {
      if (contestants[i].origin.empty() || contestants[i].origin != contestants[j].origin) continue;
      if (BergerRoundOf(numbers[i], numbers[j], table) > table - 1 - kVarmaLastRounds) return false;
    }
  }
  return true;
}

TEST(Varma, EverybodyDrawsANumberAndTheSeedDecides) {
  const auto field = Field({{"ESP", 5}, {"FRA", 4}, {"GER", 3}, {"ITA", 2}});
  Random one(7);
  Random same(7);
  const auto draw = *DrawByVarma(field, VarmaTable::kCorrected, one);
  auto numbers = draw.Numbers();
  EXPECT_EQ(numbers, DrawByVarma(field, VarmaTable::kCorrected, same)->Numbers());
  std::ranges::sort(numbers);
  for (std::size_t i = 0; i < numbers.size(); ++i) EXPECT_EQ(numbers[i], static_cast<int>(i) + 1);
}

// Elementos §2.2.2: the largest federation first, equal ones by name; in a federation by name.
TEST(Varma, OrderOfTheDraw) {
  std::vector<Contestant> field{{"Zed", "FRA"}, {"Ann", "ESP"}, {"Bob", "FRA"}, {"Cid", "ITA"}, {"Dan", "ITA"},
                                {"Eve", "ESP"}, {"Fay", "ESP"}, {"Guy", ""},    {"Abe", ""}};
  Random random(1);
  const auto draw = *DrawByVarma(field, VarmaTable::kCorrected, random);
  std::vector<std::string> order;
  for (const auto& drawn : draw.draws) order.push_back(field[static_cast<std::size_t>(drawn.contestant)].name);
  EXPECT_EQ(order, (std::vector<std::string>{"Ann", "Eve", "Fay", "Bob", "Zed", "Cid", "Dan", "Abe", "Guy"}));
}

// Elementos §2.2.2: in the order of the alphabet, not of the bytes.
TEST(Varma, OrderOfTheDrawByTheAlphabet) {
  std::vector<Contestant> field{{"Zapata", "É"}, {"Álvarez", "É"}, {"Oz", "D"}, {"Ñu", "D"}, {"Nz", "D"},
                                {"Paz", "É"},    {"A", ""},        {"Á", ""},   {"B", ""}};
  Random random(1);
  const auto draw = *DrawByVarma(field, VarmaTable::kCorrected, random, Alphabet::Make("es").value());
  std::vector<std::string> order;
  for (const auto& drawn : draw.draws) order.push_back(field[static_cast<std::size_t>(drawn.contestant)].name);
  EXPECT_EQ(order, (std::vector<std::string>{"Nz", "Ñu", "Oz", "Álvarez", "Paz", "Zapata", "A", "Á", "B"}));
}

// Elementos §2.2.2.
TEST(Varma, PlayersOfOneOriginDrawFromOneEnvelope) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto field = Field({{"ESP", 4}, {"FRA", 3}, {"GER", 3}, {"ITA", 2}});
    Random random(seed);
    const auto draw = *DrawByVarma(field, VarmaTable::kCorrected, random);
    std::map<std::string, std::set<int>> envelopes;
    for (const auto& drawn : draw.draws) {
      envelopes[field[static_cast<std::size_t>(drawn.contestant)].origin].insert(drawn.envelope);
    }
    for (const auto& [origin, used] : envelopes) EXPECT_EQ(used.size(), 1U) << origin << " seed " << seed;
    EXPECT_TRUE(draw.late_meetings.empty());
    EXPECT_TRUE(AreKeptApart(field, draw)) << seed;
  }
}

TEST(Varma, TheFirstLeaveRoomForTheOthers) {
  // Envelopes of 4, 3, 3 and 2: two must not take a place that a group of three needs.
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto field = Field({{"A", 3}, {"B", 3}, {"C", 2}, {"D", 2}, {"E", 2}});
    Random random(seed);
    EXPECT_TRUE(AreKeptApart(field, *DrawByVarma(field, VarmaTable::kCorrected, random))) << seed;
  }
}

TEST(Varma, AGroupTooLargeIsReported) {
  const auto field = Field({{"ESP", 9}, {"FRA", 1}});
  Random random(3);
  const auto draw = *DrawByVarma(field, VarmaTable::kCorrected, random);
  EXPECT_FALSE(draw.late_meetings.empty());
  EXPECT_FALSE(AreKeptApart(field, draw));
  for (const auto& late : draw.late_meetings) EXPECT_GT(late.round, 6);
}

// The flaw of the printed table: 6 and 12 share an envelope and meet in round 11, the last.
// Decision 080.
TEST(Varma, ThePrintedTableFor12MeetsLate) {
  const auto printed = *VarmaEnvelopes(12, VarmaTable::kPrinted);
  EXPECT_EQ(printed[2], (std::vector<int>{6, 8, 12}));
  EXPECT_EQ(BergerRoundOf(6, 12, 12), 11);
}

TEST(Varma, TooFewPlayers) {
  const auto refused = VarmaEnvelopes(6, VarmaTable::kCorrected);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "schedule-size");
}

}  // namespace
}  // namespace ronda::schedule
