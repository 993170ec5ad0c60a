// What a list knows of the players of a tournament.
#include "ronda/players/fill.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/players/event_file.h"
#include "support/temporary_folder.h"
#include "unit/players/list_maker.h"

namespace ronda::testing {
namespace {

using players::Comparison;
using players::FillOptions;
using players::Found;
using players::ListedPlayer;
using players::Match;
using players::RatingKind;

ListedPlayer Listed(std::int64_t number, const std::string& name, int born, const std::string& federation) {
  ListedPlayer player;
  player.number = number;
  player.name = name;
  player.federation = federation;
  player.born = born;
  player.sex = "m";
  player.title = "FM";
  player.ratings = {2105, 2001, std::nullopt};
  return player;
}

class PlayersFill : public ::testing::Test {
 protected:
  PlayersFill()
      : list_(ListOf(folder_.file("list.sqlite"),
                     {Listed(11, "Novak, Jan", 1985, "CZE"), Listed(12, "Novak, Jan", 1999, "CZE"),
                      Listed(13, "Šmíd, Petr", 1970, "SVK"), Listed(14, "Mueller, Karl", 1960, "GER")})) {}

  static Tournament EventOf(const std::string& csv) {
    const auto file = players::ReadEvent({"list.csv", csv});
    EXPECT_TRUE(file.value);
    return file.value->tournament;
  }

  Match MatchOf(const std::string& csv, const FillOptions& options = {}) {
    const auto comparison = players::Compare(EventOf(csv), list_, options);
    EXPECT_TRUE(comparison);
    return comparison->matches.front();
  }

  TemporaryFolder folder_;
  players::ListFile list_;
};

TEST_F(PlayersFill, ByNumberItIsSure) {
  const Match match = MatchOf("name,fide id,rating\n\"Novak, Jan\",11,2100\n");
  EXPECT_EQ(match.found, Found::kByNumber);
  EXPECT_EQ(match.sure, 100);
  EXPECT_TRUE(match.is_taken);
  EXPECT_EQ(match.differences.front().field, "rating");
}

TEST_F(PlayersFill, ANumberOfSomebodyElseIsNotTaken) {
  const Match match = MatchOf("name,fide id\n\"Garcia, Ana\",11\n");
  EXPECT_EQ(match.found, Found::kOtherPerson);
  EXPECT_FALSE(match.is_taken);
  EXPECT_EQ(MatchOf("name,fide id\n\"Garcia, Ana\",99\n").found, Found::kNotInList);
}

TEST_F(PlayersFill, ByNameItIsProposedOnly) {
  const Match smid = MatchOf("name,born\n\"Smid, Petr\",1970\n");
  EXPECT_EQ(smid.found, Found::kByName);
  EXPECT_EQ(smid.listed->number, 13);
  EXPECT_GE(smid.sure, 90);
  EXPECT_LT(smid.sure, 100);
  EXPECT_FALSE(smid.is_taken);
  EXPECT_TRUE(MatchOf("name,born\n\"Smid, Petr\",1970\n", {.accept = 90}).is_taken);
}

// Two of the same name: the year tells them apart, without it neither is sure.
TEST_F(PlayersFill, NamesakesAreToldApart) {
  EXPECT_EQ(MatchOf("name,born\n\"Novak, Jan\",1999\n").listed->number, 12);
  EXPECT_GE(MatchOf("name,born\n\"Novak, Jan\",1999\n").sure, 90);
  EXPECT_LE(MatchOf("name\n\"Novak, Jan\"\n").sure, 50);
  EXPECT_EQ(MatchOf("name\n\"Nobody, Nobody\"\n").found, Found::kNobody);
}

// One word is little of a name.
TEST_F(PlayersFill, OneWordIsHardlyAProposal) {
  const Match match = MatchOf("name\nSmid\n");
  EXPECT_EQ(match.listed->number, 13);
  EXPECT_LE(match.sure, 40);
}

TEST_F(PlayersFill, ATextWithANameALine) {
  const auto file = players::ReadEvent({"names.txt", "Smid, Petr\r\nMüller, Karl\n\n"});
  ASSERT_TRUE(file.value);
  ASSERT_EQ(file.value->tournament.player_count(), 2);
  const auto comparison = players::Compare(file.value->tournament, list_, {.accept = 60});
  ASSERT_TRUE(comparison);
  const auto filled = players::Filled(file.value->tournament, *comparison);
  ASSERT_TRUE(filled);
  EXPECT_EQ(filled->players()[1].fide_id, "14");
  EXPECT_EQ(filled->players()[1].name, "Müller, Karl");
  EXPECT_EQ(filled->players()[1].birth_date, "1960/00/00");
  const auto text = players::EventText(*file.value, *filled, std::nullopt);
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, ::testing::HasSubstr("14"));
}

// Nobody is in an event twice.
TEST_F(PlayersFill, OneOfTheListIsNotTwoOfTheEvent) {
  const Tournament event = EventOf(
      "name,born,fide id\n\"Smid, Petr\",1970,\n\"Smid, Petr\",1970,\n\"Novak, Jan\",1985,11\n\"Novak, Jan\",1985,\n");
  const auto comparison = players::Compare(event, list_, {.accept = 10});
  ASSERT_TRUE(comparison);
  EXPECT_EQ(comparison->matches[0].found, Found::kTaken);
  EXPECT_EQ(comparison->matches[1].found, Found::kTaken);
  EXPECT_EQ(comparison->matches[2].found, Found::kByNumber);
  EXPECT_EQ(comparison->matches[3].found, Found::kTaken);
  const auto filled = players::Filled(event, *comparison);
  ASSERT_TRUE(filled);
  EXPECT_EQ(filled->players()[0].fide_id, "");
  EXPECT_EQ(filled->players()[3].fide_id, "");
}

// What the list does not know stays.
TEST_F(PlayersFill, NothingIsErased) {
  const Tournament event = EventOf("name,fide id,rating\n\"Novak, Jan\",11,2100\n");
  const auto comparison = players::Compare(event, list_, {.kind = RatingKind::kBlitz});
  ASSERT_TRUE(comparison);
  const auto filled = players::Filled(event, *comparison);
  ASSERT_TRUE(filled);
  EXPECT_EQ(filled->players()[0].rating, 2100);
  EXPECT_EQ(filled->players()[0].title, "FM");
}

}  // namespace
}  // namespace ronda::testing
