// What a TRF says of the matches of teams (records 801 and 802, the totals of 310) against what their boards make.
#pragma once

#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda::service {

// A warning a record; nothing of another format, or of a file that cannot be read.
std::vector<Diagnostic> TeamResultDifferences(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::service
