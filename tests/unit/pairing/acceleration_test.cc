// Methods of acceleration other than Baku, and how a tournament takes them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda::acceleration {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Points kTwo = Points::Whole(2);
const Points kOne = Points::Whole(1);
const Points kHalf = Points::Tenths(5);

Tournament Field(std::vector<int> ratings, int rounds) {
  TournamentData data;
  for (const int rating : ratings) {
    Player player;
    player.tpn = Tpn(static_cast<int>(data.players.size()) + 1);
    if (rating > 0) player.rating = rating;
    data.players.push_back(player);
  }
  data.planned_rounds = rounds;
  return MakeTournament(data);
}

Tournament Players(int count, int rounds) {
  return Field(std::vector<int>(static_cast<std::size_t>(count), 1500), rounds);
}

// Points of everybody in one round.
std::vector<Points> InRound(const std::vector<Acceleration>& table, const Tournament& event, int round) {
  std::vector<Points> points(event.players().size());
  for (const Acceleration& row : table) {
    if (std::ssize(row.by_round) >= round) {
      points[row.player.index()] = row.by_round[static_cast<std::size_t>(round - 1)];
    }
  }
  return points;
}

std::vector<Points> InRound(std::string_view method, const Tournament& event, int round) {
  const auto parsed = ParseMethod(method);
  EXPECT_TRUE(parsed.value) << method;
  const auto table = TableOf(*parsed.value, event);
  EXPECT_TRUE(table.value) << table.diagnostics.front().message;
  return InRound(*table.value, event, round);
}

std::vector<std::string> ProblemsOf(std::string_view method) {
  std::vector<std::string> messages;
  for (const Diagnostic& problem : ParseMethod(method).diagnostics) {
    EXPECT_EQ(problem.code, "acceleration-method");
    EXPECT_FALSE(problem.hint.empty());
    messages.push_back(problem.message);
  }
  return messages;
}

TEST(AccelerationMethod, IsReadWithItsSettings) {
  EXPECT_EQ(ParseMethod("none").value, Method(None{}));
  EXPECT_EQ(ParseMethod("baku").value, Method(Baku{}));
  EXPECT_EQ(ParseMethod("haley").value, Method(Haley{}));
  EXPECT_EQ(ParseMethod("haley:groups=3,points=1,0.5,rounds=4").value, Method(Haley{3, {kOne, kHalf}, 4}));
  EXPECT_EQ(ParseMethod("mcmahon:bars=2000,1800,step=0.5,most=1").value,
            Method(McMahon{McMahon::Measure::kRating, {2000, 1800}, kHalf, kOne}));
  EXPECT_EQ(ParseMethod("mcmahon: places = 4 , 8").value, Method(McMahon{McMahon::Measure::kPlace, {4, 8}, {}, {}}));
}

TEST(AccelerationMethod, EveryProblemIsToldAtOnce) {
  EXPECT_THAT(ProblemsOf("haley:groups=1,points=x,rounds=0,colour=3"), SizeIs(4));
  EXPECT_THAT(ProblemsOf("haley:points=0.5,1"), ElementsAre(HasSubstr("a lower group has more points")));
  EXPECT_THAT(ProblemsOf("haley:groups=2,points=3,2,1"), ElementsAre(HasSubstr("points for 3 groups")));
  EXPECT_THAT(ProblemsOf("haley:groups=2,groups=3"), ElementsAre(HasSubstr("set twice")));
  EXPECT_THAT(ProblemsOf("haley:2"), ElementsAre(HasSubstr("is no setting")));
  EXPECT_THAT(ProblemsOf("mcmahon"), ElementsAre(HasSubstr("where the start groups begin")));
  EXPECT_THAT(ProblemsOf("mcmahon:bars=1800,places=4"), ElementsAre(HasSubstr("only one of them")));
  EXPECT_THAT(ProblemsOf("mcmahon:bars=1800,,1800"), SizeIs(2));
  EXPECT_THAT(ProblemsOf("baku:rounds=3"), ElementsAre(HasSubstr("no setting 'rounds'")));
  EXPECT_THAT(ProblemsOf("bakoo"), ElementsAre(HasSubstr("no acceleration 'bakoo'")));
  EXPECT_THAT(ProblemsOf(""), SizeIs(1));
  EXPECT_THAT(ProblemsOf(":::"), SizeIs(1));
}

