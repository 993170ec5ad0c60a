// What is left out of a sum: the least and the most significant values (C.07 §14), with the exception for
// voluntarily unplayed rounds (16.5).
#pragma once

#include "ronda/tiebreak/edition.h"
#include "ronda/tiebreak/tie_break.h"
#include "ronda/tiebreak/working.h"

namespace ronda::tiebreak {

// Marks what the modifiers /Cn and /Mn of the tie-break cut.
void ApplyCuts(const TieBreak& tie_break, CutRule rule, Working& working);

// The same for so many least and so many most significant values.
void CutLeast(int count, CutRule rule, Working& working);
void CutMost(int count, Working& working);

}  // namespace ronda::tiebreak
