// Player lists: what is understood and every diagnostic.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ronda/base/columns.h"
#include "ronda/formats/csv/birth_date.h"
#include "ronda/formats/csv/csv.h"
#include "support/arbitrary.h"
#include "support/mutations.h"

namespace ronda::csv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string Listed(const std::vector<Diagnostic>& diagnostics) {
  std::string list;
  for (const Diagnostic& diagnostic : diagnostics) list += FormatDiagnostic(diagnostic);
  return list;
}

// The players of a list without any problem.
std::vector<Player> Players(std::string_view text) {
  const auto parsed = ReadPlayers(text, "list.csv");
  EXPECT_EQ(Listed(parsed.diagnostics), "");
  if (!parsed.value) return {};
  return parsed.value->data().players;
}

struct Expected {
  std::string_view code;
  Severity severity;
  int line;
  int column;
};

// The one diagnostic of a list; a list with an error has no value, any other has.
Diagnostic Only(std::string_view text, Expected expected) {
  const auto parsed = ReadPlayers(text, "list.csv");
  EXPECT_EQ(parsed.diagnostics.size(), 1U) << Listed(parsed.diagnostics) << text;
  if (parsed.diagnostics.empty()) return {};
  const Diagnostic& diagnostic = parsed.diagnostics.front();
  EXPECT_EQ(diagnostic.code, expected.code) << text;
  EXPECT_EQ(diagnostic.severity, expected.severity) << text;
  EXPECT_EQ(diagnostic.span.value_or(SourceSpan{0, 0, 0}).line, expected.line) << Listed(parsed.diagnostics);
  EXPECT_EQ(diagnostic.span.value_or(SourceSpan{0, 0, 0}).column, expected.column) << Listed(parsed.diagnostics);
  EXPECT_EQ(parsed.value.has_value(), expected.severity != Severity::kError) << text;
  return diagnostic;
}

constexpr Severity kError = Severity::kError;
constexpr Severity kWarning = Severity::kWarning;
constexpr Severity kNote = Severity::kNote;

Player Anna() {
  Player anna;
  anna.tpn = Tpn(1);
  anna.sex = Sex::kWoman;
  anna.title = "FM";
  anna.name = "Example, Anna";
  anna.rating = 2310;
  anna.federation = "ESP";
  anna.fide_id = "24600123";
  anna.birth_date = "1998/00/00";
  return anna;
}

TEST(CsvPlayers, EveryColumn) {
  EXPECT_THAT(Players("name,rating,federation,title,sex,birth,fide id\n"
                      "\"Example, Anna\",2310,ESP,FM,w,1998,24600123\n"),
              ElementsAre(Anna()));
}

TEST(CsvPlayers, HeadingsInOtherWordsOrderAndCase) {
  EXPECT_THAT(Players("FIDE-ID;Fed.;Elo;Gender;B-Year;TITLE;Surname;First_Name\n"
                      "24600123;esp;2310;F;1998;fm;Example;Anna\n"),
              ElementsAre(Anna()));
  EXPECT_THAT(Players("first name\tlast name\tfederation\trtg\tsex\tborn\ttit\tid\r\n"
                      "Anna\tExample\tESP\t2310\tfemale\t1998\tFM\t24600123\r\n"),
              ElementsAre(Anna()));
}

TEST(CsvPlayers, EncodingsAndLineEnds) {
  EXPECT_EQ(Players("\xEF\xBB\xBFname\rMüller, Jörg\r")[0].name, "Müller, Jörg");
  const auto parsed = ReadPlayers("name,rating\r\n\"M\xFCller, J\xF6rg\",0\r\n\r\n", "list.csv");
  ASSERT_TRUE(parsed.value);
  EXPECT_EQ(parsed.value->players()[0].name, "Müller, Jörg");
  EXPECT_EQ(parsed.value->players()[0].rating, std::nullopt);
  Only("name\nM\xFCller", {"csv-encoding", kNote, 0, 0});
}

TEST(CsvPlayers, AListOfNamesAlone) { EXPECT_EQ(Players("Name\nExample, Anna\nSample; Bob\n")[1].name, "Sample; Bob"); }