// Elementos §2.9.1.
// Elementos §2.9.1: a point for the upper half in rounds 1 and 2.
TEST(Haley, GivesTheUpperHalfAPointInTwoRounds) {
  const Tournament event = Players(6, 5);
  EXPECT_THAT(InRound("haley", event, 1), ElementsAre(kOne, kOne, kOne, kOne, Points{}, Points{}));
  EXPECT_EQ(InRound("haley", event, 2), InRound("haley", event, 1));
  EXPECT_THAT(InRound("haley", event, 3), ElementsAre(Points{}, Points{}, Points{}, Points{}, Points{}, Points{}));
}

// Decision 172.
TEST(Haley, FiveGroupsAreADrawApart) {
  EXPECT_THAT(
      InRound("haley:groups=5", Players(10, 5), 1),
      ElementsAre(kTwo, kTwo, Points::Tenths(15), Points::Tenths(15), kOne, kOne, kHalf, kHalf, Points{}, Points{}));
}

TEST(Haley, PointsAreThoseAskedFor) {
  EXPECT_THAT(InRound("haley:groups=3,points=2,0.5,rounds=1", Players(6, 5), 1),
              ElementsAre(kTwo, kTwo, kHalf, kHalf, Points{}, Points{}));
}

TEST(Haley, RefusesMoreGroupsOrRoundsThanThereAre) {
  EXPECT_THAT(TableOf(Haley{8, {}, 9}, Players(6, 5)).diagnostics, SizeIs(2));
  Tournament unknown = Players(6, 5);
  TournamentData data = unknown.data();
  data.planned_rounds.reset();
  EXPECT_THAT(TableOf(Haley{}, MakeTournament(data)).diagnostics, SizeIs(1));
}

// Decision 173.
TEST(McMahon, GivesAPointForEveryBarInAllRounds) {
  const Tournament event = Field({2100, 2000, 1999, 1500, 0}, 5);
  for (const int round : {1, 5}) {
    EXPECT_THAT(InRound("mcmahon:bars=1800,2000", event, round), ElementsAre(kTwo, kTwo, kOne, Points{}, Points{}));
  }
  EXPECT_THAT(InRound("mcmahon:bars=1800,2000,most=1.5", event, 1),
              ElementsAre(Points::Tenths(15), Points::Tenths(15), kOne, Points{}, Points{}));
  EXPECT_THAT(InRound("mcmahon:places=1,3,step=0.5", event, 1), ElementsAre(kOne, kHalf, kHalf, Points{}, Points{}));
}

// Three rounds of six players: 5, of the lowest group, wins all of them; 4 and 6 draw theirs.
Tournament ThreeRounds(int planned) {
  TournamentData data =
      TextEvent({"5b0 4w= 6w=", "3w= 5w0 4b=", "2b= 6w= 5b0", "6w= 1b= 2w=", "1w1 2b1 3w1", "4b= 3b= 1b="});
  data.planned_rounds = planned;
  return MakeTournament(data);
}

// Elementos §2.9.1; decision 345: two points, one and none; half a point for every 1.5 points won; two for half of all
// points.
TEST(Progressive, LowerGroupsCatchUpAsTheyScore) {
  const Tournament event = ThreeRounds(6);
  EXPECT_THAT(InRound("progressive", event, 1), ElementsAre(kTwo, kTwo, kOne, kOne, Points{}, Points{}));
  EXPECT_THAT(InRound("progressive", event, 3), ElementsAre(kTwo, kTwo, kOne, kOne, kHalf, Points{}));
  EXPECT_THAT(InRound("progressive", event, 4), ElementsAre(kTwo, kTwo, kOne, Points::Tenths(15), kTwo, kHalf));
}

TEST(Progressive, TheLastTwoRoundsAreAsAnyOthers) {
  EXPECT_THAT(InRound("progressive", ThreeRounds(5), 4), testing::Each(Points{}));
}

