// The readers of the two written forms of a time control.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/announce/time_control.h"

namespace ronda::announce {

Result<TimeControl> ReadShortForm(std::string_view text);

// "90 minutes + 30 seconds per move", 90'+30'', "1h30 + 30s" in the short form; none if there is a word that says
// something else.
std::optional<std::string> ShortFormOfSpeech(std::string_view text);

}  // namespace ronda::announce
