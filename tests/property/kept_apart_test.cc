// Rounds in which the organiser keeps players apart: the engines against their judges on random brackets and
// tournaments with clubs, federations and ratings; absolute rules against the same said pair by pair; and what a
// relative rule must never do.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "judge/judge.h"
#include "property/random_bracket.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/pairing/registry.h"
#include "support/effort.h"
#include "support/other_systems.h"
#include "support/pairers.h"
#include "support/random_rules.h"
#include "support/text_event.h"

namespace ronda::test {
namespace {

using judge::JudgeEdition;

const std::vector<Pairer>& PairersBy(std::string_view id) {
  if (id == "dutch-2026") return PairersOf(JudgeEdition::kDutch2026);
  if (id == "dutch-2017") return PairersOf(JudgeEdition::kDutch2017);
  return OtherPairers(id);
}

bool Disagree(std::string_view id, const Tournament& tournament) {
  const auto& pairers = PairersBy(id);
  const auto first = pairers.front().pair(tournament);
  return std::ranges::any_of(pairers, [&](const Pairer& pairer) { return pairer.pair(tournament) != first; });
}

std::string Report(std::string_view id, const TournamentData& data) {
  const TournamentData small = Shrink(data, [&](const Tournament& tournament) { return Disagree(id, tournament); });
  std::string text = Describe(small);
  for (const Pairer& pairer : PairersBy(id)) {
    const auto pairing = pairer.pair(*Tournament::Make(small));
    text += pairer.name + ": " + (pairing ? ToString(*pairing) : "none") + "\n";
  }
  return text;
}

class KeptApartBrackets : public testing::TestWithParam<const char*> {};

TEST_P(KeptApartBrackets, JudgeAndEngineAgree) {
  constexpr std::uint64_t kSeeds = Effort(300U);
  for (const BracketKindToTest kind : kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      Random random(seed);
      TournamentData data = RandomBracket(kind, random);
      DrawRules(data, random);
      ASSERT_FALSE(Disagree(GetParam(), *Tournament::Make(data)))
          << "kind " << static_cast<int>(kind) << ", seed " << seed << "\n"
          << Report(GetParam(), data);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Of, KeptApartBrackets, testing::Values("dutch-2026", "dutch-2017"),
                         [](const auto& test) { return std::string(test.param).substr(6); });

class KeptApartRounds : public testing::TestWithParam<const char*> {};

TEST_P(KeptApartRounds, JudgeAndEngineAgree) {
  constexpr std::uint64_t kSeeds = Effort(800U);
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Random random(seed);
    RandomTournament event(random);
    TournamentData rules;
    while (auto data = event.BeforeNextRound()) {
      if (rules.players.empty()) {
        rules = *data;
        DrawRules(rules, random);
      }
      data->players = rules.players;
      data->kept_apart = rules.kept_apart;
      const Tournament tournament = Tournament::Make(*data).value();
      ASSERT_FALSE(Disagree(GetParam(), tournament)) << "seed " << seed << "\n" << Report(GetParam(), *data);
      const auto pairing = PairersBy(GetParam()).front().pair(tournament);
      if (!pairing) break;
      ++rounds;
      event.Play(*pairing);
    }
  }
  EXPECT_GT(rounds, Effort(2000));
}

INSTANTIATE_TEST_SUITE_P(Of, KeptApartRounds, testing::Values("dutch-2026", "dutch-2017", "burstein", "dubov"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

// Plays an event of so many players by the system, asking `check` before every round.
void PlayEvent(const PairingSystem& system, int players, Random& random,
               const std::function<void(const TournamentData&)>& check) {
  constexpr int kRounds = 6;
  TournamentData data;
  data.planned_rounds = kRounds + 2;
  data.initial_colour = Colour::kWhite;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data.players.push_back(player);
  }
  DrawRules(data, random);
  for (int round = 0; round < kRounds; ++round) {
    check(data);
    const auto pairing = system.Pair(*Tournament::Make(data));
    if (!pairing) return;
    std::vector<RoundEntry> column(data.players.size());
    if (pairing->bye) column[pairing->bye->index()].result = ResultCode::kPairingBye;
    for (const Board& board : pairing->boards) {
      const int points = random.Between(0, 2);
      const auto result = [](int half_points) {
        return half_points == 2 ? ResultCode::kWin : half_points == 1 ? ResultCode::kDraw : ResultCode::kLoss;
      };
      column[board.white.index()] = {result(points), Colour::kWhite, board.black};
      column[board.black.index()] = {result(2 - points), Colour::kBlack, board.white};
    }
    std::vector<RoundEntry> entries;
    for (std::size_t i = 0; i < data.players.size(); ++i) {
      const auto first = data.entries.begin() + static_cast<std::ptrdiff_t>(i) * data.rounds;
      entries.insert(entries.end(), first, first + data.rounds);
      entries.push_back(column[i]);
    }
    data.entries = std::move(entries);
    ++data.rounds;
  }
}

std::string PairingOf(const PairingSystem& system, const TournamentData& data) {
  const Tournament tournament = Tournament::Make(data).value();
  const auto pairing = system.Pair(tournament);
  return pairing ? ToString(ToRound(tournament, *pairing)) : pairing.error().code;
}

std::vector<const PairingSystem*> SystemsOfGames() {
  std::vector<const PairingSystem*> systems;
  for (const auto& system : StandardSystems().systems()) {
    if (system->info().contest == Contest::kGames) systems.push_back(system.get());
  }
  return systems;
}

TEST(KeptApart, AnAbsoluteRuleIsAForbiddenPairForEveryTwo) {
  for (const PairingSystem* system : SystemsOfGames()) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random random(seed);
      const int players = random.Between(8, 40);
      PlayEvent(*system, players, random, [&](const TournamentData& data) {
        ASSERT_EQ(PairingOf(*system, data), PairingOf(*system, InForbiddenPairs(data)))
            << system->info().id << ", seed " << seed << ", round " << data.rounds + 1 << "\n"
            << Describe(data);
      });
    }
  }
}

// Larger fields than a judge can manage: the fast way against the exact one.
TEST(KeptApart, BothWaysPairAlike) {
  for (const char* id : {"dutch-2026", "dutch-2017", "burstein", "dubov"}) {
    const PairingSystem& fast = *StandardSystems().Find(id);
    const PairingSystem& exact = *StandardSystems().Find(std::string(id) + "+exact");
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Random random(seed);
      const int players = random.Between(30, 90);
      PlayEvent(fast, players, random, [&](const TournamentData& data) {
        ASSERT_EQ(PairingOf(fast, data), PairingOf(exact, data)) << id << ", seed " << seed << "\n" << Describe(data);
      });
    }
  }
}

