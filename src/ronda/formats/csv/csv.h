// Player lists for spreadsheets, in and out. Fields are quoted as RFC 4180 has it, both ways; what is written is UTF-8
// with commas and LF. docs/formats/csv.md describes the columns.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::csv {

// A player list: a header that names the columns, then one player a line, separated by commas, semicolons or tabs, in
// UTF-8 or Windows-1252. Players get the pairing numbers of their column, or 1, 2, 3, ... in the order of the file.
// Everything wrong with it is reported in one go, by line and column; no value if there is an error.
Parsed<Tournament> ReadPlayers(std::string_view bytes, std::string_view file_name);

// The players with what identifies them; reading it gives the same list.
std::string WritePlayers(const Tournament& tournament);

}  // namespace ronda::csv
