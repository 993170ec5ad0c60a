// The TRF doctor: each kind of damage with its one repair, damage that has none, and files that need none.
#include "ronda/formats/trf/doctor.h"

#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

std::vector<std::string> CodesOfRepairs(const std::vector<Change>& repairs) {
  std::vector<std::string> codes;
  for (const Change& repair : repairs) codes.push_back(repair.code);
  return codes;
}

std::string WithMore(const std::string& text, std::size_t at, const std::string& more) {
  std::string longer = text.substr(0, at);
  longer += more;
  longer += text.substr(at);
  return longer;
}

using Codes = std::vector<std::string>;

// The damaged text becomes the sound one by repairs of these codes, nothing wrong remains, and a second visit finds
// nothing to do.
void ExpectCure(const std::string& damaged, const std::string& sound, const Codes& codes) {
  const RepairedFile fixed = Repair(damaged, "case.trf");
  EXPECT_EQ(fixed.bytes, sound);
  EXPECT_EQ(CodesOfRepairs(fixed.repairs), codes);
  EXPECT_FALSE(HasErrors(fixed.remaining)) << AllOf(fixed.remaining);
  for (const Change& repair : fixed.repairs) EXPECT_FALSE(repair.reason.empty());
  EXPECT_TRUE(Repair(fixed.bytes, "case.trf").repairs.empty());
}

void ExpectUntouched(const std::string& text) {
  const RepairedFile fixed = Repair(text, "case.trf");
  EXPECT_EQ(fixed.bytes, text);
  EXPECT_EQ(CodesOfRepairs(fixed.repairs), Codes{});
}

const std::string kWinner = PlayerLine(1, "1.0", {"   2 w 1"});
const std::string kLoser = PlayerLine(2, "0.0", {"   1 b 0"});

TEST(TrfDoctor, LeavesSoundFilesAlone) {
  const auto paths = TrfFiles("tests/data/trf/corpus");
  ASSERT_GE(paths.size(), 26U);
  for (const auto& path : paths) ExpectUntouched(FileBytes(path));
  const auto corpus = TrfFiles("../shared/corpus");
  for (const auto& path : corpus) ExpectUntouched(FileBytes(path));
  std::cout << paths.size() + corpus.size() << " files\n";
}

TEST(TrfDoctor, HasNoCureForWhatIsNoText) {
  const std::string binary("PK\x03\x04\0\0", 6);
  const RepairedFile fixed = Repair(binary, "case.trf");
  EXPECT_EQ(fixed.bytes, binary);
  EXPECT_TRUE(HasErrors(fixed.remaining));
}

TEST(TrfDoctor, TellsLineBeforeAndAfter) {
  const RepairedFile fixed = Repair(Lines({"012 x", PlayerLine(1, "3.0", {"   2 w 1"}), kLoser}), "case.trf");
  ASSERT_EQ(fixed.repairs.size(), 1U);
  EXPECT_EQ(fixed.repairs[0].line, 2);
  EXPECT_EQ(fixed.repairs[0].before, PlayerLine(1, "3.0", {"   2 w 1"}));
  EXPECT_EQ(fixed.repairs[0].after, kWinner);
  EXPECT_EQ(fixed.repairs[0].reason, "the total was 3.0, the results make 1.0");
}

// --- the file as a whole ---

TEST(TrfDoctor, EncodingThatOtherProgramsReject) {
  ExpectCure("012 M\xFCnchen\n" + kWinner + "\n" + kLoser + "\n", "012 München\n" + kWinner + "\n" + kLoser + "\n",
             {"fix-encoding"});
  ExpectCure("012 \x80 5\n" + kWinner + "\n" + kLoser + "\n", "012 € 5\n" + kWinner + "\n" + kLoser + "\n",
             {"fix-encoding"});
}

TEST(TrfDoctor, MixedLineEnds) {
  ExpectCure("012 x\r\n" + kWinner + "\n" + kLoser + "\n", "012 x\n" + kWinner + "\n" + kLoser + "\n",
             {"fix-line-ends"});
  ExpectUntouched("012 x\r" + kWinner + "\r" + kLoser + "\r");
}

