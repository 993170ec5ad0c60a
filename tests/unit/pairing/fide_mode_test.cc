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
  EXPECT_THAT(Texts(Find("dutch-2011", data)), ElementsAre("dutch-2011, in force until 2012-09-09"));
  data.info.start_date = "2019/05/01";
  EXPECT_THAT(Texts(Find("dutch-2017", data)), IsEmpty());
  EXPECT_THAT(Texts(Find("dutch-2012", data)), ElementsAre("dutch-2012, in force until 2017-06-30"));
  data.info.start_date = "2026/05/01";
  EXPECT_FALSE(IsFideMode(Find("dutch-2017", data)));
}

// Decision 210: the rules of the day, so a later text is outside too.
TEST(FideMode, EditionsOfLaterDaysAreOutside) {
  TournamentData data = Field();
  data.info.start_date = "01.05.2019";
  EXPECT_THAT(Texts(Find("dutch-2026", data)), ElementsAre("dutch-2026, in force from 2026-02-01 on"));
  EXPECT_THAT(Texts(Find("dubov", data)), ElementsAre("dubov, in force from 2026-02-01 on"));
  data.info.start_date = "2012/03/01";
  EXPECT_THAT(Texts(Find("dutch-2011", data)), IsEmpty());
  data.info.start_date = "2015-03-01";
  EXPECT_THAT(Texts(Find("dutch-2012", data)), IsEmpty());
}

// C.04.A, A.8.5: where two texts may be used the players are told which.
TEST(FideMode, TheEditionIsAnnouncedWhereTwoMightBeUsed) {
  TournamentData data = Field();
  data.info.start_date = "2025/05/01";
  const auto found = Find("dutch-2017", data);
  EXPECT_THAT(Texts(found), ElementsAre("that the edition is dutch-2017, since dutch-2025 might be used too"));
  EXPECT_TRUE(IsFideMode(found));
  EXPECT_TRUE(IsFideMode(Find("dutch-2025", data)));
  EXPECT_FALSE(IsFideMode(Find("dutch-2026", data)));
  data.info.start_date = "2026/02/14";
  EXPECT_THAT(Texts(Find("dutch-2026", data)), ElementsAre(HasSubstr("since dutch-2017 might be used too")));
  EXPECT_TRUE(IsFideMode(Find("dutch-2017", data)));
  EXPECT_THAT(Texts(Find("dutch-2025", data)), ElementsAre("dutch-2025, never in force by itself"));
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

// C.04.5/2025 §1.3.2, decision 223: player 1 entered late with half a point, so the group of four became one of five;
// without a bye in round 1 nobody can have made it larger.
TEST(FideMode, AGroupThatGrewByALateEntryWithPointsIsBaku) {
  TournamentData data = TextEvent({"H", "6w1", "7b1", "8w1", "9b1", "2b0", "3w0", "4b0", "5w0"});
  data.planned_rounds = 9;
  const std::vector<Points> points{Points::Whole(1), Points::Whole(1), Points::Whole(1), Points::Tenths(5),
                                   Points::Tenths(5)};
  for (int i = 0; i < 5; ++i) data.accelerations.push_back({PlayerIndex(i), points});
  EXPECT_THAT(Texts(Find("dutch", data)), ElementsAre("Baku acceleration"));
  data.accelerations.pop_back();
  EXPECT_FALSE(IsFideMode(Find("dutch", data)));
  TournamentData all_played = Field();
  for (int i = 0; i < 5; ++i) all_played.accelerations.push_back({PlayerIndex(i), points});
  EXPECT_FALSE(IsFideMode(Find("dutch", all_played)));
}

TEST(FideMode, BakuWithOtherPointsCameIn2026) {
  TournamentData data = Field();
  data.system_code = "FIDE_DUTCH_2017_BAKU";
  data.info.start_date = "2019/05/01";
  data.point_system.full_bye = data.point_system.forfeit_win = Points::Whole(2);
  data.point_system.half_bye = Points::Whole(1);
  data.point_system.win = {Points::Whole(2), Points::Whole(2)};
  data.point_system.draw = {Points::Whole(1), Points::Whole(1)};
  data.point_system.pairing_bye = Points::Whole(2);
  EXPECT_THAT(Texts(Find("dutch-2017", data)),
              ElementsAre(HasSubstr("which came in 2026"), "2.0, 1.0 and 0.0 points for a win, a draw and a loss"));
  data.info.start_date = "2026/05/01";
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

// C.04.2/2025 §4.4: nothing for who is away, unless the regulations say otherwise.
TEST(FideMode, AbsencesWorthPointsAreToBeAnnounced) {
  TournamentData data = Field();
  data.point_system.zero_bye = Points::Tenths(5);
  data.point_system.forfeit_loss = Points::Tenths(1);
  data.point_system.half_bye = Points::Tenths(3);
  data.requested_byes = {{Round(2), PlayerIndex(0), ResultCode::kFullBye}};
  data.abnormal_points = {{ResultCode::kZeroBye, {}, Points::Tenths(5), {}, {}}, {{}, {}, Points::Tenths(5), {}, {1}}};
  const auto found = Find("dutch", data);
  EXPECT_TRUE(IsFideMode(found));
  EXPECT_THAT(Texts(found), ElementsAre("0.5 points for a zero-point bye", "0.1 points for a forfeit loss",
                                        "0.3 points for a half-point bye", "full-point byes",
                                        "results worth other points than usual (record 299)",
                                        "points added to results or taken from them (record 299)"));
  EXPECT_EQ(found.front().article, "C.04.2/2025 4.4, /2026 3.3");
}

}  // namespace
}  // namespace ronda