TEST(Progressive, GroupsByBarsHaveAQuarterToAHalfOfThePlayers) {
  const Tournament event = Field({2100, 2050, 1900, 1700, 1500, 0}, 5);
  EXPECT_THAT(InRound("progressive:bars=2000,1600", event, 1), ElementsAre(kTwo, kTwo, kOne, kOne, Points{}, Points{}));
  EXPECT_EQ(InRound("progressive:places=2,4", event, 1), InRound("progressive:bars=2000,1600", event, 1));
  EXPECT_THAT(TableOf(*ParseMethod("progressive:bars=2090,1600").value, event).diagnostics, SizeIs(1));
  EXPECT_THAT(ProblemsOf("progressive:bars=2000"), ElementsAre(HasSubstr("two bars")));
}

// The table of a file is the beginning of the one that goes on to the next round.
TEST(Progressive, ATableInTheFileGoesOn) {
  const SystemInfo& dutch = StandardSystems().Find("dutch")->info();
  TournamentData data = ThreeRounds(6).data();
  data.accelerations = {{Nr(1), {kTwo, kTwo, kTwo}},
                        {Nr(2), {kTwo, kTwo, kTwo}},
                        {Nr(3), {kOne, kOne, kOne}},
                        {Nr(4), {kOne, kOne, kOne}},
                        {Nr(5), {Points{}, Points{}, kHalf}}};
  const auto grown = Accelerate(dutch, MakeTournament(data), Progressive{});
  EXPECT_THAT(grown.diagnostics, IsEmpty());
  EXPECT_EQ(grown.value->AccelerationOf(Nr(5), Round(4)), kTwo);
  data.accelerations.pop_back();
  const auto kept = Accelerate(dutch, MakeTournament(data), Progressive{});
  EXPECT_THAT(kept.diagnostics, SizeIs(1)) << "it is not the beginning of this one";
  EXPECT_EQ(kept.value->AccelerationOf(Nr(5), Round(4)), Points{});
}

TEST(GivenTable, NamesPlayersByNumber) {
  const Tournament event = Players(3, 5);
  const auto table = TableOf(Given{{{3, {kOne}}, {1, {kTwo, Points{}, kHalf, Points{}}}, {2, {Points{}}}}}, event);
  ASSERT_TRUE(table.value);
  EXPECT_THAT(*table.value, ElementsAre(Acceleration{Nr(1), {kTwo, Points{}, kHalf}}, Acceleration{Nr(3), {kOne}}));
  EXPECT_THAT(TableOf(Given{{{4, {kOne}}, {1, {kOne}}, {1, {}}, {2, std::vector<Points>(6, kOne)}}}, event).diagnostics,
              SizeIs(3));
}

// Who comes later joins the group they stand in; nobody else leaves a group.
TEST(LateEntry, KeepsTheGroupsOfTheOthers) {
  TournamentData data = TextEvent({"3w1", ".", "1b0", "5b1", "4w0", "Z"});
  data.planned_rounds = 5;
  const Tournament event = MakeTournament(data);
  // Without 2 the list is 1 3 4 5 6: a half of it, rounded up to an even number, is 1 3 4 5.
  EXPECT_THAT(InRound("haley", event, 2), ElementsAre(kOne, kOne, kOne, kOne, kOne, Points{}));
  EXPECT_THAT(InRound("mcmahon:places=1", event, 2),
              ElementsAre(kOne, Points{}, Points{}, Points{}, Points{}, Points{}));
}

const SystemInfo& System(std::string_view id) { return StandardSystems().Find(id)->info(); }

std::vector<std::string> CodesOf(const Parsed<Tournament>& parsed) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : parsed.diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

TEST(Accelerate, PutsTheTableIntoTheTournament) {
  const auto accelerated = Accelerate(System("dutch"), Players(8, 5), Haley{});
  ASSERT_TRUE(accelerated.value);
  EXPECT_THAT(accelerated.value->data().accelerations, SizeIs(4));
}

