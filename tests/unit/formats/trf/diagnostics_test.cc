// Every diagnostic of the reader: its code, its severity and its place. docs/diagnostics.md lists the same codes.
#include <algorithm>
#include <set>

#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

using enum Severity;

struct Case {
  std::string code;
  Severity severity;
  std::optional<SourceSpan> span;
  std::string text;
};

// Two players who played each other, after any lines that come before.
std::string WithPlayers(std::vector<std::string> lines) {
  lines.push_back(PlayerLine(1, "1.0", {"   2 w 1"}));
  lines.push_back(PlayerLine(2, "0.0", {"   1 b 0"}));
  return Lines(lines);
}

// The line of a player with something else in some columns.
std::string Altered(int column, std::string_view text, std::string line = PlayerLine(1, "1.0", {"   2 w 1"})) {
  line.resize(std::max(line.size(), static_cast<std::size_t>(column) - 1), ' ');
  return line.replace(static_cast<std::size_t>(column) - 1, text.size(), text);
}

std::string WithFirst(const std::string& line) { return Lines({line, PlayerLine(2, "0.0", {"   1 b 0"})}); }

const std::string kTeam = "310   1 Home                                                                 1";
const std::string kOtherTeam = "310   2 Guests                                                               2";

std::vector<Case> FileCases() {
  return {
      {"trf-empty", kError, {}, ""},
      {"trf-empty", kError, {}, " \r\n\t\n"},
      {"trf-binary", kError, {}, std::string("PK\x03\x04\0\0", 6)},
      {"trf-binary",
       kError,
       {},
       "\xFF\xFE"
       "0\0"},
      {"trf-not-trf", kError, {}, "{\"name\": \"a tournament\"}\n"},
      {"trf-no-players", kWarning, {}, "012 Nobody came\n"},
      {"trf-line-too-long", kError, SourceSpan{2, 1, 1}, "012 x\n" + std::string(70'000, '0')},
      {"trf-too-many-lines", kError, {}, std::string(1'000'001, '\n') + "012 x\n"},
  };
}

std::vector<Case> LineCases() {
  return {
      {"trf-tab", kWarning, SourceSpan{1, 4, 1}, WithPlayers({"012\tName"})},
      {"trf-control", kWarning, SourceSpan{1, 6, 1},
       WithPlayers({"012 N\x07"
                    "ame"})},
      {"trf-unknown-record", kNote, SourceSpan{1, 1, 3}, WithPlayers({"987 something"})},
      {"trf-indented", kError, SourceSpan{1, 1, 7}, WithPlayers({" 142 5 "})},
      {"trf-record-repeated", kWarning, SourceSpan{2, 1, 5}, WithPlayers({"012 a", "012 b"})},
      {"trf-record-repeated", kWarning, SourceSpan{2, 8, 1}, WithPlayers({"XXA    1  1.0", "XXA    1  2.0"})},
      {"trf-gap", kWarning, SourceSpan{1, 4, 1}, WithPlayers({"012:Name"})},
      {"trf-record-code", kError, SourceSpan{3, 1, 3}, WithPlayers({}) + "101" + PlayerLine(3, "0.0", {}).substr(3)},
  };
}

std::vector<Case> HeaderCases() {
  return {
      {"trf-date", kWarning, SourceSpan{1, 5, 10}, WithPlayers({"042 2026/02/30"})},
      {"trf-date", kWarning, SourceSpan{1, 5, 8}, WithPlayers({"042 24/08/01"})},
      {"trf-date", kNote, SourceSpan{1, 5, 10}, WithPlayers({"042 01.08.2024"})},
      {"trf-dates-reversed", kWarning, SourceSpan{2, 5, 10}, WithPlayers({"042 2026/03/07", "052 2026/03/06"})},
      {"trf-date", kWarning, SourceSpan{1, 92, 8}, WithPlayers({"132" + std::string(88, ' ') + "26/13/01"})},
      {"trf-date", kWarning, SourceSpan{1, 5, 8}, WithPlayers({"132 26/01/01"})},
      {"trf-federation", kWarning, SourceSpan{1, 5, 5}, WithPlayers({"032 Spain"})},
      {"trf-count", kWarning, SourceSpan{1, 5, 5}, WithPlayers({"062 2 (1)"})},
      {"trf-count-differs", kWarning, SourceSpan{1, 5, 1}, WithPlayers({"062 3"})},
      {"trf-count-differs", kWarning, SourceSpan{1, 5, 1}, WithPlayers({"072 1"})},
      {"trf-count-differs", kWarning, SourceSpan{1, 5, 1}, WithPlayers({"082 4"})},
      {"trf-tiebreak", kWarning, SourceSpan{1, 5, 6}, WithPlayers({"202 BH,XQZ"})},
      {"trf-time-control", kWarning, SourceSpan{1, 5, 1}, WithPlayers({"222 90 minutes"})},
      {"trf-bye-repeated", kWarning, SourceSpan{2, 1, 3}, WithPlayers({"240 H   2    1", "240 H   2    2"})},
      {"trf-neighbour-column", kWarning, SourceSpan{1, 5, 9}, WithPlayers({"250  1.0        1   2    1    1"})},
      {"trf-neighbour-column", kWarning, SourceSpan{1, 8, 4}, WithPlayers({"299 Z   0.5"})},
      {"trf-rounds", kError, SourceSpan{1, 5, 4}, WithPlayers({"142 five"})},
      {"trf-rounds", kError, SourceSpan{1, 5, 1}, WithPlayers({"XXR 0"})},
      {"trf-rounds", kError, SourceSpan{1, 5, 9}, WithPlayers({"142 999999999"})},
      {"trf-rounds", kError, SourceSpan{1, 5, 5}, WithPlayers({"XXR 10000"})},
      {"trf-initial-colour", kError, SourceSpan{1, 5, 5}, WithPlayers({"152 white"})},
      {"trf-152-length", kWarning, SourceSpan{1, 1, 6}, WithPlayers({"152 W "})},
      {"trf-scoring", kError, SourceSpan{1, 6, 5}, WithPlayers({"162  Q 3.0"})},
      {"trf-scoring", kError, SourceSpan{1, 5, 5}, WithPlayers({"XXS PAP=1"})},
      {"trf-scoring", kError, SourceSpan{1, 5, 6}, WithPlayers({"362 WW 2.0"})},
      {"trf-points", kError, SourceSpan{1, 6, 5}, WithPlayers({"BBW  three"})},
      {"trf-loose-columns", kWarning, SourceSpan{1, 5, 5}, WithPlayers({"162 W 1.0 D 0.5"})},
      {"trf-rank-method", kWarning, SourceSpan{1, 5, 5}, WithPlayers({"172 FIDON"})},
      {"trf-rank-method", kWarning, SourceSpan{1, 9, 3}, WithPlayers({"172 FRA ABC"})},
      {"trf-system", kWarning, SourceSpan{1, 5, 9}, WithPlayers({"192 FIDE_LIMA"})},
      {"trf-standings", kWarning, SourceSpan{1, 5, 5}, WithPlayers({"212 BH,SB"})},
      {"trf-board-colours", kError, SourceSpan{1, 5, 4}, WithPlayers({"352 WXWB"})},
      {"trf-xxc", kError, SourceSpan{1, 5, 5}, WithPlayers({"XXC white"})},
  };
}

std::vector<Case> ConflictCases() {
  return {
      {"trf-conflict", kError, SourceSpan{2, 5, 1}, WithPlayers({"142 7", "XXR 9"})},
      {"trf-conflict", kError, SourceSpan{2, 5, 6}, WithPlayers({"152 B", "XXC white1"})},
      {"trf-conflict", kError, SourceSpan{2, 6, 3}, WithPlayers({"162  P 0.5", "BBU  0.0"})},
      {"trf-conflict", kError, SourceSpan{2, 5, 5}, WithPlayers({"162  P 0.5", "XXS W=1.0"})},
      {"trf-conflict", kError, SourceSpan{2, 8, 1}, WithPlayers({"250       1.0   1   2    1    1", "XXA    1  1.0"})},
      {"trf-conflict", kError, SourceSpan{1, 5, 2}, WithPlayers({"202 BH", "212 PTS,SB"})},
  };
}

std::vector<Case> PlayerCases() {
  return {
      {"trf-tpn", kError, SourceSpan{1, 7, 2}, WithFirst(Altered(5, "  1x"))},
      {"trf-tpn", kError, SourceSpan{1, 5, 4}, WithFirst(Altered(5, "    "))},
      {"trf-tpn", kError, SourceSpan{1, 5, 5}, WithFirst(Altered(5, "12345"))},
      {"trf-digits", kError, SourceSpan{1, 49, 4}, WithFirst(Altered(49, "２０00"))},
      {"trf-sex", kWarning, SourceSpan{1, 10, 1}, WithFirst(Altered(10, "x"))},
      {"trf-sex", kWarning, SourceSpan{1, 10, 1}, WithFirst(Altered(10, "f"))},
      {"trf-title", kWarning, SourceSpan{1, 12, 2}, WithFirst(Altered(11, " XM"))},
      {"trf-name", kWarning, SourceSpan{1, 15, 33}, WithFirst(Altered(15, "       "))},
      {"trf-rating", kError, SourceSpan{1, 49, 4}, WithFirst(Altered(49, "24x0"))},
      {"trf-federation", kWarning, SourceSpan{1, 54, 2}, WithFirst(Altered(54, "Sp "))},
      {"trf-fide-id", kWarning, SourceSpan{1, 60, 4}, WithFirst(Altered(58, "  12a4"))},
      {"trf-date", kWarning, SourceSpan{1, 70, 10}, WithFirst(Altered(70, "1990/13/01"))},
      {"trf-points", kError, SourceSpan{1, 81, 4}, WithFirst(Altered(81, "1.25"))},
      {"trf-rank", kError, SourceSpan{1, 88, 2}, WithFirst(Altered(88, "1."))},
      {"trf-gap", kWarning, SourceSpan{1, 48, 1}, WithFirst(Altered(48, "x"))},
      {"trf-shifted", kError, SourceSpan{1, 85, 1}, WithFirst(Altered(85, "0"))},
      {"trf-shifted", kError, SourceSpan{1, 48, 1}, WithFirst(Altered(48, "2"))},
      {"trf-shifted", kError, SourceSpan{1, 53, 1}, WithFirst(Altered(53, "0"))},
      {"trf-shifted", kError, SourceSpan{1, 4, 1}, WithFirst(Altered(4, "12345"))},
      {"trf-truncated", kWarning, SourceSpan{1, 52, 1}, Lines({PlayerLine(1, "0.0", {}).substr(0, 52)})},
      {"trf-letter-case", kNote, SourceSpan{1, 97, 1}, WithFirst(Altered(97, "W"))},
  };
}

std::vector<Case> RoundCases() {
  const auto player = [](const char* round) { return WithFirst(PlayerLine(1, "1.0", {round})); };
  return {
      {"trf-opponent", kError, SourceSpan{1, 93, 3}, player(" 2a3 w 1")},
      {"trf-colour", kError, SourceSpan{1, 97, 1}, player("   2 g 1")},
      {"trf-result", kError, SourceSpan{1, 99, 1}, player("   2 w 7")},
      {"trf-result-unknown", kWarning, SourceSpan{1, 99, 1}, player("   2 w *")},
      {"trf-shifted", kError, SourceSpan{1, 92, 10}, player("    2 w 1")},
      {"trf-truncated", kError, SourceSpan{1, 92, 4}, player("   2")},
      {"trf-too-many-rounds", kError, SourceSpan{1, 10082, 1}, WithFirst(Altered(10'083, "x"))},
      {"bye-with-opponent", kError, SourceSpan{1, 102, 8}, WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "   2 - H"}))},
      {"colour-without-opponent", kError, SourceSpan{1, 102, 8},
       WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "0000 w H"}))},
      {"colour-without-opponent", kError, SourceSpan{1, 102, 8},
       WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "     w"}))},
      {"game-without-opponent", kError, SourceSpan{1, 102, 8},
       WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "0000 - X"}))},
      {"trf-old-bye", kWarning, SourceSpan{1, 102, 8}, WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "0000 - ="}))},
      {"trf-coming-result", kWarning, SourceSpan{1, 102, 8}, WithFirst(PlayerLine(1, "1.0", {"   2 w 1", "0000 - -"}))},
  };
}

