// C.04.5 (Double-Swiss, 2026) and C.04.6 (teams, 2025 and 2026), article by article. Rows of an event: number, score in
// tenths, colours so far.
#include <gtest/gtest.h>

#include "judge/upfloat.h"
#include "ronda/pairing/matches/preference.h"
#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

using matches::LastRound;
using matches::PreferenceType;
using matches::TeamOptions;
using matches::TeamPreference;
using matches::TeamPreferenceAfter;

constexpr Colour W = Colour::kWhite;
constexpr Colour B = Colour::kBlack;

// C.04.6/2025 §2.2.3; /2026 §3.5.3; C.04.5/2026 §3.5.3.
// C.04.6/2025 §2.2.4; /2026 §3.5.4, the printed example: 2, 6, 8 have three points, 1, 3, 5 two and a half; two of the
// former and one of the latter float.
TEST(C04_6_2025, Art2_2_4_OrderOfSets) {
  const Points three = Points::Whole(3);
  const Points less = Points::Tenths(25);
  auto sets = judge::OrderedSets({{1, less}, {2, three}, {3, less}, {5, less}, {6, three}, {8, three}}, 3);
  std::erase_if(sets, [](const std::vector<int>& set) {
    return std::ranges::count_if(set, [](int number) { return number % 2 == 0; }) != 2;
  });
  const std::vector<std::vector<int>> printed{{2, 6, 1}, {2, 6, 3}, {2, 6, 5}, {2, 8, 1}, {2, 8, 3},
                                              {2, 8, 5}, {6, 8, 1}, {6, 8, 3}, {6, 8, 5}};
  EXPECT_EQ(sets, printed);
}

// C.04.6/2025 §2.3.1; /2026 §3.6.1; C.04.5/2026 §3.6.1, §3.6.2.
// C.04.6/2025 §2.3.2; /2026 §3.6.2, the printed example.
TEST(C04_6_2025, Art2_3_2_Identifier) {
  EXPECT_EQ(judge::IdentifierOf({{11, 24}, {16, 6}, {10, 9}, {8, 4}}), (std::vector<int>{4, 6, 9, 11, 8, 16, 10, 24}));
}

std::optional<TeamPreference> Wish(std::vector<Colour> colours, PreferenceType type, LastRound last = LastRound::kNo) {
  return TeamPreferenceAfter(colours, type, last);
}

// C.04.6 §1.7.1.1, §1.7.1.2, §1.7.1.3.
TEST(C04_6, Art1_7_1_TypeA) {
  EXPECT_EQ(Wish({}, PreferenceType::kTypeA), std::nullopt);
  EXPECT_EQ(Wish({B}, PreferenceType::kTypeA), std::nullopt);
  EXPECT_EQ(Wish({B, B}, PreferenceType::kTypeA), (TeamPreference{W, false}));
  EXPECT_EQ(Wish({W, W, B, B}, PreferenceType::kTypeA), (TeamPreference{W, false}));
  EXPECT_EQ(Wish({W, W, W, B, B}, PreferenceType::kTypeA), std::nullopt) << "the difference is +1";
  EXPECT_EQ(Wish({W, B, W, W}, PreferenceType::kTypeA), (TeamPreference{B, false}));
  EXPECT_EQ(Wish({W, W}, PreferenceType::kNone), std::nullopt);
}

// C.04.6 §1.7.2.1, §1.7.2.2, §1.7.2.3, §1.7.2.4, §1.7.2.5.
TEST(C04_6, Art1_7_2_TypeB) {
  EXPECT_EQ(Wish({B}, PreferenceType::kTypeB), (TeamPreference{W, false}));
  EXPECT_EQ(Wish({B, B}, PreferenceType::kTypeB), (TeamPreference{W, true}));
  EXPECT_EQ(Wish({B, W}, PreferenceType::kTypeB), (TeamPreference{B, false}));
  EXPECT_EQ(Wish({B, W}, PreferenceType::kTypeB, LastRound::kYes), std::nullopt);
  EXPECT_EQ(Wish({B, B, W, W}, PreferenceType::kTypeB, LastRound::kYes), (TeamPreference{B, true})) << "decision 146";
  EXPECT_EQ(Wish({W, W, W, B, B}, PreferenceType::kTypeB), (TeamPreference{B, false}));
}

