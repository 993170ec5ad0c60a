#include "ronda/model/kept_apart.h"

#include <gtest/gtest.h>

#include "ronda/model/validation.h"

namespace ronda {
namespace {

using By = KeptApart::By;
using Strength = KeptApart::Strength;

KeptApart Rule(std::string_view text) { return ParseKeptApart(text).value(); }

TEST(KeptApart, IsReadFromWords) {
  EXPECT_EQ(Rule("federation"), (KeptApart{.by = By::kFederation, .strength = Strength::kAbsolute}));
  EXPECT_EQ(Rule("club:relative"), (KeptApart{.by = By::kClub, .strength = Strength::kRelative}));
  EXPECT_EQ(Rule("federation:rounds=3").last, Round(3));
  EXPECT_EQ(Rule("federation:rounds=3").first, std::nullopt);
  EXPECT_EQ(Rule("club:relative:rounds=2-5").first, Round(2));
  EXPECT_EQ(Rule("club:rounds=2-5:relative"), Rule("club:relative:rounds=2-5"));
  EXPECT_EQ(Rule("rating").points, 100);
  EXPECT_EQ(Rule("rating:75").points, 75);
  EXPECT_EQ(Rule("rating").strength, Strength::kRelative);
}

TEST(KeptApart, IsWrittenAsItIsRead) {
  for (const std::string_view text : {"federation", "club:relative", "federation:rounds=3", "club:relative:rounds=2-5",
                                      "rating:100", "rating:75:rounds=2-999"}) {
    EXPECT_EQ(ToString(Rule(text)), text);
    EXPECT_EQ(Rule(ToString(Rule(text))), Rule(text));
  }
}

TEST(KeptApart, RefusesWhatIsNoRule) {
  for (const std::string_view text :
       {"", ":", "town", "club:", "club:often", "club:rounds=", "club:rounds=0", "club:rounds=5-2", "club:rounds=2-x",
        "rating:0", "rating:-5", "rating:absolute", "federation:100", "Federation", "club relative"}) {
    const auto rule = ParseKeptApart(text);
    ASSERT_FALSE(rule) << text;
    EXPECT_EQ(rule.error().code, "apart-rule");
    EXPECT_FALSE(rule.error().hint.empty());
  }
}

TEST(KeptApart, AppliesInItsRounds) {
  EXPECT_TRUE(Rule("club").AppliesIn(Round(9)));
  EXPECT_TRUE(Rule("club:rounds=3").AppliesIn(Round(3)));
  EXPECT_FALSE(Rule("club:rounds=3").AppliesIn(Round(4)));
  EXPECT_FALSE(Rule("club:rounds=2-5").AppliesIn(Round(1)));
}

TEST(KeptApart, IsDescribedForPeople) {
  EXPECT_EQ(Describe(Rule("federation:rounds=3")), "players of the same federation never meet, in rounds 1 to 3");
  EXPECT_EQ(Describe(Rule("club:relative")),
            "players of the same club do not meet where that costs no floater, bracket by bracket");
  EXPECT_EQ(Describe(Rule("rating:75:rounds=2-999")),
            "players of equal score do not meet if their ratings differ by more than 75 where that costs no floater, "
            "bracket by bracket, "
            "from round 2 on");
}

TEST(KeptApart, TheClubOfAPlayer) {
  Player player;
  EXPECT_EQ(ClubOf(player), "");
  player.national_ratings.emplace_back();
  player.national_ratings.emplace_back().origin = "BRE";
  EXPECT_EQ(ClubOf(player), "BRE");
  player.club = "Rooks";
  EXPECT_EQ(ClubOf(player), "Rooks");
}

TEST(KeptApart, BarsOnlyWhereItIsAbsolute) {
  Player one;
  Player other;
  EXPECT_FALSE(Forbids(Rule("federation"), Round(1), one, other));  // nobody's land keeps nobody apart
  one.federation = other.federation = "ESP";
  EXPECT_TRUE(Forbids(Rule("federation"), Round(1), one, other));
  EXPECT_FALSE(Forbids(Rule("federation:relative"), Round(1), one, other));
  EXPECT_FALSE(Forbids(Rule("federation:rounds=3"), Round(4), one, other));
  EXPECT_FALSE(Forbids(Rule("club"), Round(1), one, other));
}

std::vector<std::string> CodesOfRule(const KeptApart& rule) {
  TournamentData data;
  for (int i = 1; i <= 2; ++i) {
    data.players.emplace_back().tpn = Tpn(i);
    data.players.back().federation = "ESP";
  }
  data.kept_apart.push_back(rule);
  std::vector<std::string> codes;
  for (const Finding& finding : Validate(data)) codes.push_back(finding.code);
  return codes;
}

TEST(KeptApart, IsValidated) {
  EXPECT_TRUE(CodesOfRule(Rule("federation")).empty());
  EXPECT_EQ(CodesOfRule(Rule("club")), std::vector<std::string>{"apart-nobody"});
  EXPECT_EQ(CodesOfRule(Rule("rating")), std::vector<std::string>{"apart-nobody"});
  EXPECT_EQ(CodesOfRule({.by = By::kFederation, .first = Round(3), .last = Round(2)}),
            std::vector<std::string>{"apart-rounds"});
  EXPECT_EQ(CodesOfRule({.by = By::kRating, .strength = Strength::kAbsolute, .points = 100}).front(), "apart-rating");
  EXPECT_EQ(CodesOfRule({.by = By::kRating, .strength = Strength::kRelative}).front(), "apart-rating");
}

}  // namespace
}  // namespace ronda
