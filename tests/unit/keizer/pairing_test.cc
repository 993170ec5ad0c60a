// Who meets whom, with which colour, who sits out, and what is said when there is no pairing.
#include <gtest/gtest.h>

#include "ronda/pairing/keizer/colours.h"
#include "ronda/pairing/keizer/keizer_system.h"
#include "support/event.h"

namespace ronda::keizer {
namespace {

using test::Event;
using Boards = std::vector<std::pair<int, int>>;

class KeizerPairing : public ::testing::Test {
 protected:
  Boards BoardsOf(const Tournament& before) {
    const auto pairing = KeizerSystem(settings_).Pair(before);
    Boards boards;
    if (!pairing) return boards;
    for (const Board& board : pairing->boards) boards.emplace_back(board.white.value() + 1, board.black.value() + 1);
    if (pairing->bye) boards.emplace_back(pairing->bye->value() + 1, 0);
    return boards;
  }
  Diagnostic FailureOf(const Tournament& before) {
    const auto pairing = KeizerSystem(settings_).Pair(before);
    return pairing ? Diagnostic{.message = "there is a pairing"} : pairing.error();
  }

  // Lists are counted until they are stable here, unless a test says otherwise.
  Settings settings_ = [] {
    Settings settings;
    settings.recomputation = Recomputation::kUntilStable;
    return settings;
  }();
};

// After two draws the list is as before; nothing forbids that the same meet again.
TEST_F(KeizerPairing, RematchesAreFreeUnlessSet) {
  EXPECT_EQ(BoardsOf(Event(4).Round("1=2 3=4")), (Boards{{2, 1}, {4, 3}}));
}

// Decision 192.
TEST_F(KeizerPairing, TheLeastChangeKeepsTheTopOfTheList) {
  settings_.rematch_after = 1;
  EXPECT_EQ(BoardsOf(Event(4).Round("1=2 3=4")), (Boards{{1, 3}, {2, 4}}));
  // 3 and 4 met in round 1: with 1 and 2 they would have to change, so those who stand below do.
  EXPECT_EQ(BoardsOf(Event(6).Round("3=4 1U 2U 5U 6U")), (Boards{{1, 2}, {5, 3}, {4, 6}}));
}

// The list stays 1 2 3 4 5 6. The last four have met each other, so 1-2 cannot stay.
TEST_F(KeizerPairing, TheTopChangesOnlyIfTheRestNeedsIt) {
  Event club(6);
  club.Forbid({3, 4, 5, 6});
  EXPECT_EQ(BoardsOf(club), (Boards{}));
  Event other(6);
  other.Forbid({4, 5, 6});
  EXPECT_EQ(BoardsOf(other), (Boards{{1, 4}, {2, 5}, {3, 6}}));
}

TEST_F(KeizerPairing, RematchAfterSoManyRounds) {
  const Tournament club = Event(4).Round("1=2 3=4").Round("1=3 2=4");
  settings_.rematch_after = 2;
  EXPECT_EQ(BoardsOf(club), (Boards{{4, 1}, {3, 2}}));
  settings_.rematch_after = 1;
  EXPECT_EQ(BoardsOf(club).front(), (std::pair{2, 1}));
}

TEST_F(KeizerPairing, TheLastWhoHasNotRestedRests) {
  EXPECT_EQ(BoardsOf(Event(5)).back(), (std::pair{5, 0}));
  settings_.recomputation = Recomputation::kOnce;
  EXPECT_EQ(BoardsOf(Event(5).Round("1>2 3>4 5U")).back(), (std::pair{4, 0}));
}

TEST_F(KeizerPairing, WhoIsAwayIsNotPaired) { EXPECT_EQ(BoardsOf(Event(6).Away("2H 3Z")), (Boards{{1, 4}, {5, 6}})); }

TEST_F(KeizerPairing, EverybodyHasRested) {
  const Tournament club = Event(3).Round("1=2 3U").Round("1=3 2U").Round("2=3 1U");
  const Diagnostic failure = FailureOf(club);
  EXPECT_EQ(failure.code, "no-legal-pairing");
  EXPECT_EQ(failure.message, "3 players are present, an odd number, and all of them have had the bye");
  settings_.byes = ByeLimit::kLevel;
  EXPECT_EQ(BoardsOf(club).size(), 2U);
}

TEST_F(KeizerPairing, NeverAgainEndsWhenAllHaveMet) {
  settings_.rematch_after = std::nullopt;
  const Tournament club = Event(4).Round("1=2 3=4").Round("1=3 2=4").Round("1=4 2=3");
  const Diagnostic failure = FailureOf(club);
  EXPECT_EQ(failure.code, "no-legal-pairing");
  EXPECT_EQ(failure.message, "no pairing exists if nobody may meet the same opponent again ever");
  EXPECT_EQ(failure.hint, "the nearest setting with a pairing is \"rematch\": 2");
  settings_.rematch_after = 2;
  EXPECT_EQ(BoardsOf(club).size(), 2U);
  settings_.rematch_after = 3;
  EXPECT_EQ(FailureOf(club).hint, failure.hint);
}

TEST_F(KeizerPairing, TwoPlayersCanOnlyMeetAgain) {
  settings_.rematch_after = 5;
  EXPECT_EQ(FailureOf(Event(2).Round("1=2")).hint, "the nearest setting with a pairing is \"rematch\": \"free\"");
}

TEST_F(KeizerPairing, TooFewPresent) {
  EXPECT_EQ(FailureOf(Event(2).Away("1Z 2H")).message, "nobody is present in round 1");
  EXPECT_EQ(FailureOf(Event(2).Away("1Z")).message, "only player 2 is present in round 1");
  EXPECT_EQ(FailureOf(Event(2).Away("1Z")).code, "attendance");
}

TEST_F(KeizerPairing, ForbiddenPairsThatLeaveNone) {
  Event club(2);
  club.Forbid({1, 2});
  EXPECT_EQ(FailureOf(club).code, "no-legal-pairing");
}

// 1 and 2 have had White twice running: with limited colours they do not meet.
TEST_F(KeizerPairing, LimitedColoursKeepTwoApart) {
  const Tournament club = Event(4).Round("1>3 2>4").Round("1>4 2>3");
  EXPECT_EQ(BoardsOf(club).front(), (std::pair{1, 2}));
  settings_.colours = ColourRule::kLimited;
  EXPECT_EQ(BoardsOf(club), (Boards{{3, 1}, {4, 2}}));
}

TEST_F(KeizerPairing, LimitedColoursThatLeaveNoPairing) {
  settings_.colours = ColourRule::kLimited;
  EXPECT_EQ(FailureOf(Event(4).Round("1=3 2=4").Round("1=4 2=3").Away("3Z 4Z")).hint,
            "set \"colours\": \"balanced\", so that no pair is avoided for its colours");
}

TEST_F(KeizerPairing, WithoutColoursTheHigherIsNamedFirst) {
  settings_.colours = ColourRule::kNone;
  EXPECT_EQ(BoardsOf(Event(4).Round("1=2 3=4")), (Boards{{1, 2}, {3, 4}}));
}

RoundPairing Proposed(const Boards& boards) {
  RoundPairing pairing;
  for (const auto& [white, black] : boards) {
    if (black == 0) {
      pairing.bye = PlayerIndex(white - 1);
    } else {
      pairing.boards.push_back({PlayerIndex(white - 1), PlayerIndex(black - 1), {}});
    }
  }
  return pairing;
}

TEST_F(KeizerPairing, WhatIsHeldAgainstAnotherPairing) {
  settings_.rematch_after = 1;
  const KeizerSystem system(settings_);
  const Tournament club = Event(4).Round("1=2 3=4");
  EXPECT_FALSE(system.Judge(club, Proposed({{1, 3}, {2, 4}})));
  const auto later = system.Judge(club, Proposed({{1, 4}, {2, 3}}));
  ASSERT_TRUE(later);
  EXPECT_EQ(later->kind, Verdict::Kind::kWorse);
  EXPECT_EQ(later->expected.value, (std::vector{1, 3}));
  EXPECT_EQ(later->found.value, (std::vector{1, 4}));
  const auto illegal = system.Judge(club, Proposed({{1, 2}, {3, 4}}));
  ASSERT_TRUE(illegal);
  EXPECT_EQ(illegal->kind, Verdict::Kind::kIllegal);
  const auto rest = system.Judge(Event(3), Proposed({{1, 3}, {2, 0}}));
  ASSERT_TRUE(rest);
  EXPECT_EQ(rest->expected.value, std::vector{3});
  EXPECT_EQ(rest->found.value, std::vector{2});
}

Present WithHistory(int player, std::vector<Colour> colours, std::array<int, 2> last) {
  return {PlayerIndex(player), 0, swiss::PreferenceAfter(colours), swiss::ColourDifference(colours), last};
}

constexpr Colour kW = Colour::kWhite;
constexpr Colour kB = Colour::kBlack;

int WhiteOf(const Present& higher, const Present& lower, const ColourTerms& terms = {}) {
  return WithColours(higher, lower, terms).white.value();
}

TEST(KeizerColours, BothGetWhatTheyAreDue) {
  EXPECT_EQ(WhiteOf(WithHistory(0, {kW}, {1, 0}), WithHistory(1, {kB}, {0, 1})), 1);
  EXPECT_EQ(WhiteOf(WithHistory(0, {}, {0, 0}), WithHistory(1, {kW}, {1, 0})), 0);
  EXPECT_EQ(WhiteOf(WithHistory(0, {kB}, {0, 1}), WithHistory(1, {}, {0, 0})), 0);
}

TEST(KeizerColours, TheLargerDifferenceFirst) {
  // Both are due White; 1 has two Blacks more.
  EXPECT_EQ(WhiteOf(WithHistory(0, {kB}, {0, 2}), WithHistory(1, {kB, kB}, {0, 2})), 1);
}

TEST(KeizerColours, ThenWhoHasBeenLongerWithoutIt) {
  // Both balanced, Black last; 0 had White in round 1, 1 in round 3.
  EXPECT_EQ(WhiteOf(WithHistory(1, {kW, kB}, {3, 4}), WithHistory(0, {kW, kB}, {1, 2})), 0);
}

// Decision 193.
TEST(KeizerColours, ThenTheHigherInTheListOrTheHigherOriginalValue) {
  const Present stronger = WithHistory(0, {kB}, {0, 1});
  const Present weaker = WithHistory(1, {kB}, {0, 1});
  EXPECT_EQ(WhiteOf(weaker, stronger, {.equal = EqualColours::kOriginalValue}), 0);
  EXPECT_EQ(WhiteOf(weaker, stronger), 1);
}

TEST(KeizerColours, TheFirstGameOfBoth) {
  const Present stronger = WithHistory(0, {}, {0, 0});
  const Present weaker = WithHistory(1, {}, {0, 0});
  EXPECT_EQ(WhiteOf(weaker, stronger), 0);
  EXPECT_EQ(WhiteOf(weaker, stronger, {.initial = kB}), 1);
}

// Two Blacks running outweigh a larger difference where nobody may have three.
TEST(KeizerColours, LimitedColoursComeFirst) {
  const Present twice = WithHistory(0, {kW, kW, kB, kB}, {2, 4});
  const Present once = WithHistory(1, {kW, kB, kB, kW, kB}, {4, 5});
  EXPECT_EQ(WhiteOf(once, twice), 1);
  EXPECT_EQ(WhiteOf(once, twice, {.rule = ColourRule::kLimited}), 0);
}

}  // namespace
}  // namespace ronda::keizer
