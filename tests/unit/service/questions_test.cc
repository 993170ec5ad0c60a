#include <gtest/gtest.h>

#include "ronda/formats/trf/trf.h"
#include "ronda/service/check.h"
#include "ronda/service/compare.h"
#include "ronda/service/explain.h"
#include "ronda/service/find.h"
#include "ronda/service/outlook.h"
#include "ronda/service/standings.h"
#include "ronda/service/tables.h"
#include "ronda/service/what_if.h"
#include "unit/service/small_event.h"

namespace ronda::service {
namespace {

WishedEvent PlayedEvent() { return *OpenEvent(EventRequest{FourPlayers(), {}, {}}, AfterTheFirstRound()).value; }

Source PlayedFile() { return {"played.trf", *trf::Write(AfterTheFirstRound(), trf::Dialect::kTrf26)}; }

TEST(Check, FindsNothingInARoundPairedByTheRules) {
  const auto rules = ReadCheckRules({}, {}, std::nullopt);
  const auto report = Check(PlayedFile(), *rules.value);
  EXPECT_TRUE(report.errors.empty());
  EXPECT_EQ(report.system, "dutch-2026");
  EXPECT_EQ(report.rounds, 1);
  EXPECT_EQ(report.Discrepancies(), 0U);
}

TEST(Check, ReportsWhatCannotBeRead) {
  const auto rules = ReadCheckRules({}, {}, std::nullopt);
  const auto report = Check({"empty.trf", ""}, *rules.value);
  EXPECT_FALSE(report.errors.empty());
  EXPECT_EQ(report.rounds, 0);
}

TEST(CheckStandings, RefusesRulesThereAreNot) {
  EXPECT_FALSE(CheckedEdition("c07-1900"));
  EXPECT_EQ(CheckStandings(PlayedFile(), nullptr).Discrepancies(), 0U);
}

TEST(Explain, TellsTheCurrentRound) {
  const auto explained = Explain(PlayedEvent(), std::nullopt, AskRound{});
  ASSERT_TRUE(explained.value);
  EXPECT_EQ(explained.value->before.rounds(), 1);
  EXPECT_TRUE(std::holds_alternative<explain::RoundStory>(explained.value->said));
}

TEST(Explain, AnswersWhyNot) {  // the pairs of round 1 cannot meet again in round 2
  const WishedEvent event = PlayedEvent();
  const auto first = Pair(*OpenEvent(EventRequest{FourPlayers(), {}, {}}).value, std::nullopt);
  const Board& board = first.value->pairing.boards.front();
  const auto number = [&](PlayerIndex player) { return std::to_string(event.event.player(player).tpn.value()); };
  const std::string pair = number(board.white) + "-" + number(board.black);
  const auto explained = Explain(event, 2, AskWhyNotPair{pair});
  ASSERT_TRUE(explained.value);
  const auto& answer = std::get<Answer>(explained.value->said);
  const auto named = [&](PlayerIndex player) { return number(player) + " " + event.event.player(player).name; };
  EXPECT_EQ(answer.question, "Why do " + named(board.white) + " and " + named(board.black) + " not meet?");
  EXPECT_FALSE(answer.statements.empty());
}

TEST(Explain, RefusesQuestionsThatMakeNoSense) {
  const auto message = [](const Question& question) {
    return Explain(PlayedEvent(), std::nullopt, question).diagnostics.back().message;
  };
  EXPECT_EQ(message(AskPlayer{9}), "there is no player 9");
  EXPECT_EQ(message(AskPair{"1x2"}), "'1x2' is not a pair");
  EXPECT_EQ(message(AskPair{"1-1"}), "'1-1' names one player twice");
  EXPECT_EQ(message(AskBracket{"7"}), "there is no bracket of 7.0 points");
}

TEST(Compare, NeedsTwoSystems) {
  const auto one = Compare({FourPlayers(), {"dutch-2026"}, std::nullopt, {}});
  ASSERT_FALSE(one.value);
  EXPECT_EQ(one.diagnostics.front().message, "one system cannot be compared");
  const auto two = Compare({FourPlayers(), {"dutch-2026", "dutch-2017"}, std::nullopt, {}});
  ASSERT_TRUE(two.value);
  EXPECT_EQ(two.value->rounds.size(), 2U);
}

TEST(WhatIf, PairsTheRoundAgainWithTheChange) {
  const std::vector<std::string> changes{"withdraw 4"};
  const auto round = WhatIf(PlayedEvent(), changes);
  ASSERT_TRUE(round);
  EXPECT_TRUE(round->now);
  EXPECT_EQ(round->then.boards.size(), 1U);
  EXPECT_TRUE(round->then.bye);
}

TEST(LookAhead, TellsThatTooManyRoundsArePlanned) {
  const auto event = OpenEvent(EventRequest{FourPlayers(), {}, {}}, PlannedFor(AfterTheFirstRound(), 5));
  EXPECT_EQ(LookAhead(*event.value)->answer, explain::Outlook::Answer::kImpossible);
}

TEST(Sections, ArePlayersOfACategoryInRankOrder) {
  const Tournament played = AfterTheFirstRound();
  const auto work = StandingsWork::Make(played, {});
  const auto sections = SectionsOf(*work.value, {{"rating<2250"}, std::nullopt, std::nullopt});
  ASSERT_TRUE(sections);
  EXPECT_EQ(sections->front().participants.size(), 2U);
  EXPECT_FALSE(SectionsOf(*work.value, {{"nonsense"}, std::nullopt, std::nullopt}));
}

TEST(Find, TakesANumberOrAPartOfAName) {
  const Tournament event = BeforeTheFirstRound();
  EXPECT_EQ(FindPlayer(event, "3"), PlayerIndex(2));
  EXPECT_EQ(FindPlayer(event, "CHAR"), PlayerIndex(2));
  EXPECT_EQ(FindPlayer(event, "l").error().message, "'l' fits 3 participants");
  EXPECT_EQ(FindPlayer(event, "9").error().message, "there is no participant '9'");
  EXPECT_FALSE(FindPlayer(event, ""));
  const auto work = StandingsWork::Make(event, {});
  EXPECT_EQ(FindParticipant(*work.value, "brav"), tiebreak::Participant(1));
}

TEST(Seat, PutsTheRoundIntoTheEvent) {
  const Source file{"club.json",
                    R"({"format": "ronda-tables", "version": 1, "name": "Club", "system": "monrad", "table_size": 3,
                        "players": [{"number": 1, "name": "Anna"}, {"number": 2, "name": "Boris"},
                                    {"number": 3, "name": "Carla"}]})"};
  const auto event = TablesOf(file);
  ASSERT_TRUE(event.value);
  EXPECT_EQ(Seat(*event.value, 2).error().message, "round 2 cannot be seated yet");
  const auto seating = Seat(*event.value, std::nullopt);
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->round.number, 1);
  EXPECT_TRUE(seating->before.rounds.empty());
  EXPECT_EQ(seating->Seated().rounds.size(), 1U);
}

}  // namespace
}  // namespace ronda::service
