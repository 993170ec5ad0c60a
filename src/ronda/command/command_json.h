// Commands as JSON: {"command":"enter-result","round":5,"white":31,"black":7,"now":"1-0"}.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/command/command.h"

namespace ronda::command {

// Everything wrong with the text in one go; no value if there is an error (codes of docs/formats/json.md, and
// "command-unknown").
Parsed<Command> ReadCommand(std::string_view text);

std::string WriteCommand(const Command& command);

}  // namespace ronda::command
