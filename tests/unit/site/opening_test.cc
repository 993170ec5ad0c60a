#include "ronda/site/opening.h"

#include <gtest/gtest.h>

#include "ronda/site/player_lines.h"

namespace ronda::site {
namespace {

TEST(PlayersFromLines, UnderstandsListsAsPeoplePasteThem) {
  const auto players =
      PlayersFromLines("1. Novák, Jan 2105\n\n  Ana López;1850;ESP;FM;Club Uno\r\n3) Kim\nMaria 2000 Smith\n");
  ASSERT_EQ(players.size(), 4U);
  EXPECT_EQ(players[0].name, "Novák, Jan");
  EXPECT_EQ(players[0].rating, 2105);
  EXPECT_EQ(players[1].name, "Ana López");
  EXPECT_EQ(players[1].rating, 1850);
  EXPECT_EQ(players[1].federation, "ESP");
  EXPECT_EQ(players[1].title, "FM");
  EXPECT_EQ(players[1].club, "Club Uno");
  EXPECT_EQ(players[2].name, "Kim");
  EXPECT_FALSE(players[2].rating);
  EXPECT_EQ(players[3].name, "Maria 2000 Smith");
  EXPECT_EQ(players[3].tpn, Tpn(4));
}

TEST(PlayersFromLines, LeavesTheHeadsOfAListOutAndTellsTitlesFromFederations) {
  const auto players = PlayersFromLines("Name;Rating;Fed;Title;FIDE ID\nAna;2100;WIM;ESP;2200001\nJméno\n");
  ASSERT_EQ(players.size(), 2U);
  EXPECT_EQ(players[0].name, "Ana");
  EXPECT_EQ(players[0].title, "WIM");
  EXPECT_EQ(players[0].federation, "ESP");
  EXPECT_EQ(players[0].fide_id, "2200001");
  EXPECT_EQ(players[1].name, "Jméno");  // heads stand first
}

// As lists of entries are published: numbers, and whatever else, before the name.
TEST(PlayersFromLines, FindsTheColumnOfTheNamesByItsHead) {
  const auto players = PlayersFromLines("No.\tName\tFed\tRtg\n1\tNovák, Jan\tCZE\t2105\n2\tKim\tKOR\t1900\n");
  ASSERT_EQ(players.size(), 2U);
  EXPECT_EQ(players[0].name, "Novák, Jan");
  EXPECT_EQ(players[0].rating, 2105);
  EXPECT_EQ(players[0].federation, "CZE");
  const auto ranked = PlayersFromLines("Rk.\tSNo\t\tName\tRtg\r\n100\t101\tGM\tKim\t2500\r\n101\t7\t\tLee\t\r\n");
  ASSERT_EQ(ranked.size(), 2U);
  EXPECT_EQ(ranked[0].name, "Kim");
  EXPECT_EQ(ranked[0].title, "GM");
  EXPECT_EQ(ranked[0].rating, 2500);
  EXPECT_EQ(ranked[1].name, "Lee");
  EXPECT_FALSE(ranked[1].rating);
}

TEST(PlayersFromLines, TakesATitleBeforeTheName) {
  const auto players = PlayersFromLines("1. WGM Novák, Jana 2305\nIM Kim;2400;KOR\nGMX Ltd\nGM\n");
  ASSERT_EQ(players.size(), 4U);
  EXPECT_EQ(players[0].title, "WGM");
  EXPECT_EQ(players[0].name, "Novák, Jana");
  EXPECT_EQ(players[0].rating, 2305);
  EXPECT_EQ(players[1].title, "IM");
  EXPECT_EQ(players[1].name, "Kim");
  EXPECT_EQ(players[2].name, "GMX Ltd");
  EXPECT_EQ(players[3].name, "GM");  // somebody's name, as far as one can see
}

TEST(PlayersFromLines, OfNothingIsNobody) {
  EXPECT_TRUE(PlayersFromLines("").empty());
  EXPECT_TRUE(PlayersFromLines("\n \n\t\n").empty());
}

// C.04.2/2025 §2.2: by rating, then by name.
TEST(Opening, NumbersPlayersByTheInitialOrder) {
  const auto opening = OpeningFrom(R"({"name":"Club","rounds":5,"players":"Dan\nAnna 1500\nBea 2000"})");
  ASSERT_TRUE(opening.value);
  const auto& players = opening.value->tournament.players;
  ASSERT_EQ(players.size(), 3U);
  EXPECT_EQ(players[0].name, "Bea");
  EXPECT_EQ(players[1].name, "Anna");
  EXPECT_EQ(players[2].name, "Dan");
  EXPECT_EQ(opening.value->tournament.planned_rounds, 5);
}

TEST(Opening, TakesAFileAsItIs) {
  const auto opening =
      OpeningFrom(R"({"file":{"name":"x.csv","text":"name,rating\nAnna,1500\nBea,1600\n"},"name":"Club"})");
  ASSERT_TRUE(opening.value);
  EXPECT_EQ(opening.value->from, "x.csv");
  EXPECT_EQ(opening.value->tournament.players.size(), 2U);
}

// C.04.6/2026 §1.1.2: teams by strength, here the average of those who sit at the boards; players team by team.
TEST(Opening, MakesTeamsOfAList) {
  const auto opening =
      OpeningFrom(R"({"name":"League","system":"team-swiss-2026","boards":2,)"
                  R"("players":"Reds:\nAnna 1500\nBea 1700\nCarl 2400\nDan;2000;Blues\nEva;1900;Blues"})");
  ASSERT_TRUE(opening.value) << opening.diagnostics.front().message;
  const TournamentData& data = opening.value->tournament;
  ASSERT_EQ(data.teams.size(), 2U);
  EXPECT_EQ(data.teams[0].name, "Blues");
  EXPECT_EQ(data.teams[0].strength, 1950);
  EXPECT_EQ(data.teams[1].strength, 1600);
  EXPECT_EQ(data.teams[1].members.size(), 3U);
  EXPECT_EQ(data.players.front().name, "Dan");
  EXPECT_EQ(data.board_colours, (std::vector{Colour::kWhite, Colour::kBlack}));
}

// They look like titles and federations.
TEST(Opening, TakesShortNamesOfTeams) {
  const auto teams_of = [](const std::string& lines) {
    std::vector<std::string> names;
    const auto opening =
        OpeningFrom(R"({"name":"Cup","boards":1,"system":"team-swiss-2026","players":")" + lines + R"("})");
    if (!opening.value) return std::vector{opening.diagnostics.front().message};
    for (const Team& team : opening.value->tournament.teams) names.push_back(team.name);
    return names;
  };
  EXPECT_EQ(teams_of(R"(Ana;2000;GM;A\nEva;1900;Old\nIda;1800;Young)"),
            (std::vector<std::string>{"A", "Old", "Young"}));
  EXPECT_EQ(teams_of(R"(Ana;2000;GM;ESP\nEva;1900;CZE)"), (std::vector<std::string>{"ESP", "CZE"}));
  EXPECT_EQ(teams_of(R"(Ana;2000;ESP;Reds\nEva;1900;CZE)"), (std::vector<std::string>{"Eva has no team"}));
}

// Which team is the first of the table is the order of the list, not the strength.
TEST(Opening, MakesAnEncounterOfAList) {
  const auto opening = OpeningFrom(R"({"name":"Match","schedule":{"system":"scheveningen"},)"
                                   R"("players":"Reds:\nAnna 1500\nBea 1700\nBlues:\nDan 2000\nEva 1900"})");
  ASSERT_TRUE(opening.value) << opening.diagnostics.front().message;
  const TournamentData& data = opening.value->tournament;
  ASSERT_EQ(data.teams.size(), 2U);
  EXPECT_EQ(data.teams[0].name, "Reds");
  EXPECT_EQ(data.teams[0].strength, 1600);
  EXPECT_EQ(data.players.front().name, "Anna");
  EXPECT_TRUE(data.board_colours.empty());
  EXPECT_FALSE(OpeningFrom(R"({"name":"Match","schedule":{"system":"djaja"},"players":"Anna\nBea;Reds"})").value);
}

TEST(Opening, MakesAnEventAtTables) {
  const auto opening = OpeningFrom(R"({"name":"Evening","players":"Anna\nBea\nCarl","tables":{"size":3,"best":2}})");
  ASSERT_TRUE(opening.value);
  EXPECT_NE(opening.value->tables.find("\"table_size\": 3"), std::string::npos) << opening.value->tables;
  EXPECT_TRUE(command::Open(*opening.value, {}));
  const auto wrong = OpeningFrom(R"({"name":"Evening","players":"Anna","tables":{"size":7}})");
  ASSERT_TRUE(wrong.value);
  EXPECT_FALSE(command::Open(*wrong.value, {}));
}

TEST(Opening, OfTeamsWantsATeamForEverybody) {
  const auto opening = OpeningFrom(R"({"name":"League","boards":2,"players":"Anna\nBea;Reds"})");
  EXPECT_FALSE(opening.value);
  EXPECT_EQ(opening.diagnostics.front().code, "opening-teams");
  EXPECT_FALSE(OpeningFrom(R"({"name":"League","boards":0,"players":""})").value);
}

TEST(Opening, NonsenseIsRefused) {
  for (const char* wrong : {"", "[]", "{}", R"({"name":""})", R"({"name":"x","system":"nonsense"})",
                            R"({"name":"x","file":{"name":"x.trf","text":"\u0000nonsense"}})", R"({"name":7})"}) {
    EXPECT_FALSE(OpeningFrom(wrong).value) << wrong;
  }
}

}  // namespace
}  // namespace ronda::site