std::vector<Case> ListCases() {
  const std::string coming = PlayerLine(1, "1.0", {"   2 w 1", "0000 - H"});
  return {
      {"trf-bye-kind", kError, SourceSpan{1, 5, 1}, WithPlayers({"240 U   2    1"})},
      {"trf-round", kError, SourceSpan{1, 7, 3}, WithPlayers({"240 H        1"})},
      {"trf-round", kError, SourceSpan{1, 9, 1}, WithPlayers({"240 H   x    1"})},
      {"trf-number", kError, SourceSpan{1, 13, 2}, WithPlayers({"240 H   2   1x"})},
      {"trf-digits", kError, SourceSpan{1, 5, 1}, WithPlayers({"XXZ ١"})},
      {"trf-shifted", kError, SourceSpan{1, 10, 1}, WithPlayers({"240 H   21"})},
      {"trf-loose-columns", kWarning, SourceSpan{1, 11, 1}, WithPlayers({"240 H   2 1 2"})},
      {"trf-bye-disagrees", kWarning, SourceSpan{1, 14, 1}, WithPlayers({"240 H   1    1"})},
      {"trf-bye-conflict", kWarning, SourceSpan{3, 14, 1},
       Lines({coming, PlayerLine(2, "0.0", {"   1 b 0"}), "240 F   2    1"})},
      {"trf-number", kError, SourceSpan{1, 26, 1}, WithPlayers({"250       1.0   1   2    2    1"})},
      {"apart-rule", kError, SourceSpan{1, 5, 8}, WithPlayers({"XXK federats"})},
      {"trf-club", kError, SourceSpan{1, 1, 8}, WithPlayers({"XXM    1"})},
      {"trf-forbidden-alone", kWarning, SourceSpan{1, 1, 5}, WithPlayers({"XXP 1"})},
      {"trf-result", kError, SourceSpan{1, 5, 1}, WithPlayers({"299 U         1.0"})},
      {"trf-national-unknown", kWarning, SourceSpan{1, 5, 4}, WithPlayers({"FRA    9 m    Somebody"})},
  };
}

