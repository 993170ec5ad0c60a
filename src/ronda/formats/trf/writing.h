// What writing a new file and bringing an old one up to date have in common.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/formats/trf/draft.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

// Whether a file in the dialect may hold the record.
bool HasRecord(Dialect dialect, std::string_view code);

// Where a line comes in a new file: the place of its record in the table, national ratings with the players, what is
// unknown last.
std::size_t OrderOf(std::string_view line);

// A line that is kept as it is because the model has no place for it.
bool IsOtherRecord(std::string_view line);

// The points a 001 record should hold: those the tournament states, else those its results make.
std::optional<Points> PointsToState(const Tournament& tournament, PlayerIndex player);

// The 001 record: the person, then the rounds.
std::string WithRounds(std::string person, const std::vector<DraftEntry>& entries);

// Byes of rounds not paired yet stand in the 001 records, except in TRF26, which has record 240 for them; there they
// are byes of teams in a team event.
bool ByesInColumns(Dialect dialect, const TournamentData& data);

// The point system in the first way of the dialect that can say it; nothing if none can.
std::vector<std::string> ScoringLines(const PointSystem& system, Dialect dialect);

}  // namespace ronda::trf