// --- characters and columns ---

TEST(TrfDoctor, Tabs) {
  ExpectCure(Lines({"012\tName", kWinner, kLoser}), Lines({"012 Name", kWinner, kLoser}), {"fix-tabs"});
  std::string tabbed = kWinner;
  tabbed.replace(21, 27, "\t\t\t\t");  // the blanks after the name as an editor with tab stops of 8 makes them
  ExpectCure(Lines({tabbed, kLoser}), Lines({kWinner, kLoser}), {"fix-tabs"});
}

TEST(TrfDoctor, IndentedRecords) {
  ExpectCure(Lines({"  012 x", "  " + kWinner, kLoser}), Lines({"012 x", kWinner, kLoser}),
             {"fix-indent", "fix-indent"});
}

TEST(TrfDoctor, DigitsOfOtherScripts) {
  std::string damaged = kWinner;
  damaged.replace(48, 4, "２０００");
  ExpectCure(Lines({damaged, kLoser}), Lines({kWinner, kLoser}), {"fix-digits"});
  std::string dash = PlayerLine(3, "0.5", {"0000 – H"});
  ExpectCure(Lines({kWinner, kLoser, dash}), Lines({kWinner, kLoser, PlayerLine(3, "0.5", {"0000 - H"})}),
             {"fix-digits"});
}

// A name of 33 bytes and 31 characters leaves everything after it two columns too far to the left.
TEST(TrfDoctor, NamesPaddedByBytes) {
  std::string sound = kWinner;
  sound.replace(14, 7, "Núñez  ");
  std::string damaged = sound;
  damaged.erase(damaged.find("    2000"), 2);
  ExpectCure(Lines({damaged, kLoser}), Lines({sound, kLoser}), {"fix-columns"});
}

TEST(TrfDoctor, ANameBeyondItsField) {
  std::string sound = kWinner;
  sound.replace(14, 33, "Abcdefghijklmnopqrstuvwxyz1234567");
  const std::string damaged = WithMore(sound, 47, "89");
  ExpectCure(Lines({damaged, kLoser}), Lines({sound, kLoser}), {"fix-columns"});
}

TEST(TrfDoctor, RoundsOneColumnOff) {
  const std::string right = WithMore(kWinner, 90, " ");
  ExpectCure(Lines({right, kLoser}), Lines({kWinner, kLoser}), {"fix-columns"});
  std::string left = kWinner;
  left.erase(90, 1);
  ExpectCure(Lines({left, kLoser}), Lines({kWinner, kLoser}), {"fix-columns"});
}

TEST(TrfDoctor, ALaterRoundOff) {
  const std::string sound = PlayerLine(1, "2.0", {"   2 w 1", "   2 b 1"});
  const std::string damaged = WithMore(sound, 100, " ");
  const std::string other = PlayerLine(2, "0.0", {"   1 b 0", "   1 w 0"});
  ExpectCure(Lines({damaged, other}), Lines({sound, other}), {"fix-columns"});
}

