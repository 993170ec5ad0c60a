// The edition follows the event (decision 210).
#include "ronda/pairing/edition_choice.h"

#include <gtest/gtest.h>

#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

std::string Chosen(std::string_view family, std::string start) {
  EventInfo info;
  info.start_date = std::move(start);
  const SystemChoice choice = StandardSystems().Choose(family, info);
  return std::string(choice.system->info().id) + (choice.why.empty() ? "" : ", ") + choice.why;
}

TEST(EditionChoice, TheOneInForceWhenTheEventBegan) {
  EXPECT_EQ(Chosen("dutch", "2025/05/01"), "dutch-2017, in force on 2025-05-01");
  EXPECT_EQ(Chosen("dutch", "31.01.2026"), "dutch-2017, in force on 2026-01-31");
  EXPECT_EQ(Chosen("dutch", "2026-02-01"), "dutch-2026, in force on 2026-02-01");
  EXPECT_EQ(Chosen("dutch", "2017/06/30"), "dutch-2012, in force on 2017-06-30");
  EXPECT_EQ(Chosen("dutch", "2012/01/01"), "dutch-2011, in force on 2012-01-01");
  EXPECT_EQ(Chosen("team-swiss", "2025/12/01"), "team-swiss-2025, in force on 2025-12-01");
}

TEST(EditionChoice, WithoutADateTheNewest) {
  EXPECT_EQ(Chosen("dutch", ""), "dutch-2026");
  EXPECT_EQ(Chosen("dutch", "May"), "dutch-2026, the newest edition, for 'May' is no date");
}

TEST(EditionChoice, NothingIsGuessedFromADateOfTwoMeanings) {
  EXPECT_EQ(Chosen("dutch", "24/08/01"),
            "dutch-2026, the newest edition, for the event began on 2024-08-01 or 2001-08-24");
  EXPECT_EQ(Chosen("dutch", "25/08/24"), "dutch-2017, in force on 2025-08-24 or 2024-08-25");
  EXPECT_EQ(Chosen("dutch", "2019"), "dutch-2017, in force in 2019");
  EXPECT_EQ(Chosen("dutch", "2026"), "dutch-2026, the newest edition, for the event began in 2026");
}

TEST(EditionChoice, BeforeAllOfThemTheOldest) {
  EXPECT_EQ(Chosen("dutch", "2006/08/01"), "dutch-2011, the oldest edition there is, for an event of 2006-08-01");
}

TEST(EditionChoice, WhatIsNamedIsTaken) {
  EXPECT_EQ(Chosen("dutch-2026", "2019/05/01"), "dutch-2026");
  EXPECT_EQ(Chosen("burstein", "2019/05/01"), "burstein");
}

}  // namespace
}  // namespace ronda
