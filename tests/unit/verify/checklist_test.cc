#include "ronda/verify/checklist.h"

#include <gtest/gtest.h>

#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda::verify {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;

const SwissRules& ColumnRules(std::string_view system) { return RulesOf(StandardSystems().Find(system)->info()); }

// Three rounds of five players; player 5 had the bye, player 4 withdrew before the third round with half a point.
// Colours, preferences and floats worked out by hand; the columns are those of bbpPairings 6.0.0.
TEST(Checklist, ColumnsOfARound) {
  TournamentData data = TextEvent({
      "3w1 2b=",
      "4b1 1w=",
      "1b0 4w0",
      "2w0 3b1",
      "U Z",
  });
  data.planned_rounds = 5;
  const Tournament before = MakeTournament(std::move(data));
  RoundPairing pairing;
  pairing.boards = {{Nr(1), Nr(4), {}}, {Nr(5), Nr(2), {}}};
  pairing.bye = Nr(3);
  EXPECT_EQ(ChecklistOf(before, pairing, ColumnRules("dutch-2026")),
            "\n"
            "ID\tPts\t---\tPref\tC2\tC14\tC16\t  Cur\t\tR1\tR2\t\n"
            "\n"
            " 1\t1.5\t WB\t  w \t Y\t   \t   \t (4W)\t\t 3\t 2\t\n"
            " 2\t1.5\t BW\t  b \t Y\t   \t   \t (5B)\t\t 4\t 1\t\n"
            "\n"
            " 4\t1.0\t WB\t  w \t Y\t   \t   \t (1B)\t\t 2\t 3\t\n"
            " 5\t1.0\t   \t  A \t N\t   \t  D\t (2W)\t\t  \t  \t\n"
            "\n"
            " 3\t0.0\t BW\t  b \t Y\t   \t   \t(bye)\t\t 1\t 4\t\n"
            "\n\n");
}

TEST(Checklist, WithoutAPairingTheCurrentColumnIsEmpty) {
  const std::string text =
      ChecklistOf(MakeTournament(TextEvent({"2w1", "1b0"})), std::nullopt, ColumnRules("dutch-2026"));
  EXPECT_EQ(text,
            "\n"
            "ID\tPts\t--\tPref\tC2\tC14\tC16\tCur\t\tR1\t\n"
            "\n"
            " 1\t1.0\t W\t (B)\t Y\t   \t   \t   \t\t 2\t\n"
            "\n"
            " 2\t0.0\t B\t (W)\t Y\t   \t   \t   \t\t 1\t\n"
            "\n\n");
}

// In 2017 every absence is a downfloat, and the criteria about floats have other numbers.
TEST(Checklist, FloatsByEdition) {
  TournamentData data = TextEvent({"2w1", "1b0", "Z"});
  const Tournament before = MakeTournament(std::move(data));
  EXPECT_NE(ChecklistOf(before, std::nullopt, ColumnRules("dutch-2017")).find("C2\tC12\tC14"), std::string::npos);
  EXPECT_NE(ChecklistOf(before, std::nullopt, ColumnRules("dutch-2017")).find(" 3\t0.0\t  \t  A \t Y\t  D\t"),
            std::string::npos);
  EXPECT_NE(ChecklistOf(before, std::nullopt, ColumnRules("dutch-2026")).find(" 3\t0.0\t  \t  A \t Y\t   \t"),
            std::string::npos);
}

}  // namespace
}  // namespace ronda::verify
