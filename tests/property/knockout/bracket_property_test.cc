// What a bracket must be, for every number of players up to 300.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ronda/base/id_range.h"
#include "ronda/base/random.h"
#include "ronda/knockout/ancestry.h"
#include "ronda/knockout/progress.h"

namespace ronda::knockout {
namespace {

constexpr int kMost = 300;

Bracket Make(int players, int losses, Seeding seeding = Seeding::kCompensation) {
  BracketOptions options;
  options.players = players;
  options.losses = losses;
  options.seeding = seeding;
  return *MakeBracket(options);
}

Score Win(bool home) { return *ParseScore(home ? "1-0" : "0-1"); }

// Plays everything that can be played; `home_wins` decides.
template <class Decide>
int PlayOut(Progress& progress, Decide&& home_wins) {
  int games = 0;
  for (auto ready = progress.Ready(); !ready.empty(); ready = progress.Ready()) {
    for (const MatchIndex match : ready) {
      EXPECT_TRUE(progress.Enter(match, Win(home_wins(progress.view(match)))));
      ++games;
    }
  }
  return games;
}

void ExpectEndOf(const Progress& progress, int games) {
  const int players = progress.bracket().options.players;
  const int losses = progress.bracket().options.losses;
  const auto champion = progress.Champion();
  ASSERT_TRUE(champion) << players << " players, " << losses << " losses";
  const int spare = progress.losses()[*champion];
  EXPECT_LT(spare, losses) << players;
  for (int seed = 0; seed < players; ++seed) {
    if (seed != champion->value()) {
      EXPECT_EQ(progress.losses()[SeedIndex(seed)], losses) << players;
    }
  }
  EXPECT_EQ(games, losses * (players - 1) + spare) << players;
}

TEST(BracketProperty, KLossesPutOutAndNobodyElse) {
  Random random(1);
  for (int players = 2; players <= kMost; ++players) {
    for (int losses = 1; losses <= 3; ++losses) {
      if (losses == 3 && players > 130 && players % 10 != 0) continue;
      Progress progress(Make(players, losses), 1);
      const int games = PlayOut(progress, [&](const MatchView&) { return random.Below(2) == 0; });
      ExpectEndOf(progress, games);
    }
  }
}

// Decision 085.
TEST(BracketProperty, MoreLosses) {
  Random random(2);
  for (int players = 2; players <= 40; ++players) {
    for (int losses = 4; losses <= kMostLosses; ++losses) {
      Progress progress(Make(players, losses), 1);
      const int games = PlayOut(progress, [&](const MatchView&) { return random.Below(3) != 0; });
      ExpectEndOf(progress, games);
    }
  }
}

TEST(BracketProperty, NobodyPlaysTwiceInARound) {
  Random random(3);
  for (int players = 2; players <= kMost; players += 7) {
    for (int losses = 1; losses <= 3; ++losses) {
      Progress progress(Make(players, losses), 1);
      PlayOut(progress, [&](const MatchView&) { return random.Below(2) == 0; });
      std::set<std::pair<int, int>> plays;
      for (std::int32_t i = 0; i < static_cast<std::int32_t>(progress.bracket().matches.size()); ++i) {
        const MatchView& view = progress.view(MatchIndex(i));
        if (view.state != MatchState::kPlayed) continue;
        const int wave = progress.bracket().match(MatchIndex(i)).wave;
        EXPECT_TRUE(plays.insert({wave, view.home.seed.value()}).second);
        EXPECT_TRUE(plays.insert({wave, view.away.seed.value()}).second);
      }
    }
  }
}

// The better seed always wins: the two best meet in the last match, the four best are the semifinalists, and so on.
TEST(BracketProperty, TheBestMeetLast) {
  for (const auto seeding : {Seeding::kCompensation, Seeding::kEquidistant}) {
    for (int players = 2; players <= kMost; ++players) {
      Progress progress(Make(players, 1, seeding), 1);
      PlayOut(progress, [](const MatchView& view) { return view.home.seed < view.away.seed; });
      const int columns = progress.bracket().matches.back().column;
      for (std::int32_t i = 0; i < static_cast<std::int32_t>(progress.bracket().matches.size()); ++i) {
        const MatchView& view = progress.view(MatchIndex(i));
        const int places = 2 << (columns - progress.bracket().match(MatchIndex(i)).column);
        EXPECT_LT(view.winner.seed.value(), places / 2) << players;
        if (seeding == Seeding::kCompensation && places <= players) {
          EXPECT_EQ(view.winner.seed.value() + view.loser.seed.value(), places - 1) << players;
        }
      }
      EXPECT_EQ(progress.Champion(), SeedIndex(0));
    }
  }
}

// Whoever has no opponent in the first round is one of the best seeds, and everybody plays from the second round on.
TEST(BracketProperty, OnlyTheFreedAreMissingFromTheFirstRound) {
  for (int players = 2; players <= kMost; ++players) {
    const auto bracket = Make(players, 1);
    std::map<int, int> first_column;
    for (const Match& match : bracket.matches) {
      for (const Source& source : {match.home, match.away}) {
        if (source.kind == SourceKind::kSeed) first_column[source.index] = match.column;
      }
    }
    const int freed = bracket.plan.figures.back().freed;
    EXPECT_EQ(first_column.size(), static_cast<std::size_t>(players));
    for (const auto& [seed, column] : first_column) EXPECT_EQ(column, seed < freed ? 1 : 0) << players;
  }
}

TEST(BracketProperty, DispensedComeInWhenTheyShould) {
  Random random(4);
  int brackets = 0;
  for (int players = 3; players <= 120; ++players) {
    for (int one = 0; one < 8; ++one) {
      for (int two = 0; two < 4; ++two) {
        BracketOptions options;
        options.players = players;
        if (one > 0) options.dispensed.push_back({one, 1});
        if (two > 0) options.dispensed.push_back({two, 2});
        const auto bracket = MakeBracket(options);
        if (!bracket) continue;
        ++brackets;
        Progress progress(*bracket, 1);
        const int games = PlayOut(progress, [&](const MatchView&) { return random.Below(2) == 0; });
        ExpectEndOf(progress, games);
        const auto preliminary = static_cast<int>(bracket->plan.figures.size()) - 1;
        for (const Match& match : bracket->matches) {
          for (const Source& source : {match.home, match.away}) {
            if (source.kind != SourceKind::kSeed) continue;
            const int expected = source.index < two ? 2 : source.index < two + one ? 1 : 0;
            if (expected > 0) {
              EXPECT_EQ(match.column, expected + preliminary) << players << " " << one << " " << two;
            }
          }
        }
      }
    }
  }
  EXPECT_GT(brackets, 3000);
}

// The first round of the losers' side in which two may have met before; rounds count from 0. For 8 and 16 players no
// arrangement does better: a loser of the first round and the one who won that game and lost next must be kept apart,
// and there are not enough places to do so any longer.
TEST(BracketProperty, RematchesComeLate) {
  for (const auto& [players, earliest] : {std::pair(8, 2), {16, 3}, {32, 4}, {64, 5}, {128, 5}}) {
    const auto bracket = Make(players, 2);
    Ancestry ancestry(bracket.matches);
    for (const Match& match : bracket.matches) {
      if (match.side != Side::kLosers || match.column >= earliest) continue;
      EXPECT_EQ(ancestry.Common(match.home, match.away), 0) << players << " players, round " << match.column;
    }
  }
}

// Elementos §D, "3 Game Guarantee": whatever the results, everybody plays as many games as are guaranteed, never the
// same opponent twice, and the winner is the one who lost none. Decision 320.
TEST(BracketProperty, EverybodyHasTheGamesHeIsSureOf) {
  Random random(320);
  for (const auto& [players, guaranteed] : {std::pair(8, 1), {8, 2}, {8, 3}, {16, 3}, {16, 4}, {64, 3}, {128, 5}}) {
    BracketOptions options;
    options.players = players;
    options.guaranteed = guaranteed;
    Progress progress(*MakeBracket(options), 1);
    PlayOut(progress, [&](const MatchView&) { return random.Below(2) == 0; });
    std::map<int, int> games;
    std::set<std::pair<int, int>> met;
    for (const MatchIndex match : IdRange<MatchIndex>(Count(progress.bracket().matches))) {
      const MatchView& view = progress.view(match);
      const auto [low, high] = std::minmax({view.home.seed.value(), view.away.seed.value()});
      EXPECT_TRUE(met.insert({low, high}).second) << players << ": " << low << " and " << high << " twice";
      ++games[low];
      ++games[high];
    }
    for (int seed = 0; seed < players; ++seed) EXPECT_GE(games[seed], guaranteed) << players << ", seed " << seed;
    ASSERT_TRUE(progress.Champion());
    EXPECT_EQ(progress.losses()[*progress.Champion()], 0);
  }
}

}  // namespace
}  // namespace ronda::knockout
