// The scores of a participant's opponents, as tie-breaks count them: adjusted where they had unplayed rounds, with a
// stand-in where the participant did not play. Private to the module.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ronda/tiebreak/session.h"
#include "ronda/tiebreak/tie_break.h"
#include "ronda/tiebreak/working.h"

namespace ronda::tiebreak {

// Whose value of which tie-break.
struct Question {
  Session& session;
  const TieBreak& tie_break;
  Spot spot;
};

// What a product is made of: which score of the opponent, which own one.
struct Factors {
  Score opponents;
  Score own;
};

// The opponents' scores, in the view of meetings that the tie-break has, or in another; the factors are the own points
// against them.
void GatherScores(const Question& question, Factors factors, Working& working);
void GatherScores(const Question& question, const View& view, Factors factors, Working& working);

// Makes every contribution the product of score and factor.
void MakeProducts(Working& working);

// Replaces each score by the opponent's value of another tie-break; the own value where the round was not played.
void ReplaceScores(const Session::Values& column, std::int64_t unit, Spot spot, Working& working);

}  // namespace ronda::tiebreak
