// A new tournament as the start page asks for it.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/command/opening.h"

namespace ronda::site {

// {"name": "Club Open", "rounds": 5, "system": "dutch-2026", "file": {"name": "open.trf", "text": "..."}} or, instead
// of a file, "players": "a name a line, with a rating if there is one". With "boards" it is an event of teams
// (team_opening.h). Codes of the readers, and "opening-...".
Parsed<command::Opening> OpeningFrom(const std::string& json);

}  // namespace ronda::site
