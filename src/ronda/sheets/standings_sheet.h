// Standings as they are shown: as a table, as CSV, JSON and HTML. Sections divide them by category.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ronda/service/standings.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

using service::StandingsSection;

struct RankedList {
  const service::StandingsWork& work;
  std::vector<StandingsSection> sections;
  bool crosstable = false;
  bool boards = false;                           // of team events: the players under each team
  std::span<const Diagnostic> diagnostics = {};  // for programs
};

// A board of a team: who, in how many games, how many points.
struct BoardLine {
  std::string name;
  int games = 0;
  Points points;
};
std::vector<BoardLine> BoardsOf(const service::StandingsWork& work, tiebreak::Participant team);

// Games of the rounds shown that are adjourned, and so count nothing yet.
std::int64_t AdjournedGamesOf(const service::StandingsWork& work);

Sheet SheetOf(const RankedList& list);
// Of sections the players in them, one section after the other.
Table CsvTableOf(const RankedList& list);
Value DocumentOf(const RankedList& list);

// Every tie-break with its code, modifiers and article, and what the modifiers mean.
Sheet TieBreakCatalogue();

}  // namespace ronda::sheets
