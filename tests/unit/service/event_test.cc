#include <gtest/gtest.h>

#include "ronda/formats/files.h"
#include "ronda/service/round_choice.h"
#include "unit/service/small_event.h"

namespace ronda::service {
namespace {

TEST(OpenEvent, TakesBytes) {
  const auto event = OpenEvent(EventRequest{FourPlayers(), {"dutch-2017", {}}, {}});
  ASSERT_TRUE(event.value);
  EXPECT_EQ(event.value->system->info().id, "dutch-2017");
  EXPECT_EQ(event.value->event.player_count(), 4);
  EXPECT_EQ(event.value->source, "four.csv");
}

TEST(OpenEvent, RefusesAnUnknownSystem) {
  const auto event = OpenEvent(EventRequest{FourPlayers(), {"duch-2026", {}}, {}});
  ASSERT_FALSE(event.value);
  EXPECT_EQ(event.diagnostics.front().code, "usage");
  EXPECT_EQ(event.diagnostics.front().hint, "did you mean 'dutch-2026'?");
}

TEST(OpenEvent, RefusesAFileThatIsNotThere) {
  const auto event = OpenEvent(EventRequest{{"no/such/file.trf"}, {}, {}});
  ASSERT_FALSE(event.value);
  EXPECT_EQ(event.diagnostics.front().code, kFileUnreadable);
}

TEST(OpenEvent, RefusesSettingsOfASystemWithoutAny) {
  const Source settings{"settings.json", "{}"};
  const auto event = OpenEvent(EventRequest{FourPlayers(), {"dutch-2026", settings}, {}});
  ASSERT_FALSE(event.value);
  EXPECT_EQ(event.diagnostics.front().message, "the system dutch-2026 has no settings");
}

TEST(BeforeRound, IsTheNextOneUnlessNamed) {
  const Tournament played = AfterTheFirstRound();
  EXPECT_EQ(BeforeRound(played, std::nullopt)->rounds(), 1);
  EXPECT_EQ(BeforeRound(played, 1)->rounds(), 0);
  EXPECT_EQ(BeforeRound(played, 0).error().message, "there is no round 0");
  EXPECT_EQ(BeforeRound(played, -1).error().message, "there is no round -1");
  EXPECT_EQ(BeforeRound(played, 3).error().message, "round 3 cannot be paired after 1 round");
}

TEST(BeforeRound, RefusesTheNextOneWhenEveryPlannedRoundIsPaired) {
  const Tournament over = PlannedFor(AfterTheFirstRound(), 1);
  EXPECT_EQ(BeforeRound(over, std::nullopt).error().message, "every planned round is paired (1)");
  EXPECT_TRUE(BeforeRound(over, 1));
}

TEST(BeforeRound, RefusesTheNextOneWhileGamesAreOpen) {
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}});
  const auto round = Pair(*event.value, std::nullopt);
  const Tournament paired = *WithPairedRound(*event.value, *round.value);
  EXPECT_EQ(BeforeRound(paired, std::nullopt).error().message, "2 games of round 1 are without a result");
}

TEST(Pair, GivesTheBoardsAndNoWarningWhereThereIsNothingToSay) {
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}});
  const auto round = Pair(*event.value, std::nullopt);
  ASSERT_TRUE(round.value);
  EXPECT_EQ(round.value->pairing.boards.size(), 2U);
  // Nobody drew the initial colour (C.04.3/2026 §5.1).
  ASSERT_EQ(round.diagnostics.size(), 1U);
  EXPECT_EQ(round.diagnostics.front().code, "initial-colour");
  EXPECT_EQ(round.diagnostics.front().severity, Severity::kNote);
}

TEST(Pair, ARoundInWhichEverybodyHasAByeIsARound) {
  TournamentData data = AfterTheFirstRound().data();
  for (std::int32_t i = 0; i < 4; ++i) data.requested_byes.push_back({Round(2), PlayerIndex(i), ResultCode::kZeroBye});
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}}, *Tournament::Make(data));
  const auto round = Pair(*event.value, std::nullopt);
  ASSERT_TRUE(round.value);
  EXPECT_EQ(round.value->before.next_round(), Round(3));
  EXPECT_EQ(round.value->pairing.boards.size(), 2U);
  EXPECT_EQ(WithPairedRound(*event.value, *round.value)->rounds(), 3);
}

TEST(Pair, WarnsWhenTheRestCannotBePaired) {  // four players have three rounds without a rematch
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}}, PlannedFor(BeforeTheFirstRound(), 5));
  const auto round = Pair(*event.value, std::nullopt);
  ASSERT_TRUE(round.value);
  ASSERT_EQ(round.diagnostics.size(), 2U);  // and the initial colour
  EXPECT_EQ(round.diagnostics.front().code, "outlook");
  EXPECT_EQ(round.diagnostics.front().severity, Severity::kWarning);
}

TEST(Pair, RefusesWithTheNameOfTheEvent) {
  TournamentData data = BeforeTheFirstRound().data();
  data.forbidden.push_back({{}, {}, {PlayerIndex(0), PlayerIndex(1), PlayerIndex(2), PlayerIndex(3)}});
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}}, *Tournament::Make(std::move(data)));
  const auto round = Pair(*event.value, std::nullopt);
  ASSERT_FALSE(round.value);
  EXPECT_EQ(round.diagnostics.front().code, kNoLegalPairing);
  EXPECT_EQ(round.diagnostics.front().file, "four.csv");
}

}  // namespace
}  // namespace ronda::service
