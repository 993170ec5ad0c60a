// The published forms of lists, whole and damaged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/players/list_reader.h"
#include "support/mutations.h"
#include "support/temporary_folder.h"
#include "unit/players/list_maker.h"

namespace ronda::testing {
namespace {

using players::ListedPlayer;
using players::Problems;
using players::RatingKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

struct ReadList {
  std::vector<ListedPlayer> players;
  std::string fault;  // the code of what ended it
  std::string month;
  std::int64_t cut = 0;
  std::int64_t ended_early = 0;
  std::int64_t recoded = 0;
};

class PlayersReader : public ::testing::Test {
 protected:
  ReadList Read(const std::string& bytes, const std::string& name = "list.txt",
                std::optional<players::Mapping> mapping = {}) {
    const std::string path = folder_.file(name);
    WriteText(path, bytes);
    Problems problems(path);
    ReadList read;
    auto opened = players::OpenList(path, {path, {}, std::move(mapping), &problems});
    if (!opened) {
      read.fault = opened.error().code;
      return read;
    }
    read.month = opened->month;
    ListedPlayer player;
    while (true) {
      const auto more = opened->reader->Next(player);
      if (!more) read.fault = more.error().code;
      if (!more || !*more) break;
      read.players.push_back(player);
    }
    read.cut = problems.Count("players-cut");
    read.ended_early = problems.Count("players-short");
    read.recoded = opened->reader->lines().recoded();
    return read;
  }

