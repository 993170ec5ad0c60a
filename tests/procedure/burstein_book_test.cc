// The Burstein system of the book is its Dutch system with the players ranked anew before every round (decision 201).
// So the judge of the Dutch system, given the event in that order, must pair as the engine does.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "judge/buchholz.h"
#include "procedure/judge.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/pairing/registry.h"
#include "support/agreement.h"
#include "support/effort.h"

namespace ronda::procedure {
namespace {

constexpr std::uint64_t kBookSeeds = test::Effort(1000U);

// The order of the players, by where they stand in it.
std::vector<PlayerIndex> ByTieBreaks(const Tournament& tournament) {
  std::vector<PlayerIndex> order;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) order.emplace_back(i);
  std::ranges::sort(order, {}, [&](PlayerIndex player) {
    return std::tuple(-judge::Buchholz(tournament, player), -judge::SonnebornBerger(tournament, player), player);
  });
  return order;
}

// The same event with the players in another order; everybody keeps their number.
Tournament InOrder(const Tournament& tournament, const std::vector<PlayerIndex>& order) {
  TournamentData data = tournament.data();
  std::vector<PlayerIndex> now(order.size(), PlayerIndex(0));
  for (std::size_t i = 0; i < order.size(); ++i) now[order[i].index()] = PlayerIndex(static_cast<std::int32_t>(i));
  data.entries.clear();
  for (std::size_t i = 0; i < order.size(); ++i) {
    data.players[i] = tournament.player(order[i]);
    for (RoundEntry entry : tournament.entries(order[i])) {
      if (entry.opponent) entry.opponent = now[entry.opponent->index()];
      data.entries.push_back(entry);
    }
  }
  for (RequestedBye& bye : data.requested_byes) bye.player = now[bye.player.index()];
  for (Acceleration& acceleration : data.accelerations) acceleration.player = now[acceleration.player.index()];
  for (ForbiddenGroup& group : data.forbidden) {
    for (PlayerIndex& player : group.players) player = now[player.index()];
  }
  data.ranked_by_position = true;
  data.initial_colour = tournament.InitialColour();
  return Tournament::Make(std::move(data)).value();
}

// Whose first games these are gets the colours by number, which the other order has changed: such pairs are compared
// without colours.
std::optional<test::PairedRound> WithoutFirstColours(const Tournament& tournament,
                                                     const std::optional<test::PairedRound>& round) {
  if (!round) return std::nullopt;
  test::PairedRound result;
  result.bye = round->bye;
  const auto has_played = [&](int number) {
    return std::ranges::any_of(tournament.entries(*tournament.Find(Tpn(number))),
                               [](const RoundEntry& entry) { return entry.opponent && Traits(entry.result).played; });
  };
  for (const auto& [white, black] : round->pairs) {
    const bool first = !has_played(white) && !has_played(black);
    result.pairs.emplace(first ? std::min(white, black) : white, first ? std::max(white, black) : black);
  }
  return result;
}

std::optional<test::PairedRound> ByJudge(const Tournament& tournament) {
  return PairByJudge(InOrder(tournament, ByTieBreaks(tournament)), Text::kBook);
}

TEST(BursteinBook, RoundsArePairedAsTheJudgeDoes) {
  int rounds = 0;
  int otherwise = 0;
  for (std::uint64_t seed = 1; seed <= kBookSeeds; ++seed) {
    test::Random random(seed);
    test::RandomTournament event(random);
    while (const auto data = event.BeforeNextRound()) {
      const Tournament tournament = Tournament::Make(*data).value();
      const auto paired = ByEngine(tournament, "burstein-book");
      if (Present(*data) <= kMostPlayers) {
        ++rounds;
        ASSERT_EQ(WithoutFirstColours(tournament, paired), WithoutFirstColours(tournament, ByJudge(tournament)))
            << "seed " << seed << "\n"
            << test::Describe(*data);
        otherwise += paired != ByEngine(tournament, "dutch-book") ? 1 : 0;
      }
      if (!paired) break;
      event.Play(*paired);
    }
  }
  EXPECT_GT(rounds, test::Effort(1000));
  EXPECT_GT(otherwise, test::Effort(100)) << "the order hardly matters in these events";
}

}  // namespace
}  // namespace ronda::procedure
