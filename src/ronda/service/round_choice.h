// Which round a command is about, and the tournament as it stood before it.
#pragma once

#include <cstddef>
#include <optional>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// The tournament before the round that is to be paired; the next one unless it is named. Refuses a round that cannot be
// paired yet, and the next one while games are open or when every planned round is paired.
Result<Tournament> BeforeRound(const Tournament& tournament, std::optional<int> round);

// The round people talk about: the last one while its games are open or when all planned rounds are paired, else the
// next one.
int CurrentRound(const Tournament& tournament);

// Whether as many rounds are paired as are planned.
bool IsEveryRoundPaired(const Tournament& tournament);
std::ptrdiff_t GamesWithoutResult(const Tournament& tournament);

}  // namespace ronda::service
