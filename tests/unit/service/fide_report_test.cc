// What a rating server refuses, finding by finding (decision 260).
#include "ronda/service/fide_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ronda::testing {
namespace {

using announce::RatingKind;
using service::FideReport;
using ::testing::Contains;
using ::testing::Not;

const std::string kHeader =
    "012 Club Open\n022 Sampleton\n032 ESP\n042 2026/10/10\n052 2026/10/11\n102 Arbiter, Alex (2200999)\n"
    "122 90 minutes and 30 seconds a move\n"
    "132                                                                                        26/10/10  26/10/11\n"
    "142 2\n222 5400+30\n";
const std::string kPlayers =
    "001    1 m FM Priklad, Jan                      2310 CZE      300017 1985/00/00  2.0    1     3 w 1     2 b 1\n"
    "001    2 w    Player, Anna                      2181 ESP     2200041 1996/00/00  1.0    2     4 b 1     1 w 0\n"
    "001    3 m    Mueller, Karl                          GER     4600051 1961/00/00  1.0    3     1 b 0     4 w +\n"
    "001    4 w    Weiss, Petra                           GER     4600047 2008/00/00  0.0    4     2 w 0     3 b -\n";

FideReport ReportOn(const std::string& text, std::optional<RatingKind> kind = {}) {
  const auto file = service::ReadTournamentFile({"open.trf", text});
  EXPECT_TRUE(file.value);
  return service::FideReportOf(*file.value, {"open.trf", kind});
}

std::string Replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

std::vector<std::string> ErrorsOf(const FideReport& report) {
  std::vector<std::string> codes;
  for (const Diagnostic& finding : report.findings) {
    if (finding.severity == Severity::kError) codes.push_back(finding.code);
  }
  return codes;
}

TEST(FideReport, AWholeEventIsWrittenInBothForms) {
  const FideReport report = ReportOn(kHeader + kPlayers);
  EXPECT_THAT(ErrorsOf(report), ::testing::IsEmpty());
  EXPECT_TRUE(report.trf16);
  EXPECT_TRUE(report.trf26);
  EXPECT_EQ(report.kind, RatingKind::kStandard);
  EXPECT_EQ(report.games.rated, 3);
  EXPECT_EQ(report.games.forfeited, 1);
}

// Decision 260: records that TRF26 calls mandatory for rating.
TEST(FideReport, MandatoryRecords) {
  for (const char* record : {"012 Club Open\n", "022 Sampleton\n", "032 ESP\n"}) {
    EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, record, "") + kPlayers)), Contains("report-event")) << record;
  }
  for (const char* record : {"042 2026/10/10\n", "052 2026/10/11\n", "26/10/10  "}) {
    EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, record, "") + kPlayers)), Contains("report-dates")) << record;
  }
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, "102 Arbiter, Alex (2200999)\n", "") + kPlayers)),
              Contains("report-arbiter"));
}

TEST(FideReport, DatesHangTogether) {
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, "  26/10/11", "  26/10/12") + kPlayers)), Contains("report-dates"));
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, " 26/10/10  ", " 26/10/09  ") + kPlayers)), Contains("report-dates"));
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, "052 2026/10/11", "052 2026/10/09") + kPlayers)),
              Contains("report-dates"));
}

// However the event writes its days, the files have them as TRF does; two that settle each other are no doubt.
TEST(FideReport, DaysAreSentAsTrfWritesThem) {
  const std::string dotted =
      Replaced(Replaced(kHeader, "042 2026/10/10", "042 10.10.2026"), "052 2026/10/11", "052 11.10.2026");
  const FideReport report = ReportOn(Replaced(dotted, "26/10/10  26/10/11", "10/10/26  11/10/26") + kPlayers);
  EXPECT_THAT(ErrorsOf(report), ::testing::IsEmpty());
  ASSERT_TRUE(report.trf26);
  EXPECT_THAT(*report.trf26, ::testing::HasSubstr("042 2026/10/10"));
  EXPECT_THAT(*report.trf26, ::testing::HasSubstr("052 2026/10/11"));
  EXPECT_THAT(*report.trf26, ::testing::HasSubstr("26/10/10  26/10/11"));
  const std::string short_years =
      Replaced(Replaced(kHeader, "042 2026/10/10", "042 26/10/10"), "052 2026/10/11", "052 26/10/11");
  EXPECT_THAT(ErrorsOf(ReportOn(short_years + kPlayers)), ::testing::IsEmpty());
}

TEST(FideReport, RecordsOfTheTimeControlAgree) {
  const FideReport report = ReportOn(Replaced(kHeader, "5400+30", "180+2") + kPlayers);
  const auto finding = std::ranges::find(report.findings, "report-time", &Diagnostic::code);
  ASSERT_NE(finding, report.findings.end());
  EXPECT_EQ(finding->message, "record 122 says 90m+30s, record 222 says 3m+2s");
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, "5400+30", "180+2") + kPlayers, RatingKind::kStandard)),
              Contains("report-time"));
}

TEST(FideReport, NumbersOfPlayers) {
  EXPECT_THAT(ErrorsOf(ReportOn(kHeader + Replaced(kPlayers, "300017", "      "))), Contains("report-id"));
  EXPECT_THAT(ErrorsOf(ReportOn(kHeader + Replaced(kPlayers, "2200041", "4600047"))), Contains("report-id"));
}

TEST(FideReport, FindingsHaveAPlace) {
  const FideReport report = ReportOn(kHeader + Replaced(kPlayers, "300017", "      "));
  const auto id = std::ranges::find(report.findings, "report-id", &Diagnostic::code);
  ASSERT_NE(id, report.findings.end());
  ASSERT_TRUE(id->span);
  EXPECT_EQ(*id->span, (SourceSpan{11, 58, 11}));
}

TEST(FideReport, RoundsAndResults) {
  EXPECT_THAT(ErrorsOf(ReportOn(Replaced(kHeader, "142 2", "142 3") + kPlayers)), Contains("report-rounds"));
  const std::string open = Replaced(Replaced(kPlayers, "2 b 1", "2 b  "), "1 w 0", "1 w  ");
  EXPECT_THAT(ErrorsOf(ReportOn(kHeader + Replaced(open, "2.0    1", "1.0    1"))), Contains("report-game"));
}

// The time control says which rating; 60 moves in an hour are too fast for a player of 2310.
TEST(FideReport, TimeControlAndRating) {
  EXPECT_EQ(ReportOn(Replaced(kHeader, "5400+30", "180+2") + kPlayers).kind, RatingKind::kBlitz);
  EXPECT_EQ(ReportOn(Replaced(kHeader, "5400+30", "900+10") + kPlayers).kind, RatingKind::kRapid);
  EXPECT_THAT(ErrorsOf(ReportOn(kHeader + kPlayers, RatingKind::kRapid)), Contains("report-time"));
  const std::string words =
      Replaced(Replaced(kHeader, "222 5400+30\n", ""), "90 minutes and 30 seconds a move", "slow");
  EXPECT_THAT(ErrorsOf(ReportOn(words + kPlayers)), Contains("report-time"));
  EXPECT_THAT(ErrorsOf(ReportOn(words + kPlayers, RatingKind::kStandard)), Not(Contains("report-time")));
  const FideReport hour = ReportOn(Replaced(kHeader, "5400+30", "3600") + kPlayers);
  EXPECT_EQ(hour.games.too_fast, 3);
  EXPECT_THAT(ErrorsOf(hour), ::testing::IsEmpty());
}

}  // namespace
}  // namespace ronda::testing
