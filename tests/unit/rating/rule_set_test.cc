// The editions: caps, K, first ratings, floors.
#include "ronda/rating/rule_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ronda/rating/expectation.h"
#include "ronda/rating/k_factor.h"
#include "ronda/rating/performance.h"

namespace ronda::rating {
namespace {

const RuleSet& Rules(const char* id) { return *FindRuleSet(id); }

TEST(RuleSets, TheFirstIsTheOneInForce) {
  EXPECT_EQ(StandardRuleSets().front().id, "fide-2024");
  EXPECT_TRUE(StandardRuleSets().front().effective_to.empty());
  EXPECT_EQ(FindRuleSet("fide-1970"), nullptr);
}

// B.02 §8.3.1.
TEST(B02, DifferencesBeyond400CountAs400) {
  EXPECT_EQ(ExpectedAgainst(Rules("fide-2024"), 2400, 1500), Fraction(92, 100));
  EXPECT_EQ(ExpectedAgainst(Rules("fide-2024"), 1500, 2400), Fraction(8, 100));
  EXPECT_EQ(CountedDifference(Rules("fide-former"), 2400, 1500), 350);
}

// B.02 §8.3.1.
// Since October 2025 the real difference counts for whoever is rated 2650 or more, and for nobody else.
TEST(B02, October2025_NoCapFrom2650) {
  EXPECT_EQ(CountedDifference(Rules("fide-2024"), 2649, 2000), 400);
  EXPECT_EQ(CountedDifference(Rules("fide-2024"), 2650, 2000), 650);
  EXPECT_EQ(CountedDifference(Rules("fide-2024"), 2000, 2650), -400);
  EXPECT_EQ(CountedDifference(Rules("fide-2024-march"), 2650, 2000), 400);
  EXPECT_EQ(ExpectedAgainst(Rules("fide-2024"), 2700, 1900), Fraction(1));
}

KQuestion Asked(int rating) {
  KQuestion question;
  question.rating = rating;
  question.day = Date{2026, 5, 10};
  return question;
}

// B.02 §8.3.3.
TEST(B02, K) {
  const KRule& rule = Rules("fide-2024").k;
  EXPECT_EQ(ChooseK(rule, Asked(2399)).k, 20);
  EXPECT_EQ(ChooseK(rule, Asked(2400)).k, 10);
  KQuestion fallen = Asked(2350);
  fallen.facts.peak = 2400;
  EXPECT_EQ(ChooseK(rule, fallen).k, 10);
  KQuestion newcomer = Asked(2450);
  newcomer.facts.games = 29;
  EXPECT_EQ(ChooseK(rule, newcomer).k, 40);
  newcomer.facts.games = 30;
  EXPECT_EQ(ChooseK(rule, newcomer).k, 10);
  newcomer.facts.k = 33;
  EXPECT_EQ(ChooseK(rule, newcomer).k, 33);
}

// B.02 §8.3.3.
TEST(B02, KOfTheYoung) {
  KQuestion young = Asked(2299);
  young.birth = Date{2008, 2, 1};                           // 18 years old this year
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, young).k, 40);    // until the end of the year
  EXPECT_EQ(ChooseK(Rules("fide-2017").k, young).k, 20);    // until the birthday
  EXPECT_EQ(ChooseK(Rules("fide-former").k, young).k, 15);  // no such rule
  young.birth = Date{2008, 5, 11};
  EXPECT_EQ(ChooseK(Rules("fide-2017").k, young).k, 40);
  young.birth = Date{2007, 12, 31};
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, young).k, 20);
  young.birth = Date{2010, 0, 0};
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, young).k, 40);
  young.rating = 2300;
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, young).k, 20);
}

// B.02 §8.3.3.
TEST(B02, KTimesGamesIsAtMost700) {
  KQuestion busy = Asked(1800);
  busy.facts.games = 0;
  busy.games = 17;
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, busy).k, 40);
  busy.games = 18;
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, busy).k, 38);
  EXPECT_EQ(ChooseK(Rules("fide-2024").k, busy).before_limit, 40);
  EXPECT_EQ(ChooseK(Rules("fide-2017").k, busy).k, 40);
}

std::vector<Game> Five(int rating, const Fraction& first) {
  std::vector<Game> games(5, Game{rating, Fraction(0)});
  games[0].score = first;
  return games;
}

// B.02 §8.2.2, §8.2.3.
// 2 of 5 against 1700: (5 x 1700 + 2 x 1800) / 7 = 1728.57; p = 3 / 7 = .43, dp = -50.
// Decision 103.
TEST(B02, FirstRatingWithTwoHypotheticalDraws) {
  auto games = Five(1700, Fraction(1));
  games[1].score = Fraction(1);
  const auto first = FirstRatingOf(Rules("fide-2024"), games);
  EXPECT_EQ(first.average, Fraction(12100, 7));
  EXPECT_EQ(first.percentage, 43);
  EXPECT_EQ(first.rating, 1679);
}

