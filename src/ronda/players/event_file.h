// Tournaments and lists of names as `fill` and `check` read and write them.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/players/list_file.h"
#include "ronda/service/tournament_file.h"

namespace ronda::players {

// TRF, JSON, a CSV list of players, or a text with a name a line.
Parsed<service::TournamentFile> ReadEvent(const service::Source& source);

// In the format of the file; a list of players as CSV unless TRF or JSON is wanted.
Result<std::string> EventText(const service::TournamentFile& file, const Tournament& filled,
                              std::optional<FileFormat> wanted);

// The month in which an event began, as lists are named; empty if that is not known.
std::string MonthOf(const Tournament& tournament);

// The list of the month if it was kept beside the current one, else the current one.
Result<ListFile> OpenListOf(const std::string& path, const std::string& month);

}  // namespace ronda::players