std::vector<Case> TeamCases() {
  return {
      {"trf-013-ignored", kNote, SourceSpan{4, 1, 3},
       WithPlayers({}) + Lines({kTeam, "013 Home                               1"})},
      {"trf-team-repeated", kError, SourceSpan{4, 5, 3}, WithPlayers({}) + Lines({kTeam, "310   1 Again"})},
      {"trf-team-unknown", kError, SourceSpan{5, 18, 1},
       WithPlayers({}) + Lines({kTeam, kOtherTeam, "330 +-   1   1   3"})},
      {"trf-player-unknown", kError, SourceSpan{5, 20, 1},
       WithPlayers({}) + Lines({kTeam, kOtherTeam, "300   1   1   2    7"})},
      {"trf-forfeit", kError, SourceSpan{5, 5, 2}, WithPlayers({}) + Lines({kTeam, kOtherTeam, "330 ++   1   1   2"})},
  };
}

// What the model finds, at its place in the file.
std::vector<Case> ModelCases() {
  const std::string first = PlayerLine(1, "1.0", {"   2 w 1"});
  const std::string second = PlayerLine(2, "0.0", {"   1 b 0"});
  const auto with = [&](const char* round, const char* points = "1.0") {
    return WithFirst(PlayerLine(1, points, {round}));
  };
  return {
      {"tpn-zero", kError, SourceSpan{3, 5, 4}, WithPlayers({}) + Lines({PlayerLine(0, "0.0", {})})},
      {"tpn-repeated", kError, SourceSpan{3, 5, 4}, WithPlayers({}) + Lines({PlayerLine(2, "0.0", {})})},
      {"tpn-beyond-count", kWarning, SourceSpan{3, 5, 4}, WithPlayers({}) + Lines({PlayerLine(7, "0.0", {})})},
      {"opponent-unknown", kError, SourceSpan{1, 92, 8}, with("   9 w 1")},
      {"opponent-self", kError, SourceSpan{1, 92, 8}, with("   1 w 1")},
      {"opponent-not-mutual", kError, SourceSpan{1, 92, 8}, Lines({first, PlayerLine(2, "0.0", {"0000 - Z"})})},
      {"colour-same", kError, SourceSpan{1, 92, 8}, with("   2 b 1")},
      {"colour-missing", kError, SourceSpan{1, 92, 8}, with("   2   1")},
      {"result-conflict", kError, SourceSpan{1, 92, 8}, Lines({first, PlayerLine(2, "1.0", {"   1 b 1"})})},
      {"bye-with-opponent", kError, SourceSpan{1, 92, 8}, with("   2 w U")},
      {"colour-without-opponent", kError, SourceSpan{1, 92, 8},
       Lines({PlayerLine(1, "0.5", {"0000 w H"}), PlayerLine(2, "1.0", {"   3 b 1"}),
              PlayerLine(3, "0.0", {"   2 w 0"})})},
      {"game-without-opponent", kError, SourceSpan{1, 92, 8},
       Lines({PlayerLine(1, "0.5", {"0000 - X"}), PlayerLine(2, "1.0", {"   3 b 1"}),
              PlayerLine(3, "0.0", {"   2 w 0"})})},
      {"points-sum", kError, SourceSpan{1, 81, 4}, with("   2 w 1", "2.5")},
      {"points-ahead", kWarning, SourceSpan{1, 81, 4}, Lines({PlayerLine(1, "1.5", {"   2 w 1", "0000 - H"}), second})},
      {"round-empty", kError, SourceSpan{1, 102, 8},
       Lines({PlayerLine(1, "2.0", {"   2 w 1", "        ", "   2 b 1"}),
              PlayerLine(2, "0.0", {"   1 b 0", "        ", "   1 w 0"})})},
      {"result-missing", kError, SourceSpan{1, 92, 8},
       Lines({PlayerLine(1, "1.0", {"   2 w  ", "   2 b 1"}), PlayerLine(2, "0.0", {"   1 b  ", "   1 w 0"})})},
      {"bye-repeated", kWarning, SourceSpan{4, 92, 8},
       WithPlayers({}) + Lines({PlayerLine(3, "1.0", {"0000 - U"}), PlayerLine(4, "1.0", {"0000 - U"})})},
      {"rounds-beyond-plan", kWarning, SourceSpan{1, 5, 1},
       Lines(
           {"142 1", PlayerLine(1, "1.0", {"   2 w 1", "   2 b 0"}), PlayerLine(2, "1.0", {"   1 b 0", "   1 w 1"})})},
      {"bye-player-unknown", kError, SourceSpan{1, 14, 1}, WithPlayers({"240 H   2    9"})},
      {"bye-player-unknown", kError, SourceSpan{1, 14, 1}, WithPlayers({"240 H   1    9"})},
      {"forbidden-player-unknown", kError, SourceSpan{1, 7, 1}, WithPlayers({"XXP 1 9"})},
      {"acceleration-player-unknown", kError, SourceSpan{1, 8, 1}, WithPlayers({"XXA    9  1.0"})},
      {"acceleration-player-unknown", kError, SourceSpan{1, 26, 1}, WithPlayers({"250       1.0   1   1    8    9"})},
      {"team-player-unknown", kError, SourceSpan{3, 83, 1}, WithPlayers({}) + Lines({kTeam + "    9"})},
      {"trf-line-up-missing", kWarning, SourceSpan{5, 1, 3},
       Lines({PlayerLine(1, "1.0", {"   4 w 1"}), PlayerLine(2, "1.0", {"   3 b 1"}),
              PlayerLine(3, "0.0", {"   2 w 0"}), PlayerLine(4, "0.0", {"   1 b 0"}), kTeam + "    2",
              "310   2 Guests                                                               3    4"})},
      {"team-player-repeated", kError, SourceSpan{4, 78, 1},
       WithPlayers({}) +
           Lines({kTeam, "310   2 Guests                                                               1"})},
  };
}

