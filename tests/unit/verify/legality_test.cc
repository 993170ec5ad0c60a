#include "ronda/verify/legality.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda::verify {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::IsEmpty;

const SwissRules& Rules(std::string_view system) { return RulesOf(StandardSystems().Find(system)->info()); }

RecordedRound Paired(std::initializer_list<std::pair<int, int>> pairs) {
  RecordedRound round;
  for (const auto& [white, black] : pairs) {
    if (black == 0) {
      round.byes.push_back(Nr(white));
    } else {
      round.pairs.push_back({Nr(white), Nr(black), true});
    }
  }
  return round;
}

std::vector<std::string> Illegal(TournamentData data, const RecordedRound& round, std::string_view system = "dutch") {
  std::vector<std::string> texts;
  for (const Violation& violation : FindViolations(MakeTournament(std::move(data)), round, Rules(system))) {
    texts.push_back(violation.text);
  }
  return texts;
}

TEST(Legality, NothingWrongWithAnOrdinaryRound) {
  EXPECT_THAT(Illegal(TextEvent({"3w1", "4b1", "1b0", "2w0"}), Paired({{2, 1}, {4, 3}})), IsEmpty());
}

TEST(Legality, NobodyTwiceAndNobodyForgotten) {
  EXPECT_THAT(Illegal(TextEvent({"", "", "", ""}), Paired({{1, 2}, {1, 3}})),
              ElementsAre("1 Player 1 is paired twice", "4 Player 4 is not paired"));
}

TEST(Legality, NobodyWhoIsAway) {
  TournamentData data = TextEvent({"", "", ""});
  data.requested_byes = {{Round(1), Nr(3), ResultCode::kHalfBye}};
  EXPECT_THAT(Illegal(data, Paired({{1, 2}})), IsEmpty());
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {3, 0}})), ElementsAre("3 Player 3 is paired although away"));
}

// C.04.1 §2; C.04.2/2025 §4.6.
TEST(Legality, NoRematchButAfterAForfeit) {
  EXPECT_THAT(Illegal(TextEvent({"2w1", "1b0"}), Paired({{2, 1}})),
              ElementsAre("2 Player 2 and 1 Player 1 have met in round 1"));
  EXPECT_THAT(Illegal(TextEvent({"2w+", "1b-"}), Paired({{1, 2}})), IsEmpty());
}

TEST(Legality, ForbiddenPairsInTheirRounds) {
  TournamentData data = TextEvent({"", "", "", ""});
  data.forbidden = {{std::nullopt, std::nullopt, {Nr(1), Nr(3), Nr(4)}}};
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {3, 4}})),
              ElementsAre("3 Player 3 and 4 Player 4 are forbidden to meet by the organiser"));
  data.forbidden.front().first = Round(2);
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {3, 4}})), IsEmpty());
}

// C.04.1 §3.
TEST(Legality, OneByeOnly) {
  EXPECT_THAT(Illegal(TextEvent({"", ""}), Paired({{1, 0}, {2, 0}})), ElementsAre("2 players have the bye"));
}

// C.04.1 §4; C.04.3/2012 §B1.b.
// C.04.3/2026 [C2]: any unplayed round worth a win bars; /2017 §C.2: only the bye itself and a forfeit win.
TEST(Legality, ByeBarsByEdition) {
  const TournamentData data = TextEvent({"U", "3w+", "2b-", "F", "6w1", "5b0", "H"});
  const auto barred = [&](int tpn, std::string_view system) {
    return BarFromBye(MakeTournament(data), Nr(tpn), Rules(system)).has_value();
  };
  for (const auto system : {"dutch-2026", "dutch-2017", "dutch-2012", "dutch-2011", "dutch-book", "burstein-book",
                            "vega", "amalfi", "amalfi-book"}) {
    EXPECT_TRUE(barred(1, system)) << system;
    EXPECT_TRUE(barred(2, system)) << system;
    EXPECT_FALSE(barred(3, system)) << system;
    EXPECT_FALSE(barred(5, system)) << system;
    EXPECT_FALSE(barred(7, system)) << system;
  }
  EXPECT_TRUE(barred(4, "dutch-2026"));
  EXPECT_FALSE(barred(4, "dutch-2017"));
  EXPECT_TRUE(barred(4, "dutch-2012")) << "B1.b: a point without play";
  // C.04.5/2026 [C2]; C.04.6/2026 [C2]: the bye, a win by forfeit, a full-point bye.
  for (const auto system : {"double-swiss", "team-swiss-2026"}) {
    EXPECT_TRUE(barred(1, system) && barred(2, system) && barred(4, system)) << system;
    EXPECT_FALSE(barred(3, system) || barred(5, system) || barred(7, system)) << system;
  }
}

TEST(Legality, SecondByeIsNamedWithTheFirst) {
  EXPECT_THAT(Illegal(TextEvent({"2w1", "1b0", "U"}), Paired({{3, 0}, {1, 2}})),
              ElementsAre("1 Player 1 and 2 Player 2 have met in round 1",
                          "3 Player 3 may not have the bye after the bye in round 1"));
}

// C.04.1 §6, §7.
// Players 1 and 2 have had White twice: both must have Black next.
TEST(Legality, TwoWithTheSameAbsolutePreference) {
  TournamentData data = TextEvent({"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0"});
  data.planned_rounds = 9;
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {3, 4}})), ElementsAre("1 Player 1 and 2 Player 2 must both have Black",
                                                                   "3 Player 3 and 4 Player 4 must both have White"));
}

// C.04.1 §6, §7.
TEST(Legality, AbsolutePreferenceDenied) {
  TournamentData data = TextEvent({"3w1 4w1", "4w1 3b1", "1b0 2w0", "2b0 1b0"});
  data.planned_rounds = 9;
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {4, 3}})), ElementsAre("1 Player 1 must have Black but has White"));
  EXPECT_THAT(Illegal(data, Paired({{2, 1}, {4, 3}})), IsEmpty());
}

// C.04.3/2026 §1.8: in the last round a player with more than half of the points is a topscorer, whose game is
// exempt.
TEST(Legality, TopscorersAreExemptInTheLastRound) {
  TournamentData data = TextEvent({"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0"});
  data.planned_rounds = 3;
  EXPECT_THAT(Illegal(data, Paired({{1, 2}, {3, 4}})), ElementsAre("3 Player 3 and 4 Player 4 must both have White"));
}

}  // namespace
}  // namespace ronda::verify
