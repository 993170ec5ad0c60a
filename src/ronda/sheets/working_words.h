// What a line of the working of a tie-break is called.
#pragma once

#include <string_view>

#include "ronda/tiebreak/record.h"
#include "ronda/tiebreak/working.h"

namespace ronda::sheets {

std::string_view KindName(tiebreak::RoundKind kind);
std::string_view BasisText(tiebreak::Basis basis);  // empty where the opponent's own figures count
std::string_view CutText(tiebreak::Cut cut);        // empty where nothing is cut

}  // namespace ronda::sheets
