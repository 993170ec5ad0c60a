#include "ronda/rating/event_rating.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/text_event.h"

namespace ronda::rating {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;

Tournament Rated(TournamentData data, std::vector<std::optional<int>> ratings) {
  for (std::size_t i = 0; i < ratings.size(); ++i) data.players[i].rating = ratings[i];
  return MakeTournament(std::move(data));
}

Request With(const char* id) { return {*FindRuleSet(id), Method::kGameByGame, std::nullopt, {}}; }

TEST(EventRating, CountsWhatWasPlayedAgainstRatedPlayers) {
  const auto tournament = Rated(TextEvent({"2w1 3b+ 4w1 U", "1b0 4w= 3bW .", "4w0 1w- 2wL .", "3b1 2b= 1b0 ."}),
                                {2000, 1900, std::nullopt, 1800});
  const auto event = RateEvent(tournament, With("fide-2024"));
  ASSERT_TRUE(event);
  const auto& first = event->players[0];
  EXPECT_EQ(first.games, 2);
  EXPECT_EQ(first.rounds[1].not_rated, NotRated::kNotPlayed);
  EXPECT_EQ(first.rounds[3].not_rated, NotRated::kNotPlayed);
  EXPECT_EQ(event->players[1].rounds[2].not_rated, NotRated::kLessThanAMove);
  EXPECT_EQ(event->players[3].rounds[0].not_rated, NotRated::kUnratedOpponent);
  EXPECT_EQ(*first.expected, Fraction(64 + 76, 100));
  EXPECT_EQ(first.change, Fraction(12));
  EXPECT_EQ(first.new_rating, 2012);
  EXPECT_EQ(first.performance->rating, 1850 + 800);
  EXPECT_EQ(event->players[2].first->reason, NoFirstRating::kTooFewGames);
}

TEST(EventRating, WithoutGamesNothingChanges) {
  const auto event = RateEvent(Rated(TextEvent({"U", "H"}), {2000, 1399}), With("fide-2024"));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->players[0].new_rating, 2000);
  EXPECT_FALSE(event->players[0].k);
  EXPECT_FALSE(event->players[0].performance);
}

Tournament BooksRoundRobin() {
  return Rated(TextEvent({". 2w1 3b= 4w0 5b0", "5w0 1b0 . 3w= 4b0", "4w= 5b0 1w= 2b= .", "3b= . 5w0 1b1 2w1",
                          "2b1 3w1 4b1 . 1w1"}),
               {std::nullopt, 2400, 1700, 2000, 2033});
}

TEST(EventRating, RatesTheBooksRoundRobin) {
  Request request = With("fide-2017");
  request.method = Method::kRoundRobin;
  const auto event = RateEvent(BooksRoundRobin(), request);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->round_robin->average, 1969);
  EXPECT_EQ(event->players[0].first->rating, 1899);
  const int expected[] = {2368, 1720, 2006, 2064};
  for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(event->players[i].new_rating, expected[i - 1]);
  EXPECT_EQ(event->players[1].k->k, 10);
  EXPECT_EQ(event->players[1].change, Fraction(-318, 10));
}

TEST(EventRating, RefusesARoundRobinThatIsNone) {
  Request request = With("fide-2017");
  request.method = Method::kRoundRobin;
  const auto refusal = [&](std::initializer_list<std::string_view> rows) {
    const auto event = RateEvent(Rated(TextEvent(rows), {2000, 1900, 1800}), request);
    return event ? std::string() : event.error().message;
  };
  EXPECT_EQ(refusal({"2w1 .", "1b0 3w1", ". 2b0"}), "not everybody met everybody equally often");
  EXPECT_EQ(refusal({"2w1 3b1 .", "1b0 . 3w+", ". 1w0 2b-"}), "a game of player 2 was not played or is not rated");
  EXPECT_EQ(refusal({"U", "U", "U"}), "not everybody met everybody equally often");
}

TEST(EventRating, AgeIsCountedOnTheLastDay) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.players[0].birth_date = "2008/06/01";
  data.info.start_date = "2026/05/30";
  data.info.end_date = "2026/06/02";
  const auto event = RateEvent(Rated(data, {2000, 1900}), With("fide-2017"));
  EXPECT_EQ(event->players[0].k->reason, KReason::kUsual);
  Request earlier = With("fide-2017");
  earlier.day = Date{2026, 5, 31};
  EXPECT_EQ(RateEvent(Rated(data, {2000, 1900}), earlier)->players[0].k->reason, KReason::kYouth);
}

RC_GTEST_PROP(EventRatingProperties, NothingIsWonOrLostInAllWithEqualK, ()) {
  const int players = 2 * *rc::gen::inRange(1, 8);
  TournamentData data;
  data.rounds = 1;
  for (int i = 0; i < players; ++i) {
    Player player;
    player.tpn = Tpn(i + 1);
    player.rating = *rc::gen::inRange(1400, 2640);
    data.players.push_back(player);
  }
  data.entries.resize(static_cast<std::size_t>(players));
  for (int i = 0; i < players; i += 2) {
    const auto at = static_cast<std::size_t>(i);
    const int result = *rc::gen::inRange(0, 3);
    constexpr ResultCode kWhite[] = {ResultCode::kWin, ResultCode::kDraw, ResultCode::kLoss};
    data.entries[at] = {kWhite[result], Colour::kWhite, PlayerIndex(i + 1)};
    data.entries[at + 1] = {kWhite[2 - result], Colour::kBlack, PlayerIndex(i)};
  }
  const auto tournament = Tournament::Make(data);
  RC_ASSERT(tournament.has_value());
  for (const RuleSet& rules : StandardRuleSets()) {
    Request request{rules, Method::kGameByGame, std::nullopt, {}};
    request.facts.assign(data.players.size(), PlayerFacts{20, std::nullopt, std::nullopt});
    const auto event = RateEvent(*tournament, request);
    Fraction sum;
    for (const auto& player : event->players) sum += player.change;
    RC_ASSERT(sum == Fraction(0));
  }
}

}  // namespace
}  // namespace ronda::rating
