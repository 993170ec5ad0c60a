#include "ronda/announce/regulations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "ronda/announce/event_kind.h"
#include "ronda/announce/phases.h"

namespace ronda::announce {
namespace {

Regulations Complete() {
  Regulations r;
  r.name = "Club Open";
  r.organiser = "Club";
  r.entry = {"everybody", "by mail", "2026-03-01", "free", "", 10, 60};
  r.venue = {"Town hall", "Main Square 1", "info"};
  r.schedule = {"2026-03-07", "2026-03-08", {}};
  for (const char* day : {"2026-03-07", "2026-03-08"}) {
    for (const char* time : {"10:00", "15:00", "20:00"}) r.schedule.rounds.push_back({day, time});
  }
  r.type = {{"FIDE"}, "Swiss (Dutch)", 6, "90m+30s"};
  r.rules.laws = "Laws of Chess";
  r.rules.forfeit = "30 minutes";
  r.rules.tiebreaks = {"BH/C1", "SB"};
  r.rules.prizes = {{"", 1, 100}, {"", 2, 50}};
  r.rules.prize_fund = 150;
  r.rules.sharing = "Hort";
  r.staff = {"D", "A", {"B"}, {{}, "by lot", "arbiters' decisions"}};
  return r;
}

std::vector<std::string> Paths(const Regulations& regulations, std::string_view code) {
  std::vector<std::string> paths;
  for (const RegulationFinding& finding : Check(regulations)) {
    if (finding.code == code) paths.push_back(finding.path);
  }
  return paths;
}

constexpr std::string_view kMissing = "announce-missing";
constexpr std::string_view kContradiction = "announce-contradiction";
constexpr std::string_view kDoubt = "announce-doubt";

TEST(Book1_1, ACompleteAnnouncement) {
  for (const RegulationFinding& finding : Check(Complete())) ADD_FAILURE() << finding.path << ": " << finding.message;
}

TEST(Book1_1, WhatIsMissing) {
  const auto missing = Paths(Regulations{}, kMissing);
  EXPECT_EQ(missing.size(), 21U);
  for (const char* path :
       {"name", "entry.eligible", "venue.place", "type.system", "rules.tiebreaks", "staff.director"}) {
    EXPECT_EQ(std::ranges::count(missing, path), 1) << path;
  }
}

// One change to the complete announcement and where it must be found.
struct Change {
  void (*make)(Regulations&);
  std::string_view code;
  const char* path;
};

TEST(Announcement, Contradictions) {
  const Change changes[] = {
      {[](Regulations& r) { r.entry.least_players = 70; }, kContradiction, "entry.least_players"},
      {[](Regulations& r) { r.entry.least_players = 1; }, kContradiction, "entry.least_players"},
      {[](Regulations& r) { r.entry.deadline = "2026-03-08"; }, kContradiction, "entry.deadline"},
      {[](Regulations& r) { r.entry.deadline = "soon"; }, kContradiction, "entry.deadline"},
      {[](Regulations& r) { r.schedule.end = "2026-03-06"; }, kContradiction, "schedule.end"},
      {[](Regulations& r) { r.schedule.rounds[1].time = "09:00"; }, kContradiction, "schedule.rounds.2"},
      {[](Regulations& r) { r.schedule.rounds[5].day = "2026-03-09"; }, kContradiction, "schedule.rounds.6"},
      {[](Regulations& r) { r.type.rounds = 5; }, kContradiction, "type.rounds"},
      {[](Regulations& r) { r.entry.least_players = 6; }, kContradiction, "type.rounds"},
      {[](Regulations& r) { r.type.system = "round robin"; }, kContradiction, "type.rounds"},
      {[](Regulations& r) { r.entry.most_players = 65; }, kDoubt, "type.rounds"},
      {[](Regulations& r) { r.type.time_control = "soon"; }, kContradiction, "type.time_control"},
      {[](Regulations& r) { r.type.time_control = "3m+2s"; }, kDoubt, "type.time_control"},
      {[](Regulations& r) { r.type.time_control = "25m"; }, kDoubt, "type.time_control"},
      {[](Regulations& r) { r.type.time_control = "60m"; }, kDoubt, "type.time_control"},
      {[](Regulations& r) { r.type.system = "chance"; }, kDoubt, "type.system"},
      {[](Regulations& r) { r.rules.tiebreaks = {"BC"}; }, kContradiction, "rules.tiebreaks"},
      {[](Regulations& r) {
         r.rules.tiebreaks = {"SB", "SB"};
       },
       kContradiction, "rules.tiebreaks"},
      {[](Regulations& r) { r.rules.tiebreaks = {"XYZ"}; }, kDoubt, "rules.tiebreaks"},
      {[](Regulations& r) { r.rules.prize_fund = 151; }, kContradiction, "rules.prize_fund"},
      {[](Regulations& r) { r.rules.prizes[1].place = 1; }, kContradiction, "rules.prizes"},
      {[](Regulations& r) { std::swap(r.rules.prizes[0].amount, r.rules.prizes[1].amount); }, kContradiction,
       "rules.prizes"},
      {[](Regulations& r) {
         r.rules.prizes.push_back({"Best", std::nullopt, -5});
         r.rules.prize_fund = 145;
       },
       kContradiction, "rules.prizes"},
      {[](Regulations& r) {
         r.staff.committee.members = {"A", "X", "Y"};
       },
       kContradiction, "staff.committee"},
      {[](Regulations& r) {
         r.staff.committee.members = {"B", "X", "Y"};
       },
       kContradiction, "staff.committee"},
      {[](Regulations& r) {
         r.staff.committee.members = {"X", "Y"};
       },
       kDoubt, "staff.committee"},
  };
  int number = 0;
  for (const Change& change : changes) {
    Regulations regulations = Complete();
    change.make(regulations);
    const auto paths = Paths(regulations, change.code);
    EXPECT_GE(std::ranges::count(paths, change.path), 1) << "change " << number;
    ++number;
  }
}

TEST(Announcement, TiebreaksAndSystems) {
  EXPECT_EQ(KindOfSystem("FIDE (Dutch) Swiss"), EventKind::kSwiss);
  EXPECT_EQ(KindOfSystem("Round Robin (Berger)"), EventKind::kRoundRobin);
  EXPECT_EQ(KindOfSystem("Knockout"), EventKind::kKnockout);
  EXPECT_EQ(KindOfSystem("chance"), std::nullopt);
  EXPECT_EQ(KindOfSystem("sistema suizo"), EventKind::kSwiss);
  EXPECT_EQ(KindOfSystem("Scheveningen"), EventKind::kTeamEncounters);
  EXPECT_EQ(KindOfSystem("Keizer"), EventKind::kKeizer);
  EXPECT_EQ(KindOfSystem("todos contra todos"), EventKind::kRoundRobin);
  EXPECT_EQ(KindOfSystem("double elimination"), EventKind::kKnockout);  // not Lim
  EXPECT_EQ(KindOfSystem("eliminación doble"), EventKind::kKnockout);
  const TiebreakQuestion swiss{EventKind::kSwiss};
  const TiebreakQuestion round_robin{EventKind::kRoundRobin};
  EXPECT_TRUE(FitOf("bh/c1", swiss).objection.empty());
  EXPECT_FALSE(FitOf("BH:GP/C1", round_robin).objection.empty());
  EXPECT_FALSE(FitOf("KS", swiss).objection.empty());
  EXPECT_TRUE(FitOf("SB", round_robin).objection.empty());
  EXPECT_FALSE(FitOf("SB", {EventKind::kKnockout}).objection.empty());
  EXPECT_TRUE(FitOf("TPR", swiss).needs_ratings);
  EXPECT_TRUE(FitOf("EGGSB", {EventKind::kTeamEncounters}).objection.empty());
}

// Elementos §3.1.4: Koya is for any event; §3.1.7: progressive scores for a Swiss that is not accelerated.
TEST(Announcement, TiebreaksByTheBook) {
  EXPECT_TRUE(FitOf("Koya", {EventKind::kSwiss, FitRules::kBook}).objection.empty());
  EXPECT_FALSE(FitOf("Progresivo", {EventKind::kRoundRobin}).objection.empty());
  EXPECT_FALSE(FitOf("PS", {EventKind::kSwiss, FitRules::kBook, true}).objection.empty());
  EXPECT_TRUE(FitOf("PS", {EventKind::kSwiss, FitRules::kBook}).objection.empty());
  EXPECT_TRUE(IsAccelerated("suizo acelerado (Haley)"));
  EXPECT_FALSE(IsAccelerated("suizo"));
}

// Elementos §2.2.3: 60 players in 4 groups of 15 play 15 rounds, a final of 8 seven more.
TEST(Announcement, PhasesAndGroups) {
  const auto phases = PhasesOf("4 groups of 15, then a final of 8");
  ASSERT_EQ(phases.size(), 2U);
  EXPECT_EQ(phases[0].kind, EventKind::kRoundRobin);
  EXPECT_EQ(PlayersOf(phases[0]), 60);
  EXPECT_EQ(RoundsOf(phases[0]), 15);
  EXPECT_EQ(RoundsOf(phases[1]), 7);
  EXPECT_EQ(PhasesOf("6 grupos de 10, luego eliminatoria")[1].kind, EventKind::kKnockout);
  EXPECT_EQ(KindWithTies(PhasesOf("6 grupos de 10, luego eliminatoria")), EventKind::kRoundRobin);
  Regulations regulations = Complete();
  regulations.type.system = "4 groups of 15, then a final of 8";
  regulations.entry.most_players = 60;
  regulations.entry.least_players = 60;
  regulations.schedule.rounds.clear();
  regulations.rules.tiebreaks = {"DE", "SB"};
  regulations.type.rounds = 22;
  EXPECT_THAT(Paths(regulations, kContradiction), testing::IsEmpty());
  regulations.type.rounds = 20;
  EXPECT_THAT(Paths(regulations, kContradiction), testing::ElementsAre("type.rounds"));
  regulations.entry.most_players = 61;
  EXPECT_THAT(Paths(regulations, kContradiction), testing::UnorderedElementsAre("type.rounds", "entry.most_players"));
}

// Elementos §2.2.3, Amsterdam: whoever met in a group does not meet again, so 7 and 6 rounds for 32 players.
TEST(Announcement, PhasesAsPeopleWriteThem) {
  Regulations regulations = Complete();
  regulations.entry.most_players = 60;
  regulations.entry.least_players = 60;
  regulations.schedule.rounds.clear();
  regulations.rules.tiebreaks = {"DE", "SB"};
  regulations.type.rounds = 22;
  for (const char* text : {"4 groups of 15 and a final of 8", "4 grupos de 15 y una final de 8",
                           "4 groups of 15; final of 8", "4 groups of 15 with a final of 8"}) {
    regulations.type.system = text;
    EXPECT_THAT(Paths(regulations, kContradiction), testing::IsEmpty()) << text;
  }
  regulations.entry.most_players = regulations.entry.least_players = 32;
  regulations.type.rounds = 13;
  for (const char* text : {"Amsterdam", "Amsterdam, 4 groups of 8, then a final of 8"}) {
    regulations.type.system = text;
    EXPECT_THAT(Paths(regulations, kContradiction), testing::IsEmpty()) << text;
  }
  regulations.type.rounds = 14;
  EXPECT_THAT(Paths(regulations, kContradiction), testing::ElementsAre("type.rounds"));
}

TEST(Announcement, TieBreaksOfTeamsAreForTeams) {
  Regulations regulations = Complete();
  regulations.rules.tiebreaks = {"MPvGP", "EDE"};
  for (const char* text : {"team-swiss", "Swiss for teams", "suizo por equipos"}) {
    regulations.type.system = text;
    EXPECT_THAT(Paths(regulations, kContradiction), testing::IsEmpty()) << text;
  }
  regulations.type.system = "Swiss";
  EXPECT_THAT(Paths(regulations, kContradiction), testing::ElementsAre("rules.tiebreaks", "rules.tiebreaks"));
}

// A club plays Keizer for thirty rounds and more, whoever comes.
TEST(Announcement, KeizerOverManyRounds) {
  Regulations regulations = Complete();
  regulations.type.system = "Keizer";
  regulations.type.rounds = 35;
  regulations.entry.least_players = 10;
  regulations.schedule.rounds.clear();
  EXPECT_THAT(Paths(regulations, kContradiction), testing::IsEmpty());
  regulations.type.system = "suizo";
  EXPECT_THAT(Paths(regulations, kContradiction), testing::ElementsAre("type.rounds"));
}

TEST(Announcement, AsMarkdown) {
  Regulations regulations = Complete();
  regulations.name = "Open *2026* <b>";
  const std::string text = ToMarkdown(regulations);
  EXPECT_TRUE(text.starts_with("# Open \\*2026\\* \\<b\\>\n"));
  EXPECT_NE(text.find("## 1. Entry\n"), std::string::npos);
  EXPECT_NE(
      text.find("- **Time control:** 90 minutes for the whole game with 30 seconds added for every move (90m+30s)\n"),
      std::string::npos);
  EXPECT_NE(text.find("  - Round 2: 2026-03-07, 15:00\n"), std::string::npos);
}

TEST(Announcement, AsHtml) {
  Regulations regulations = Complete();
  regulations.name = "A & B <script>";
  const std::string html = ToHtml(regulations);
  EXPECT_NE(html.find("<h1>A &amp; B &lt;script&gt;</h1>"), std::string::npos);
  EXPECT_EQ(html.find("<script>"), std::string::npos);
}

}  // namespace
}  // namespace ronda::announce