TEST(CsvPlayers, SeparatorStatedInTheFirstLine) {
  EXPECT_EQ(Players("sep=|\nname|rating\nExample, Anna|2310\n")[0].rating, 2310);
}

TEST(CsvPlayers, NumbersInTheOrderOfTheFileOrAsGiven) {
  const auto by_file = Players("name\nA\nB\n");
  EXPECT_EQ(by_file[1].tpn, Tpn(2));
  const auto given = Players("name,no\nA,2\nB,1\n");
  EXPECT_EQ(given[0].name, "B");
  EXPECT_EQ(given[0].tpn, Tpn(1));
}

TEST(CsvPlayers, NationalRatingsAndClubs) {
  const auto players = Players("name,fed,national rating,national id,club\nA,ESP,1900,77,Oviedo\nB,,,,Oviedo\n");
  ASSERT_EQ(players[0].national_ratings.size(), 1U);
  EXPECT_EQ(players[0].national_ratings[0].federation, "ESP");
  EXPECT_EQ(players[0].national_ratings[0].rating, 1900);
  EXPECT_EQ(players[0].national_ratings[0].id, "77");
  EXPECT_EQ(players[0].national_ratings[0].origin, "Oviedo");
  EXPECT_TRUE(players[1].national_ratings.empty());
  EXPECT_EQ(players[1].club, "Oviedo");
  EXPECT_EQ(Players("name,club\nA,Oviedo\n")[0].club, "Oviedo");
}

TEST(CsvPlayers, BirthDates) {
  const auto date = [](std::string_view text) { return ReadBirthDate(text).value_or(BirthDate{"none"}).date; };
  EXPECT_EQ(date("1990"), "1990/00/00");
  EXPECT_EQ(date("1990-05"), "1990/05/00");
  EXPECT_EQ(date("1990-5-7"), "1990/05/07");
  EXPECT_EQ(date("1990/05/17"), "1990/05/17");
  EXPECT_EQ(date("1990/00/00"), "1990/00/00");
  EXPECT_EQ(date("7.5.1990"), "1990/05/07");
  EXPECT_EQ(date("17/05/1990"), "1990/05/17");
  EXPECT_EQ(date("05/17/1990"), "1990/05/17");
  EXPECT_EQ(date("04/04/1990"), "1990/04/04");
  EXPECT_EQ(date("03/04/1990"), "1990/00/00");
  EXPECT_TRUE(ReadBirthDate("03/04/1990")->is_ambiguous);
  for (const char* text : {"", "90", "5/90", "1990-13-01", "31.2.1990", "1990-02-30", "1.2.3.1990", "1990-05-17x",
                           "12345", "1990-", "99999999999"}) {
    EXPECT_EQ(date(text), "none") << text;
  }
}

TEST(CsvPlayers, HeaderProblems) {
  EXPECT_THAT(Only("rating,fed\n2000,ESP\n", {"csv-header", kError, 1, 1}).message, HasSubstr("names"));
  EXPECT_THAT(ReadPlayers("Anna,2310\nBob,2150\n", "list.csv").diagnostics.back().code, "csv-column-unknown");
  EXPECT_THAT(Listed(ReadPlayers("Anna,2310\nBob,2150\n", "list.csv").diagnostics), HasSubstr("names no column"));
  EXPECT_EQ(Only("name,raitng\nA,2000\n", {"csv-column-unknown", kWarning, 1, 6}).hint, "did you mean 'rating'?");
  Only("name,favourite colour\nA,blue\n", {"csv-column-unknown", kWarning, 1, 6});
  Only("name,points\nA,3.5\n", {"csv-column-ignored", kNote, 1, 6});
  Only("name,elo,rating\nA,1,2\n", {"csv-column-repeated", kError, 1, 10});
  Only("", {"csv-no-players", kError, 0, 0});
  Only("name,rating\n\n", {"csv-no-players", kError, 0, 0});
}