TEST(Trf26, CodesOfTeamEvents) {
  using enum TeamOptions::Scores;
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM"), (TeamOptions{PreferenceType::kTypeA, kMatchPoints, true, false}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_BAKU"), (TeamOptions{PreferenceType::kTypeA, kMatchPoints, true, true}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_MP_GP"), (TeamOptions{PreferenceType::kNone, kMatchPoints, true, false}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_TYPEB_GP"),
            (TeamOptions{PreferenceType::kTypeB, kGamePoints, false, false}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_TYPEA_GP_MP"),
            (TeamOptions{PreferenceType::kTypeA, kGamePoints, true, false}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_TYPEA_MP_BAKU"),
            (TeamOptions{PreferenceType::kTypeA, kMatchPoints, false, true}));
  EXPECT_EQ(matches::TeamOptionsOf("FIDE_TEAM_TYPEB"),
            (TeamOptions{PreferenceType::kTypeB, kMatchPoints, true, false}));
  EXPECT_TRUE(matches::IsTeamSwissCode("FIDE_TEAM_TYPEB_MP_GP_BAKU"));
  EXPECT_FALSE(matches::IsTeamSwissCode("FIDE_TEAM_ROUNDROBIN"));
}

// Events of matches: the results of round after round, told as pairs of the numbers of White and Black; who is in none
// has a bye worth nothing. A win is worth two points, a draw one.
struct Match {
  int white;
  int black;
  ResultCode of_white;
};
using Matches = std::vector<Match>;

TournamentData AfterRounds(int entrants, const std::vector<Matches>& rounds) {
  TournamentData data;
  data.entries_are_matches = true;
  data.planned_rounds = 9;
  data.rounds = static_cast<int>(rounds.size());
  data.entries.resize(static_cast<std::size_t>(entrants) * rounds.size());
  data.match_scores.resize(data.entries.size());
  for (int i = 1; i <= entrants; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data.players.push_back(player);
  }
  for (RoundEntry& entry : data.entries) entry.result = ResultCode::kZeroBye;
  for (std::size_t r = 0; r < rounds.size(); ++r) {
    for (const auto& [white, black, of_white] : rounds[r]) {
      const auto w = static_cast<std::size_t>(white - 1) * rounds.size() + r;
      const auto b = static_cast<std::size_t>(black - 1) * rounds.size() + r;
      const bool draw = of_white == ResultCode::kDraw;
      data.entries[w] = {of_white, Colour::kWhite, PlayerIndex(black - 1)};
      data.entries[b] = {draw ? ResultCode::kDraw : ResultCode::kLoss, Colour::kBlack, PlayerIndex(white - 1)};
      data.match_scores[w].primary = Points::Whole(draw ? 1 : 2);
      data.match_scores[b].primary = Points::Whole(draw ? 1 : 0);
    }
  }
  return data;
}

TournamentData AfterOneRound(int entrants, const Matches& matches) { return AfterRounds(entrants, {matches}); }

std::string PairsBy(std::string_view system, TournamentData data) {
  const auto pairing = StandardSystems().Find(system)->Pair(*Tournament::Make(std::move(data)));
  if (!pairing) return "none";
  std::string text;
  for (const Board& board : pairing->boards) {
    text += std::to_string(board.white.value() + 1) + "-" + std::to_string(board.black.value() + 1) + " ";
  }
  return pairing->bye ? text + std::to_string(pairing->bye->value() + 1) + "U " : text;
}

// C.04.5/2026 §3.6.3.
// Round 1: identifiers 1 2 3 4 5 6 come first; an odd number has the initial colour.
TEST(C04_5_2026, Art3_6_And4_3_1_FirstRound) {
  TournamentData data = AfterOneRound(6, {});
  data.rounds = 0;
  data.entries.clear();
  data.match_scores.clear();
  data.initial_colour = Colour::kWhite;
  EXPECT_EQ(PairsBy("double-swiss", data), "1-4 5-2 3-6 ");
}

// C.04.5/2026 §3.3.2, [C4].
// Three winners: 4, the first of the losers, floats up (C.04.5/2026 §3.5.4). The tops 1 and 2 have 3 and 4; 4 has met
// nobody here.
TEST(C04_5_2026, Art3_5_FirstUpfloater) {
  const auto event = AfterOneRound(6, {{1, 4, ResultCode::kWin}, {2, 5, ResultCode::kWin}, {3, 6, ResultCode::kWin}});
  // 1-3 2-4; 5-6. White to who had it less (C.04.5/2026 §4.3.2): 4 against 2; 1 and 3, like 5 and 6, have had the same
  // and the higher ranked alternates (C.04.5/2026 §4.3.4).
  EXPECT_EQ(PairsBy("double-swiss", event), "3-1 4-2 5-6 ");
}

