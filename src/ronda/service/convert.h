// A tournament in another format.
#pragma once

#include <string>

#include "ronda/service/tournament_file.h"
#include "ronda/service/tournament_text.h"

namespace ronda::service {

// A TRF file in its own dialect stays as it is, to the byte; otherwise a new text is written, with a warning for what
// it has no room for.
Parsed<std::string> Convert(TournamentFile file, const TextTarget& target);

}  // namespace ronda::service