TEST(CsvPlayers, LineProblems) {
  Only("name,rating\nExample, Anna,2310\n", {"csv-fields", kError, 2, 15});
  EXPECT_EQ(Players("name,rating\nA,2310,,\n")[0].rating, 2310);
  Only("name,rating,fed\nA,2310\n", {"csv-fields", kWarning, 2, 1});
  Only("name,rating\n\"A,2310\nB,2000\n", {"csv-quote", kError, 2, 1});
  Only("name,rating\n\"A\"x,2310\n", {"csv-quote", kError, 2, 4});
  Only(fmt::format("name,rating\nA,2310{:,<20000}\n", ""), {"csv-too-wide", kError, 2, 10005});
}

TEST(CsvPlayers, FieldProblems) {
  Only("name,rating\nÁnna,2000\n ,2310\n", {"csv-name", kError, 3, 2});
  Only("name,no\nA,1\nB,x\n", {"csv-tpn", kError, 3, 3});
  Only("name,no\nA,1\nB,\n", {"csv-tpn", kError, 3, 1});
  EXPECT_EQ(Only("name,rating\nÁnna,24x0\n", {"csv-rating", kError, 2, 6}).message,
            "rating '24x0' is not a whole number");
  Only("name,rating\nA,-5\n", {"csv-rating", kError, 2, 3});
  Only("name,title\nA,King\n", {"csv-title", kWarning, 2, 3});
  Only("name,fed\nA,Spain\n", {"csv-federation", kWarning, 2, 3});
  Only("name,sex\nA,x\n", {"csv-sex", kWarning, 2, 3});
  Only("name,birth\nA,May\n", {"csv-birth", kWarning, 2, 3});
  Only("name,birth\nA,03/04/1990\n", {"csv-birth", kWarning, 2, 3});
  Only("name,fide id\nA,12a\n", {"csv-fide-id", kWarning, 2, 3});
  Only("name,national rating\nA,1900\n", {"csv-national", kWarning, 2, 1});
}

TEST(CsvPlayers, PairingNumbersAreValidated) {
  Only("name,no\nA,1\nB,1\n", {"tpn-repeated", kError, 3, 3});
  Only("no,name\n1,A\n0,B\n", {"tpn-zero", kError, 3, 1});
  Only("no,name\n1,A\n7,B\n", {"tpn-beyond-count", kWarning, 3, 1});
}

TEST(CsvPlayers, EverythingIsReportedInOneGo) {
  const auto parsed = ReadPlayers("name,rating,clr\nA,x\nB,y,z,w\n", "list.csv");
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : parsed.diagnostics) codes.push_back(diagnostic.code);
  EXPECT_THAT(codes, ElementsAre("csv-column-unknown", "csv-fields", "csv-rating", "csv-fields"));
}

TEST(CsvPlayers, TheExampleOfTheDocumentation) {
  EXPECT_EQ(Players("name,rating,federation,title,sex,birth,fide id\n"
                    "\"Example, Anna\",2310,ESP,FM,w,1998,24600123\n"
                    "\"Sample, Bob\",2150,GER,,m,17.5.1990,\n")[1]
                .birth_date,
            "1990/05/17");
}

RC_GTEST_PROP(CsvPlayers, WritingAndReadingIsTheIdentity, ()) {
  using enum test::Feature;
  auto data = *test::ArbitraryTournament(test::OnlyFeatures({kPlayerDetails, kTpnGaps, kAccents, kAnyText}));
  TournamentData list;
  list.players = data.players;
  for (Player& player : list.players) player.name = std::string(Trim(player.name));
  const auto tournament = Tournament::Make(list);
  RC_ASSERT(tournament.has_value());
  const auto parsed = ReadPlayers(WritePlayers(*tournament), "list.csv");
  RC_LOG(Listed(parsed.diagnostics));
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->data() == list);
}

TEST(CsvPlayers, SurvivesAThousandDamagedLists) {
  using enum test::Feature;
  int read = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const auto data = test::MakeTournamentData({8, 0, test::OnlyFeatures({kPlayerDetails, kAnyText}), seed / 50});
    const std::string text = test::Mutated(WritePlayers(*Tournament::Make(data)), seed);
    const auto parsed = ReadPlayers(text, "damaged.csv");
    EXPECT_NE(parsed.value.has_value(), HasErrors(parsed.diagnostics)) << seed;
    if (parsed.value) ++read;
  }
  EXPECT_GT(read, 10);
  EXPECT_LT(read, 900);
}

}  // namespace
}  // namespace ronda::csv