bool SamePlayers(const BracketExplanation& one, const BracketExplanation& other) {
  return one.residents == other.residents && one.moved_down == other.moved_down;
}

// In the first bracket in which the two part, as many float, with the same scores.
void ExpectSameFloaters(const Tournament& tournament, const RoundPairing& with, const RoundPairing& without) {
  for (std::size_t i = 0; i < std::min(with.brackets.size(), without.brackets.size()); ++i) {
    const BracketExplanation& ours = with.brackets[i];
    const BracketExplanation& theirs = without.brackets[i];
    if (!SamePlayers(ours, theirs)) return;
    const auto scores = [&](std::span<const PlayerIndex> players) {
      std::multiset<Points> all;
      for (const PlayerIndex player : players) {
        all.insert(tournament.ScoreAfter(player, tournament.rounds()) +
                   tournament.AccelerationOf(player, tournament.next_round()));
      }
      return all;
    };
    ASSERT_EQ(scores(ours.downfloaters), scores(theirs.downfloaters));
    ASSERT_EQ(scores(ours.upfloaters), scores(theirs.upfloaters));
    ASSERT_EQ(ours.pairs.size(), theirs.pairs.size());
  }
}

TEST(KeptApart, NobodyFloatsForARelativeRule) {
  int different = 0;
  for (const PairingSystem* system : SystemsOfGames()) {
    for (std::uint64_t seed = 1; seed <= Effort(25U); ++seed) {
      Random random(seed);
      const int players = random.Between(6, 30);
      PlayEvent(*system, players, random, [&](TournamentData data) {
        for (KeptApart& rule : data.kept_apart) rule.strength = KeptApart::Strength::kRelative;
        const Tournament asked = *Tournament::Make(data);
        data.kept_apart.clear();
        const Tournament plain = *Tournament::Make(data);
        const auto with = system->Pair(asked);
        const auto without = system->Pair(plain);
        ASSERT_EQ(with.has_value(), without.has_value()) << system->info().id << ", seed " << seed;
        if (!with) return;
        ASSERT_EQ(with->boards.size(), without->boards.size());
        ExpectSameFloaters(plain, *with, *without);
        different += ToRound(plain, *with) == ToRound(plain, *without) ? 0 : 1;
      });
    }
  }
  EXPECT_GT(different, Effort(300));
}

