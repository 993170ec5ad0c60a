// Tables for spreadsheets: player lists in and out, pairings and standings out. Fields are quoted as RFC 4180 has it,
// both ways; what is written is UTF-8 with commas and LF. docs/formats/csv.md describes the columns.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/ids.h"
#include "ronda/model/points.h"
#include "ronda/model/tournament.h"

namespace ronda::csv {

// A player list: a header that names the columns, then one player a line, separated by commas, semicolons or tabs, in
// UTF-8 or Windows-1252. Players get the pairing numbers of their column, or 1, 2, 3, ... in the order of the file.
// Everything wrong with it is reported in one go, by line and column; no value if there is an error.
Parsed<Tournament> ReadPlayers(std::string_view bytes, std::string_view file_name);

// The players with what identifies them; reading it gives the same list.
std::string WritePlayers(const Tournament& tournament);

// A player on a pairing sheet.
struct Side {
  Tpn tpn{0};
  std::string title;
  std::string name;
  std::optional<int> rating;
  Points points;
};

// A board, or a player without one: a bye has neither board nor Black.
struct PairingRow {
  std::optional<int> board;
  Side white;
  std::optional<Side> black;
  std::string result;  // "1-0", "half-bye", ...; may be empty
};

std::string WritePairings(std::span<const PairingRow> rows);

struct StandingsRow {
  int rank = 0;
  Tpn tpn{0};
  std::string title;
  std::string name;
  std::optional<int> rating;
  std::string federation;
  Points points;
  std::vector<std::string> tiebreaks;  // values as they are to be read, one a code
};

std::string WriteStandings(std::span<const std::string> tiebreak_codes, std::span<const StandingsRow> rows);

}  // namespace ronda::csv
