// C.07 §6: direct encounter.
#include <gtest/gtest.h>

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"
#include "support/text_event.h"

namespace ronda::tiebreak {
namespace {

using Ranks = std::vector<std::int32_t>;

Ranks Encounter(const TournamentData& data, std::initializer_list<int> numbers, std::string_view code = "DE") {
  const Tournament tournament = test::MakeTournament(data);
  const Record record = RecordOfPlayers(tournament, tournament.rounds());
  Session session(record, CurrentEdition());
  const TieBreak tie_break = ParseTieBreak(code).value();
  std::vector<Participant> group;
  for (const int number : numbers) group.emplace_back(number - 1);
  return tie_break.definition->separate(session, tie_break, group);
}

// 1 beat 2, 2 beat 3, 1 beat 3: all have met all.
TEST(C07, Art6_2_AllHaveMetAll) {
  const auto data = test::TextEvent({"2w1 3b1 .", "1b0 . 3w1", ". 1w0 2b0"});
  EXPECT_EQ(Encounter(data, {1, 2, 3}), (Ranks{1, 2, 3}));
}

// 1 beat 2 and lost to 3; 2 beat 3: a circle stays a tie.
TEST(C07, Art6_2_ACircleStaysTied) {
  const auto data = test::TextEvent({"2w1 3b0 .", "1b0 . 3w1", ". 1w1 2b0"});
  EXPECT_EQ(Encounter(data, {1, 2, 3}), (Ranks{1, 1, 1}));
}

// Four players, all met: 1 has 2 (beat 2 and 3), 2 has 2 (beat 3 and 4), 3 has 1 (beat 4), 4 has 1 (beat 1). 1 and 2
// are level, and so are 3 and 4; their own games decide: 1 before 2, 3 before 4.
TEST(C07, Art6_2_ThoseStillLevelAreLookedAtAgain) {
  const auto data = test::TextEvent({"2w1 3b1 4w0", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b1"});
  EXPECT_EQ(Encounter(data, {1, 2, 3, 4}), (Ranks{1, 2, 3, 4}));
}

// 1 beat 2 and 3, who have not met: 1 has 2, either of them could reach 1. 1 is safely first; 2 and 3 stay tied.
// Decision 048.
TEST(C07, Art6_3_FirstWhateverTheMissingGameBrings) {
  const auto data = test::TextEvent({"2w1 3b1", "1b0 .", ". 1w0"});
  EXPECT_EQ(Encounter(data, {1, 2, 3}), (Ranks{1, 2, 2}));
}

// 1 beat 2; 3 has met neither and could reach 2 points, so nobody is safe.
TEST(C07, Art6_3_NobodyIsSafe) {
  const auto data = test::TextEvent({"2w1", "1b0", "."});
  EXPECT_EQ(Encounter(data, {1, 2, 3}), (Ranks{1, 1, 1}));
}

// 1 has beaten 2, 3 and 4; 2 beat 3; 4 has met neither 2 nor 3. 1 is safe with 3. Then 2 (1 point, one game missing: at
// least 1), 3 (at most 1), 4 (at most 2): nobody is safe for the second place. The rest again, without 1: 2 has 1, 3 at
// most 1, 4 at most 2: nothing more.
TEST(C07, Art6_3_TheRestIsLookedAtAgain) {
  const auto data = test::TextEvent({"2w1 3b1 4w1", "1b0 . 3w1", ". 1w0 2b0", ". . 1b0"});
  EXPECT_EQ(Encounter(data, {1, 2, 3, 4}), (Ranks{1, 2, 2, 2}));
}

// Two games between 1 and 2, one each: the average is half a point, level.
TEST(C07, Art6_1_SeveralGamesCountTheirAverage) {
  const auto level = test::TextEvent({"2w1 2b0", "1b0 1w1"});
  EXPECT_EQ(Encounter(level, {1, 2}), (Ranks{1, 1}));
  // Three games, a win and two draws, against one draw with 3; 2 and 3 drew. 1: 2/3 + 1/2, 2: 1/3 + 1/2, 3: 1.
  const auto thirds = test::TextEvent({"2w1 2b= 2w= 3b= .", "1b0 1w= 1b= . 3w=", ". . . 1w= 2b="});
  EXPECT_EQ(Encounter(thirds, {1, 2, 3}), (Ranks{1, 3, 2}));
}

// A forfeit is no game, unless the rules of the event say so (/P).
TEST(C07, Art6_ForfeitsAreLeftOut) {
  const auto data = test::TextEvent({"2w+", "1b-"});
  EXPECT_EQ(Encounter(data, {1, 2}), (Ranks{1, 1}));
  EXPECT_EQ(Encounter(data, {1, 2}, "DE/P"), (Ranks{1, 2}));
}

// 15.2: where the pairings do not depend on results, it is one.
TEST(C07, Art15_2_ForfeitsAreGamesInARoundRobin) {
  auto data = test::TextEvent({"2w+", "1b-"});
  data.system_code = "FIDE_ROUNDROBIN";
  EXPECT_EQ(Encounter(data, {1, 2}), (Ranks{1, 2}));
}

}  // namespace
}  // namespace ronda::tiebreak
