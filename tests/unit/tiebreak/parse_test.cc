#include <gtest/gtest.h>

#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {
namespace {

TieBreak Parse(std::string_view code) {
  auto parsed = ParseTieBreak(code);
  EXPECT_TRUE(parsed) << code << ": " << (parsed ? "" : parsed.error().message);
  return parsed ? *parsed : TieBreak{};
}

TEST(TieBreakCode, ReadsTheGrammarOfTheRecords) {
  const TieBreak code = Parse("BH:GP/C1/P");
  EXPECT_EQ(code.definition->acronym, "BH");
  EXPECT_EQ(code.score, Score::kGamePoints);
  EXPECT_EQ(code.cut, 1);
  EXPECT_TRUE(code.forfeits_played);
  EXPECT_EQ(code.code, "BH:GP/C1/P");
  EXPECT_EQ(Parse("BH/M2").median, 2);
  EXPECT_EQ(Parse("KS/L+1").limit, 1);
  EXPECT_EQ(Parse("KS/L-2").limit, -2);
  EXPECT_EQ(Parse("SSSC/K5").factor, Fraction(5));
  EXPECT_TRUE(Parse("AOB/F").fore);
  EXPECT_TRUE(Parse("TPN/R").reverse);
}

TEST(TieBreakCode, ReadsOtherSpellings) {
  EXPECT_EQ(Parse(" bh-c1 ").cut, 1);
  EXPECT_EQ(Parse("Solkoff").definition->acronym, "BH");
  EXPECT_EQ(Parse("Brazilian").cut, 1);
  EXPECT_EQ(Parse("MPvGP").definition->acronym, "MPVGP");
  EXPECT_EQ(Parse("GE").definition->acronym, "REP");
  EXPECT_EQ(Parse("KAS421").weights.values, (std::array<int, 3>{4, 2, 1}));
  EXPECT_EQ(Parse("Kashdan/10-4-1").weights.values, (std::array<int, 3>{10, 4, 1}));
  EXPECT_EQ(Parse("OTHER_KAS/310").weights.values, (std::array<int, 3>{3, 1, 0}));
}

// Elementos §3: the names of the book, its spellings, and their English.
TEST(TieBreakCode, ReadsTheNamesOfTheBook) {
  const std::vector<std::pair<const char*, const char*>> names{{"Sonneborn-Berger", "SB"},
                                                               {"Sonenborn-Berger", "SB"},
                                                               {"Sonnenborn", "sonneborn"},
                                                               {"Solkof", "BH"},
                                                               {"Bucholz", "BH"},
                                                               {"Bucholz (Solkof)", "BH"},
                                                               {"Bucholz brasileño", "BH/C1"},
                                                               {"Corte de Bucholz – 2", "BH/C2"},
                                                               {"Mediano de Bucholz 2", "BH/M2"},
                                                               {"Median 2", "BH/M2"},
                                                               {"Mediano de Harkness", "HARK"},
                                                               {"Suma de Bucholz", "SBH"},
                                                               {"Progresivo", "PS"},
                                                               {"ACUMULATIVO", "PS"},
                                                               {"Kashdan 421", "KAS/421"},
                                                               {"Confrontación personal", "DE"},
                                                               {"Encuentro directo", "DE"},
                                                               {"Puntos de encuentro", "PD"},
                                                               {"Sistema Koya extendido", "KSX"},
                                                               {"Holandés", "HOL"},
                                                               {"Media de valoración – 1", "ARO/C1"},
                                                               {"Valoración de la actuación", "PERF"},
                                                               {"Calidad de visitante o negras", "BLK"},
                                                               {"drawing of lots", "LOT"},
                                                               {"Sorteo", "LOT"}};
  for (const auto& [name, code] : names) EXPECT_EQ(Parse(name).code, code) << name;
  EXPECT_EQ(Parse("Kashdan 841").weights.values, (std::array<int, 3>{8, 4, 1}));
  EXPECT_FALSE(ParseTieBreak("Kashdan 4"));
  EXPECT_FALSE(ParseTieBreak("Sorteo 3"));
  EXPECT_FALSE(ParseTieBreak("elimination"));
}

// C.07 §5.
TEST(TieBreakCode, EveryAcronymIsRead) {
  for (const Definition& definition : Catalogue()) {
    EXPECT_EQ(Parse(definition.acronym).definition, &definition) << definition.acronym;
    EXPECT_NE(definition.evaluate == nullptr, definition.separate == nullptr) << definition.acronym;
  }
}

TEST(TieBreakCode, UnknownOnesNameTheNearest) {
  const auto unknown = ParseTieBreak("BHH");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "tiebreak-unknown");
  EXPECT_EQ(unknown.error().hint, "did you mean 'BH'?");
  EXPECT_EQ(ParseTieBreak("Buchhol").error().hint, "did you mean 'BUCHHOLZ'?");
}

TEST(TieBreakCode, RefusesWhatMakesNoSense) {
  for (const std::string_view code :
       {"BH/X1",   "BH/C",    "BH/C0",   "BH/C-1",   "WIN/C1",       "BH:XP",       "ARO:GP",  "KAS/42",
        "KAS/4-2", "KAS/abc", "SSSC/K0", "BH//C1",   "BH/",          "DE/C1",       "BH/P1",   "BH/C99999999999",
        "PTS/B",   "PTS/B0",  "BH/B2",   "BH/C1/C2", "Brazilian/C2", "SB/M1/C1/M1", "BH:MP:GP"}) {
    const auto parsed = ParseTieBreak(code);
    ASSERT_FALSE(parsed) << code;
    EXPECT_EQ(parsed.error().code, "tiebreak-modifier") << code;
    EXPECT_FALSE(parsed.error().hint.empty()) << code;
  }
  EXPECT_EQ(ParseTieBreak("").error().code, "tiebreak-unknown");
}

TEST(TieBreakCode, AListIsRefusedWithAllThatIsWrong) {
  const std::vector<std::string> codes{"BH", "XYZ", "SB/Q"};
  const auto parsed = ParseTieBreaks(codes);
  EXPECT_FALSE(parsed.value);
  EXPECT_EQ(parsed.diagnostics.size(), 2U);
}

TEST(TieBreakTitle, SaysTheModifiersInWords) {
  EXPECT_EQ(TitleOf(Parse("BH")), "Buchholz");
  EXPECT_EQ(TitleOf(Parse("BH/C1")), "Buchholz, the lowest cut");
  EXPECT_EQ(TitleOf(Parse("BH:GP/C2/P")), "Buchholz, by game points, the 2 lowest cut, forfeits counted as games");
  EXPECT_EQ(TitleOf(Parse("SB/M1")), "Sonneborn-Berger, the lowest and the highest cut");
  EXPECT_EQ(TitleOf(Parse("PTS/B1")), "points, the best round only");
}

// A number is no name; it once called itself for ever.
TEST(ParseTieBreak, RefusesABareNumber) {
  for (const char* text : {"2", "42", " 2 ", "#", "1 2", "BH 2 3"}) EXPECT_FALSE(ParseTieBreak(text)) << text;
}

}  // namespace
}  // namespace ronda::tiebreak