  TemporaryFolder folder_;
};

ListedPlayer Whole() {
  ListedPlayer player;
  player.number = 1503014;
  player.name = "Example, Anna";
  player.federation = "NOR";
  player.title = "WGM";
  player.sex = "w";
  player.born = 1990;
  player.ratings = {2400, 2350, 2300};
  return player;
}

ListedPlayer Other() {
  ListedPlayer player;
  player.number = 2000;
  player.name = "Specimen, Karl";
  player.federation = "GER";
  player.sex = "m";
  player.is_active = false;
  return player;
}

TEST_F(PlayersReader, TextAndXmlSayTheSame) {
  EXPECT_THAT(Read(CombinedText({Whole(), Other()})).players, ElementsAre(Whole(), Other()));
  EXPECT_THAT(Read(XmlText({Whole(), Other()}), "list.xml").players, ElementsAre(Whole(), Other()));
  const ReadList zipped = Read(ZipOf("players_list.txt", CombinedText({Whole()})), "list.zip");
  EXPECT_THAT(zipped.players, ElementsAre(Whole()));
  EXPECT_EQ(zipped.month, "2026-10");
}

// A list of one kind of rating: the heading is its month, the name of the file its kind.
TEST_F(PlayersReader, ListOfOneRating) {
  const std::string text =
      "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
      "FOA "
      "SEP26 Gms K  B-day Flag\n"
      "1503014        Example, Anna                                                NOR F   WGM  WGM                    "
      " "
      "2350  5   10 1990  w\n";
  const ReadList rapid = Read(text, "rapid_rating_list.txt");
  ASSERT_THAT(rapid.players, SizeIs(1));
  EXPECT_EQ(rapid.players[0].rating(RatingKind::kRapid), 2350);
  EXPECT_EQ(rapid.players[0].rating(RatingKind::kStandard), std::nullopt);
  EXPECT_EQ(rapid.month, "2026-09");
  EXPECT_EQ(Read(text, "list.txt").players[0].rating(RatingKind::kStandard), 2350);
}

TEST_F(PlayersReader, ByteOrderMarkAndLineEnds) {
  const std::string text = CombinedText({Whole()});
  EXPECT_THAT(Read("\xEF\xBB\xBF" + text).players, ElementsAre(Whole()));
  std::string windows;
  for (const char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_THAT(Read(windows).players, ElementsAre(Whole()));
  EXPECT_THAT(Read("\xEF\xBB\xBF" + XmlText({Whole()})).players, ElementsAre(Whole()));
}

// Columns count characters: a name in UTF-8 does not push what follows, one in Windows-1252 is understood.
TEST_F(PlayersReader, EitherEncoding) {
  ListedPlayer player = Whole();
  player.name = "Müller, Anna";
  EXPECT_THAT(Read(CombinedText({player})).players, ElementsAre(player));
  std::string latin = CombinedText({player});
  latin.replace(latin.find("Müller"), 7, "M\xFCller");
  const ReadList read = Read(latin);
  EXPECT_THAT(read.players, ElementsAre(player));
  EXPECT_EQ(read.recoded, 1);
}

TEST_F(PlayersReader, CutLinesAreLeftOut) {
  std::string text = CombinedText({Whole(), Other()});
  text.resize(text.size() - 100);  // the last line ends within the name
  const ReadList read = Read(text);
  EXPECT_THAT(read.players, ElementsAre(Whole()));
  EXPECT_EQ(read.cut, 1);
}

// Wherever a line ends: who is in it is left out, taken with a warning and without anything false, or whole.
TEST_F(PlayersReader, ALineMayEndAnywhere) {
  const ListedPlayer whole = Whole();
  const std::string text = CombinedText({whole});
  const std::size_t head = text.find('\n') + 1;
  const std::size_t federation = head + 15 + 61 + 3;
  const std::size_t year = text.find("1990") + 4;
  for (std::size_t end = head + 1; end < text.size(); ++end) {
    SCOPED_TRACE(text.substr(head, end - head));
    const ReadList read = Read(text.substr(0, end) + "\n");
    EXPECT_EQ(read.cut, end < federation ? 1 : 0);
    EXPECT_EQ(read.ended_early, end >= federation && end < year ? 1 : 0);
    for (const ListedPlayer& player : read.players) {
      EXPECT_EQ(player.name, whole.name);
      EXPECT_THAT(player.title, ::testing::AnyOf("", whole.title));
      EXPECT_THAT(player.born, ::testing::AnyOf(std::nullopt, whole.born));
      for (const RatingKind kind : {RatingKind::kStandard, RatingKind::kRapid, RatingKind::kBlitz}) {
        EXPECT_THAT(player.rating(kind), ::testing::AnyOf(std::nullopt, whole.rating(kind)));
      }
    }
    if (end >= year) {
      EXPECT_THAT(read.players, ElementsAre(whole));
    }
  }
}

TEST_F(PlayersReader, ARecordWithTooFewFieldsIsTold) {
  const players::Mapping mapping{
      {"id", "No", ""}, {"name", "Name", ""}, {"federation", "", "GER"}, {"club", "Club", ""}};
  const ReadList read = Read("No,Name,Club\n1,\"Weiss, Petra\"\n2,\"Gross, Anna\",\n", "list.csv", mapping);
  EXPECT_THAT(read.players, SizeIs(2));
  EXPECT_EQ(read.ended_early, 1);
}

TEST_F(PlayersReader, CutXmlIsRefused) {
  const std::string text = XmlText({Whole(), Other()});
  EXPECT_EQ(Read(text.substr(0, text.size() / 2), "list.xml").fault, "players-form");
  EXPECT_EQ(Read(text.substr(0, text.find("</playerslist>")), "list.xml").fault, "players-form");
}

TEST_F(PlayersReader, WhatIsNoListIsRefused) {
  EXPECT_EQ(Read("hello world\n").fault, "players-form");
  EXPECT_EQ(Read("ID Number and nothing else\n").fault, "players-form");
  EXPECT_EQ(Read("").fault, "file-empty");
  EXPECT_EQ(Read("ID Number  Name  Fed\n" + std::string(100'000, 'x')).fault, "players-line");
}

TEST_F(PlayersReader, NationalListByItsMapping) {
  const auto mapping = players::ReadMapping(
      "field,column\nid,Mitgliedsnr\nsurname,Nachname\ngiven,Vorname\nfederation,=GER\nstandard,Wertzahl\nclub,Verein\n"
      "born,Geburt\nnumber,FIDE\n",
      "dwz.map");
  ASSERT_TRUE(mapping.value);
  const ReadList read = Read(
      "Mitgliedsnr;Nachname;Vorname;Verein;Geburt;Wertzahl;FIDE\n"
      "017;Müller;\"Anna; Maria\";SK Brno;31.12.1990;850;\n"
      "018;Schmidt;Karl;;1985;2100;2000\n;;;;;;\n",
      "dwz.csv", mapping.value);
  ASSERT_THAT(read.players, SizeIs(2));
  EXPECT_EQ(read.players[0].name, "Müller, Anna; Maria");
  EXPECT_EQ(read.players[0].rating(RatingKind::kStandard), 850);
  EXPECT_EQ(read.players[0].born, 1990);
  EXPECT_EQ(read.players[0].federation, "GER");
  EXPECT_EQ(read.players[1].number, 2000);
  EXPECT_EQ(Read("a;b\n1;2\n", "dwz.csv", mapping.value).fault, "players-mapping");
}

TEST_F(PlayersReader, MappingsSayWhatIsWrong) {
  const auto misspelt = players::ReadMapping("field,column\nsurnane,Name\n", "x.map");
  ASSERT_FALSE(misspelt.value);
  EXPECT_THAT(misspelt.diagnostics.front().hint, HasSubstr("'surname'"));
  EXPECT_FALSE(players::ReadMapping("name,Name\n", "x.map").value);
}

// Whatever a list has become on its way, reading it ends, with players or with a fault.
TEST_F(PlayersReader, SurvivesDamage) {
  const auto listed = RandomPlayers(20, 3);
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Read(test::Mutated(CombinedText(listed), seed));
    Read(test::Mutated(XmlText(listed), seed), "list.xml");
    Read(test::Mutated(ZipOf("list.txt", CombinedText(listed)), seed), "list.zip");
  }
}

}  // namespace
}  // namespace ronda::testing
