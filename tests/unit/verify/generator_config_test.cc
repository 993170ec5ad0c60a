#include "ronda/verify/generator_config.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "ronda/verify/generator.h"
#include "unit/verify/fake_system.h"

namespace ronda::verify {
namespace {

using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAreArray;

GeneratorOptions Read(std::string_view text, GeneratorOptions defaults = PlainOptions()) {
  auto parsed = ReadConfig(text, "rtg.cfg", std::move(defaults));
  for (const Diagnostic& diagnostic : parsed.diagnostics) ADD_FAILURE() << FormatDiagnostic(diagnostic);
  return parsed.value.value_or(GeneratorOptions{});
}

std::vector<Diagnostic> Complaints(std::string_view text) {
  const auto parsed = ReadConfig(text, "rtg.cfg", PlainOptions());
  EXPECT_FALSE(parsed.value.has_value());
  return parsed.diagnostics;
}

// A tournament of twenty players and six rounds in which nothing happens but games, with what the property changes.
Tournament EventWith(const std::string& property) {
  const std::string quiet =
      "PlayersNumber=20\nRoundsNumber=6\nForfeitPerMille=0\nQuickgameRate=0\nZPBRate=0\nHPBRate=0\nFPBRate=0\n"
      "WithdrawalRate=0\nLateEntryRate=0\nInitialColour=white\n";
  const GeneratorOptions options = Read(quiet + property);
  auto tournament = GenerateTournament(options, test::NeighbourSystem(), 5);
  if (!tournament) throw std::runtime_error(tournament.error().message);
  return *std::move(tournament);
}

int CountIn(const Tournament& tournament, const std::function<bool(const RoundEntry&)>& wanted) {
  return static_cast<int>(std::ranges::count_if(tournament.data().entries, wanted));
}

int Count(const Tournament& tournament, ResultCode code) {
  return CountIn(tournament, [&](const RoundEntry& entry) { return entry.result == code; });
}

int Quick(const Tournament& t) {
  return Count(t, ResultCode::kUnratedWin) + Count(t, ResultCode::kUnratedDraw) + Count(t, ResultCode::kUnratedLoss);
}

int HighestOf(const Tournament& tournament) { return *tournament.players().front().rating; }
int LowestOf(const Tournament& tournament) { return *tournament.players().back().rating; }

using Effect = std::function<bool(const Tournament&)>;
struct Case {
  std::string value;
  Effect effect;
};

PointSystem PointsOf(const Tournament& tournament) { return tournament.data().point_system; }

// What each property does, by an extreme value; without the property the effect must be absent.
const std::map<std::string, Case>& Cases() {
  const Points two = Points::Whole(2);
  static const std::map<std::string, Case> cases{
      {"PlayersNumber", {"31", [](const Tournament& t) { return t.player_count() == 31; }}},
      {"RoundsNumber", {"4", [](const Tournament& t) { return t.rounds() == 4; }}},
      {"ForfeitPerMille", {"1000", [](const Tournament& t) { return Count(t, ResultCode::kForfeitLoss) == 120; }}},
      {"HighestRating", {"2345", [](const Tournament& t) { return HighestOf(t) <= 2345; }}},
      {"LowestRating", {"2299", [](const Tournament& t) { return LowestOf(t) >= 2299; }}},
      {"QuickgameRate", {"1000", [](const Tournament& t) { return Quick(t) == 120; }}},
      {"ZPBRate", {"400", [](const Tournament& t) { return Count(t, ResultCode::kZeroBye) > 20; }}},
      {"HPBRate", {"400", [](const Tournament& t) { return Count(t, ResultCode::kHalfBye) > 20; }}},
      {"FPBRate", {"400", [](const Tournament& t) { return Count(t, ResultCode::kFullBye) > 20; }}},
      {"Groups", {"60", [](const Tournament& t) { return HighestOf(t) - LowestOf(t) < 150; }}},
      {"Separator", {"-300", [](const Tournament& t) { return *t.players()[9].rating > 2250; }}},
      {"WithdrawalRate",
       {"300",
        [](const Tournament& t) {
          return CountIn(t, [](const RoundEntry& e) { return e.result == ResultCode::kZeroBye; }) > 20;
        }}},
      {"LateEntryRate", {"500", [](const Tournament& t) { return Count(t, ResultCode::kZeroBye) > 4; }}},
      {"Acceleration", {"baku", [](const Tournament& t) { return t.data().accelerations.size() == 10; }}},
      {"ForbiddenGroups", {"3", [](const Tournament& t) { return t.data().forbidden.size() == 3; }}},
      {"InitialColour", {"black", [](const Tournament& t) { return t.data().initial_colour == Colour::kBlack; }}},
      {"WWPoints", {"2", [=](const Tournament& t) { return PointsOf(t).win[0] == two; }}},
      {"BWPoints", {"2", [=](const Tournament& t) { return PointsOf(t).win[1] == two; }}},
      {"WDPoints", {"2", [=](const Tournament& t) { return PointsOf(t).draw[0] == two; }}},
      {"BDPoints", {"2", [=](const Tournament& t) { return PointsOf(t).draw[1] == two; }}},
      {"WLPoints", {"2", [=](const Tournament& t) { return PointsOf(t).loss[0] == two; }}},
      {"BLPoints", {"2", [=](const Tournament& t) { return PointsOf(t).loss[1] == two; }}},
      {"ZPBPoints", {"2", [=](const Tournament& t) { return PointsOf(t).zero_bye == two; }}},
      {"HPBPoints", {"2", [=](const Tournament& t) { return PointsOf(t).half_bye == two; }}},
      {"FPBPoints", {"2", [=](const Tournament& t) { return PointsOf(t).full_bye == two; }}},
      {"PABPoints", {"2", [=](const Tournament& t) { return PointsOf(t).pairing_bye == two; }}},
      {"FWPoints", {"2", [=](const Tournament& t) { return PointsOf(t).forfeit_win == two; }}},
      {"FLPoints", {"2", [=](const Tournament& t) { return PointsOf(t).forfeit_loss == two; }}},
      {"PointsForWin", {"2", [=](const Tournament& t) { return PointsOf(t).win[0] == two; }}},
      {"PointsForDraw", {"2", [=](const Tournament& t) { return PointsOf(t).draw[1] == two; }}},
      {"PointsForLoss", {"2", [=](const Tournament& t) { return PointsOf(t).loss[0] == two; }}},
      {"PointsForZPB", {"2", [=](const Tournament& t) { return PointsOf(t).zero_bye == two; }}},
      {"PointsForForfeitLoss", {"2", [=](const Tournament& t) { return PointsOf(t).forfeit_loss == two; }}},
      {"PointsForPAB", {"2", [=](const Tournament& t) { return PointsOf(t).pairing_bye == two; }}},
      {"DrawPercentage", {"0", [](const Tournament& t) { return Count(t, ResultCode::kDraw) == 0; }}},
      {"RetiredRate", {"2.5", [](const Tournament& t) { return Count(t, ResultCode::kZeroBye) > 20; }}},
      {"HalfPointByeRate", {"2.5", [](const Tournament& t) { return Count(t, ResultCode::kHalfBye) > 20; }}},
      {"HalfPointByteRate", {"2.5", [](const Tournament& t) { return Count(t, ResultCode::kHalfBye) > 20; }}},
  };
  return cases;
}

TEST(GeneratorConfig, EveryPropertyHasAnEffect) {
  const Tournament quiet = EventWith("");
  for (const auto& [name, expected] : Cases()) {
    EXPECT_FALSE(expected.effect(quiet)) << name << " has no effect to show";
    EXPECT_TRUE(expected.effect(EventWith(name + "=" + expected.value + "\n"))) << name;
  }
}

TEST(GeneratorConfig, EveryPropertyIsTested) {
  std::vector<std::string> tested{"ForfeitRate", "FirstSeed"};  // have tests of their own
  for (const auto& [name, expected] : Cases()) tested.push_back(name);
  EXPECT_THAT(ConfigKeys(), UnorderedElementsAreArray(tested));
}

TEST(GeneratorConfig, FirstSeed) { EXPECT_EQ(Read("FirstSeed=18446744073709551615\n").seed, ~std::uint64_t{0}); }

TEST(GeneratorConfig, CommentsBlankLinesAndLineEnds) {
  const GeneratorOptions options =
      Read("\xEF\xBB\xBF# a comment\r\n\r\n! another\r\n  PlayersNumber = 12 \r\nRoundsNumber:5");
  EXPECT_EQ(options.players, Range::Exactly(12));
  EXPECT_EQ(options.rounds, Range::Exactly(5));
}

// bbpPairings: one game in twenty; JaVaFo: twenty games in a thousand.
TEST(GeneratorConfig, ForfeitRateIsCountedAsTheProgramOfTheFileDoes) {
  EXPECT_EQ(Read("ForfeitRate=20").forfeits, Rate::OneIn(20, 20));
  EXPECT_EQ(Read("ForfeitRate=20\nDrawPercentage=30").forfeits, Rate::OneIn(20, 20));
  EXPECT_EQ(Read("ForfeitRate=20\nHPBRate=30").forfeits, Rate::PerMille(20, 20));
  const auto complaints = Complaints("DrawPercentage=30\nForfeitRate=20\nHPBRate=30");
  ASSERT_THAT(complaints, SizeIs(1));
  EXPECT_EQ(complaints.front().code, "config-ambiguous");
  EXPECT_EQ(complaints.front().span->line, 2);
}

TEST(GeneratorConfig, DefaultsAreThoseOfTheProgramOfTheFile) {
  EXPECT_EQ(Read("DrawPercentage=30").players, (Range{15, 215}));
  EXPECT_EQ(Read("DrawPercentage=30").half_byes, Rate::OneIn(15, 3225));
  EXPECT_EQ(Read("Groups=3").players, (Range{15, 415}));
  EXPECT_EQ(Read("Groups=3").half_byes, Rate::PerMille(5, 45));
  EXPECT_EQ(Read("PlayersNumber=9", VariedOptions()).withdrawals, VariedOptions().withdrawals);
}

TEST(GeneratorConfig, PointsOfBbpPairings) {
  const PointSystem points = *Read("PointsForWin=3\nPointsForDraw=1\nPointsForForfeitLoss=0.5").points;
  EXPECT_EQ(points.forfeit_win, Points::Whole(3));
  EXPECT_EQ(points.full_bye, Points::Whole(3));
  EXPECT_EQ(points.pairing_bye, Points::Whole(3));
  EXPECT_EQ(points.half_bye, Points::Whole(1));
  EXPECT_EQ(points.zero_bye, Points::Tenths(5)) << "forfeit losses and zero-point byes go together";
  // The value of the bye does not follow the win once it is given, in whatever order.
  EXPECT_EQ(Read("PointsForPAB=2\nPointsForWin=3").points->pairing_bye, Points::Whole(2));
  EXPECT_EQ(Read("PointsForZPB=0.3\nPointsForForfeitLoss=0.2").points->zero_bye, Points::Tenths(3));
}

TEST(GeneratorConfig, UnknownPropertiesNameTheNearest) {
  const auto complaints = Complaints("PlayersNumber=10\nPlayerNumbers=12\nXyzzy=1\n");
  ASSERT_THAT(complaints, SizeIs(2));
  EXPECT_EQ(complaints[0].code, "config-key");
  EXPECT_EQ(complaints[0].message, "there is no property 'PlayerNumbers'");
  EXPECT_EQ(complaints[0].hint, "did you mean 'PlayersNumber'?");
  EXPECT_EQ(complaints[0].span, (SourceSpan{2, 1, 16}));
  EXPECT_EQ(complaints[0].file, "rtg.cfg");
  EXPECT_EQ(complaints[1].hint, "see docs/generator.md for all of them");
}

TEST(GeneratorConfig, ValuesThatAreNone) {
  for (const auto* line :
       {"PlayersNumber=x", "PlayersNumber=1", "RoundsNumber=0", "DrawPercentage=101", "ForfeitRate=0.5",
        "RetiredRate=1", "HPBRate=1001", "HPBRate=1.2345", "PointsForWin=-1", "PointsForWin=1.25", "Acceleration=fast",
        "InitialColour=red", "FirstSeed=-1", "ForbiddenGroups=x", "Groups=", "ZPBRate=1e3"}) {
    const auto complaints = Complaints(line);
    ASSERT_THAT(complaints, SizeIs(1)) << line;
    EXPECT_EQ(complaints.front().code, "config-value") << line;
  }
}

TEST(GeneratorConfig, LinesThatAreNone) { EXPECT_EQ(Complaints("PlayersNumber").front().code, "config-line"); }

TEST(GeneratorConfig, TheHighestRatingIsAboveTheLowest) {
  EXPECT_EQ(Complaints("HighestRating=1000\nLowestRating=2000").front().message,
            "HighestRating is not higher than LowestRating");
}

}  // namespace
}  // namespace ronda::verify
