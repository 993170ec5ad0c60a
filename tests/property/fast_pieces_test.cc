// The pieces of the fast ways against what they stand for, on random tournaments: an answer is never another one.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "property/random_tournament.h"
#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/dubov/transposition.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/trial_pairing.h"
#include "ronda/pairing/swiss/unpaired_players.h"
#include "support/effort.h"
#include "support/other_systems.h"

namespace ronda::test {
namespace {

// Fields of tournaments that are played by the judge's pairings; `look` sees each with a source of chance.
template <class Look>
void ForEachField(int tournaments, Look look) {
  for (int seed = 1; seed <= Effort(tournaments); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    RandomTournament event(random);
    while (const auto data = event.BeforeNextRound()) {
      const Tournament tournament = Tournament::Make(*data).value();
      const swiss::Field field(tournament, {});
      look(field, random, seed);
      const auto pairing = OtherPairers("dubov").back().pair(tournament);
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
}

// Some of the field in any order.
std::vector<Place> Some(const swiss::Field& field, Random& random) {
  std::vector<Place> places(field.places().begin(), field.places().end());
  random.Shuffle(std::span(places));
  places.erase(places.begin() + 2 * random.Between(0, field.size() / 2), places.end());
  return places;
}

TEST(FastPieces, TrialPairingProvesWhatAMatchingFinds) {
  int proven = 0;
  int refused = 0;
  ForEachField(2000, [&](const swiss::Field& field, Random& random, int seed) {
    const std::vector<Place> places = Some(field, random);
    const matching::PerfectMatching most(swiss::MayMeetGraph(field, places, Count(places)));
    const bool found = swiss::TrialPairingWorks(field, places);
    ASSERT_TRUE(!found || most.IsPerfect()) << "seed " << seed;
    ++(found ? proven : refused);
  });
  EXPECT_GT(proven, Effort(1000));
  EXPECT_GT(refused, Effort(100));
}

// Pair after pair is drawn, and taken if the round can be completed with it.
TEST(FastPieces, UnpairedPlayersKnowWhetherTheRoundCanBeCompleted) {
  int completable = 0;
  int not_completable = 0;
  ForEachField(300, [&](const swiss::Field& field, Random& random, int seed) {
    std::vector<Place> left(field.places().begin(), field.places().end());
    const std::vector<Place> byes = field.size() % 2 == 1 ? swiss::ByeCandidates(field, left) : std::vector<Place>();
    if (!swiss::CanComplete(field, left, byes)) return;
    swiss::UnpairedPlayers unpaired(field, byes);
    for (int trial = 0; trial < 8 && left.size() >= 2; ++trial) {
      random.Shuffle(std::span(left));
      const swiss::Pair pair{std::min(left[0], left[1]), std::max(left[0], left[1])};
      std::vector<Place> others = left;
      std::erase_if(others, [&](Place place) { return place == pair.higher || place == pair.lower; });
      std::ranges::sort(others);
      std::vector<Place> other_byes = byes;
      std::erase_if(other_byes, [&](Place place) { return std::ranges::count(others, place) == 0; });
      const bool may_be = field.MayMeet(pair.higher, pair.lower) && (byes.empty() || !other_byes.empty()) &&
                          swiss::CanComplete(field, others, other_byes);
      ASSERT_EQ(unpaired.LeaveCompletableRound(pair), may_be) << "seed " << seed;
      ++(may_be ? completable : not_completable);
      if (!may_be) continue;
      unpaired.Take(pair);
      left = others;
    }
  });
  EXPECT_GT(completable, Effort(300));
  EXPECT_GT(not_completable, Effort(100));
}

TEST(FastPieces, WalkFindsTheFirstTransposition) {
  int walked = 0;
  int none = 0;
  ForEachField(2000, [&](const swiss::Field& field, Random& random, int seed) {
    const std::vector<Place> places = Some(field, random);
    const std::span<const Place> s1 = std::span(places).first(places.size() / 2);
    const std::span<const Place> g2 = std::span(places).subspan(places.size() / 2);
    const auto walk = dubov::WalkToFirstTransposition(field, s1, g2);
    const auto first = dubov::FirstTransposition(field, s1, g2);
    ASSERT_TRUE(!walk || walk == first) << "seed " << seed;
    walk ? ++walked : ++none;
  });
  EXPECT_GT(walked, Effort(1000));
  EXPECT_GT(none, Effort(100));
}

// C.04.4.1/2026 §4.3.3: the middle one, of an even number the upper of the two, is taken out; and so on with the rest.
TEST(FastPieces, ShiftersComeFromTheMiddle) {
  for (int size = 0; size < 40; ++size) {
    std::vector<int> sorted(Size(size));
    std::iota(sorted.begin(), sorted.end(), 10);
    std::vector<int> left = sorted;
    std::vector<int> literal;
    while (!left.empty()) {
      const auto middle = left.begin() + static_cast<std::ptrdiff_t>((left.size() - 1) / 2);
      literal.push_back(*middle);
      left.erase(middle);
    }
    EXPECT_EQ(dubov::FromTheMiddle(sorted), literal);
  }
}

}  // namespace
}  // namespace ronda::test
