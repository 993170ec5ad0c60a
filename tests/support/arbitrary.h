// Arbitrary valid tournaments for property tests. A tournament is made from its shape (players, rounds, features and a
// seed), the same on every machine; RapidCheck draws the shape and shrinks it: fewer players, fewer rounds, fewer
// features. A format that cannot say something leaves the feature out.
#pragma once

#include <bitset>
#include <cstdint>
#include <initializer_list>
#include <ostream>

#include "ronda/model/tournament.h"

#include <rapidcheck.h>

namespace ronda {

// What RapidCheck prints of a counter-example: enough to build it again and the whole list of players with results.
void showValue(const TournamentData& data, std::ostream& out);

}  // namespace ronda

namespace ronda::test {

enum class Feature : std::uint8_t {
  kPlayerDetails,  // sex, title, rating, federation, FIDE number, birth date
  kStatedPoints,   // the right total in Player::stated_points
  kStatedRanks,
  kNationalRatings,
  kEventInfo,    // every text of EventInfo
  kEventCounts,  // stated numbers of players, rated players and teams
  kSystem,       // the system's code, tie-breaks, the starting-rank method
  kPlannedRounds,
  kInitialColour,
  kByes,                // full, half, zero and absent beside the pairing-allocated bye of an odd field
  kForfeits,            // with opponents, one-sided or double
  kLoneForfeitWins,     // without an opponent
  kUncolouredForfeits,  // with an opponent but without colours
  kUnratedGames,
  kAdjournedGames,
  kPendingGames,   // in the last round
  kUnevenResults,  // draw against loss, loss against loss
  kRequestedByes,
  kForbiddenPairs,   // pairs for all rounds
  kForbiddenGroups,  // any group, any range of rounds
  kAcceleration,
  kAbnormalPoints,
  kPointSystem,       // win, draw, loss and pairing-allocated bye, the same for both colours, others following them
  kAnyPointSystem,    // every value by itself
  kTpnGaps,           // pairing numbers with gaps
  kRankedByPosition,  // the order of the list is not that of the pairing numbers
  kTeams,             // teams with members, board colours, match points
  kTeamRecords,       // line-ups, forfeited matches, byes and acceleration of teams
  kOtherRecords,
  kAccents,      // letters beyond ASCII in texts
  kAnyText,      // any characters, quotes, control characters, spaces at the ends, no limit of width
  kWideNumbers,  // ratings, ranks and pairing numbers of any size, points with any sign
};
inline constexpr int kFeatureCount = 32;
using Features = std::bitset<kFeatureCount>;

Features AllFeatures();
Features AllFeaturesBut(std::initializer_list<Feature> left_out);
Features OnlyFeatures(std::initializer_list<Feature> kept);

struct Shape {
  int players = 1;  // from 1
  int rounds = 0;
  Features features;
  std::uint64_t seed = 0;
};

// Passes Validate() without errors; names stay short and plain unless the features say otherwise.
TournamentData MakeTournamentData(const Shape& shape);

// Tournaments of 1 to 24 players and 0 to 9 rounds, growing with RapidCheck's size, with any of the allowed features.
rc::Gen<TournamentData> ArbitraryTournament(Features allowed = AllFeatures());

}  // namespace ronda::test
