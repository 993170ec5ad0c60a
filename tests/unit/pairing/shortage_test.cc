// Where no legal pairing exists, the message names those who block it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda {
namespace {

using testing::HasSubstr;

Diagnostic Refusal(TournamentData data) {
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(test::MakeTournament(std::move(data)));
  EXPECT_FALSE(pairing.has_value());
  return pairing ? Diagnostic{} : pairing.error();
}

TEST(NoLegalPairing, TwoWhoHaveMet) {
  const Diagnostic refusal = Refusal(test::TextEvent({"2w1", "1b0"}));
  EXPECT_EQ(refusal.code, kNoLegalPairing);
  EXPECT_THAT(refusal.message, HasSubstr("round 2"));
  EXPECT_THAT(refusal.message, HasSubstr("1 Player 1 and 2 Player 2 have met or are forbidden to meet"));
}

TEST(NoLegalPairing, ForbiddenPair) {
  TournamentData data = test::TextEvent({"", ""});
  data.forbidden.push_back({{}, {}, {PlayerIndex(0), PlayerIndex(1)}});
  EXPECT_THAT(Refusal(data).message, HasSubstr("forbidden to meet"));
}

TEST(NoLegalPairing, NobodyMayHaveTheBye) {
  EXPECT_THAT(Refusal(test::TextEvent({"U"})).message, HasSubstr("nobody may have the bye"));
}

TEST(NoLegalPairing, ThoseWhoCouldSitOutMayNot) {
  // 1 and 2 have met both others' places taken: 3 may meet both, so one of 1 and 2 would sit out, and both have had the
  // bye.
  const Diagnostic refusal = Refusal(test::TextEvent({"2w1 U Z", "1b0 Z U", "Z Z Z"}));
  EXPECT_THAT(refusal.message, HasSubstr("only players 1, 2 could stay without opponent"));
}

}  // namespace
}  // namespace ronda
