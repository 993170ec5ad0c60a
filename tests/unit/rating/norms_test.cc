#include "ronda/rating/norms.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace ronda::rating {
namespace {

struct Opponent {
  int rating;  // 0: unrated
  const char* title;
  const char* federation;
  char result;  // '1', '=', '0', '+' (won without play)
};

// Player 1 (ESP) against these, a round each.
Tournament Against(std::vector<Opponent> opponents, const char* own_title = "") {
  TournamentData data;
  data.rounds = static_cast<int>(opponents.size());
  data.players.resize(opponents.size() + 1);
  data.entries.resize(data.players.size() * opponents.size());
  data.players[0].tpn = Tpn(1);
  data.players[0].federation = "ESP";
  data.players[0].title = own_title;
  data.players[0].sex = Sex::kMan;
  for (std::size_t i = 0; i < opponents.size(); ++i) {
    Player& player = data.players[i + 1];
    player.tpn = Tpn(static_cast<std::int32_t>(i) + 2);
    if (opponents[i].rating > 0) player.rating = opponents[i].rating;
    player.title = opponents[i].title;
    player.federation = opponents[i].federation;
    const auto result = *ResultFromTrf(opponents[i].result);
    const ResultCode other = result == ResultCode::kWin    ? ResultCode::kLoss
                             : result == ResultCode::kLoss ? ResultCode::kWin
                             : result == ResultCode::kDraw ? ResultCode::kDraw
                                                           : ResultCode::kForfeitLoss;
    data.entries[i] = {result, Colour::kWhite, PlayerIndex(static_cast<std::int32_t>(i) + 1)};
    data.entries[(i + 1) * opponents.size() + i] = {other, Colour::kBlack, PlayerIndex(0)};
  }
  return *Tournament::Make(std::move(data));
}

// Nine games, average 2400, 7 points: 78 % is 220, so 2620.
std::vector<Opponent> GmNorm() {
  return {{2500, "GM", "FRA", '1'}, {2500, "GM", "GER", '1'}, {2450, "GM", "ITA", '1'},
          {2400, "IM", "FRA", '1'}, {2400, "IM", "GER", '1'}, {2400, "FM", "ITA", '1'},
          {2350, "", "ESP", '='},   {2300, "", "ESP", '='},   {2300, "", "ESP", '0'}};
}

Norm First(const Tournament& tournament) { return NormsOf(tournament, PlayerIndex(0)).front(); }

const NormFinding& FindingOf(const Norm& norm, NormCondition condition) {
  return *std::ranges::find(norm.findings, condition, &NormFinding::condition);
}

std::vector<NormCondition> Missed(const Norm& norm) {
  std::vector<NormCondition> missed;
  for (const NormFinding& finding : norm.findings) {
    if (!finding.is_met) missed.push_back(finding.condition);
  }
  return missed;
}

// B.01 §0.5, §1.4.
TEST(B01, AGrandmasterNorm) {
  const Norm norm = First(Against(GmNorm()));
  EXPECT_EQ(norm.title, NormTitle::kGm);
  EXPECT_EQ(norm.performance.average, 2400);
  EXPECT_EQ(norm.performance.rating, 2620);
  EXPECT_TRUE(norm.IsMet());
  EXPECT_FALSE(norm.raised);
}

// B.01 §1.4.1.
TEST(B01, EightGamesAreNotEnough) {
  auto opponents = GmNorm();
  opponents.pop_back();
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kGames}));
}

// B.01 §1.4.1.c.
TEST(B01, EightGamesAndAWinWithoutPlayAreInNineRounds) {
  auto opponents = GmNorm();
  opponents.back().result = '+';
  const Norm norm = First(Against(opponents));
  EXPECT_TRUE(norm.IsMet());
  EXPECT_FALSE(FindingOf(norm, NormCondition::kGames).note.empty());
}

// B.01 §1.4.8.
TEST(B01, ThePerformanceMayBeTooLow) {
  auto opponents = GmNorm();
  opponents[0].result = '=';
  opponents[1].result = '=';
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kPerformance}));
}

// B.01 §1.4.6.
TEST(B01, OneLowOpponentIsRaised) {
  auto opponents = GmNorm();
  opponents.back().rating = 1500;
  const Norm norm = First(Against(opponents));
  EXPECT_EQ(norm.raised, Round(9));
  EXPECT_EQ(norm.performance.average, 2389);  // 2200 for 1500
  opponents[7].rating = 0;                    // unrated: 1400, raised in place of the other
  EXPECT_EQ(First(Against(opponents)).raised, Round(8));
}

