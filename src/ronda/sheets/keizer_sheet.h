// The list of a Keizer competition as it is hung up, as a table, CSV, JSON and HTML, and how the points of each player
// came about.
#pragma once

#include <string>

#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/standing.h"

namespace ronda::sheets {

struct KeizerSheet {
  const Tournament& tournament;
  const keizer::Settings& settings;
  const keizer::Standing& standing;
};

std::string KeizerText(const KeizerSheet& sheet);
std::string KeizerCsv(const KeizerSheet& sheet);
std::string KeizerJson(const KeizerSheet& sheet);
std::string KeizerHtml(const KeizerSheet& sheet);

// The points of one player, term by term.
std::string KeizerWorkingText(const KeizerSheet& sheet, PlayerIndex player);
std::string KeizerWorkingJson(const KeizerSheet& sheet, PlayerIndex player);

}  // namespace ronda::sheets