TEST(Accelerate, NoneTakesEverythingAway) {
  TournamentData data = Players(8, 5).data();
  data.system_code = "FIDE_DUTCH_BAKU";
  data.accelerations = {{Nr(1), {kOne}}};
  const auto plain = Accelerate(System("dutch"), MakeTournament(data), None{});
  ASSERT_TRUE(plain.value);
  EXPECT_EQ(plain.value->data().system_code, "FIDE_DUTCH");
  EXPECT_FALSE(EntrantsOf(System("dutch"), *plain.value)->HasAcceleration());
}

// Decision 174: what the tournament says comes first, and it is said if that makes a difference.
TEST(Accelerate, KeepsWhatTheTournamentSays) {
  TournamentData data = Players(8, 9).data();
  data.system_code = "FIDE_DUTCH_BAKU";
  const Tournament by_code = MakeTournament(data);
  EXPECT_THAT(CodesOf(Accelerate(System("dutch"), by_code, Baku{})), IsEmpty());
  const auto other = Accelerate(System("dutch"), by_code, Haley{});
  EXPECT_THAT(CodesOf(other), ElementsAre("acceleration-kept"));
  EXPECT_EQ(other.value->data(), by_code.data());
  const auto written = Accelerate(System("dutch"), Players(8, 9), Haley{});
  EXPECT_THAT(CodesOf(Accelerate(System("dutch"), *written.value, Haley{})), IsEmpty());
}

// C.04.7/2026 §1.1.1, §1.4.2, §1.4.3.
// The file has two rounds a match; points are those of matches (decision 144).
TEST(Accelerate, MatchesOfTwoGames) {
  const auto accelerated = Accelerate(System("double-swiss"), Players(8, 6), Haley{});
  ASSERT_TRUE(accelerated.value);
  EXPECT_THAT(accelerated.value->data().accelerations.front().by_round, ElementsAre(kTwo, kTwo, kTwo, kTwo));
  const auto event = EntrantsOf(System("double-swiss"), *accelerated.value);
  ASSERT_TRUE(event);
  EXPECT_THAT(event->data().accelerations.front().by_round, ElementsAre(kTwo, kTwo));
}

TournamentData Teams(int count) {
  TournamentData data = Players(count, 5).data();
  for (int i = 0; i < count; ++i) {
    Team team;
    team.number = TeamNumber(i + 1);
    team.strength = 2400 - 100 * i;
    team.members = {PlayerIndex(i)};
    data.teams.push_back(team);
  }
  return data;
}

TEST(Accelerate, TeamsByRangesOfThem) {
  const auto accelerated =
      Accelerate(System("team-swiss"), MakeTournament(Teams(5)), McMahon{{}, {2300, 2200}, {}, {}});
  ASSERT_TRUE(accelerated.value);
  EXPECT_THAT(accelerated.value->data().team_accelerations,
              ElementsAre(TeamAcceleration{Points::Whole(4), {}, Round(1), Round(5), TeamNumber(1), TeamNumber(2)},
                          TeamAcceleration{kTwo, {}, Round(1), Round(5), TeamNumber(3), TeamNumber(3)}));
  const auto event = EntrantsOf(System("team-swiss"), *accelerated.value);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->AccelerationOf(Nr(2), Round(5)), Points::Whole(4));
  EXPECT_EQ(event->AccelerationOf(Nr(4), Round(1)), Points{});
}

TEST(Accelerate, RefusesTeamsByGamePoints) {
  TournamentData data = Teams(4);
  data.system_code = "FIDE_TEAM_GP";
  EXPECT_THAT(CodesOf(Accelerate(System("team-swiss"), MakeTournament(data), Haley{})), ElementsAre("baku-refused"));
}

TEST(SamePoints, DoesNotDependOnHowATableIsWritten) {
  const std::vector<Acceleration> one{{Nr(1), {kOne, Points{}}}, {Nr(2), {kHalf}}};
  const std::vector<Acceleration> other{{Nr(2), {kHalf}}, {Nr(3), {Points{}}}, {Nr(1), {kOne}}};
  EXPECT_TRUE(SamePoints(one, other));
  EXPECT_FALSE(SamePoints(one, std::span(other).first(1)));
}

}  // namespace
}  // namespace ronda::acceleration