std::vector<Case> AllCases() {
  std::vector<Case> all;
  for (const auto& cases : {FileCases(), LineCases(), HeaderCases(), ConflictCases(), PlayerCases(), RoundCases(),
                            ListCases(), TeamCases(), ModelCases()}) {
    all.insert(all.end(), cases.begin(), cases.end());
  }
  return all;
}

TEST(TrfDiagnostics, EachHasItsCodeSeverityAndPlace) {
  for (const Case& c : AllCases()) {
    const auto parsed = Read(c.text, "case.trf");
    const auto found = std::ranges::find_if(parsed.diagnostics, [&](const Diagnostic& diagnostic) {
      return diagnostic.code == c.code && diagnostic.severity == c.severity && diagnostic.span == c.span;
    });
    EXPECT_NE(found, parsed.diagnostics.end()) << c.code << " in\n"
                                               << c.text.substr(0, 400) << "\nbut found\n"
                                               << AllOf(parsed.diagnostics).substr(0, 2000);
    if (found == parsed.diagnostics.end()) continue;
    EXPECT_FALSE(found->message.empty());
    EXPECT_FALSE(found->hint.empty());
    EXPECT_EQ(found->file, "case.trf");
    EXPECT_EQ(parsed.value.has_value(), !HasErrors(parsed.diagnostics));
  }
}

