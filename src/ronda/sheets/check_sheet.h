// What checking the rounds or the standings of a file found.
#pragma once

#include <string>

#include "ronda/service/check.h"
#include "ronda/sheets/value.h"

namespace ronda::sheets {

using service::CheckedRounds;
using service::CheckedStandings;
using service::FoundDifference;

Value DocumentOf(const CheckedRounds& checked);
Value DocumentOf(const CheckedStandings& checked);

// Expected and found pairs side by side.
std::string SideBySide(const FoundDifference& difference);
// That a file is as the rules want it: a line, and the deviations it declares.
std::string AllRight(const CheckedRounds& checked);
std::string AllRight(const CheckedStandings& checked);

}  // namespace ronda::sheets
