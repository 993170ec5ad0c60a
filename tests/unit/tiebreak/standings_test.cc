#include "ronda/tiebreak/standings.h"

#include <gtest/gtest.h>

#include <set>

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/record_of_teams.h"
#include "support/text_event.h"

namespace ronda::tiebreak {
namespace {

std::vector<TieBreak> List(std::initializer_list<std::string_view> codes) {
  std::vector<TieBreak> list;
  for (const std::string_view code : codes) list.push_back(ParseTieBreak(code).value());
  return list;
}

// C.07 §4.2.
TEST(Standings, TiesShareARank) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2w=", "1b=", "4w1", "3b0"}));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition());
  const Standings standings = Rank(session, List({"PTS"}), Application::kSuccessive);
  EXPECT_EQ(standings.ranks, (std::vector<std::int32_t>{2, 2, 1, 4}));
}

TEST(Standings, PointsComeFirstUnlessTheListPlacesThem) {
  EXPECT_EQ(WithPoints(List({"BH"})).front().definition->acronym, "PTS");
  EXPECT_EQ(WithPoints(List({"BH", "PTS"})).front().definition->acronym, "BH");
}

// Elementos §2.9.1.
// 1 has 1 + 0 + 0.5, 2 has 0 + 1 + 1, 3 has 0.5 + 0 + 0.5, 4 has 0.5 + 1 + 0: of the best round three have 1.
TEST(Standings, OnlyTheBestRounds) {
  const Tournament tournament =
      test::MakeTournament(test::TextEvent({"2w1 4b0 3w=", "1b0 3w1 4b1", "4w= 2b0 1b=", "3b= 1w1 2w0"}));
  const Record record = RecordOfPlayers(tournament, 3);
  Session session(record, CurrentEdition());
  // Points: 1.5, 2, 1, 1.5.
  EXPECT_EQ(Rank(session, List({"PTS"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{2, 1, 4, 2}));
  EXPECT_EQ(Rank(session, List({"PTS/B2"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{2, 1, 4, 2}));
  EXPECT_EQ(Rank(session, List({"PTS/B1"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{1, 1, 4, 1}));
  EXPECT_EQ(Rank(session, List({"PTS/B9"}), Application::kSuccessive).columns.front().values,
            Rank(session, List({"PTS"}), Application::kSuccessive).columns.front().values);
  EXPECT_EQ(WorkingOf(session, ParseTieBreak("PTS/B2").value(), {Participant(0), 0}).Kept(), 2);
}

TEST(Standings, AfterAnEarlierRound) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2w1 3b0", "1b0 4w1", "4w= 1w1", "3b= 2b0"}));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition());
  const Standings standings = Rank(session, List({"PTS", "TPN"}), Application::kSuccessive);
  EXPECT_EQ(standings.ranks, (std::vector<std::int32_t>{1, 4, 2, 3}));
}

TEST(Standings, LowerIsBetterWhereTheDefinitionSaysSo) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2w=", "1b="}));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition());
  EXPECT_EQ(Rank(session, List({"PTS", "TPN"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{1, 2}));
  EXPECT_EQ(Rank(session, List({"PTS", "TPN/R"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{2, 1}));
}

// Elementos §3.4.3; C.07 §4.2.
// The published number counts through the tied in alphabetical order: 4 mod 3 = 1 draws the second, 4 / 3 = 1 then
// 1 mod 2 = 1 the last of the other two.
// Decision 045.
TEST(Standings, LotsFromAPublishedNumber) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2w=", "1b=", "H"}));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition(), {std::nullopt, 4});
  const Standings standings = Rank(session, List({"PTS", "LOT"}), Application::kSuccessive);
  EXPECT_EQ(standings.ranks, (std::vector<std::int32_t>{3, 1, 2}));
  std::set<std::vector<std::int32_t>> orders;
  for (std::int64_t number = 0; number < 6; ++number) {
    Session drawn(record, CurrentEdition(), {std::nullopt, number});
    orders.insert(Rank(drawn, List({"PTS", "LOT"}), Application::kSuccessive).ranks);
  }
  EXPECT_EQ(orders.size(), 6U);  // every order is possible, and one number in six gives it
}

// Elementos §3.4.3: no number, no lot: those level share a rank.
TEST(Standings, LotsAreNotAssumed) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2w=", "1b=", "H"}));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition());
  EXPECT_EQ(Rank(session, List({"PTS", "LOT"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{1, 1, 1}));
}

// Decision 045: Álvarez stands before Zapata, so the number 0 draws them in this order.
TEST(Standings, LotsAreDrawnInTheAlphabet) {
  auto data = test::TextEvent({"2w=", "1b=", "H"});
  data.players[0].name = "Zapata, Ana";
  data.players[1].name = "Álvarez, Eva";
  data.players[2].name = "Nzo, Ida";
  const Tournament tournament = test::MakeTournament(std::move(data));
  const Record record = RecordOfPlayers(tournament, 1);
  Session session(record, CurrentEdition(), {std::nullopt, 0});
  EXPECT_EQ(Rank(session, List({"PTS", "LOT"}), Application::kSuccessive).ranks, (std::vector<std::int32_t>{3, 1, 2}));
}

TEST(Standings, TheWorkingAddsUpToTheValue) {
  const Tournament tournament =
      test::MakeTournament(test::TextEvent({"2w1 3b1 4w+", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b-"}));
  const Record record = RecordOfPlayers(tournament, 3);
  Session session(record, CurrentEdition());
  const Working working = WorkingOf(session, ParseTieBreak("BH/C1").value(), {Participant(3), 0});
  ASSERT_EQ(working.contributions.size(), 3U);
  EXPECT_EQ(working.contributions[2].basis, Basis::kOwnScore);
  EXPECT_EQ(working.contributions[2].cut, Cut::kLeast);
  EXPECT_EQ(Fraction(working.Sum(), working.unit), Fraction(3));
}

// Two teams of two: 1 won 1.5 - 0.5.
TEST(Standings, Teams) {
  auto data = test::TextEvent({"3w1", "4b=", "1b0", "2w="});
  data.teams = {{TeamNumber(1), "Ash", "", {}, {}, {}, {}, {test::Nr(1), test::Nr(2)}},
                {TeamNumber(2), "Birch", "", {}, {}, {}, {}, {test::Nr(3), test::Nr(4)}}};
  const Tournament tournament = test::MakeTournament(data);
  EXPECT_TRUE(PlaysMatches(tournament));
  const Record record = RecordOfTeams(tournament, 1);
  EXPECT_EQ(record.boards(), 2);
  EXPECT_EQ(record.result(Participant(0), Round(1)).match_points, Points::Whole(2));
  EXPECT_EQ(record.result(Participant(0), Round(1)).game_points, Points::Tenths(15));
  EXPECT_EQ(record.result(Participant(1), Round(1)).opponent, Participant(0));
  Session session(record, CurrentEdition());
  const auto value = [&](std::string_view code, int team) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    Working working;
    return tie_break.definition->evaluate(session, tie_break, {Participant(team - 1), 0}, working);
  };
  EXPECT_EQ(value("PTS", 1), Fraction(2));
  EXPECT_EQ(value("MPvGP", 1), Fraction(3, 2));
  EXPECT_EQ(value("BC", 1), Fraction(2));  // 1 on board 1, half on board 2
  EXPECT_EQ(value("TBR", 1), Fraction(1));
  EXPECT_EQ(value("BBE", 1), Fraction(1));
  EXPECT_EQ(value("HOL", 1), Fraction(5, 2));  // 2 × 1 + 1 × 1/2
  EXPECT_EQ(value("BH:GP", 1), Fraction(1, 2));
}

// Two teams of three boards met twice, 2-1 each time, with points on the boards as given.
Record TwoTeams(std::vector<int> first_wins, std::vector<int> second_wins) {
  RecordData data;
  data.teams = true;
  data.rounds = 2;
  data.boards = 3;
  data.values = {ResultValues{Points::Whole(2), Points::Whole(1), Points{}},
                 ResultValues{Points::Whole(3), Points::Tenths(15), Points{}}};
  data.entrants = {{1, "", {}}, {2, "", {}}};
  const std::array<int, 4> game_points{2, 1, 1, 2};
  for (std::size_t i = 0; i < 4; ++i) {
    const bool won = game_points[i] == 2;
    data.results.push_back({RoundKind::kPlayed, won ? Outcome::kWin : Outcome::kLoss, Colour::kWhite,
                            Participant(i < 2 ? 1 : 0), Points::Whole(won ? 2 : 0), Points::Whole(game_points[i])});
  }
  for (const auto& wins : {first_wins, second_wins}) {
    for (const int points : wins) data.board_points.push_back(Points::Whole(points));
  }
  return Record(std::move(data));
}

// C.07 §13.3 with 12.1 to 12.3: level in match and game points. Team 1 won boards 1 and 2, then board 1; team 2 board
// 3, then boards 2 and 3. Board counts 1+2+1 = 4 and 3+2+3 = 8: the lower is better (decision 053).
TEST(Standings, BoardsInExtendedDirectEncounter) {
  const Record record = TwoTeams({1, 1, 0, 1, 0, 0}, {0, 0, 1, 0, 1, 1});
  Session session(record, CurrentEdition());
  const std::vector<Participant> both{Participant(0), Participant(1)};
  const auto ranks = [&](std::string_view code) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    return tie_break.definition->separate(session, tie_break, both);
  };
  EXPECT_EQ(ranks("EDE"), (std::vector<std::int32_t>{1, 1}));
  for (const std::string_view code : {"EDEBT", "EDEBB", "EDET", "EDEB"}) {
    EXPECT_EQ(ranks(code), (std::vector<std::int32_t>{1, 2})) << code;
  }
}

// C.07 §12.1, §12.2, §12.3; Elementos §3.1.9.
// The same boards, board by board, for the tie-breaks over the whole event.
TEST(Standings, BoardsOverTheEvent) {
  const Record record = TwoTeams({1, 1, 0, 1, 0, 0}, {0, 0, 1, 0, 1, 1});
  Session session(record, CurrentEdition());
  const auto values = [&](std::string_view code, int team) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    std::vector<Fraction> levels;
    for (int level = 0; level < LevelsOf(tie_break, record); ++level) {
      Working working;
      levels.push_back(*tie_break.definition->evaluate(session, tie_break, {Participant(team - 1), level}, working));
    }
    return levels;
  };
  const auto whole = [](std::initializer_list<int> numbers) {
    std::vector<Fraction> fractions;
    for (const int number : numbers) fractions.emplace_back(number);
    return fractions;
  };
  EXPECT_EQ(values("BC", 2), whole({8}));
  EXPECT_EQ(values("TBR", 1), whole({2, 1, 0}));
  EXPECT_EQ(values("BBE", 1), whole({3, 2, 0}));
  EXPECT_EQ(values("HOL", 1), whole({8, 2, 1, 0, 0}));  // 3 × 2 + 2 × 1, the boards, no drawn match
}

// Members of one club meet each other: the teams are a grouping of players in an individual event.
TEST(Standings, TeamsThatPlayNoMatches) {
  auto data = test::TextEvent({"2w1", "1b0", "4w1", "3b0"});
  data.teams = {{TeamNumber(1), "Ash", "", {}, {}, {}, {}, {test::Nr(1), test::Nr(2)}},
                {TeamNumber(2), "Birch", "", {}, {}, {}, {}, {test::Nr(3), test::Nr(4)}}};
  EXPECT_FALSE(PlaysMatches(test::MakeTournament(data)));
}

TEST(Standings, ForfeitedMatchesAndByesOfTeams) {
  auto data = test::TextEvent({". 3w1", ". 4w1", "5w1 1b0", "6w1 2b0", "3b0 .", "4b0 ."});
  for (int team = 0; team < 3; ++team) {
    data.teams.push_back(
        {TeamNumber(team + 1), "", "", {}, {}, {}, {}, {test::Nr(2 * team + 1), test::Nr(2 * team + 2)}});
  }
  data.forfeited_matches.push_back({MatchForfeit::kWhiteWins, Round(2), TeamIndex(0), TeamIndex(1)});
  data.team_pairing_byes = TeamPairingByes{Points::Whole(1), Points::Whole(1), {TeamIndex(0), TeamIndex(2)}};
  const Tournament tournament = test::MakeTournament(data);
  const Record record = RecordOfTeams(tournament, 2);
  EXPECT_EQ(record.result(Participant(0), Round(1)).kind, RoundKind::kPairingBye);
  EXPECT_EQ(record.result(Participant(0), Round(1)).match_points, Points::Whole(1));
  EXPECT_EQ(record.result(Participant(0), Round(2)).kind, RoundKind::kForfeitWin);
  EXPECT_EQ(record.result(Participant(0), Round(2)).game_points, Points::Whole(2));
  EXPECT_EQ(record.result(Participant(1), Round(2)).kind, RoundKind::kForfeitLoss);
  EXPECT_EQ(record.result(Participant(1), Round(1)).kind, RoundKind::kPlayed);
}

// C.04.5/2026 §0: of a match that is not forfeited a forfeited game counts as played.
TEST(Standings, ForfeitedGamesOfAPlayedMatchCountAsPlayed) {
  auto data = test::TextEvent({"2w+ 2b0 3w+ 3b+", "1b- 1w1 4w1 4b1", "4w1 4b1 1b- 1w-", "3b0 3w0 2b0 2w0"});
  data.system_code = "FIDE_DOUBLESWISS";
  const Record record = RecordOfPlayers(test::MakeTournament(data), 4);
  EXPECT_EQ(record.result(Participant(0), Round(1)).kind, RoundKind::kPlayed);
  EXPECT_EQ(record.result(Participant(1), Round(1)).kind, RoundKind::kPlayed);
  EXPECT_EQ(record.result(Participant(0), Round(3)).kind, RoundKind::kForfeitWin) << "3 forfeits both games";
  EXPECT_EQ(record.result(Participant(2), Round(4)).kind, RoundKind::kForfeitLoss);
}

// C.04.2/2026 §3.1; /2025 §4.1: a draw for pairing only.
TEST(Standings, AnAdjournedGameCountsNothingYet) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"2wX", "1bX"}));
  const Record record = RecordOfPlayers(tournament, 1);
  EXPECT_EQ(record.result(Participant(0), Round(1)).kind, RoundKind::kPending);
  EXPECT_EQ(record.result(Participant(0), Round(1)).game_points, Points{});
  EXPECT_EQ(tournament.ScoreAfter(test::Nr(1), 1), Points::Tenths(5)) << "for pairing";
}

}  // namespace
}  // namespace ronda::tiebreak