TEST(TrfDiagnostics, AFileWithoutFaultHasNone) {
  EXPECT_EQ(AllOf(Read(WithPlayers({"012 Fine"}), "fine.trf").diagnostics), "");
}

TEST(TrfDiagnostics, PointsSumNamesBothFigures) {
  const auto parsed = Read(WithFirst(PlayerLine(1, "2.5", {"   2 w 1"})), "case.trf");
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_NE(parsed.diagnostics.front().message.find("2.5"), std::string::npos);
  EXPECT_NE(parsed.diagnostics.front().message.find("1.0"), std::string::npos);
}

TEST(TrfDiagnostics, AConflictNamesBothLines) {
  const auto parsed = Read(WithPlayers({"142 7", "012 between", "XXR 9"}), "case.trf");
  ASSERT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-conflict"});
  EXPECT_NE(parsed.diagnostics.front().message.find("line 3"), std::string::npos);
  EXPECT_NE(parsed.diagnostics.front().message.find("line 1"), std::string::npos);
}

TEST(TrfDiagnostics, RecordsOfTwoDialectsMaySayTheSame) {
  const auto parsed =
      Read(WithPlayers({"142 9", "XXR 9", "152 W", "XXC white1", "162  W 1.0    P 0.5", "BBU  0.5", "XXS PAB=0.5",
                        "250       1.0   1   2    1    1", "XXA    1  1.0  1.0", "260   1 999    1    2", "XXP 1 2"}),
           "case.trf");
  EXPECT_EQ(AllOf(parsed.diagnostics), "");
  ASSERT_TRUE(parsed.value);
  EXPECT_EQ(parsed.value->tournament.data().forbidden.size(), 1U);
}

