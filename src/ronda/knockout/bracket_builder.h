// The matches of a bracket whose options make sense and whose plan is known (bracket.h).
#pragma once

#include "ronda/knockout/bracket.h"

namespace ronda::knockout {

// Adds the matches and counts their waves. A match for third place is left out where no two semifinalists lose.
void BuildMatches(Bracket& bracket);

}  // namespace ronda::knockout
