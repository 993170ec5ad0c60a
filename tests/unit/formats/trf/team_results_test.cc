// Records 801 and 802: written, kept up to date, compared.
#include "ronda/formats/trf/team_results.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Two boards: Reds against Greens, whose second player did not come, and a bye told by the members.
std::string ThreeTeams(const std::vector<std::string>& more = {}) {
  std::vector<std::string> lines{"012 Three teams",
                                 "192 FIDE_TEAM",
                                 "352 WB",
                                 PlayerLine(1, "1.0", {"   3 w 1"}),
                                 PlayerLine(2, "1.0", {"0000 - +"}),
                                 PlayerLine(3, "0.0", {"   1 b 0"}),
                                 PlayerLine(4, "0.0", {}),
                                 PlayerLine(5, "1.0", {"0000 - U"}),
                                 PlayerLine(6, "1.0", {"0000 - U"}),
                                 "310   1 Reds                             RED             2.0    2.0         1    2",
                                 "310   2 Greens                           GRE             0.0    0.0         3    4",
                                 "310   3 Blues                            BLU             1.0    1.0         5    6"};
  lines.insert(lines.end(), more.begin(), more.end());
  return Lines(lines);
}

File FileOf(const std::string& bytes) {
  auto parsed = Read(bytes, "teams.trf");
  EXPECT_TRUE(parsed.value) << AllOf(parsed.diagnostics);
  return *std::move(parsed.value);
}

TEST(TrfTeamResults, AreWrittenInANewFile) {
  EXPECT_THAT(ComposeTeamResults(FileOf(ThreeTeams()).tournament),
              ElementsAre("801  1 RED    2.0  2.0   2 w 1+ 12", "801  2 GRE    0.0  0.0   1 b 0- 10",
                          "801  3 BLU    1.0  1.0       UU", "802   1 RED      2.0    2.0   2 w  2.0",
                          "802   2 GRE      0.0    0.0   1 b  0.0", "802   3 BLU      1.0    1.0 PAB    1.0"));
  EXPECT_THAT(Write(FileOf(ThreeTeams()).tournament, Dialect::kTrf26).value(), HasSubstr("\n802   3 BLU"));
}

TEST(TrfTeamResults, AreNoPartOfTheModel) {
  const File with = FileOf(ThreeTeams({"802   1 RED      2.0    2.0   2 w  2.0"}));
  EXPECT_THAT(with.tournament.data().other_records, IsEmpty());
  EXPECT_EQ(Update(with.document, with.tournament), ThreeTeams({"802   1 RED      2.0    2.0   2 w  2.0"}));
}

TEST(TrfTeamResults, OfAnUpdatedFileFollowTheBoards) {
  const File file =
      FileOf(ThreeTeams({"801  1 RED   2     2.0   2 w 1+ 12", "802   3 BLU      1.0    1.0 PAB    1.0"}));
  TournamentData data = file.tournament.data();
  data.entries[0].result = data.entries[2].result = ResultCode::kDraw;
  for (Player& player : data.players) player.stated_points.reset();
  const std::string updated = Update(file.document, Tournament::Make(data).value());
  EXPECT_THAT(updated, HasSubstr("801  1 RED    2.0  1.5   2 w =+ 12\n"));
  EXPECT_THAT(updated, HasSubstr("802   3 BLU      1.0    1.0 PAB    1.0\n"));
  EXPECT_EQ(updated.find("802   1"), std::string::npos) << "the file had none of team 1";
}

TEST(TrfTeamResults, AreComparedWithTheBoards) {
  const auto differences = [](const std::string& line) {
    return CompareTeamResults(FileOf(ThreeTeams({line})), "teams.trf");
  };
  EXPECT_THAT(differences("801  1 RED   2     2.0   2 w 1+ 12"), IsEmpty()) << "2 is 2.0";
  EXPECT_THAT(differences("801  3 BLU    1.0  1.0       UU"), IsEmpty());
  EXPECT_EQ(differences("801  1 RED    2.0  2.0   2 w 11 12").front().message,
            "record 801 of team 1 Reds says '2 w 11' in round 1 instead of '2 w 1+'");
  EXPECT_EQ(differences("802   1 RED      1.0    2.0   2 w  2.0").front().message,
            "record 802 of team 1 Reds says match points 1.0 instead of 2.0");
  EXPECT_EQ(differences("802   9 ABC      1.0    2.0   2 w  2.0").front().message, "record 802 is of no team there is");
}

TEST(TrfTeamResults, TotalsOfTheTeamsAreCompared) {
  std::string text = ThreeTeams();
  const std::string right = "BLU             1.0";
  text.replace(text.find(right), right.size(), "BLU             0.0");
  const auto differences = CompareTeamResults(FileOf(text), "teams.trf");
  EXPECT_THAT(trf::CodesOf(differences), ElementsAre("team-points"));
  EXPECT_EQ(differences.front().message, "team 3 Blues has 0.0 match points here, but its matches make 1.0");
}

}  // namespace
}  // namespace ronda::trf