TEST(TrfDiagnostics, TheReaderGoesOnAndReportsEverythingInOrder) {
  const auto parsed =
      Read(Lines({"142 x", Altered(49, "24x0"), PlayerLine(2, "9.0", {"   1 b 0"}), "XXC purple"}), "f");
  EXPECT_EQ(CodesOf(parsed.diagnostics),
            (std::vector<std::string>{"trf-rounds", "trf-rating", "points-sum", "trf-xxc"}));
}

// What only follows from an unreadable field is not reported again.
TEST(TrfDiagnostics, AnUnreadableRoundHasNoConsequences) {
  const auto parsed = Read(WithFirst(PlayerLine(1, "1.0", {"   x w 1"})), "f");
  EXPECT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-opponent"});
}

TEST(TrfDiagnostics, APlayerWithoutNumberIsNotMissedByHisOpponents) {
  const auto parsed = Read(WithFirst(Altered(5, "  1x")), "f");
  EXPECT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-tpn"});
}

TEST(TrfDiagnostics, TenThousandPlayers) {
  std::string text;
  for (int i = 1; i <= 9999; ++i) text += PlayerLine(i, "0.0", {}) + "\n";
  EXPECT_TRUE(Read(text, "f").value);
  text += PlayerLine(9999, "0.0", {}) + "\n";
  const auto parsed = Read(text, "f");
  EXPECT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-too-many-players"});
}