// B.01 §1.4.5.
TEST(B01, HalfTheOpponentsHoldTitles) {
  auto opponents = GmNorm();
  opponents[4].title = "CM";
  opponents[5].title = "";
  const Norm norm = First(Against(opponents));
  EXPECT_EQ(Missed(norm), (std::vector{NormCondition::kTitled}));
  EXPECT_EQ(FindingOf(norm, NormCondition::kTitled).found, 4);
  EXPECT_EQ(FindingOf(norm, NormCondition::kTitled).wanted, 5);
}

// B.01 §1.4.5.
TEST(B01, AThirdHoldTheTitle) {
  auto opponents = GmNorm();
  opponents[2].title = "IM";
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kHolders}));
}

// B.01 §1.4.3, §1.4.4.
TEST(B01, Federations) {
  auto opponents = GmNorm();
  for (std::size_t i = 0; i < 6; ++i) opponents[i].federation = "FRA";
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kForeignFederations}));
  opponents[6].federation = "FRA";
  EXPECT_EQ(Missed(First(Against(opponents))),
            (std::vector{NormCondition::kForeignFederations, NormCondition::kOneFederation}));
  opponents = GmNorm();
  for (std::size_t i = 3; i < 6; ++i) opponents[i].federation = "ESP";
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kOwnFederation}));
  opponents = GmNorm();
  for (std::size_t i = 0; i < 6; ++i) opponents[i].federation = i < 3 ? "FID" : "FRA";
  EXPECT_EQ(Missed(First(Against(opponents))), (std::vector{NormCondition::kForeignFederations}));
}

// B.01 §1.4.8.b.
TEST(B01, TheScoreIsAtLeast35Percent) {
  std::vector<Opponent> opponents(9, Opponent{2800, "GM", "FRA", '0'});
  for (std::size_t i = 0; i < 3; ++i) opponents[i].result = '1';
  for (std::size_t i = 3; i < 6; ++i) opponents[i].federation = "GER";
  const Norm norm = First(Against(opponents));
  EXPECT_EQ(Missed(norm), (std::vector{NormCondition::kScore}));
  EXPECT_EQ(FindingOf(norm, NormCondition::kScore).found, 33);
}

// B.01 §1.4.1.e, §1.4.1.f.
// Decision 107.
TEST(B01, LaterGamesAndWeakWinsMayBeLeftOut) {
  auto opponents = GmNorm();
  opponents.push_back({2300, "", "POL", '0'});
  const Norm without_last = First(Against(opponents));
  EXPECT_TRUE(without_last.IsMet());
  EXPECT_EQ(without_last.left_out, (std::vector{Round(10)}));
  opponents = GmNorm();
  opponents.insert(opponents.begin(), {{1500, "", "POL", '1'}, {1500, "", "POL", '1'}});
  const Norm without_weak = First(Against(opponents));
  EXPECT_TRUE(without_weak.IsMet());
  EXPECT_FALSE(without_weak.left_out.empty());
  EXPECT_LE(without_weak.left_out.size(), 2U);
  EXPECT_EQ(without_weak.left_out.front(), Round(1));
  opponents.resize(9);  // with nine games nothing can be left out
  EXPECT_TRUE(First(Against(opponents)).left_out.empty());
}

// B.01 §1.4.1.e: in a round robin nothing is left out; and §1.4.2.b: unrated players without a point do not count.
TEST(B01, InARoundRobinAllRoundsCount) {
  auto opponents = GmNorm();
  opponents.push_back({2300, "", "POL", '0'});
  TournamentData data = Against(opponents).data();
  data.system_code = "BERGER_ROUNDROBIN";
  const Norm norm = First(*Tournament::Make(data));
  EXPECT_TRUE(norm.left_out.empty());
  EXPECT_FALSE(norm.IsMet());
  opponents.back() = {0, "", "POL", '1'};
  data = Against(opponents).data();
  data.system_code = "BERGER_ROUNDROBIN";
  EXPECT_EQ(First(*Tournament::Make(data)).rounds.size(), 9U) << "the unrated player scored nothing";
}

// B.01 §1.4.1.e: with rounds to come there is no norm yet.
TEST(B01, InARoundRobinAllScheduledRoundsAreAwaited) {
  TournamentData data = Against(GmNorm()).data();
  data.system_code = "BERGER_ROUNDROBIN";
  EXPECT_TRUE(First(*Tournament::Make(data)).IsMet());
  data.planned_rounds = 11;
  const Norm early = First(*Tournament::Make(data));
  EXPECT_EQ(Missed(early), (std::vector{NormCondition::kGames}));
  EXPECT_EQ(FindingOf(early, NormCondition::kGames).note, "all scheduled rounds count; still to come: 2");
  data.system_code = "FIDE_DUTCH";
  EXPECT_TRUE(First(*Tournament::Make(data)).IsMet());
}

