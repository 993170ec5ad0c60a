// Laws of the model, for any tournament.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/model/history.h"
#include "ronda/model/rewind.h"
#include "ronda/model/validation.h"
#include "support/arbitrary.h"

namespace ronda {
namespace {

Tournament AnyTournament() {
  auto tournament = Tournament::Make(*test::ArbitraryTournament());
  RC_ASSERT(tournament.has_value());
  return *std::move(tournament);
}

Round AnyRoundUpToTheNext(const Tournament& tournament) { return Round(*rc::gen::inRange(1, tournament.rounds() + 2)); }

template <class Function>
void ForEachPlayer(const Tournament& tournament, Function function) {
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) function(PlayerIndex(i));
}

RC_GTEST_PROP(Model, TheTournamentBeforeARoundIsValid, ()) {
  const Tournament tournament = AnyTournament();
  const Tournament before = tournament.Before(AnyRoundUpToTheNext(tournament));
  for (const Finding& finding : Validate(before.data())) {
    if (finding.severity == Severity::kError) RC_FAIL(finding.code + ": " + finding.message);
  }
}

RC_GTEST_PROP(Model, BeforeKeepsTheRoundsBeforeAndWhoWillBeAway, ()) {
  const Tournament tournament = AnyTournament();
  const Round round = AnyRoundUpToTheNext(tournament);
  const Tournament before = tournament.Before(round);
  RC_ASSERT(before.next_round() == round);
  ForEachPlayer(tournament, [&](PlayerIndex player) {
    const auto kept = before.entries(player);
    RC_ASSERT(std::ranges::equal(kept, tournament.entries(player).first(kept.size())));
    if (round > Round(tournament.rounds())) return;
    const bool away = before.RequestedByeOf(player, round).has_value();
    RC_ASSERT(away != TookPart(tournament.entry(player, round)));
  });
}

RC_GTEST_PROP(Model, GoingBackTwiceIsGoingBackOnce, ()) {
  const Tournament tournament = AnyTournament();
  const Round later = AnyRoundUpToTheNext(tournament);
  const Round earlier = Round(*rc::gen::inRange(1, later.value() + 1));
  const Tournament twice = tournament.Before(later).Before(earlier);
  const Tournament once = tournament.Before(earlier);
  RC_ASSERT(twice.data().entries == once.data().entries);
  ForEachPlayer(once, [&](PlayerIndex player) {
    RC_ASSERT(twice.RequestedByeOf(player, earlier) == once.RequestedByeOf(player, earlier));
  });
}

// Whatever round was asked for before, and whether or not somebody kept that tournament.
RC_GTEST_PROP(Model, RewindingIsGoingBackToEachRound, ()) {
  const Tournament tournament = AnyTournament();
  Rewind rewind(tournament);
  std::vector<std::pair<Tournament, Round>> kept;
  for (int i = 0; i < 5; ++i) {
    const Round round = AnyRoundUpToTheNext(tournament);
    const Tournament& rewound = rewind.Before(round);
    const Tournament before = tournament.Before(round);
    RC_ASSERT(rewound.data() == before.data());
    ForEachPlayer(before, [&](PlayerIndex player) {
      RC_ASSERT(rewound.RequestedByeOf(player, round) == before.RequestedByeOf(player, round));
      RC_ASSERT(rewound.AccelerationOf(player, round) == before.AccelerationOf(player, round));
      RC_ASSERT(rewound.ScoreAfter(player, before.rounds()) == before.ScoreAfter(player, before.rounds()));
    });
    if (*rc::gen::arbitrary<bool>()) kept.emplace_back(rewound, round);
  }
  for (const auto& [before, round] : kept) RC_ASSERT(before.data() == tournament.Before(round).data());
}

RC_GTEST_PROP(Model, EveryPlayerIsFoundByHisNumber, ()) {
  const Tournament tournament = AnyTournament();
  ForEachPlayer(tournament,
                [&](PlayerIndex player) { RC_ASSERT(tournament.Find(tournament.player(player).tpn) == player); });
}

RC_GTEST_PROP(Model, TheHistoryKnowsTheScores, ()) {
  const Tournament tournament = AnyTournament();
  const History history(tournament);
  ForEachPlayer(tournament, [&](PlayerIndex player) {
    for (int rounds = 0; rounds <= tournament.rounds(); ++rounds) {
      RC_ASSERT(history.ScoreBefore(player, Round(rounds + 1)) == tournament.ScoreAfter(player, rounds));
    }
  });
}

RC_GTEST_PROP(Model, WhoMetWhomIsMutualAndIsInTheEntries, ()) {
  const Tournament tournament = AnyTournament();
  const History history(tournament);
  ForEachPlayer(tournament, [&](PlayerIndex a) {
    ForEachPlayer(tournament, [&](PlayerIndex b) {
      const bool met = std::ranges::any_of(tournament.entries(a), [&](const RoundEntry& entry) {
        return Traits(entry.result).played && entry.opponent == b;
      });
      RC_ASSERT(history.HaveMet(a, b) == met);
      RC_ASSERT(history.HaveMet(b, a) == met);
    });
    RC_ASSERT(history.colours(a).size() == history.opponents(a).size());
    const auto played = static_cast<int>(history.colours(a).size());
    RC_ASSERT(history.unplayed_rounds(a) == tournament.rounds() - played);
  });
}

RC_GTEST_PROP(Model, EveryGameGivesBothColoursAndFloatsBothWays, ()) {
  const Tournament tournament = AnyTournament();
  const History history(tournament);
  int white_minus_black = 0;
  ForEachPlayer(tournament, [&](PlayerIndex player) {
    for (const Colour colour : history.colours(player)) white_minus_black += colour == Colour::kWhite ? 1 : -1;
    for (int r = 1; r <= tournament.rounds(); ++r) {
      const RoundEntry& entry = tournament.entry(player, Round(r));
      if (!Traits(entry.result).played) continue;
      const Float own = history.FloatIn(player, Round(r), UnplayedFloats::kAll);
      const Float other = history.FloatIn(*entry.opponent, Round(r), UnplayedFloats::kAll);
      RC_ASSERT((own == Float::kDown) == (other == Float::kUp));
    }
  });
  RC_ASSERT(white_minus_black == 0);
}

}  // namespace
}  // namespace ronda
