// The Double-Swiss and team engines against the judge, on small events of matches: byes, forfeits, forbidden pairs,
// acceleration, ties and long runs of rounds, so that many have met. Both ways of the engine must agree with it.
#include <gtest/gtest.h>

#include "judge/upfloat.h"
#include "ronda/base/random.h"
#include "ronda/pairing/registry.h"
#include "support/effort.h"
#include "support/random_rules.h"

namespace ronda::test {
namespace {

using judge::JudgeUpfloat;
using judge::TeamWish;
using judge::UpfloatPairing;
using judge::UpfloatRules;
using judge::UpfloatText;

UpfloatPairing FromEngine(const RoundPairing& pairing) {
  UpfloatPairing result;
  for (const Board& board : pairing.boards) result.pairs.push_back({board.white.value(), board.black.value()});
  std::ranges::sort(result.pairs);
  if (pairing.bye) result.bye = pairing.bye->value();
  return result;
}

std::string TextOf(const std::optional<UpfloatPairing>& pairing) {
  if (!pairing) return "none";
  std::string text;
  for (const auto& [white, black] : pairing->pairs)
    text += std::to_string(white + 1) + "-" + std::to_string(black + 1) + " ";
  return pairing->bye ? text + std::to_string(*pairing->bye + 1) + "U" : text;
}

// An event of matches that is being played; the results do not care who is strong.
class SmallEvent {
 public:
  SmallEvent(Random& random, int most) : random_(random) {
    const int players = random.Between(2, most);
    data_.entries_are_matches = true;
    data_.planned_rounds = random.Between(1, std::max(2, players));
    data_.initial_colour = random.Below(2) == 0 ? Colour::kWhite : Colour::kBlack;
    for (int i = 0; i < players; ++i) {
      Player player;
      player.tpn = Tpn(i + 1);
      data_.players.push_back(player);
    }
    if (random.Below(4) == 0 && players >= 4) {
      const int a = random.Between(0, players - 1);
      const int b = (a + random.Between(1, players - 1)) % players;
      data_.forbidden.push_back({std::nullopt, std::nullopt, {PlayerIndex(a), PlayerIndex(b)}});
    }
    if (random.Below(4) == 0) Accelerate();
    draws_ = random.Between(0, 2);
  }

  TournamentData& data() { return data_; }
  bool IsOver() const { return data_.rounds >= *data_.planned_rounds; }

  Tournament Before() {
    data_.requested_byes.clear();
    for (std::size_t i = 0; i < data_.players.size(); ++i) {
      if (random_.Below(25) != 0) continue;
      const ResultCode kind = random_.Below(2) == 0 ? ResultCode::kHalfBye : ResultCode::kFullBye;
      data_.requested_byes.push_back({Round(data_.rounds + 1), PlayerIndex(static_cast<std::int32_t>(i)), kind});
    }
    return *Tournament::Make(data_);
  }

  void Play(const UpfloatPairing& pairing) {
    std::vector<RoundEntry> column(data_.players.size());
    std::vector<MatchScore> scores(data_.players.size());
    for (const RequestedBye& bye : data_.requested_byes) {
      const auto at = bye.player.index();
      column[at].result = bye.kind;
      scores[at] = {Points::Whole(bye.kind == ResultCode::kFullBye ? 2 : 1), Points::Whole(2)};
    }
    if (pairing.bye) {
      column[static_cast<std::size_t>(*pairing.bye)].result = ResultCode::kPairingBye;
      scores[static_cast<std::size_t>(*pairing.bye)] = {Points::Whole(1), Points::Whole(2)};
    }
    for (const auto& pair : pairing.pairs) PlayMatch(pair, column, scores);
    Append(column, scores);
  }

 private:
  void Accelerate() {
    for (std::size_t i = 0; i < data_.players.size() / 2; ++i) {
      data_.accelerations.push_back({PlayerIndex(static_cast<std::int32_t>(i)), {Points::Whole(2), Points::Whole(1)}});
    }
  }

  void PlayMatch(const judge::UpfloatPair& pair, std::vector<RoundEntry>& column, std::vector<MatchScore>& scores) {
    const auto white = static_cast<std::size_t>(pair.white);
    const auto black = static_cast<std::size_t>(pair.black);
    column[white] = {ResultCode::kDraw, Colour::kWhite, PlayerIndex(pair.black)};
    column[black] = {ResultCode::kDraw, Colour::kBlack, PlayerIndex(pair.white)};
    scores[white] = scores[black] = {Points::Whole(1), Points::Whole(2)};
    if (static_cast<int>(random_.Below(4)) < draws_) return;
    const bool white_wins = random_.Below(2) == 0;
    const bool forfeit = random_.Below(12) == 0;
    const std::size_t winner = white_wins ? white : black;
    const std::size_t loser = white_wins ? black : white;
    column[winner].result = forfeit ? ResultCode::kForfeitWin : ResultCode::kWin;
    column[loser].result = forfeit ? ResultCode::kForfeitLoss : ResultCode::kLoss;
    const auto boards = static_cast<std::int32_t>(random_.Below(2));
    scores[winner] = {Points::Whole(2), Points::Whole(3 + boards)};
    scores[loser] = {Points{}, Points::Whole(1 - boards)};
  }

