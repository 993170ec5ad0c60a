// A knockout as a tournament.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/formats/bracket/bracket.h"

namespace ronda::service {

// "double elimination".
std::string KnockoutName(int losses);

// TRF26 with a round of the file for every round of the event; matches of one game only.
Result<std::string> BracketTrf(const bracket::State& state);

}  // namespace ronda::service