// B.02 §7.1.4, §8.2.1.
TEST(B02, FirstRatingNeedsFiveGamesAndAPoint) {
  EXPECT_EQ(FirstRatingOf(Rules("fide-2024"), Five(1700, Fraction(0))).reason, NoFirstRating::kNoPoints);
  auto four = Five(1700, Fraction(1));
  four.pop_back();
  EXPECT_EQ(FirstRatingOf(Rules("fide-2024"), four).reason, NoFirstRating::kTooFewGames);
  EXPECT_EQ(FirstRatingOf(Rules("fide-2024"), {}).reason, NoFirstRating::kTooFewGames);
}

// B.02 §7.2.1, §8.2.3.
TEST(B02, FirstRatingBetween1400And2200) {
  EXPECT_EQ(FirstRatingOf(Rules("fide-2024"), Five(1400, Fraction(1, 2))).reason, NoFirstRating::kBelowFloor);
  std::vector<Game> wins(9, Game{2400, Fraction(1)});
  const auto first = FirstRatingOf(Rules("fide-2024"), wins);
  EXPECT_EQ(first.rating, 2200);
  EXPECT_GT(first.calculated, 2200);
}

// B.02 §7.2.1.
TEST(B02, BelowTheFloorIsUnrated) {
  EXPECT_EQ(NewRating(Rules("fide-2024"), 1405, Fraction(-55, 10)), std::nullopt);  // -5.5 is -6
  EXPECT_EQ(NewRating(Rules("fide-2024"), 1405, Fraction(-54, 10)), 1400);
  EXPECT_EQ(NewRating(Rules("fide-2017"), 1405, Fraction(-55, 10)), 1399);
}

// B.02 §8.3.4.
TEST(B02, HalvesAreRoundedAwayFromZero) {
  EXPECT_EQ(NewRating(Rules("fide-2024"), 2000, Fraction(1, 2)), 2001);
  EXPECT_EQ(NewRating(Rules("fide-2024"), 2000, Fraction(-1, 2)), 1999);
}

std::vector<Game> ArbitraryGames(std::size_t count) {
  std::vector<Game> games;
  for (std::size_t i = 0; i < count; ++i) {
    games.push_back({*rc::gen::inRange(1400, 2800), Fraction(*rc::gen::inRange(0, 3), 2)});
  }
  return games;
}

RC_GTEST_PROP(RatingProperties, MoreScoreIsNeverLess, ()) {
  auto games = ArbitraryGames(static_cast<std::size_t>(*rc::gen::inRange(1, 12)));
  const auto before = PerformanceOf(games);
  const auto& rules = StandardRuleSets()[static_cast<std::size_t>(*rc::gen::inRange(0, 4))];
  const int own = *rc::gen::inRange(1400, 2800);
  const Fraction change = ChangeOf(rules, own, 20, games);
  for (Game& game : games) {
    if (game.score == Fraction(1)) continue;
    game.score += Fraction(1, 2);
    break;
  }
  RC_ASSERT(PerformanceOf(games)->rating >= before->rating);
  RC_ASSERT(ChangeOf(rules, own, 20, games) >= change);
}

RC_GTEST_PROP(RatingProperties, StrongerOpponentsAreNeverLess, ()) {
  auto games = ArbitraryGames(static_cast<std::size_t>(*rc::gen::inRange(1, 12)));
  const auto before = PerformanceOf(games);
  const auto& rules = StandardRuleSets()[static_cast<std::size_t>(*rc::gen::inRange(0, 4))];
  const int own = *rc::gen::inRange(1400, 2800);
  const Fraction change = ChangeOf(rules, own, 20, games);
  games[0].opponent += *rc::gen::inRange(0, 300);
  RC_ASSERT(PerformanceOf(games)->rating >= before->rating);
  RC_ASSERT(ChangeOf(rules, own, 20, games) >= change);
}

TEST(RuleSets, FollowTheDayOfTheEvent) {
  EXPECT_EQ(RuleSetOn(Date{2025, 3, 15}).id, "fide-2024-march");
  EXPECT_EQ(RuleSetOn(Date{2025, 10, 1}).id, "fide-2024");
  EXPECT_EQ(RuleSetOn(Date{2018, 5, 1}).id, "fide-2017");
  EXPECT_EQ(RuleSetOn(std::nullopt).id, "fide-2024");
}

}  // namespace
}  // namespace ronda::rating
