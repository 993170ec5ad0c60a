// The small input files (votes, facts, rules, announcements): what they mean, and that no damage to them does harm.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "ronda/formats/announce/regulations.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/formats/csv/sheet.h"
#include "ronda/formats/rating/facts.h"
#include "ronda/formats/rating/rules.h"
#include "support/mutations.h"
#include "support/text_event.h"

namespace ronda {
namespace {

std::string TextOf(const char* path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

Tournament TwoPlayers() {
  TournamentData data = test::TextEvent({"2w1", "1b0"});
  data.players[1].fide_id = "24600123";
  return test::MakeTournament(std::move(data));
}

TEST(Sheet, GuessesTheSeparatorAndTheEncoding) {
  EXPECT_EQ(csv::ReadSheet("a;b,c;d\n").records.front().size(), 3U);
  EXPECT_EQ(csv::ReadSheet("a\tb\n").records.front().size(), 2U);
  EXPECT_EQ(csv::ReadSheet("Jos\xe9,1\n").records.front().front().text, "José");
  EXPECT_EQ(csv::ReadSheet("\xEF\xBB\xBF a , b \n").records.front()[1].text, "b");
  EXPECT_TRUE(csv::ReadSheet("").records.empty());
}

TEST(Sheet, WholeNumbers) {
  EXPECT_EQ(csv::WholeNumber("12"), 12);
  EXPECT_EQ(csv::WholeNumber("-3"), -3);
  EXPECT_EQ(csv::WholeNumber("+3"), 3);
  for (const char* text : {"", "-", "1.5", "1e3", "--3", "99999999999"}) EXPECT_FALSE(csv::WholeNumber(text)) << text;
}

TEST(Votes, PlacesAndForbiddenCells) {
  const auto votes = assignment::ReadOptionVotes("p,A,B\nplaces,2,\nx,5,X\ny,,3\n", "f", assignment::Goal::kMaximise);
  ASSERT_TRUE(votes.value);
  const auto& problem = votes.value->problem;
  EXPECT_EQ(votes.value->participants, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(problem.CapacityOf(assignment::Option(0)), 2);
  EXPECT_EQ(problem.CapacityOf(assignment::Option(1)), 1);
  EXPECT_EQ(problem.ValueOf(assignment::Participant(0), assignment::Option(1)), std::nullopt);
  EXPECT_EQ(problem.ValueOf(assignment::Participant(1), assignment::Option(0)), 0);
}

TEST(Votes, TooManyAreRefused) {
  std::string text = "p";
  for (int i = 0; i < 5000; ++i) text += ",o" + std::to_string(i);
  text += '\n';
  for (int i = 0; i < 3300; ++i) text += "r,1\n";
  const auto votes = assignment::ReadOptionVotes(text, "f", assignment::Goal::kMaximise);
  ASSERT_FALSE(votes.value);
  EXPECT_EQ(votes.diagnostics.front().code, "votes-too-many");
}

TEST(Votes, PlayersInAnyOrder) {
  const auto votes = assignment::ReadPlayerVotes("p,A,B\nB,7,\nA,,4\n", "f");
  ASSERT_TRUE(votes.value);
  EXPECT_EQ(votes.value->given, (std::vector<std::vector<std::int64_t>>{{0, 4}, {7, 0}}));
}

TEST(Facts, ByNumberOrFideId) {
  const auto facts = rating::ReadFacts("fide_id,tpn,K,Games\n24600123,,10,\n,1,,12\n", "f", TwoPlayers());
  ASSERT_TRUE(facts.value);
  EXPECT_EQ((*facts.value)[1].k, 10);
  EXPECT_EQ((*facts.value)[0].games, 12);
  EXPECT_FALSE(rating::ReadFacts("k\n3\n", "f", TwoPlayers()).value);
  EXPECT_FALSE(rating::ReadFacts("", "f", TwoPlayers()).value);
}

TEST(Rules, DifferFromAnEdition) {
  const auto rules = rating::ReadRules(
      R"({"based_on": "fide-2017", "cap": null, "k": {"usual": 24, "youth_until": "never"},
          "initial": {"method": "draws", "least_games": 9, "hypothetical_rating": 1500, "step": 12.5, "most": 2000}})",
      "f");
  ASSERT_TRUE(rules.value);
  EXPECT_EQ(rules.value->cap.limit, std::nullopt);
  EXPECT_EQ(rules.value->k.usual, 24);
  EXPECT_EQ(rules.value->k.youth_until, rating::YouthUntil::kNever);
  EXPECT_EQ(rules.value->initial.method, rating::InitialMethod::kHypotheticalDraws);
  EXPECT_EQ(rules.value->initial.step, Fraction(25, 2));
  EXPECT_EQ(rules.value->initial.most, 2000);
  EXPECT_EQ(rules.value->floor, std::nullopt);
}

TEST(Rules, OneKForEverybody) {
  const auto rules = rating::ReadRules(R"({"k": 30})", "f");
  ASSERT_TRUE(rules.value);
  for (const int value : {1000, 2000, 2500}) {
    EXPECT_EQ(rating::ChooseK(rules.value->k, {value, Date{2020, 1, 1}, Date{2026, 1, 1}, {{}, 0, 2600}, 100}).k, 30);
  }
}

TEST(Rules, EveryProblemIsReported) {
  const auto rules =
      rating::ReadRules(R"({"based_on": "x", "expectation": "y", "k": {"youth_until": "z", "top": -1}})", "f");
  EXPECT_FALSE(rules.value);
  EXPECT_EQ(rules.diagnostics.size(), 4U);
}

// Whatever happens to a file, the readers say what is wrong with it or understand it.
TEST(SmallFiles, DamageDoesNoHarm) {
  const Tournament tournament = TwoPlayers();
  const std::string factions = TextOf("examples/factions.csv");
  const std::string teams = TextOf("examples/team-votes.csv");
  const std::string announcement = TextOf("examples/announcement.json");
  const std::string rules = R"({"based_on": "fide-2017", "cap": 300, "k": {"usual": 24}, "initial": {"step": 12.5}})";
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const auto expect_told = [&](const auto& parsed) {
      ASSERT_TRUE(parsed.value || HasErrors(parsed.diagnostics)) << seed;
    };
    expect_told(assignment::ReadOptionVotes(test::Mutated(factions, seed), "f", assignment::Goal::kMinimise));
    expect_told(assignment::ReadPlayerVotes(test::Mutated(teams, seed), "f"));
    expect_told(rating::ReadFacts(test::Mutated("tpn,k,games\n1,10,3\n2,20,5\n", seed), "f", tournament));
    expect_told(rating::ReadRules(test::Mutated(rules, seed), "f"));
    expect_told(announce::ReadRegulations(test::Mutated(announcement, seed), "f"));
  }
}

}  // namespace
}  // namespace ronda