// B.01 §1.4.2.b: what an unrated player scores against other unrated ones does not make them opponents.
TEST(B01, InARoundRobinPointsAmongTheUnratedDoNotCount) {
  auto opponents = GmNorm();
  opponents.push_back({0, "", "POL", '1'});
  opponents.push_back({0, "", "POL", '1'});
  TournamentData data = Against(opponents).data();
  data.system_code = "BERGER_ROUNDROBIN";
  data.entry(PlayerIndex(10), Round(1)) = {ResultCode::kDraw, Colour::kWhite, PlayerIndex(11)};
  data.entry(PlayerIndex(11), Round(1)) = {ResultCode::kDraw, Colour::kBlack, PlayerIndex(10)};
  EXPECT_EQ(First(*Tournament::Make(data)).rounds.size(), 9U);
}

// B.01 §1.4.1.c: nine rounds must be planned, not only played so far.
TEST(B01, EightGamesAreEnoughOnlyWhereNineRoundsArePlanned) {
  auto opponents = GmNorm();
  opponents.back().result = '+';
  TournamentData data = Against(opponents).data();
  data.planned_rounds = 11;
  EXPECT_EQ(Missed(First(*Tournament::Make(data))), (std::vector{NormCondition::kGames}));
}

// B.01 §1.4.8.b: 4½ of 13 are 34.6 %.
TEST(B01, ThirtyFivePercentIsNotRounded) {
  std::vector<Opponent> opponents(13, Opponent{2800, "GM", "FRA", '0'});
  for (std::size_t i = 0; i < 4; ++i) opponents[i].result = '1';
  opponents[12].result = '=';
  for (std::size_t i = 4; i < 9; ++i) opponents[i].federation = "GER";
  TournamentData data = Against(opponents).data();
  data.system_code = "BERGER_ROUNDROBIN";
  const Norm norm = First(*Tournament::Make(data));
  EXPECT_EQ(Missed(norm), (std::vector{NormCondition::kScore}));
  EXPECT_EQ(FindingOf(norm, NormCondition::kScore).found, 34);
}

// B.01 §1.4.3.d: 20 players from outside play every round but the last of them, who misses one or two.
TEST(B01, WhoCountsForTheExemptionMissesAtMostOneRound) {
  auto opponents = GmNorm();
  for (std::size_t i = 0; i < 6; ++i) opponents[i].federation = "FRA";
  const auto exempt = [&](ResultCode of_the_last, ResultCode last_round) {
    TournamentData data = Against(opponents).data();
    data.info.federation = "POR";
    for (int i = 0; i < 20; ++i) {
      Player player;
      player.tpn = Tpn(100 + i);
      player.rating = 2300;
      player.title = "IM";
      player.federation = i % 3 == 0 ? "ITA" : i % 3 == 1 ? "GER" : "POL";
      data.players.push_back(player);
      const bool last = i == 19;
      for (int round = 1; round <= data.rounds; ++round) {
        const bool special = last && round >= 8;
        data.entries.push_back({!special ? ResultCode::kForfeitWin : round == 8 ? of_the_last : last_round, {}, {}});
      }
    }
    // The nine opponents play one round each, so none of them counts.
    return First(*Tournament::Make(std::move(data)));
  };
  EXPECT_TRUE(exempt(ResultCode::kPairingBye, ResultCode::kZeroBye).IsMet());
  EXPECT_FALSE(exempt(ResultCode::kZeroBye, ResultCode::kZeroBye).IsMet());
}

TEST(B01, OneSeeksOnlyHigherTitles) {
  EXPECT_EQ(NormsOf(Against(GmNorm()), PlayerIndex(0)).size(), 2U);
  EXPECT_EQ(NormsOf(Against(GmNorm(), "IM"), PlayerIndex(0)).size(), 1U);
  EXPECT_TRUE(NormsOf(Against(GmNorm(), "GM"), PlayerIndex(0)).empty());
}

// B.01 §0.5, §1.4.6, §1.5.3.
TEST(B01, TheRequirementsOfAllTitles) {
  const auto rules = NormRules();
  ASSERT_EQ(rules.size(), 4U);
  const int expected[4][4] = {
      {2600, 2380, 2200, 2500}, {2450, 2230, 2050, 2400}, {2400, 2180, 2000, 2300}, {2250, 2030, 1850, 2200}};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(rules[i].performance, expected[i][0]);
    EXPECT_EQ(rules[i].average, expected[i][1]);
    EXPECT_EQ(rules[i].floor, expected[i][2]);
    EXPECT_EQ(rules[i].title_rating, expected[i][3]);
    EXPECT_EQ(rules[i].held.size(), i + 1);
  }
}

}  // namespace
}  // namespace ronda::rating
