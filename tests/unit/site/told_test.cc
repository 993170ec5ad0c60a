#include "ronda/site/told.h"

#include <gtest/gtest.h>

namespace ronda::site {
namespace {

TEST(Told, FillsThePatternOfAnotherLanguage) {
  EXPECT_EQ(Told("es", "round 3 is paired and not published"), "la ronda 3 está emparejada y sin publicar");
  EXPECT_EQ(Told("cs", "round 3 is paired and not published"), "3. kolo je nalosováno a není zveřejněno");
}

TEST(Told, KeepsNamesAndTheSourceOfAStatement) {
  EXPECT_EQ(Told("es", "3 Round, Anna and 8 Bea met in round 2 [C1, 2.1.1]"),
            "3 Round, Anna y 8 Bea se enfrentaron en la ronda 2 [C1, 2.1.1]");
  EXPECT_EQ(Told("es", "3 Anna may have the bye; the best round with it [2.4]:"),
            "3 Anna puede descansar; la mejor ronda con ello [2.4]:");
}

TEST(Told, TellsWhatStandsInsideAsWell) {
  EXPECT_EQ(Told("es", "downfloaters: 2 instead of 0, in the bracket of 1.0 [C6, 2.4.1]"),
            "flotantes hacia abajo: 2 en vez de 0, en el grupo de 1.0 [C6, 2.4.1]");
  EXPECT_EQ(Told("es", "9 players to be paired, an odd number, so one gets the bye"),
            "9 jugadores por emparejar, número impar, así que uno descansa");
}

TEST(Told, SeveralSentencesAreToldOneByOne) {
  EXPECT_EQ(Told("es", "the note is empty; nobody has said this; write something"),
            "la nota está vacía; nobody has said this; escriba algo");
}

TEST(Told, EnglishHasTheWordsOfTheScreens) {
  EXPECT_EQ(Told("en", "correct a result with ronda correct --game"), "correct a result instead, with k");
  EXPECT_EQ(Told("en", "round 3 is not published"), "round 3 is not published");
}

TEST(Told, OnlyMembersThatAreSentences) {
  const sheets::Value document = sheets::Record().Add("name", "give it one").Add("text", "give it one");
  EXPECT_EQ(ToJson(ToldDocument("es", document)), "{\n  \"name\": \"give it one\",\n  \"text\": \"póngale uno\"\n}\n");
}

}  // namespace
}  // namespace ronda::site
