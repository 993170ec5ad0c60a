// Random clubs against the judge of tests/judge/keizer.h, and what holds in all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "judge/keizer.h"
#include "ronda/pairing/keizer/keizer_system.h"
#include "ronda/pairing/keizer/standing.h"
#include "unit/keizer/random_club.h"

namespace ronda::keizer {
namespace {

using test::Random;
using test::RandomClub;

constexpr std::array kOwnValues{OwnValue::kCurrent, OwnValue::kOriginal, OwnValue::kNone};
constexpr std::array<std::optional<int>, 5> kRematches{0, 1, 3, 8, std::nullopt};

Settings RandomSettings(Random& random) {
  Settings settings;
  settings.own_value = random.Of(kOwnValues);
  settings.recomputation = random.OneIn(3) ? Recomputation::kOnce : Recomputation::kUntilStable;
  settings.rematch_after = random.Of(kRematches);
  settings.byes = random.OneIn(2) ? ByeLimit::kOnce : ByeLimit::kLevel;
  if (random.OneIn(3)) settings.paid_absences = random.In(0, 5);
  if (random.OneIn(3)) settings.step = Fraction(random.In(1, 5), random.In(1, 4));
  if (random.OneIn(3)) settings.worth[Kind::kExcused] = Fraction(random.In(0, 100), 100);
  return settings;
}

// The same for the judge, who knows no settings of the engine.
judge::KeizerRules RulesOf(const Settings& settings) {
  using Rules = judge::KeizerRules;
  Rules rules;
  rules.own = settings.own_value == OwnValue::kCurrent    ? Rules::Own::kCurrent
              : settings.own_value == OwnValue::kOriginal ? Rules::Own::kOriginal
                                                          : Rules::Own::kNothing;
  rules.lists = settings.recomputation == Recomputation::kOnce ? Rules::Lists::kOnce : Rules::Lists::kUntilStable;
  rules.byes = settings.byes == ByeLimit::kOnce ? Rules::Byes::kOnce : Rules::Byes::kLevel;
  rules.step = settings.step;
  rules.excused = settings.Worth(Kind::kExcused);
  rules.paid_absences = settings.paid_absences;
  rules.rematch_after = settings.rematch_after;
  return rules;
}

judge::KeizerPairs WithoutColours(const RoundPairing& pairing, const std::vector<int>& order) {
  const auto place = [&](int player) { return std::ranges::find(order, player); };
  judge::KeizerPairs pairs;
  for (const Board& board : pairing.boards) {
    int one = board.white.value();
    int other = board.black.value();
    if (place(other) < place(one)) std::swap(one, other);
    pairs.pairs.emplace_back(one, other);
  }
  std::ranges::sort(pairs.pairs, {}, [&](const auto& pair) { return place(pair.first); });
  if (pairing.bye) pairs.bye = pairing.bye->value();
  return pairs;
}

void ExpectSameList(const Tournament& club, const Settings& settings) {
  const auto standing = Standing::Make(club, settings, club.rounds());
  const auto judged = judge::KeizerListAfter(club, RulesOf(settings), club.rounds());
  ASSERT_TRUE(standing);
  for (std::size_t i = 0; i < judged.order.size(); ++i) {
    ASSERT_EQ(standing->order()[i].value(), judged.order[i]);
    if (club.rounds() == 0) continue;
    const PlayerIndex player(static_cast<std::int32_t>(i));
    ASSERT_EQ(standing->PointsOf(player), judged.points[i]);
  }
  ASSERT_EQ(standing->settled().circle, judged.circle);
}

TEST(KeizerJudge, ListsAndPairingsAreThoseOfTheJudge) {
  int pairings = 0;
  int failures = 0;
  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const Settings settings = RandomSettings(random);
    RandomClub club(random.In(2, 9), random);
    for (int r = 1; r <= 9; ++r) {
      const Tournament before = club.BeforeNextRound();
      ASSERT_NO_FATAL_FAILURE(ExpectSameList(before, settings));
      const auto pairing = KeizerSystem(settings).Pair(before);
      const auto judged = judge::KeizerPairsOf(before, RulesOf(settings));
      ASSERT_EQ(pairing.has_value(), judged.has_value());
      if (!pairing) {
        ++failures;
        break;
      }
      const auto order = judge::KeizerListAfter(before, RulesOf(settings), before.rounds()).order;
      const auto pairs = WithoutColours(*pairing, order);
      ASSERT_EQ(pairs.pairs, judged->pairs);
      ASSERT_EQ(pairs.bye, judged->bye);
      ++pairings;
      club.Play(*pairing);
    }
  }
  EXPECT_GT(pairings, 1000);
  EXPECT_GT(failures, 20);
}

// What was said to be the nearest setting is one, and the next larger is none.
TEST(KeizerJudge, TheNearestWorkableSettingIsTheNearest) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Settings settings;
    settings.byes = ByeLimit::kLevel;
    settings.rematch_after = std::nullopt;
    RandomClub club(random.In(2, 8), random);
    for (int r = 1; r <= 9; ++r) {
      const Tournament before = club.BeforeNextRound();
      const auto pairing = KeizerSystem(settings).Pair(before);
      if (pairing) {
        club.Play(*pairing);
        continue;
      }
      const auto colon = pairing.error().hint.rfind(": ");
      if (pairing.error().hint.find("nearest") == std::string::npos) break;
      const std::string value = pairing.error().hint.substr(colon + 2);
      const int nearest = value == "\"free\"" ? 0 : std::stoi(value);
      settings.rematch_after = nearest;
      EXPECT_TRUE(judge::KeizerPairsOf(before, RulesOf(settings)));
      settings.rematch_after = nearest + 1;
      EXPECT_FALSE(judge::KeizerPairsOf(before, RulesOf(settings)));
      ++checked;
      break;
    }
  }
  EXPECT_GT(checked, 50);
}

