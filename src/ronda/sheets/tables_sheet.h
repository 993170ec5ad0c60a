// An event at tables as people and programs see it: a seated round, the standings, what `check` found.
#pragma once

#include <string>
#include <vector>

#include "ronda/pairing/tables/check.h"
#include "ronda/pairing/tables/round.h"
#include "ronda/pairing/tables/standings.h"

namespace ronda::sheets {

std::string SeatedText(const tables::Event& event, const tables::SeatedRound& round);
std::string SeatedJson(const tables::Event& event, const tables::SeatedRound& round);
std::string SeatedCsv(const tables::Event& event, const tables::SeatedRound& round);

std::string TableStandingsText(const tables::Event& event);
std::string TableStandingsJson(const tables::Event& event);
std::string TableStandingsCsv(const tables::Event& event);

// The last line counts the rounds and the differences.
std::string TableCheckText(const tables::Event& event, const std::vector<tables::RoundDifference>& differences);
std::string TableCheckJson(const tables::Event& event, const std::vector<tables::RoundDifference>& differences);

}  // namespace ronda::sheets
