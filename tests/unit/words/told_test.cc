#include "ronda/words/told.h"

#include <gtest/gtest.h>

namespace ronda::words {
namespace {

TEST(Told, FillsThePatternOfAnotherLanguage) {
  EXPECT_EQ(Told("es", "round 3 is paired and not published"), "la ronda 3 está emparejada y sin publicar");
  EXPECT_EQ(Told("cs", "round 3 is paired and not published"), "3. kolo je nalosováno a není zveřejněno");
}

TEST(Told, TellsWhatReadersOfFilesSay) {
  EXPECT_EQ(Told("es", "rating '24x0' is not a whole number"), "la puntuación Elo '24x0' no es un número entero");
  EXPECT_EQ(Told("cs", "\"rounds\" needs text, not a number '5'"), "\"rounds\" vyžaduje text, ne číslo '5'");
  EXPECT_EQ(Told("es", "'1e999' is too large for a number"), "'1e999' es demasiado grande para un número");
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

// "{moved down player}, {residents resident}" counts; a name with a comma does not.
TEST(Told, NamesAreNotCounted) {
  EXPECT_EQ(Told("es", "Example, Anna"), "Example, Anna");
  EXPECT_EQ(Told("cs", "1. BH/C1, 2. BH"), "1. BH/C1, 2. BH");
}

TEST(Told, SeveralSentencesAreToldOneByOne) {
  EXPECT_EQ(Told("es", "the note is empty; nobody has said this; write something"),
            "la nota está vacía; nobody has said this; escriba algo");
}

// A figure is nothing but digits, so that a sentence that begins alike is left alone.
TEST(Told, AFigureIsNoSentence) {
  EXPECT_EQ(Told("es", "at least 4"), "al menos 4");
  EXPECT_EQ(Told("es", "at least 4 of nobody knows what"), "at least 4 of nobody knows what");
}

// What has a pattern of its own is told inside another, and the parts of a list one by one.
TEST(Told, ActsOfTheHistory) {
  EXPECT_EQ(Told("es", "entered 1-0 at board 3 of round 2: 5 Example, Anna against 7 Example, Ben"),
            "anotó 1-0 en el tablero 3 de la ronda 2: 5 Example, Anna contra 7 Example, Ben");
  EXPECT_EQ(Told("cs", "undid act 9 (result-entered) at board 3 of round 2: 5 Example, Anna against 7 Example, Ben"),
            "vzal(a) zpět úkon 9 (zápis výsledku) na 3. šachovnici 2. kola: 5 Example, Anna proti 7 Example, Ben");
  EXPECT_EQ(Told("cs", "entered 12 players"), "přihlásil(a): hráčů: 12");
  EXPECT_EQ(Told("es", "changed the settings: city, time control, dutch-2026"),
            "cambió los ajustes: ciudad, ritmo de juego, dutch-2026");
}

TEST(Told, EnglishHasTheWordsOfTheScreens) {
  EXPECT_EQ(Told("en", "correct a result with ronda correct --game"), "correct a result instead, with k");
  EXPECT_EQ(Told("en", "round 3 is not published"), "round 3 is not published");
}

TEST(Told, OnlyMembersThatAreSentences) {
  const sheets::Value document = sheets::Record().Add("name", "give it one").Add("text", "give it one");
  EXPECT_EQ(ToJson(ToldDocument("es", document)), "{\n  \"name\": \"give it one\",\n  \"text\": \"póngale uno\"\n}\n");
}

TEST(Told, ReasonsOfTheCommittee) {
  const sheets::Value document = sheets::Record().Add("reason", "before the next by: adult");
  EXPECT_EQ(ToJson(ToldDocument("en", document)), "{\n  \"reason\": \"before the next by being of age\"\n}\n");
  EXPECT_EQ(ToJson(ToldDocument("cs", document)), "{\n  \"reason\": \"před dalším rozhodlo: plnoletost\"\n}\n");
}

}  // namespace
}  // namespace ronda::words
