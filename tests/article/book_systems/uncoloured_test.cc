// Swiss systems without colours (Elementos, appendix B: many games need none).
#include <gtest/gtest.h>

#include <string>

#include "ronda/pairing/fide_mode.h"
#include "ronda/pairing/registry.h"
#include "support/event.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

std::string Paired(std::string_view id, const Tournament& tournament) {
  const auto pairing = StandardSystems().Find(id)->Pair(tournament);
  return pairing ? ToString(ToRound(tournament, *pairing)) : pairing.error().code;
}

// 1, 2, 3 and 4 have won; 1 and 3 had White, so 1 would rather meet 4, who had Black. Without colours the halves meet
// as they stand, and so they do among those who have lost.
Tournament AfterOneRound() { return Event(8).Planned(5).Round("1>5 6<2 3>7 8<4"); }

// Elementos §B.
// Decision 324.
TEST(Uncoloured, HalvesMeetAsTheyStand) {
  EXPECT_EQ(Paired("dutch-2026", AfterOneRound()), "4-1 2-3 5-8 7-6");
  for (const char* id : {"dutch-2026-uncoloured", "dutch-2025-uncoloured", "dutch-2017-uncoloured",
                         "dutch-2012-uncoloured", "dutch-2011-uncoloured", "dutch-book-uncoloured"}) {
    EXPECT_EQ(Paired(id, AfterOneRound()), "1-3 2-4 5-7 6-8") << id;
  }
}

// B2 says nothing: 1 and 2 have had White twice, and are the only ones with two points.
TEST(Uncoloured, NobodyIsKeptApartByColours) {
  const Tournament tournament = Event(8).Planned(5).Round("1>5 2>6 3>7 4>8").Round("1>3 2>4 5>7 6>8");
  EXPECT_EQ(Paired("dutch-2026-uncoloured", tournament).substr(0, 3), "1-2");
  EXPECT_NE(Paired("dutch-2026", tournament).substr(0, 3), "1-2");
}

// What was White and what was Black makes no difference to any of them, but for who stands first.
TEST(Uncoloured, ColoursMakeNoDifference) {
  const Tournament other = Event(8).Planned(5).Round("5<1 2>6 7<3 4>8");
  for (const auto& system : StandardSystems().systems()) {
    const SystemInfo& info = system->info();
    if (info.contest != Contest::kGames || info.colours == ColourUse::kNone) continue;
    const std::string id = std::string(info.id) + "-uncoloured";
    ASSERT_NE(StandardSystems().Find(id), nullptr) << id;
    EXPECT_EQ(Paired(id, AfterOneRound()), Paired(id, other)) << id;
  }
}

// FIDE publishes no system without colours.
TEST(Uncoloured, IsOutsideFideMode) {
  const Tournament tournament = AfterOneRound();
  const auto deviations = Deviations(StandardSystems().Find("dutch-uncoloured")->info(), tournament, tournament);
  EXPECT_FALSE(IsFideMode(deviations));
}

// The name of a family means the edition in force, and the code of the file leads back to the system.
TEST(Uncoloured, IsFoundByFamilyAndByItsCode) {
  const Registry& systems = StandardSystems();
  EXPECT_EQ(systems.Find("dutch-uncoloured")->info().id, "dutch-2026-uncoloured");
  EventInfo event;
  event.start_date = "2018/05/01";
  EXPECT_EQ(systems.Choose("dutch-uncoloured", event).system->info().id, "dutch-2017-uncoloured");
  const PairingSystem* system = systems.Find("dutch-2017-uncoloured");
  const std::string code = systems.CodeFor(*system, {});
  EXPECT_EQ(code, "CUSTOM_DUTCH_2017_UNCOLOURED");
  EXPECT_EQ(systems.ForCode(code, {}).system, system);
}

}  // namespace
}  // namespace ronda::test