TEST(TrfDoctor, CapitalColoursAndSmallResults) {
  ExpectCure(Lines({PlayerLine(1, "1.0", {"   2 W 1"}), PlayerLine(2, "0.0", {"   1 B 0"}),
                    PlayerLine(3, "1.0", {"0000 - u"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - U"})}), {"fix-case", "fix-case", "fix-case"});
}

TEST(TrfDoctor, ARecordThatEndsBeforeThePoints) {
  const std::string sound = PlayerLine(3, "0.0", {}).substr(0, 84);
  ExpectCure(Lines({kWinner, kLoser, sound.substr(0, 52)}), Lines({kWinner, kLoser, sound}), {"fix-length"});
}

TEST(TrfDoctor, APlayerEnteredTwice) {
  ExpectCure(Lines({kWinner, kLoser, kLoser}), Lines({kWinner, kLoser}), {"fix-repeated-player"});
}

// --- records other programs refuse ---

TEST(TrfDoctor, InitialColourWithMoreThanFiveCharacters) {
  ExpectCure(Lines({"152 W  ", kWinner, kLoser}), Lines({"152 W", kWinner, kLoser}), {"fix-152"});
  ExpectCure(Lines({"152 b", kWinner, kLoser}), Lines({"152 B", kWinner, kLoser}), {"fix-152"});
}

TEST(TrfDoctor, LooselySpacedPoints) {
  ExpectCure(Lines({"162 W 1 D=0.5 P 0.5", kWinner, kLoser}), Lines({"162  W 1.0    D 0.5    P 0.5", kWinner, kLoser}),
             {"fix-scoring-columns"});
  ExpectCure(Lines({"362 TW2 TD1 TL0", kWinner, kLoser}), Lines({"362 TW 2.0   TD 1.0   TL 0.0", kWinner, kLoser}),
             {"fix-scoring-columns"});
}

TEST(TrfDoctor, AbsenceAsZ) {
  ExpectCure(Lines({"162  Z 0.5", kWinner, kLoser}), Lines({"162  A 0.5", kWinner, kLoser}), {"fix-scoring-columns"});
}

TEST(TrfDoctor, RankMethodWithoutFederation) {
  const std::string national = "FRA    1 m  A Player1                           2060";
  ExpectCure(Lines({"172 FIDON", kWinner, kLoser, national}), Lines({"172 FRA FIDON", kWinner, kLoser, national}),
             {"fix-rank-method"});
  ExpectUntouched(Lines({"172 FIDON", kWinner, kLoser}));
}

TEST(TrfDoctor, ListsOutOfTheirColumns) {
  ExpectCure(Lines({kWinner, kLoser, "240 H   2 1 2"}), Lines({kWinner, kLoser, "240 H   2    1    2"}),
             {"fix-list-columns"});
  ExpectCure(Lines({kWinner, kLoser, "260           1    2"}), Lines({kWinner, kLoser, "260   1 999    1    2"}),
             {"fix-list-columns"});
  ExpectCure(Lines({kWinner, kLoser, "XXA 1 1.0 0.5"}), Lines({kWinner, kLoser, "XXA    1  1.0  0.5"}),
             {"fix-list-columns"});
}

// --- rounds ---

TEST(TrfDoctor, ResultsOfGamesWithoutOpponent) {
  const auto file = [](const char* third, const char* fourth) {
    return Lines({kWinner, kLoser, PlayerLine(3, "0.5", {third}), PlayerLine(4, "0.0", {fourth})});
  };
  ExpectCure(file("0000 - =", "0000 - 0"), file("0000 - H", "0000 - Z"), {"fix-bye-letter", "fix-bye-letter"});
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - 1"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - U"})}), {"fix-bye-letter"});
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - 1"}), PlayerLine(4, "1.0", {"0000 - 1"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - F"}), PlayerLine(4, "1.0", {"0000 - F"})}),
             {"fix-bye-letter", "fix-bye-letter"});
}

TEST(TrfDoctor, AByeWithAColour) {
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "0.5", {"0000 w H"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "0.5", {"0000 - H"})}), {"fix-bye-colour"});
}

TEST(TrfDoctor, ByesOfTheComingRound) {
  const auto file = [](const char* coming) { return Lines({PlayerLine(1, "1.0", {"   2 w 1", coming}), kLoser}); };
  ExpectCure(file("0000 b H"), file("0000 - H"), {"fix-bye-colour"});
  ExpectCure(file("   2 - H"), file("0000 - H"), {"fix-bye-opponent"});
  ExpectCure(file("0000 - ="), file("0000 - H"), {"fix-bye-letter"});
  ExpectCure(file("     w"), Lines({kWinner, kLoser}), {"fix-bye-colour"});
}

TEST(TrfDoctor, AByeWithAnOpponentWhoDoesNotKnow) {
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "0.5", {"   1 w H"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "0.5", {"0000 - H"})}), {"fix-bye-opponent"});
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"   3 w U"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - U"})}), {"fix-bye-opponent"});
}

