// Random situations before a round, each made to stress one side of the Dutch rules. The players to be paired have
// invented histories (colours, floats, opponents, byes); whoever is needed only as a past opponent is away in the
// round. Histories are such as the rules allow: nobody had a colour three times in a row or is more than two ahead in
// one.
#pragma once

#include <array>
#include <cstdint>

#include "property/random.h"
#include "ronda/model/tournament.h"

namespace ronda::test {

enum class BracketKindToTest : std::uint8_t {
  kHomogeneous,
  kSeveralMdps,
  kLimbo,
  kLastWithBye,
  kTopscorers,
  kTightColours,
  kManyRematches,
  kExchanges,
  kCrowdedLimbo,
};

inline constexpr std::array kBracketKinds{
    BracketKindToTest::kHomogeneous,   BracketKindToTest::kSeveralMdps, BracketKindToTest::kLimbo,
    BracketKindToTest::kLastWithBye,   BracketKindToTest::kTopscorers,  BracketKindToTest::kTightColours,
    BracketKindToTest::kManyRematches, BracketKindToTest::kExchanges,   BracketKindToTest::kCrowdedLimbo,
};

TournamentData RandomBracket(BracketKindToTest kind, Random& random);

}  // namespace ronda::test
