// A table of fictitious points in a file of its own: CSV with a player's number and points by round on a line, or
// JSON with the list "accelerations" as a tournament has it (docs/acceleration.md). Everything wrong with it is
// reported in one go; no value if there is an error.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/pairing/acceleration/method.h"

namespace ronda::formats {

Parsed<acceleration::Given> ReadAccelerationTable(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::formats