TEST(TrfDiagnostics, AccelerationOverAndOver) {
  std::string text;
  for (int i = 1; i <= 9999; ++i) text += PlayerLine(i, "0.0", {}) + "\n";
  for (int i = 0; i < 10; ++i) text += "250       1.0   1 999    1 9999\n";
  EXPECT_EQ(CodesOf(Read(text, "f").diagnostics), std::vector<std::string>{"trf-acceleration"});
}

TEST(TrfDiagnostics, AHundredMegabytesInOneLine) {
  const auto parsed = Read(std::string(100'000'000, 'x'), "f");
  ASSERT_EQ(CodesOf(parsed.diagnostics), std::vector<std::string>{"trf-line-too-long"});
  EXPECT_LT(FormatDiagnostic(parsed.diagnostics.front()).size(), 1000U);
}

TEST(TrfDiagnostics, ExcerptsStayLinear) {
  std::string line = PlayerLine(1, "0.0", {});
  for (int round = 0; round < 990; ++round) line += "   ? g 7  ";
  const auto parsed = Read(line + "\n", "f");
  std::size_t excerpts = 0;
  for (const Diagnostic& diagnostic : parsed.diagnostics) excerpts += diagnostic.excerpt.size();
  EXPECT_GT(parsed.diagnostics.size(), 2900U);
  EXPECT_LT(excerpts, 10 * line.size() + 70'000);
}

// Codes in quotes or backquotes that begin with a prefix.
std::set<std::string> CodesIn(const std::string& text, const std::string& prefix) {
  std::set<std::string> codes;
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at + 1)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-", at);
    if ((before == '"' || before == '`') && text[end] == before) codes.insert(text.substr(at, end - at));
  }
  return codes;
}

std::set<std::string> CodesInFolder(const std::string& folder, const std::string& prefix) {
  std::set<std::string> codes;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    codes.merge(CodesIn(FileBytes(entry.path()), prefix));
  }
  return codes;
}

// The finding is about a team and no player of it.
TEST(TrfDiagnostics, ATeamWithTheNumberOfAnotherIsFoundInItsLine) {
  const auto parsed = Read(FileBytes("tests/fuzz/corpus/trf/team-number-twice.trf"), "teams");
  const auto found = std::ranges::find(parsed.diagnostics, "team-number", &Diagnostic::code);
  ASSERT_NE(found, parsed.diagnostics.end());
  ASSERT_TRUE(found->span.has_value());
  EXPECT_EQ(found->span->column, 1);
}

TEST(TrfDiagnostics, EveryCodeIsDocumentedAndTested) {
  std::set<std::string> tested{"trf-lost", "trf-too-many-players", "trf-acceleration"};
  for (const Case& c : AllCases()) {
    if (c.code.starts_with("trf-")) tested.insert(c.code);
  }
  const auto in_source = CodesInFolder("src/ronda/formats/trf", "trf-");
  EXPECT_EQ(in_source, tested);
  EXPECT_EQ(in_source, CodesIn(FileBytes("docs/diagnostics.md"), "trf-"));
}

TEST(TrfDiagnostics, EveryRepairIsDocumentedAndTested) {
  const auto in_source = CodesInFolder("src/ronda/formats/trf", "fix-");
  EXPECT_EQ(in_source, CodesIn(FileBytes("docs/diagnostics.md"), "fix-"));
  EXPECT_EQ(in_source, CodesIn(FileBytes("tests/unit/formats/trf/doctor_test.cc"), "fix-"));
}

}  // namespace
}  // namespace ronda::trf
