#include "ronda/pairing/registry.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

std::string_view IdOf(std::string_view name) {
  const PairingSystem* system = StandardSystems().Find(name);
  return system == nullptr ? "" : system->info().id;
}

std::string_view SystemOfCode(std::string code, std::string type) {
  TournamentData data;
  data.system_code = std::move(code);
  data.info.type = std::move(type);
  const auto tournament = Tournament::Make(data);
  const PairingSystem* system = StandardSystems().For(*tournament).system;
  return system == nullptr ? "" : system->info().id;
}

TEST(Registry, FindsSystemsAndFamilies) {
  EXPECT_EQ(IdOf("dutch-2026"), "dutch-2026");
  EXPECT_EQ(IdOf("dutch"), "dutch-2026");
  EXPECT_EQ(IdOf("team-swiss"), "team-swiss-2026");
  EXPECT_EQ(IdOf(""), "");
  for (const auto id : {"dutch-2025", "dutch-2017", "dutch-2012", "dutch-2011", "dutch-book", "burstein-book", "vega",
                        "amalfi", "amalfi-book"})
    EXPECT_EQ(IdOf(id), id);
  EXPECT_EQ(IdOf("Dutch"), "");
}

TEST(Registry, TheExactWayIsThereButNotListed) {
  EXPECT_EQ(IdOf("dutch-2026+exact"), "dutch-2026+exact");
  for (const auto& system : StandardSystems().systems()) EXPECT_EQ(system->info().id.find('+'), std::string_view::npos);
}

TEST(Registry, GroupsOfSchenkelAreFoundButNotListed) {
  EXPECT_EQ(IdOf("schenkel-3x3"), "schenkel-3x3");
  EXPECT_EQ(IdOf("schenkel-20x19"), "schenkel-20x19");
  for (const auto wrong : {"schenkel-4x4", "schenkel-2x1", "schenkel-21x1", "schenkel-"}) EXPECT_EQ(IdOf(wrong), "");
  for (const auto& system : StandardSystems().systems()) {
    EXPECT_FALSE(system->info().id.starts_with("schenkel-"));
  }
}

TEST(Registry, TheFileSaysItsSystem) {
  EXPECT_EQ(SystemOfCode("FIDE_DUTCH_2017", ""), "dutch-2017");
  EXPECT_EQ(SystemOfCode("FIDE_DUTCH_BAKU", "whatever"), "dutch-2026");
  // Decision 004: what established engines call the text of 2026.
  EXPECT_EQ(SystemOfCode("", "FIDE_DUTCH_2025"), "dutch-2026");
  EXPECT_EQ(SystemOfCode("FIDE_BURSTEIN", ""), "burstein");
  EXPECT_EQ(SystemOfCode("", "KEIZER"), "keizer");
  EXPECT_EQ(SystemOfCode("FIDE_DUBOV_BAKU", ""), "dubov");
  EXPECT_EQ(SystemOfCode("FIDE_DOUBLESWISS_BAKU", ""), "double-swiss");
  EXPECT_EQ(SystemOfCode("FIDE_TEAM_TYPEB_MP_GP", ""), "team-swiss-2026");
  EXPECT_EQ(SystemOfCode("FIDE_TEAM_ROUNDROBIN", ""), "");
  EXPECT_EQ(SystemOfCode("CUSTOM_MONRAD", ""), "monrad");
  EXPECT_EQ(SystemOfCode("CUSTOM_MONRAD_NORWEGIAN_LOT5", ""), "monrad-norwegian");
  EXPECT_EQ(SystemOfCode("CUSTOM_SCHENKEL_5x3", ""), "schenkel");
  EXPECT_EQ(SystemOfCode("CUSTOM_SCHENKEL_x", ""), "");
  EXPECT_EQ(SystemOfCode("", "Individual: Swiss-System"), "");
  EXPECT_EQ(SystemOfCode("CUSTOM_DUTCH_BOOK", ""), "dutch-book");
  EXPECT_EQ(SystemOfCode("CUSTOM_TEAM_SWISS", ""), "");
  EXPECT_EQ(SystemOfCode("CUSTOM_DUTCH_2017", ""), "");  // it has a code of FIDE
  EXPECT_EQ(SystemOfCode("FIDE_TEAM_TYPEB_MP_GP_2025_BAKU", ""), "team-swiss-2025");
}

// Decision 211: whatever the date of the event, the code gives the system back.
TEST(Registry, TheCodeOfASystemGivesItBack) {
  for (const auto& system : StandardSystems().systems()) {
    for (const char* start : {"", "2012/01/01", "2019/05/01", "2025/12/01", "2026/05/01"}) {
      TournamentData data;
      data.info.start_date = start;
      data.system_code = StandardSystems().CodeFor(*system, data);
      const auto tournament = Tournament::Make(data);
      EXPECT_EQ(StandardSystems().For(*tournament).system, system.get()) << system->info().id << ' ' << start;
    }
  }
}

TEST(Registry, TheCodeKeepsWhatTheOldOneSaid) {
  TournamentData data;
  data.system_code = "FIDE_TEAM_TYPEB_GP_MP_BAKU";
  EXPECT_EQ(StandardSystems().CodeFor(*StandardSystems().Find("team-swiss-2025"), data),
            "FIDE_TEAM_TYPEB_GP_MP_2025_BAKU");
  data.system_code = "FIDE_DUTCH_BAKU";
  EXPECT_EQ(StandardSystems().CodeFor(*StandardSystems().Find("burstein"), data), "FIDE_BURSTEIN_BAKU");
  EXPECT_EQ(StandardSystems().CodeFor(*StandardSystems().Find("dutch-2026+exact"), data), "FIDE_DUTCH_BAKU");
}

}  // namespace
}  // namespace ronda
