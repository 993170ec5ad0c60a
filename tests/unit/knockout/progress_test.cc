#include "ronda/knockout/progress.h"

#include <gtest/gtest.h>

namespace ronda::knockout {
namespace {

Progress Make(int players, int losses, int games) {
  BracketOptions options;
  options.players = players;
  options.losses = losses;
  return Progress(*MakeBracket(options), games);
}

std::string CodeOf(const Result<void>& result) { return result ? "accepted" : result.error().code; }

Result<void> Enter(Progress& progress, int match, const char* score) {
  return progress.Enter(MatchIndex(match - 1), *ParseScore(score));
}

TEST(Score, ReadsAndWrites) {
  for (const char* text : {"1-0", "0-1", "1.5-0.5", "1-1,2-0", "+-", "-+", "--", "0.5-0.5,0-1"}) {
    ASSERT_TRUE(ParseScore(text)) << text;
    EXPECT_EQ(ToString(*ParseScore(text)), text);
  }
  EXPECT_EQ(ParseScore("1\xC2\xBD:\xC2\xBD"), ParseScore("1.5-0.5"));
  for (const char* text : {"", "1", "1-", "-1-0", "x-0", "1-0,", "1-0,x", "+", "1=0", "1e3-0"})
    EXPECT_FALSE(ParseScore(text)) << text;
}

TEST(Progress, OneGameNeedsAWinner) {
  auto progress = Make(4, 1, 1);
  for (const char* score : {"0-0", "2-0", "0.5-0.5", "0.5-0.5,1-1", "1-0,1-0", "0.7-0.3", "1-1"}) {
    EXPECT_EQ(CodeOf(Enter(progress, 1, score)), kBracketResult) << score;
  }
  EXPECT_EQ(CodeOf(Enter(progress, 1, "0.5-0.5,0-1")), "accepted");
  EXPECT_EQ(progress.view(MatchIndex(0)).winner.seed, SeedIndex(3));  // 1 met 4
}

TEST(Progress, BestOfThree) {
  auto progress = Make(2, 1, 3);
  for (const char* score : {"1-0", "3-0", "1-1", "1.5-1.5", "2-2"}) EXPECT_FALSE(Enter(progress, 1, score)) << score;
  EXPECT_TRUE(Enter(progress, 1, "2-1"));
  auto drawn = Make(2, 1, 3);
  EXPECT_TRUE(Enter(drawn, 1, "1.5-1.5,0-1"));
  EXPECT_EQ(drawn.Champion(), SeedIndex(1));
}

TEST(Progress, TwoGamesAndAPlayOff) {
  auto progress = Make(2, 1, 2);
  for (const char* score : {"1-1", "1-0", "0.5-0.5"}) EXPECT_FALSE(Enter(progress, 1, score)) << score;
  EXPECT_TRUE(Enter(progress, 1, "1-1,1.5-0.5"));
}

TEST(Progress, MatchesComeInTheirOrder) {
  auto progress = Make(4, 1, 1);
  EXPECT_FALSE(Enter(progress, 3, "1-0"));  // nobody is there yet
  EXPECT_FALSE(Enter(progress, 4, "1-0"));  // no such match
  EXPECT_FALSE(Enter(progress, 0, "1-0"));
  EXPECT_TRUE(Enter(progress, 1, "1-0"));
  EXPECT_FALSE(Enter(progress, 1, "0-1"));  // played already
  EXPECT_EQ(progress.Ready(), (std::vector{MatchIndex(1)}));
  EXPECT_TRUE(Enter(progress, 2, "0-1"));
  EXPECT_TRUE(Enter(progress, 3, "0-1"));
  EXPECT_EQ(progress.Champion(), SeedIndex(2));
}

TEST(Progress, WhoWithdrawsLosesWhatIsToCome) {
  auto progress = Make(4, 2, 1);
  EXPECT_TRUE(Enter(progress, 1, "1-0"));
  EXPECT_TRUE(progress.Withdraw(SeedIndex(0)));  // after a win
  EXPECT_FALSE(progress.Withdraw(SeedIndex(0)));
  EXPECT_TRUE(Enter(progress, 2, "1-0"));
  EXPECT_EQ(progress.view(MatchIndex(2)).state, MatchState::kByDefault);  // main final
  EXPECT_EQ(progress.view(MatchIndex(2)).winner.seed, SeedIndex(1));
  // The place left on the losers' side stays empty.
  EXPECT_TRUE(Enter(progress, 4, "1-0"));
  EXPECT_EQ(progress.view(MatchIndex(4)).state, MatchState::kByDefault);
}

TEST(Progress, ResetFinal) {
  auto progress = Make(2, 2, 1);
  EXPECT_TRUE(Enter(progress, 1, "1-0"));
  EXPECT_TRUE(Enter(progress, 2, "0-1"));  // the first loss of the winner of the main bracket
  EXPECT_FALSE(progress.Champion());
  EXPECT_TRUE(Enter(progress, 3, "1-0"));
  EXPECT_EQ(progress.Champion(), SeedIndex(0));
  auto short_final = Make(2, 2, 1);
  EXPECT_TRUE(Enter(short_final, 1, "1-0"));
  EXPECT_TRUE(Enter(short_final, 2, "1-0"));
  EXPECT_EQ(short_final.Champion(), SeedIndex(0));
  EXPECT_EQ(short_final.view(MatchIndex(2)).state, MatchState::kNotNeeded);
  EXPECT_FALSE(Enter(short_final, 3, "1-0"));
}

TEST(Progress, NobodyAppears) {
  auto progress = Make(4, 1, 1);
  EXPECT_TRUE(Enter(progress, 1, "--"));
  EXPECT_TRUE(Enter(progress, 2, "1-0"));
  EXPECT_EQ(progress.Champion(), SeedIndex(1));
  auto twofold = Make(4, 2, 1);
  EXPECT_FALSE(Enter(twofold, 1, "--"));
}

TEST(Bracket, ThirdPlace) {
  BracketOptions options;
  options.players = 8;
  options.third_place = true;
  const auto bracket = *MakeBracket(options);
  EXPECT_EQ(bracket.matches.size(), 8U);
  EXPECT_EQ(bracket.matches.back().side, Side::kThirdPlace);
  options.players = 3;
  EXPECT_EQ(MakeBracket(options).error().code, kBracketSize);
  options.players = 8;
  options.losses = 2;
  EXPECT_FALSE(MakeBracket(options));
}

// 8 players and three games: the three rounds of the knockout, and in rounds 2 and 3 as many games again of those who
// have lost: 4 + 4 + 4. Everybody's place is played out. 16 players: 8 + 8 + 8 and the final.
TEST(Bracket, ThreeGamesForEverybody) {
  BracketOptions options;
  options.players = 8;
  options.guaranteed = 3;
  const auto eight = *MakeBracket(options);
  EXPECT_EQ(eight.matches.size(), 12U);
  EXPECT_EQ(eight.waves, 3);
  options.players = 16;
  EXPECT_EQ(MakeBracket(options)->matches.size(), 25U);
  for (const auto& [players, games] : {std::pair(4, 3), {12, 3}, {8, 0}, {8, 4}}) {
    options.players = players;
    options.guaranteed = games;
    EXPECT_EQ(MakeBracket(options).error().code, kBracketSize) << players << ", " << games;
  }
  options = {.players = 8, .losses = 2, .dispensed = {}, .guaranteed = 3};
  EXPECT_FALSE(MakeBracket(options));
}

// Who has lost once has games to come and can withdraw from them; the opponent goes on by default.
TEST(Progress, WithdrawsFromGamesForPlaces) {
  BracketOptions options;
  options.players = 8;
  options.guaranteed = 3;
  Progress progress(*MakeBracket(options), 1);
  for (const int match : {1, 2, 3, 4}) EXPECT_TRUE(Enter(progress, match, "1-0"));
  EXPECT_TRUE(progress.Withdraw(SeedIndex(7)));
  EXPECT_FALSE(progress.Champion());
}

TEST(Dapiran, RefusesWhatCannotBePlayed) {
  for (const auto& [registered, players, rounds] :
       {std::tuple(1, 0, 0), {0, 0, 0}, {10, 10, 1}, {10, 11, 1}, {11, 10, 1}, {8, 1, 0}, {8, 1, 13}}) {
    std::vector<Dispensed> dispensed;
    if (players > 0) dispensed.push_back({players, rounds});
    const auto plan = PlanByDapiran(registered, dispensed);
    ASSERT_FALSE(plan) << registered << " " << players;
    EXPECT_EQ(plan.error().code, kBracketSize);
    EXPECT_FALSE(plan.error().hint.empty());
  }
  // The number it suggests works.
  EXPECT_EQ(PlanByDapiran(11, std::vector<Dispensed>{{10, 1}}).error().hint, "dispense 7 players");
  EXPECT_TRUE(PlanByDapiran(11, std::vector<Dispensed>{{7, 1}}));
}

}  // namespace
}  // namespace ronda::knockout