void ExpectSound(const Tournament& before, const RoundPairing& pairing, const Settings& settings) {
  std::set<int> seen;
  const auto take = [&](PlayerIndex player) {
    EXPECT_FALSE(before.RequestedByeOf(player, before.next_round()));
    EXPECT_TRUE(seen.insert(player.value()).second);
  };
  for (const Board& board : pairing.boards) {
    take(board.white);
    take(board.black);
    for (int r = before.rounds(); r > std::max(0, before.rounds() - *settings.rematch_after); --r) {
      const RoundEntry& entry = before.entry(board.white, Round(r));
      EXPECT_FALSE(Traits(entry.result).played && entry.opponent == board.black);
    }
  }
  if (!pairing.bye) return;
  take(*pairing.bye);
  for (const RoundEntry& entry : before.entries(*pairing.bye)) EXPECT_NE(entry.result, ResultCode::kPairingBye);
}

// Clubs of usual size over a season: every list comes to rest or is known to go round, nobody is paired twice or too
// soon again, nobody rests twice.
TEST(KeizerJudge, SeasonsOfClubs) {
  int lists = 0;
  int circles = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Settings settings;
    settings.rematch_after = 4;
    RandomClub club(random.In(16, 40), random);
    for (int r = 1; r <= 20; ++r) {
      const Tournament before = club.BeforeNextRound();
      const auto pairing = KeizerSystem(settings).Pair(before);
      if (!pairing) break;
      ExpectSound(before, *pairing, settings);
      const auto standing = Standing::Make(before, settings, before.rounds());
      EXPECT_NE(standing->settled().ending, Ending::kGivenUp);
      circles += standing->settled().ending == Ending::kCircle ? 1 : 0;
      ++lists;
      club.Play(*pairing);
    }
  }
  EXPECT_GT(lists, 2000);
  EXPECT_LT(circles * 20, lists);
}

}  // namespace
}  // namespace ronda::keizer