TEST(TrfDoctor, FullPointByeForThePairingAllocatedOne) {
  const auto file = [](const char* letter) {
    const std::string bye = std::string("0000 - ") + letter;
    return Lines({PlayerLine(1, "2.0", {"   2 w 1", bye}), PlayerLine(2, "1.0", {"   1 b 0", "   3 w 1"}),
                  PlayerLine(3, "1.0", {bye, "   2 b 0"})});
  };
  ExpectCure(file("F"), file("U"), {"fix-pairing-bye", "fix-pairing-bye"});
}

TEST(TrfDoctor, FullPointByesThatAreMeant) {
  // Two in a round; beside a U; twice the same player; worth something else than the pairing-allocated bye.
  ExpectUntouched(Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - F"}), PlayerLine(4, "1.0", {"0000 - F"})}));
  ExpectUntouched(Lines({kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - F"}), PlayerLine(4, "1.0", {"0000 - U"})}));
  ExpectUntouched(Lines({PlayerLine(1, "2.0", {"   2 w 1", "   2 b 1"}), PlayerLine(2, "0.0", {"   1 b 0", "   1 w 0"}),
                         PlayerLine(3, "2.0", {"0000 - F", "0000 - F"})}));
  ExpectUntouched(Lines({"162  P 0.5", kWinner, kLoser, PlayerLine(3, "1.0", {"0000 - F"})}));
}

TEST(TrfDoctor, APreassignedByeThatLooksLikeAPlayedRound) {
  const auto file = [](const char* points, const char* bye) {
    return Lines({kWinner, kLoser, PlayerLine(3, points, {"0000 - H", bye})});
  };
  ExpectCure(file("0.5", "0000 - U"), file("0.5", "0000 - F"), {"fix-preassigned-bye"});
  ExpectCure(file("1.5", "0000 - U"), file("0.5", "0000 - F"), {"fix-preassigned-bye", "fix-points-ahead"});
}

TEST(TrfDoctor, AnAbsenceOfTheComingRoundAsForfeit) {
  ExpectCure(Lines({kWinner, kLoser, PlayerLine(3, "0.0", {"0000 - Z", "0000 - -"})}),
             Lines({kWinner, kLoser, PlayerLine(3, "0.0", {"0000 - Z", "0000 - Z"})}), {"fix-coming-result"});
}

TEST(TrfDoctor, AnExtraEmptyRound) {
  const std::string first = PlayerLine(1, "2.0", {"   2 w 1", "   2 b 1"});
  const std::string second = PlayerLine(2, "0.0", {"   1 b 0", "   1 w 0"});
  ExpectCure(Lines({PlayerLine(1, "2.0", {"   2 w 1", "        ", "   2 b 1"}),
                    PlayerLine(2, "0.0", {"   1 b 0", "0000 - Z", "   1 w 0"})}),
             Lines({first, second}), {"fix-empty-round", "fix-empty-round"});
  ExpectCure(Lines({PlayerLine(1, "2.0", {"   2 w 1", "   2 b 1", "0000 - Z"}),
                    PlayerLine(2, "0.0", {"   1 b 0", "   1 w 0", "0000 -"})}),
             Lines({first, second}), {"fix-empty-round", "fix-empty-round"});
}

TEST(TrfDoctor, AWithdrawalIsNoEmptyRound) {
  ExpectUntouched(Lines({kWinner, PlayerLine(2, "0.0", {"   1 b 0", "0000 - Z"})}));
}

// --- totals ---

TEST(TrfDoctor, WrongTotals) {
  ExpectCure(Lines({PlayerLine(1, "1.5", {"   2 w 1"}), kLoser}), Lines({kWinner, kLoser}), {"fix-points"});
}

TEST(TrfDoctor, HalfAPointOfTheComingRound) {
  ExpectCure(Lines({PlayerLine(1, "1.5", {"   2 w 1", "0000 - H"}), kLoser}),
             Lines({PlayerLine(1, "1.0", {"   2 w 1", "0000 - H"}), kLoser}), {"fix-points-ahead"});
}

TEST(TrfDoctor, TotalsOfAnotherPointSystem) {
  const std::vector<std::string> players{PlayerLine(1, "4.0", {"   2 w 1", "   3 b ="}),
                                         PlayerLine(2, "3.0", {"   1 b 0", "0000 - U"}),
                                         PlayerLine(3, "4.0", {"0000 - U", "   1 w ="})};
  std::vector<std::string> sound{"162  W 3.0    D 1.0"};
  sound.insert(sound.end(), players.begin(), players.end());
  ExpectCure(Lines(players), Lines(sound), {"fix-scoring"});
}

TEST(TrfDoctor, TotalsOfPlayersWithDoubtfulResultsStay) {
  ExpectUntouched(Lines({PlayerLine(1, "5.0", {"   2 w 1"}), PlayerLine(2, "0.0", {"   1 b 1"})}));
}

// --- no single repair: refused by one program or another, and left as it is ---

TEST(TrfDoctor, WhatIsRightIsNotMadeToSuitOneProgram) {
  ExpectUntouched(Lines({"192 FIDE_DUTCH_2026", kWinner, kLoser}));  // bbpPairings 6.0.0 knows only _2025
  ExpectUntouched(Lines({"162  A 0.5", kWinner, kLoser}));           // bbpPairings 6.0.0 wants Z
  ExpectUntouched(Lines({"162  X 0.0", kWinner, kLoser}));           // bbpPairings 6.0.0 knows no X
  ExpectUntouched(Lines({kWinner, kLoser, PlayerLine(3, "0.0", {"0000 - Z"}), "XXP 1 2 3"}));  // py4swiss: two only
  ExpectUntouched(Lines({kWinner, kLoser, "299          -1.0        1"}));                     // bbpPairings has no 299
}

TEST(TrfDoctor, WhatHasSeveralRepairsStays) {
  ExpectUntouched(Lines({PlayerLine(1, "1.0", {"   9 w 1"}), kLoser}));   // who was it?
  ExpectUntouched(Lines({PlayerLine(1, "1.0", {"   2 b 1"}), kLoser}));   // who had White?
  ExpectUntouched(Lines({kWinner, PlayerLine(2, "1.0", {"   1 b 1"})}));  // who won?
  ExpectUntouched(Lines({"142 5", "XXR 7", kWinner, kLoser}));            // which one?
}

// A total above the results is not lowered where blank cells may be byes that explain it.
TEST(Doctor, BlankCellsExplainATotal) {
  const auto file = [](const std::string& points, const std::string& first) {
    return Lines({PlayerLine(1, "1.0", {"   2 w 1", "   2 b 0"}), PlayerLine(2, "1.0", {"   1 b 0", "   1 w 1"}),
                  PlayerLine(3, "1.0", {"   4 w 1", "   4 b 0"}), PlayerLine(4, points, {first, "   3 w 1"})});
  };
  const auto with_blank = [](const std::string& points, const std::string& second) {
    return Lines({PlayerLine(1, "1.0", {"   2 w 1", "   3 b 0"}), PlayerLine(2, points, {"   1 b 0", second}),
                  PlayerLine(3, "1.0", {"0000 - Z", "   1 w 1"})});
  };
  ExpectCure(with_blank("0.5", "        "), with_blank("0.5", "0000 - H"), {"fix-blank-bye"});
  ExpectCure(with_blank("1.0", "        "), with_blank("1.0", "0000 - U"), {"fix-blank-bye"});
  // Nothing explains it: it is left alone.
  EXPECT_EQ(Repair(with_blank("0.7", "        "), "case.trf").bytes, with_blank("0.7", "        "));
  // No blank cell: the total is wrong.
  ExpectCure(file("2.0", "   3 b 0"), file("1.0", "   3 b 0"), {"fix-points"});
}

}  // namespace
}  // namespace ronda::trf
