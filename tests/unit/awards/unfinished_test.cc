// The example of Elementos §1.2.2, with its one wrong cell corrected.
#include "ronda/awards/unfinished.h"

#include <gtest/gtest.h>

namespace ronda::awards {
namespace {

using tiebreak::Outcome;
using tiebreak::Participant;
using tiebreak::RoundKind;
using tiebreak::RoundRecord;

// Players A to D with half points a round that make the points and the progressive scores of the example; the last
// round is A - B and C - D, not played.
tiebreak::Record Example() {
  const std::vector<std::vector<int>> half_points{
      {0, 2, 2, 2, 2, 2, 2},  // A: 6.0, 0+1+2+3+4+5+6 = 21.0
      {0, 2, 2, 2, 1, 2, 2},  // B: 5.5, 0+1+2+3+3.5+4.5+5.5 = 19.5
      {0, 1, 2, 2, 2, 2, 2},  // C: 5.5, 0+0.5+1.5+2.5+3.5+4.5+5.5 = 18.0
      {0, 2, 2, 2, 2, 2, 0},  // D: 5.0, 0+1+2+3+4+5+5 = 20.0
  };
  tiebreak::RecordData data;
  data.rounds = 8;
  for (std::size_t i = 0; i < half_points.size(); ++i) {
    data.entrants.push_back({static_cast<std::int32_t>(i) + 1, std::string(1, static_cast<char>('A' + i)), {}});
    for (const int half : half_points[i]) {
      const Points points = Points::Tenths(5 * half);
      data.results.push_back({RoundKind::kPlayed, Outcome::kWin, {}, {}, points, points});
    }
    const Participant opponent(static_cast<std::int32_t>(i ^ 1U));
    data.results.push_back({RoundKind::kPending, Outcome::kLoss, {}, opponent, {}, {}});
  }
  return tiebreak::Record(std::move(data));
}

std::vector<Placed> RankByProgressive(const tiebreak::Record& record) {
  tiebreak::Session session(record, tiebreak::CurrentEdition());
  const std::vector<tiebreak::TieBreak> list{tiebreak::ParseTieBreak("PTS").value(),
                                             tiebreak::ParseTieBreak("PS").value()};
  const auto standings = tiebreak::Rank(session, list, tiebreak::Application::kSuccessive);
  std::vector<Placed> placed;
  for (const Participant who : standings.order) {
    placed.push_back({who, standings.RankOf(who), session.Plain().FinalScore(who, record.primary())});
  }
  return placed;
}

PrizeFund Fund() {
  PrizeFund fund;
  fund.lists.push_back({"", std::nullopt, {90'000, 45'000, 9'000}, Fraction()});
  return fund;
}

TEST(Unfinished, BookExample) {
  const auto record = Example();
  ASSERT_EQ(OpenGames(record).size(), 2U);
  const PrizeFund fund = Fund();
  const Eligibility everybody{std::vector<bool>(4, true)};
  const Outlook outlook = LookAhead(record, {fund, everybody, RankByProgressive, 3, {}});
  EXPECT_TRUE(outlook.all_outcomes);
  EXPECT_EQ(outlook.outcomes, 9);
  const auto ninths = [](int first, int second, int third) {
    return std::vector<Fraction>{Fraction(first, 9), Fraction(second, 9), Fraction(third, 9)};
  };
  EXPECT_EQ(outlook.chances[0], ninths(6, 2, 1));
  EXPECT_EQ(outlook.chances[1], ninths(3, 1, 4));
  EXPECT_EQ(outlook.chances[2], ninths(0, 4, 2));
  EXPECT_EQ(outlook.chances[3], ninths(0, 2, 2));
  // 6/9 of 900, 2/9 of 450, 1/9 of 90.
  EXPECT_EQ(outlook.shares.by_list[0][0], Fraction(60'000 + 10'000 + 1'000));
  const auto awards = RoundToCoins(fund, outlook.shares, RankByProgressive(record));
  Money paid = 0;
  for (const Award& award : awards) paid += award.amount;
  EXPECT_EQ(paid, 144'000);
}

// Beyond the games whose outcomes are gone through, they are drawn; the same seed draws the same.
TEST(Unfinished, ManyGamesAreDrawn) {
  tiebreak::RecordData data;
  data.rounds = 1;
  for (std::int32_t i = 0; i < 16; ++i) {
    data.entrants.push_back({i + 1, "", {}});
    data.results.push_back({RoundKind::kPending, Outcome::kLoss, {}, Participant(i ^ 1), {}, {}});
  }
  const tiebreak::Record record(std::move(data));
  const PrizeFund fund = Fund();
  const Eligibility everybody{std::vector<bool>(16, true)};
  const auto look = [&](std::uint64_t seed) {
    return LookAhead(record, {fund, everybody, RankByProgressive, 3, {200, seed}});
  };
  const Outlook outlook = look(7);
  EXPECT_FALSE(outlook.all_outcomes);
  EXPECT_EQ(outlook.outcomes, 200);
  EXPECT_EQ(look(7).chances, outlook.chances);
  EXPECT_NE(look(8).chances, outlook.chances);
  Fraction total;
  for (const Fraction& share : outlook.shares.by_list[0]) total += share;
  EXPECT_EQ(outlook.shares.totals[0], Fraction(144'000));
  EXPECT_EQ(RoundHalfUp(total), 144'000);
}

}  // namespace
}  // namespace ronda::awards
