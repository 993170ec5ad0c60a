#include "ronda/pairing/type_words.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

std::string_view SystemIn(std::string_view text) { return ReadTypeWords(text).system; }
std::string_view AskedAbout(std::string_view text) { return ReadTypeWords(text).asks; }

TEST(TypeWords, NameSystems) {
  EXPECT_EQ(SystemIn("Individual: Swiss-System"), "dutch");
  EXPECT_EQ(SystemIn("Swiss Dutch"), "dutch");
  EXPECT_EQ(SystemIn("Lim System"), "lim");
  EXPECT_EQ(SystemIn("SWISS (DUBOV)"), "dubov");
  EXPECT_EQ(SystemIn("Double-Swiss"), "double-swiss");
}

TEST(TypeWords, NameWhatHasToBeAskedAbout) {
  EXPECT_EQ(AskedAbout("Individual: Round-Robin"), "a round robin");
  EXPECT_EQ(AskedAbout("RoundRobin"), "a round robin");
  EXPECT_EQ(AskedAbout("Team: Swiss-System"), "a team event");
  EXPECT_EQ(AskedAbout("Knock out"), "a knockout");
}

TEST(TypeWords, MayBeStrange) {
  for (const char* text : {"Banana", "Individual: Jamboree", "Open CUP"})
    EXPECT_TRUE(ReadTypeWords(text).is_strange) << text;
  for (const char* text :
       {"", "Individual", "Individual: Swiss-System", "Sistema suizo", "Open, rapid", "Lim", "Round Robin"}) {
    EXPECT_FALSE(ReadTypeWords(text).is_strange) << text;
  }
}

TEST(TypeWords, OtherWordsSayNothing) {
  for (const char* text : {"", "Standard", "Limited to 60 players", "Individual", "FIDE rated, 9 rounds"}) {
    EXPECT_EQ(SystemIn(text), "") << text;
    EXPECT_EQ(AskedAbout(text), "") << text;
  }
}

}  // namespace
}  // namespace ronda
