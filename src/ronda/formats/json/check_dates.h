// What is odd about the dates of an event in JSON, as of those in a TRF: no edition of the rules follows from a day
// that is none or may be two.
#pragma once

#include <vector>

#include "ronda/formats/json/tape.h"
#include "ronda/formats/text.h"
#include "ronda/model/tournament.h"

namespace ronda::json {

// `info` is what was read of the document `root`.
void CheckDates(Value root, const EventInfo& info, std::vector<text::Problem>& problems);

}  // namespace ronda::json