// C.04.5/2026 [C6]: were 4 to float up, 5 and 6, who may not meet, would need both 7 and 8 as upfloaters.
// Decision 140.
TEST(C04_5_2026, C6_LooksAtTheFollowingScoregroup) {
  auto event = AfterOneRound(8, {{1, 4, ResultCode::kWin}, {2, 5, ResultCode::kWin}, {3, 6, ResultCode::kWin}});
  event.entries[6].result = event.entries[7].result = ResultCode::kZeroBye;
  event.match_scores[6].primary = event.match_scores[7].primary = Points::Whole(-1);
  EXPECT_EQ(PairsBy("double-swiss", event), "3-1 4-2 5-6 7-8 ");
  event.forbidden.push_back({std::nullopt, std::nullopt, {PlayerIndex(4), PlayerIndex(5)}});
  EXPECT_EQ(PairsBy("double-swiss", event), "3-2 5-1 4-6 7-8 ") << "5 floats up in the stead of 4; 2 has met 5";
}

// C.04.5/2026 §3.4 and [C2]: 5 had the bye, so the last but one has it.
// Decision 147.
TEST(C04_5_2026, Art3_4_Bye) {
  auto event = AfterOneRound(5, {{1, 3, ResultCode::kDraw}, {2, 4, ResultCode::kDraw}});
  event.entries[4].result = ResultCode::kPairingBye;
  event.match_scores[4].primary = Points::Whole(1);
  EXPECT_EQ(PairsBy("double-swiss", event).substr(8), "4U ");
}

// C.04.6 §4.2.2: of two with the same match points the one with more game points is the first team and alternates.
TEST(C04_6, Art4_2_2_SecondaryScore) {
  auto event = AfterOneRound(4, {{1, 3, ResultCode::kWin}, {2, 4, ResultCode::kWin}});
  event.match_scores[1].secondary = Points::Whole(4);
  event.match_scores[0].secondary = Points::Whole(3);
  event.system_code = "FIDE_TEAM";
  EXPECT_EQ(PairsBy("team-swiss-2026", event).substr(0, 4), "1-2 ") << "2 had White and alternates";
  event.system_code = "FIDE_TEAM_TYPEA_MP";
  EXPECT_EQ(PairsBy("team-swiss-2026", event).substr(0, 4), "2-1 ") << "1 has the smaller number and alternates";
}

constexpr ResultCode kWin = ResultCode::kWin;
constexpr ResultCode kDraw = ResultCode::kDraw;

std::string TeamPairs(std::string_view system, TournamentData event, std::string_view code = "FIDE_TEAM") {
  event.system_code = code;
  return PairsBy(system, std::move(event));
}

// C.04.6/2025 §1.9.2, §2.2.5, §2.3.3, §2.3.4; /2026 §3.3.2, §3.5.5, §3.6.3, §3.6.4; /2025 §3.3.1 [C4]; /2026 [C4]:
// three winners need one more, and 4 is the first of those with the most points who can. 1 has met 4, so 1-3 2-4 is the
// first pairing; 5 and 6 are left. 2 and 4 had different colours (§4.3.5); 1 and 3, 5 and 6 the same, and the first
// team alternates (§4.3.8).
TEST(C04_6_2025, Art1_9_2_BracketAfterBracket) {
  const auto event = AfterOneRound(6, {{1, 4, kWin}, {2, 5, kWin}, {3, 6, kWin}});
  EXPECT_EQ(TeamPairs("team-swiss-2026", event), "3-1 4-2 5-6 ");
  EXPECT_EQ(TeamPairs("team-swiss-2025", event), "3-1 4-2 5-6 ");
  // Type B: 2 wants Black and 4 White (C.04.6 §4.3.3); 1 and 3 want Black, and the first team has it (§4.3.7).
  EXPECT_EQ(TeamPairs("team-swiss-2026", event, "FIDE_TEAM_TYPEB"), "3-1 4-2 5-6 ");
}

// C.04.6/2025 §1.9.3; /2026 §3.3.3: two who have met, and nobody else.
TEST(C04_6_2025, Art1_9_3_NoPairing) {
  EXPECT_EQ(TeamPairs("team-swiss-2026", AfterOneRound(2, {{1, 2, kWin}})), "none");
  EXPECT_EQ(TeamPairs("team-swiss-2025", AfterOneRound(2, {{1, 2, kWin}})), "none");
}

