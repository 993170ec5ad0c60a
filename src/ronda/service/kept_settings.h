// The settings of a system in the file of a tournament (decision 211): record XXO of ours, their JSON
// (docs/formats/keizer.md) on one line. Every format keeps it as it keeps records it does not know.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// The settings the tournament has; empty if it has none, refused if it has two.
Result<std::string> KeptSettings(const TournamentData& data);

// Settings that were read without error, instead of those the tournament has; empty: none.
void KeepSettings(TournamentData& data, std::string_view settings);

// The tournament with these settings; empty: as it is.
Tournament WithSettingsKept(const Tournament& tournament, std::string_view settings);

}  // namespace ronda::service
