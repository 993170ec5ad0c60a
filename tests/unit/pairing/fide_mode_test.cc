// What is outside FIDE's rules, and what has to be announced (decision 175).
#include "ronda/pairing/fide_mode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TournamentData Field() {
  TournamentData data = TextEvent({"5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"});
  data.planned_rounds = 9;
  return data;
}

std::vector<Deviation> Find(std::string_view system, const TournamentData& data) {
  const SystemInfo& info = StandardSystems().Find(system)->info();
  const Tournament tournament = MakeTournament(data);
  const auto event = EntrantsOf(info, tournament);
  EXPECT_TRUE(event);
  return event ? Deviations(info, tournament, *event) : std::vector<Deviation>{};
}

std::vector<std::string> Texts(std::span<const Deviation> deviations) {
  std::vector<std::string> texts;
  for (const Deviation& one : deviations) texts.push_back(one.what);
  return texts;
}

// C.04.2/2025 §1.1.
TEST(FideMode, IsWhatTheSystemsInForceAre) {
  for (const char* system : {"dutch", "burstein", "dubov"}) {
    EXPECT_THAT(Texts(Find(system, Field())), IsEmpty()) << system;
  }
}

// C.04.2/2025 §1.2.
TEST(FideMode, SystemsFideDoesNotPublishAreOutside) {
  for (const char* system : {"dutch-book", "lim-uncoloured"}) {
    const auto found = Find(system, Field());
    EXPECT_THAT(Texts(found), ElementsAre(HasSubstr("a system FIDE does not publish"))) << system;
    EXPECT_FALSE(IsFideMode(found));
  }
}

TEST(FideMode, SupersededEditionsAreOutsideUnlessTheEventIsAsOld) {
  TournamentData data = Field();
  EXPECT_THAT(Texts(Find("dutch-2017", data)), ElementsAre("dutch-2017, in force until 2026-01-31"));
  EXPECT_THAT(Texts(Find("dutch-2011", data)), ElementsAre("dutch-2011, a superseded edition"));
  data.info.start_date = "2019/05/01";
  EXPECT_THAT(Texts(Find("dutch-2017", data)), IsEmpty());
  EXPECT_THAT(Texts(Find("dutch-2012", data)), ElementsAre("dutch-2012, in force until 2017-06-30"));
  data.info.start_date = "2026/05/01";
  EXPECT_FALSE(IsFideMode(Find("dutch-2017", data)));
}

TEST(FideMode, BakuIsToBeAnnouncedByCodeOrByTable) {
  TournamentData data = Field();
  data.system_code = "FIDE_DUTCH_BAKU";
  const auto by_code = Find("dutch", data);
  EXPECT_THAT(Texts(by_code), ElementsAre("Baku acceleration"));
  EXPECT_TRUE(IsFideMode(by_code));
  data.system_code = "FIDE_DUTCH";
  const SystemInfo& dutch = StandardSystems().Find("dutch")->info();
  const auto table = acceleration::Accelerate(dutch, MakeTournament(data), acceleration::Baku{});
  EXPECT_EQ(Find("dutch", table.value->data()), by_code);
}

TEST(FideMode, OtherAccelerationsAreOutside) {
  const SystemInfo& dutch = StandardSystems().Find("dutch")->info();
  const auto haley = acceleration::Accelerate(dutch, MakeTournament(Field()), acceleration::Haley{});
  const auto found = Find("dutch", haley.value->data());
  EXPECT_THAT(Texts(found), ElementsAre("an acceleration other than Baku"));
  EXPECT_FALSE(IsFideMode(found));
}

// A table written before somebody entered late above the last of the group (C.04.5/2025 §1.3).
TEST(FideMode, ATableWithoutTheLateEntrantIsOutside) {
  TournamentData data = TextEvent({".", "6w1", "7b1", "8w1", "9b1", "2b0", "3w0", "4b0", "5w0"});
  data.planned_rounds = 9;
  const SystemInfo& dutch = StandardSystems().Find("dutch")->info();
  data = acceleration::Accelerate(dutch, MakeTournament(data), acceleration::Baku{}).value->data();
  EXPECT_TRUE(IsFideMode(Find("dutch", data)));
  data.accelerations.erase(data.accelerations.begin());
  EXPECT_THAT(Texts(Find("dutch", data)), ElementsAre(HasSubstr("without those who entered late")));
}

TEST(FideMode, BakuWithOtherPointsCameIn2026) {
  TournamentData data = Field();
  data.system_code = "FIDE_DUTCH_2017_BAKU";
  data.info.start_date = "2019/05/01";
  data.point_system.win = {Points::Whole(2), Points::Whole(2)};
  data.point_system.draw = {Points::Whole(1), Points::Whole(1)};
  data.point_system.pairing_bye = Points::Whole(2);
  EXPECT_THAT(Texts(Find("dutch-2017", data)),
              ElementsAre(HasSubstr("which came in 2026"), "2.0, 1.0 and 0.0 points for a win, a draw and a loss"));
  EXPECT_TRUE(IsFideMode(Find("dutch", data)));
}

TEST(FideMode, ForbiddenPairsAreOutsideAndOtherPointsAreToBeAnnounced) {
  TournamentData data = Field();
  data.forbidden = {{std::nullopt, std::nullopt, {Nr(1), Nr(2)}}};
  EXPECT_FALSE(IsFideMode(Find("dutch", data)));
  data = Field();
  data.point_system.pairing_bye = Points::Tenths(5);
  data.planned_rounds.reset();
  const auto found = Find("dutch", data);
  EXPECT_THAT(Texts(found), ElementsAre("0.5 points for the pairing-allocated bye", "the number of rounds"));
  EXPECT_TRUE(IsFideMode(found));
}

}  // namespace
}  // namespace ronda
