// Charts of a tournament, filled as far as it was played: the crosstable of a round robin, the wall chart and the
// pairing cards of a Swiss (the book, Appendix D).
#pragma once

#include <string>
#include <vector>

#include "ronda/charts/drawing.h"
#include "ronda/model/tournament.h"

namespace ronda::charts {

// The widest crosstable that is still readable on a page.
inline constexpr int kMostInCrosstable = 30;

// What stands behind the points of a crosstable: tie-breaks by their codes, and the ranks of a finished event.
struct CrosstableTotals {
  std::vector<std::string> headings{"TB1", "TB2"};  // of the tie-breaks; to be written by hand unless known
  std::vector<std::vector<std::string>> values;     // by player, then by tie-break; empty: a form
  std::vector<std::string> ranks;                   // by player; empty: not known yet
  std::string legend;                               // what the codes mean
};

// Everybody against everybody, with the round of each game; at most kMostInCrosstable players.
Chart DrawCrosstable(const Tournament& tournament, Paper paper, const CrosstableTotals& totals = {});

// One line a player, one column a round: opponent, colour, result and points so far.
Chart DrawWallChart(const Tournament& tournament, Paper paper);

enum class CardKind : std::uint8_t {
  kFull,   // colour, number, initials and rating of the opponent, result, points so far, float
  kShort,  // opponent, float, result, points so far
};

// A card for every player, eight a page.
Chart DrawCards(const Tournament& tournament, CardKind kind, Paper paper);

}  // namespace ronda::charts