  void Append(const std::vector<RoundEntry>& column, const std::vector<MatchScore>& scores) {
    std::vector<RoundEntry> entries;
    std::vector<MatchScore> worth;
    const auto rounds = static_cast<std::size_t>(data_.rounds);
    for (std::size_t i = 0; i < data_.players.size(); ++i) {
      for (std::size_t r = 0; r < rounds; ++r) {
        entries.push_back(data_.entries[i * rounds + r]);
        worth.push_back(data_.match_scores[i * rounds + r]);
      }
      entries.push_back(column[i]);
      worth.push_back(scores[i]);
    }
    data_.entries = std::move(entries);
    data_.match_scores = std::move(worth);
    ++data_.rounds;
  }

  Random& random_;
  TournamentData data_;
  int draws_ = 0;
};

// What the judge cannot: fields large enough that the engine looks only at the upper part of them.
void ExpectSameBothWays(const char* system, const char* code) {
  const PairingSystem* fast = StandardSystems().Find(system);
  const PairingSystem* exact = StandardSystems().Find(std::string(system) + "+exact");
  for (int seed = 0; seed < Effort(12); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    SmallEvent event(random, 90);
    event.data().system_code = code;
    event.data().planned_rounds = random.Between(5, 11);
    while (!event.IsOver()) {
      const Tournament before = event.Before();
      const auto by_fast = fast->Pair(before);
      const auto by_exact = exact->Pair(before);
      ASSERT_EQ(by_fast.has_value(), by_exact.has_value()) << "seed " << seed;
      if (!by_fast) break;
      ASSERT_EQ(TextOf(FromEngine(*by_fast)), TextOf(FromEngine(*by_exact)))
          << "seed " << seed << " round " << before.next_round().value();
      event.Play(FromEngine(*by_fast));
    }
  }
}

TEST(UpfloatWays, DoubleSwiss) { ExpectSameBothWays("double-swiss", ""); }
TEST(UpfloatWays, TeamSwissTypeA) { ExpectSameBothWays("team-swiss-2026", "FIDE_TEAM"); }
TEST(UpfloatWays, TeamSwissTypeB) { ExpectSameBothWays("team-swiss-2025", "FIDE_TEAM_TYPEB_MP"); }

struct Case {
  const char* system;
  const char* code;
  UpfloatRules rules;
  int events;
};

std::ostream& operator<<(std::ostream& out, const Case& one) { return out << one.system << " " << one.code; }

class UpfloatJudge : public testing::TestWithParam<Case> {};

enum class Rules { kNone, kDrawn };

void ExpectAgreement(const Case& one, Rules rules) {
  const PairingSystem* fast = StandardSystems().Find(one.system);
  const PairingSystem* exact = StandardSystems().Find(std::string(one.system) + "+exact");
  ASSERT_NE(fast, nullptr);
  ASSERT_NE(exact, nullptr);
  int rounds = 0;
  for (int seed = 0; seed < Effort(one.events); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    SmallEvent event(random, 10);
    event.data().system_code = one.code;
    if (rules == Rules::kDrawn) DrawRules(event.data(), random);
    while (!event.IsOver()) {
      const Tournament before = event.Before();
      if (before.players().size() - before.data().requested_byes.size() < 2) break;
      const auto expected = JudgeUpfloat(before, one.rules);
      const auto by_fast = fast->Pair(before);
      const auto by_exact = exact->Pair(before);
      const auto found = by_fast ? std::optional(FromEngine(*by_fast)) : std::nullopt;
      const auto exactly = by_exact ? std::optional(FromEngine(*by_exact)) : std::nullopt;
      ASSERT_EQ(TextOf(expected), TextOf(found)) << "seed " << seed << " round " << before.next_round().value();
      ASSERT_EQ(TextOf(expected), TextOf(exactly))
          << "exact, seed " << seed << " round " << before.next_round().value();
      if (!expected) break;
      ASSERT_FALSE(fast->Judge(before, *by_exact).has_value()) << "seed " << seed;
      ++rounds;
      event.Play(*expected);
    }
  }
  EXPECT_GT(rounds, Effort(one.events));
}

// Decisions 141 and 145.
TEST_P(UpfloatJudge, PairsAsTheEngineDoes) { ExpectAgreement(GetParam(), Rules::kNone); }
TEST_P(UpfloatJudge, PairsAsTheEngineDoesWithPlayersKeptApart) { ExpectAgreement(GetParam(), Rules::kDrawn); }

INSTANTIATE_TEST_SUITE_P(
    Systems, UpfloatJudge,
    testing::Values(
        Case{"double-swiss", "", {UpfloatText::kDoubleSwiss, TeamWish::kNone, false}, 5000},
        Case{"team-swiss-2026", "FIDE_TEAM", {UpfloatText::kTeamSwiss2026, TeamWish::kTypeA, true}, 2000},
        Case{"team-swiss-2026", "FIDE_TEAM_TYPEB_MP", {UpfloatText::kTeamSwiss2026, TeamWish::kTypeB, false}, 2000},
        Case{"team-swiss-2026", "FIDE_TEAM_MP_GP", {UpfloatText::kTeamSwiss2026, TeamWish::kNone, true}, 1000},
        Case{"team-swiss-2025", "FIDE_TEAM_TYPEB_MP_GP", {UpfloatText::kTeamSwiss2025, TeamWish::kTypeB, true}, 3000},
        Case{"team-swiss-2025", "FIDE_TEAM_TYPEA_MP", {UpfloatText::kTeamSwiss2025, TeamWish::kTypeA, false}, 2000}));

}  // namespace
}  // namespace ronda::test