// 3 and 4 have nothing and 5 had the bye: 4 has the larger number.
TEST(C04_6_2025, Art2_1_4_ByeToTheLargestNumber) {
  auto event = AfterOneRound(5, {{1, 3, kWin}, {2, 4, kWin}});
  event.entries[4].result = ResultCode::kPairingBye;
  event.match_scores[4].primary = Points::Whole(1);
  for (const auto* system : {"team-swiss-2026", "team-swiss-2025"}) {
    EXPECT_EQ(TeamPairs(system, event).substr(8), "4U ") << system;
  }
  // C.04.6/2025 §2.1.3; /2026 §3.4.3: 4 did not appear, so 3 has played more.
  event.entries[1] = {ResultCode::kForfeitWin, std::nullopt, PlayerIndex(3)};
  event.entries[3] = {ResultCode::kForfeitLoss, std::nullopt, PlayerIndex(1)};
  EXPECT_EQ(TeamPairs("team-swiss-2026", event).substr(8), "3U ");
}

// After round 2: 3 has four points; 1, 2, 4, 5 have two; 6 nothing. 3 may meet 2, 4 and 5. 2 and 4, who met with
// different scores, floated in round 2, and 5 did not.
TEST(C04_6_2026, C7_NotWhoFloatedInTheRoundBefore) {
  const auto event =
      AfterRounds(6, {{{1, 4, kWin}, {2, 5, kWin}, {3, 6, kWin}}, {{3, 1, kWin}, {4, 2, kWin}, {5, 6, kWin}}});
  EXPECT_EQ(TeamPairs("team-swiss-2026", event).substr(0, 4), "5-3 ");
  // The text of 2025 looks at it only when the bracket is paired (C.04.6/2025 §3.3.6 [C9]), and 2 comes first.
  EXPECT_EQ(TeamPairs("team-swiss-2025", event).substr(0, 4), "2-3 ");
  // Nor does it count in the last two rounds.
  auto late = event;
  late.planned_rounds = 4;
  EXPECT_EQ(TeamPairs("team-swiss-2026", late).substr(0, 4), "2-3 ");
}

// 1 had Black twice, 2 once, 3 White twice, 4 once; 1 has met 3 and 4, so it meets 2, which is the first team.
// C.04.6 §4.3.1.
// Decision 220. 1 is away: of 2 3 4 5 the first is 2, who counts as odd and has the initial colour; 4 counts as even.
TEST(C04_6, Art4_3_1_ATeamThatWasNeverPairedHasNoNumberYet) {
  TournamentData event = AfterRounds(5, {});
  event.initial_colour = Colour::kWhite;
  event.requested_byes.push_back({Round(1), PlayerIndex(0), ResultCode::kZeroBye});
  EXPECT_EQ(PairsBy("team-swiss", event), "2-4 5-3 ");
}

TEST(C04_6, Art4_3_2_And4_3_4_TheOnlyPreferenceAndTheOnlyStrongOne) {
  auto event = AfterRounds(4, {{{3, 1, kDraw}}, {{4, 1, kDraw}, {3, 2, kDraw}}});
  event.match_scores[3].primary = Points::Whole(3);  // of team 2 in round 2
  EXPECT_EQ(TeamPairs("team-swiss-2026", event), "1-2 4-3 ") << "type A: 2 and 4 have no preference";
  EXPECT_EQ(TeamPairs("team-swiss-2026", event, "FIDE_TEAM_TYPEB"), "1-2 4-3 ") << "type B: theirs are mild";
}

// 1 had White, then Black, 2 the other way round: alternate. 3 had Black twice, 4 White twice: both are granted.
TEST(C04_6, Art4_3_3_And4_3_6_OppositePreferencesAndTheLastDifference) {
  const auto event = AfterRounds(4, {{{1, 3, kDraw}, {4, 2, kDraw}}, {{4, 1, kDraw}, {2, 3, kDraw}}});
  EXPECT_EQ(TeamPairs("team-swiss-2026", event), "1-2 3-4 ");
}

// C.04.6/2025 §3.3.4 [C7]; /2026 [C8]: 1 and 4 had White, 2 and 3 Black. The first pairing, 1-4 2-3, would deny two
// wishes of type B; type A has none yet.
TEST(C04_6, ColourPreferences) {
  const auto event = AfterOneRound(4, {{1, 3, kDraw}, {4, 2, kDraw}});
  for (const auto* system : {"team-swiss-2026", "team-swiss-2025"}) {
    EXPECT_EQ(TeamPairs(system, event, "FIDE_TEAM_TYPEB"), "2-1 3-4 ") << system;
    EXPECT_EQ(TeamPairs(system, event), "4-1 2-3 ") << system;
  }
}

}  // namespace
}  // namespace ronda
