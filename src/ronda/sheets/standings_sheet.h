// Standings as they are shown: as a table, as CSV, JSON and HTML. Sections divide them by category.
#pragma once

#include <string>
#include <vector>

#include "ronda/service/standings_work.h"

namespace ronda::sheets {

// Some of the participants, in rank order; ranks are those of the whole event, places those within the section.
struct StandingsSection {
  std::string title;  // empty: everybody
  std::vector<tiebreak::Participant> participants;
};

struct StandingsSheet {
  const service::StandingsWork& work;
  std::vector<StandingsSection> sections;
  bool crosstable = false;
  bool boards = false;  // of team events: the players under each team
};

// "Club Open", "After round 4 of 7", the rules and how they are applied.
std::vector<std::string> HeadingOf(const service::StandingsWork& work);

// The crosstable: a column a round with opponent, colour and result ("12w1"; "U", "H" for what was not played), or,
// where pairings are predetermined, a column for each place with the results against whoever has it.
std::vector<std::string> CrosstableHeads(const service::StandingsWork& work);
std::vector<std::string> CrosstableCells(const service::StandingsWork& work, tiebreak::Participant who);

// A board of a team: who, in how many games, how many points.
struct BoardLine {
  std::string name;
  int games = 0;
  Points points;
};
std::vector<BoardLine> BoardsOf(const service::StandingsWork& work, tiebreak::Participant team);

std::string StandingsText(const StandingsSheet& sheet);
std::string StandingsCsv(const StandingsSheet& sheet);
std::string StandingsJson(const StandingsSheet& sheet, const std::vector<Diagnostic>& diagnostics);
std::string StandingsHtml(const StandingsSheet& sheet);

}  // namespace ronda::sheets
