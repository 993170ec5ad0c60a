// The announcement of a tournament as JSON; docs/formats/announcement.md lists the keys. What is missing and what
// contradicts itself is reported with the rest, where the file says it.
#pragma once

#include <string_view>

#include "ronda/announce/regulations.h"
#include "ronda/base/result.h"

namespace ronda::announce {

// The value is there if the file could be read, whatever it contradicts; contradictions are errors all the same.
Parsed<Regulations> ReadRegulations(std::string_view text, std::string_view file_name);

}  // namespace ronda::announce
