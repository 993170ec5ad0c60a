#include "property/shrink.h"

#include <gtest/gtest.h>

#include "support/event.h"

namespace ronda::test {
namespace {

// Fails as long as players 2 and 5 have met: all that is needed is the two of them and that round.
TEST(Shrink, KeepsOnlyWhatTheFailureNeeds) {
  const Tournament start = Event(6).Round("1>4 2>5 3>6").Round("4=2 1=3 5=6").Forbid({1, 6}).Away("3Z");
  const auto met = [](const Tournament& tournament) {
    const auto two = tournament.Find(Tpn(2));
    const auto five = tournament.Find(Tpn(5));
    if (!two || !five) return false;
    for (const RoundEntry& entry : tournament.entries(*two)) {
      if (entry.opponent == five) return true;
    }
    return false;
  };
  const TournamentData small = Shrink(start.data(), met);
  EXPECT_EQ(Describe(small),
            "round 2 of 5, initial colour white\n"
            "  2:   5 w 1\n"
            "  5:   2 b 0\n");
}

}  // namespace
}  // namespace ronda::test
