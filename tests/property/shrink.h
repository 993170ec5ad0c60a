// Makes a failing tournament smaller: players, rounds and settings are taken away as long as the failure stays.
#pragma once

#include <functional>
#include <string>

#include "ronda/model/tournament.h"

namespace ronda::test {

using Failing = std::function<bool(const Tournament&)>;

// A tournament that still fails and from which nothing single can be taken away without ending the failure.
TournamentData Shrink(TournamentData data, const Failing& fails);

// The tournament in words: a line a player, a line a setting.
std::string Describe(const TournamentData& data);

}  // namespace ronda::test
