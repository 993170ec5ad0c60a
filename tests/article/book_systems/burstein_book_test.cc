// The Burstein system of "Elementos de un torneo" (2.9.1; decision 201), derived by hand.
#include <gtest/gtest.h>

#include "support/agreement.h"
#include "support/event.h"

namespace ronda::test {
namespace {

std::string BursteinBook(const Tournament& tournament) {
  const auto round = procedure::ByEngine(tournament, "burstein-book");
  return round ? ToString(*round) : "none";
}

TEST(BursteinBook, TheFirstRoundIsThatOfTheDutchSystem) {
  EXPECT_EQ(BursteinBook(Event(8).Planned(5)), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(BursteinBook(Event(7).Planned(5)), "1-4 5-2 3-6 7U");
}

TEST(BursteinBook, RankedByBuchholz) {
  // One point: 7 (Buchholz 3), 4 and 6 (2, and Sonneborn-Berger 0), 3 (1). So 7 meets 6 and 4 meets 3. None: 5 (3) is
  // ranked above 2 (2), both are due Black, and 5 gets it (E4).
  const Tournament event = Event(8).Planned(5).Round("1>5 6>2 3<7 8>4").Round("7<1 2<4 5<3 8>6");
  EXPECT_EQ(BursteinBook(event), "1-8 2-5 4-3 6-7");
  EXPECT_EQ(procedure::ByBook(event), "1-8 5-2 3-6 4-7");
}

TEST(BursteinBook, ThenBySonnebornBerger) {
  // One point: 2 and 4 have Buchholz 2; 4 drew twice (Sonneborn-Berger 1), 2 beat 3 (0.5). Half a point: 1 and 3 have
  // 2.5; 3 (0.75) is ranked above 1 (0.5). Each two want the same colour, and the higher-ranked one gets it.
  const Tournament event = Event(6).Planned(5).Round("1=4 5>2 3=6").Round("6>1 2>3 4=5");
  EXPECT_EQ(BursteinBook(event), "3-1 2-4 5-6");
  EXPECT_EQ(procedure::ByBook(event), "1-3 4-2 5-6");
}

}  // namespace
}  // namespace ronda::test