// Three with a point, two with half a one, three with none, and pairs that may not meet: groups float, pairs are
// cracked, and floaters from both sides come together in the median. Events that are played hardly ever have that.
TournamentData CrackedEvent(Random& random) {
  TournamentData data = TextEvent({"6w1", "7b1", "8w1", "5b=", "4w=", "1b0", "2w0", "3b0"});
  data.planned_rounds = 5;
  constexpr std::array kRatings{2395, 2390, 2385, 1780, 1775, 1270, 1265, 1260};
  for (std::size_t i = 0; i < kRatings.size(); ++i) data.players[i].rating = kRatings[i];
  for (int a = 1; a <= 8; ++a) {
    for (int b = a + 1; b <= 8; ++b) {
      if (random.Percent(30)) data.forbidden.push_back({std::nullopt, std::nullopt, {Nr(a), Nr(b)}});
    }
  }
  return data;
}

bool IsFar(PlayerIndex a, PlayerIndex b) { return std::min(a, b).value() < 3 && std::max(a, b).value() > 4; }

bool FarMeet(const RoundPairing& pairing) {
  return std::ranges::any_of(pairing.boards, [](const Board& board) { return IsFar(board.white, board.black); });
}

// Whether the players can all be paired without a pair that is far apart, has met or is forbidden.
bool CanAvoidFar(const TournamentData& data, std::vector<PlayerIndex> players) {
  if (players.empty()) return true;
  const PlayerIndex first = players.front();
  return std::ranges::any_of(players, [&](PlayerIndex other) {
    const bool is_forbidden = std::ranges::any_of(data.forbidden, [&](const ForbiddenGroup& group) {
      return std::ranges::count(group.players, first) > 0 && std::ranges::count(group.players, other) > 0;
    });
    if (other == first || IsFar(first, other) || is_forbidden) return false;
    if (data.entry(first, Round(1)).opponent == other) return false;
    std::vector<PlayerIndex> rest = players;
    std::erase(rest, first);
    std::erase(rest, other);
    return CanAvoidFar(data, std::move(rest));
  });
}

// 4 and 5, and everybody who meets somebody of another score.
std::vector<PlayerIndex> MedianOf(const RoundPairing& pairing) {
  const auto group = [](PlayerIndex player) { return player.value() < 3 ? 0 : player.value() < 5 ? 1 : 2; };
  std::vector<PlayerIndex> median;
  for (const Board& board : pairing.boards) {
    const bool floats = group(board.white) != group(board.black);
    if (floats || group(board.white) == 1) median.insert(median.end(), {board.white, board.black});
  }
  return median;
}

// Elementos §2.9 (B2 bis), decision 182.
TEST(KeptApart, FarFloatersMeetOnlyWhereNothingElseIsLeft) {
  int acted = 0;
  for (const char* id : {"lim", "lim-maxi", "lim-uncoloured"}) {
    const PairingSystem& system = *StandardSystems().Find(id);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Random random(seed);
      TournamentData data = CrackedEvent(random);
      const auto without = system.Pair(*Tournament::Make(data));
      data.kept_apart = {ParseKeptApart("rating:100").value()};
      const auto with = system.Pair(*Tournament::Make(data));
      ASSERT_EQ(with.has_value(), without.has_value()) << id << ", seed " << seed;
      if (!with) continue;
      ASSERT_FALSE(FarMeet(*with) && CanAvoidFar(data, MedianOf(*with))) << id << ", seed " << seed;
      acted += FarMeet(*without) && !FarMeet(*with) ? 1 : 0;
    }
  }
  EXPECT_GT(acted, 10);
}

}  // namespace
}  // namespace ronda::test
