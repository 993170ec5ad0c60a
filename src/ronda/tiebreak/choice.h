// Which tie-breaks an event uses: a sensible list where it names none, and what to say about a list that does not suit
// it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/tiebreak/record.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

// For Swiss systems, round robins, and team events of either kind.
std::vector<std::string> DefaultList(const Record& record);

// What the record does not tell about an event.
struct Circumstances {
  bool accelerated = false;
  bool unrated_have_a_rating = false;  // the event's rules give them one
};

// Warnings of tie-breaks the regulations do not mean for such an event, each with its article; errors where a tie-break
// cannot be computed at all.
std::vector<Diagnostic> Unsuitable(std::span<const TieBreak> list, const Record& record, Circumstances circumstances);

}  // namespace ronda::tiebreak
