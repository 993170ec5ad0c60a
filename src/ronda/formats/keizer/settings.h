// The settings of a Keizer competition as JSON; docs/formats/keizer.md lists the keys. Everything wrong with the file
// is reported in one go, by line and column.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/pairing/keizer/settings.h"

namespace ronda::keizer {

// No value if there is an error.
Parsed<Settings> ReadSettings(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::keizer
