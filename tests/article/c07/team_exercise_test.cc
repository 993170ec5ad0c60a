// The team exercise of the FIDE Technical Commission: 14 teams, 7 rounds, 4 boards, 2-1-0, with a forfeited match, byes
// of one match point and two game points, and a zero-point bye. Values of the edition of 2023 as printed there.
#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <string_view>

#include "ronda/tiebreak/standings.h"

namespace ronda::tiebreak {
namespace {

// A row a team: opponent, colour and game points; "+F6" and "-F1" the forfeited match.
constexpr std::array<std::string_view, 14> kRows{
    "8w2.5 4b1.5 7w3 2b2.5 5w1.5 +F6 3b2.5", "9b3 3w4 5b0 1w1.5 13w3 4b2.5 10b3",
    "10w2.5 2b0 9w3 6b2.5 4w3 5b3.5 1w1.5",  "11b3 1w2.5 13b3 5w3.5 3b1 2w1.5 9b2.5",
    "12w4 6b3 2w4 4b.5 1b2.5 3w.5 13b3.5",   "13b2 5w1 8b3 3w1.5 11b2.5 -F1 12w2.5",
    "14w2 8b2 1b1 10w2.5 9b2 13w2 ZPB",      "1b1.5 7w2 6w1 12b3.5 10b2 9w2 11w3",
    "2w1 12b4 3b1 14w3 7w2 8b2 4w1.5",       "3b1.5 11w1.5 12b2.5 7b1.5 8w2 14b3 2w1",
    "4w1 10b2.5 14w2 13b1.5 6w1.5 12w2 8b1", "5b0 9w0 10w1.5 8w.5 PAB 11b2 6b1.5",
    "6w2 14b2.5 4w1 11w2.5 2b1 7b2 5w.5",    "7b2 13w1.5 11b2 9b1 HPB 10w1 PAB",
};

RoundRecord Awarded(RoundKind kind, int match_points, int game_points) {
  return {kind, Outcome::kDraw, std::nullopt, std::nullopt, Points::Whole(match_points), Points::Whole(game_points)};
}

RoundRecord Match(const std::string& word) {
  if (word == "PAB") return Awarded(RoundKind::kPairingBye, 1, 2);
  if (word == "HPB") return Awarded(RoundKind::kHalfBye, 1, 2);
  if (word == "ZPB") return Awarded(RoundKind::kZeroBye, 0, 0);
  if (word[1] == 'F') {
    RoundRecord result =
        word[0] == '+' ? Awarded(RoundKind::kForfeitWin, 2, 4) : Awarded(RoundKind::kForfeitLoss, 0, 0);
    result.opponent = Participant(std::stoi(word.substr(2)) - 1);
    return result;
  }
  const auto colour = word.find_first_of("wb");
  RoundRecord result;
  result.kind = RoundKind::kPlayed;
  result.opponent = Participant(std::stoi(word.substr(0, colour)) - 1);
  result.colour = word[colour] == 'w' ? Colour::kWhite : Colour::kBlack;
  result.game_points = ParsePoints(word.substr(colour + 1)).value();
  const auto margin = result.game_points <=> Points::Whole(2);
  result.outcome = margin > 0 ? Outcome::kWin : margin < 0 ? Outcome::kLoss : Outcome::kDraw;
  result.match_points = Points::Whole(margin > 0 ? 2 : margin < 0 ? 0 : 1);
  return result;
}

Record TeamExercise() {
  RecordData data;
  data.teams = true;
  data.rounds = 7;
  data.boards = 4;
  data.values = {ResultValues{Points::Whole(2), Points::Whole(1), Points{}},
                 ResultValues{Points::Whole(4), Points::Whole(2), Points{}}};
  for (const std::string_view row : kRows) {
    data.entrants.push_back({static_cast<std::int32_t>(data.entrants.size()) + 1, "", std::nullopt});
    std::stringstream words{std::string(row)};
    for (std::string word; words >> word;) data.results.push_back(Match(word));
  }
  data.board_points.resize(data.results.size() * 4);
  return Record(std::move(data));
}

std::vector<Fraction> Values(std::string_view code, std::string_view edition) {
  const Record record = TeamExercise();
  Session session(record, *FindEdition(edition));
  const TieBreak tie_break = ParseTieBreak(code).value();
  std::vector<Fraction> values;
  for (std::int32_t i = 0; i < record.size(); ++i) {
    Working working;
    values.push_back(*tie_break.definition->evaluate(session, tie_break, {Participant(i), 0}, working));
  }
  return values;
}

// Values as printed, with a dot.
void Expect(std::string_view code, const std::string& printed, int decimals) {
  const auto values = Values(code, "c07-2023");
  std::stringstream words(printed);
  for (const Fraction& value : values) {
    std::string word;
    words >> word;
    const auto dot = word.find('.');
    const auto shown = dot == std::string::npos ? 0 : static_cast<int>(word.size() - dot - 1);
    EXPECT_EQ(ToDecimal(value, decimals < 0 ? shown : decimals), word)
        << code << " of team " << (&value - values.data()) + 1;
    if (decimals < 0) {  // printed in full
      EXPECT_EQ(value, Fraction(RoundHalfUp(value * Fraction(100)), 100));
    }
  }
}

// C.07 §8.1, §14.1 for teams.
TEST(C07_2023, TeamExerciseBuchholz) {
  Expect("BH:MP", "64 57 58 56 55 46 44 41 50 44 41 41 52 36", -1);
  Expect("BH:MP/C1", "57 52 53 52 53 39 38 39 48 42 39 39 48 32", -1);
  Expect("BH:GP", "114 107.5 109.5 106 99 92 94.5 90 97.5 92 88 92 101 87", -1);
  Expect("BH:GP/C1", "100.5 96 97 94.5 91.5 79.5 83 82.5 90 84.5 80.5 84.5 89.5 75.5", -1);
}

// C.07 §13.2.
TEST(C07_2023, TeamExerciseSonnebornBerger) {
  Expect("EMMSB", "88 74 76 72 70 32 33 30 26 19 16 6 30 19", -1);
  Expect("EGMSB", "158 144 150 146 132 79.5 78.5 79 66.5 53 45 19 72 48", -1);
  Expect("EMGSB", "158.5 131 128 130 125 73 68.5 77 83 72.5 61 33.5 73 58", -1);
  Expect("EGGSB", "283 249.75 247.5 253.5 236 157.5 155 181.5 180 161.75 138.5 83.75 152.5 140.75", -1);
}

// C.07 §13.4.
// The factor is 3: 14 match points in 7 rounds over 4 game points in a match.
TEST(C07_2023, TeamExerciseScoresAndSchedule) {
  Expect("SSSC", "38.8 36.0 35.3 35.7 36.3 27.8 26.2 28.7 31.2 27.7 25.2 21.2 28.8 23.5", 1);
}

// 13.1: match points are primary here, so the game points count.
TEST(C07, Art13_1_TheScoreThatIsNotPrimary) {
  const auto values = Values("MPVGP", "c07-2026");
  EXPECT_EQ(values, Values("GPTS", "c07-2026"));
  EXPECT_NE(values, Values("MPTS", "c07-2026"));
}

TEST(C07, Art13_3_ExtendedDirectEncounterOfTheExercise) {
  const Record record = TeamExercise();
  Session session(record, CurrentEdition());
  const std::vector<Participant> tied{Participant(0), Participant(1), Participant(2), Participant(3), Participant(4)};
  const TieBreak tie_break = ParseTieBreak("EDE").value();
  // 4, 2, 1, 3, 5
  EXPECT_EQ(tie_break.definition->separate(session, tie_break, tied), (std::vector<std::int32_t>{3, 2, 4, 1, 5}));
}

// C.07/2026 §16.4: what changed for the teams with unplayed rounds; seven draws are 7 match points.
TEST(C07_2026, Art16_4_CapsOfTheTeamExercise) {
  const auto before = Values("BH:MP", "c07-2024");
  const auto after = Values("BH:MP", "c07-2026");
  // Team 1 has 10 match points; for the forfeit win against team 6 (7 points, whose forfeit loss stays a loss) it
  // counted 10 and now counts 7.
  EXPECT_EQ(before[0] - after[0], Fraction(3));
  // Team 6: own score 7, scheduled opponent 10: no cap.
  EXPECT_EQ(before[5], after[5]);
  // Team 12 and team 14 have fewer points than 7 draws: no cap either.
  EXPECT_EQ(before[11], after[11]);
  EXPECT_EQ(before[13], after[13]);
}

// 13.4: the most of the primary score over the most of the secondary score in one match, without the decimals.
TEST(C07, Art13_4_Factor) {
  const auto factor = [](int rounds, Score primary) {
    RecordData data;
    data.teams = true;
    data.rounds = rounds;
    data.boards = 4;
    data.primary = primary;
    data.values = {ResultValues{Points::Whole(2), Points::Whole(1), Points{}},
                   ResultValues{Points::Whole(4), Points::Whole(2), Points{}}};
    data.entrants.push_back({1, "", std::nullopt});
    data.results.resize(static_cast<std::size_t>(rounds));
    const Record record(std::move(data));
    Session session(record, CurrentEdition());
    return WorkingOf(session, ParseTieBreak("SSSC").value(), {Participant(0), 0}).figures[1].second;
  };
  EXPECT_EQ(factor(11, Score::kMatchPoints), Fraction(5));  // 22 / 4
  EXPECT_EQ(factor(7, Score::kMatchPoints), Fraction(3));   // 14 / 4
  EXPECT_EQ(factor(9, Score::kGamePoints), Fraction(18));   // 36 / 2
}

}  // namespace
}  // namespace ronda::tiebreak
