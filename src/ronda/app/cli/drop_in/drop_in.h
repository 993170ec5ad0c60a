// The command lines of bbpPairings and JaVaFo, so that a program which calls one of them can call ronda instead: the
// same arguments, files, checklists and exit codes. docs/drop-in.md describes them.
#pragma once

#include <span>
#include <string>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

// Whether the arguments are such a call and not one of ronda's own commands.
bool IsDropInCall(std::span<const std::string> args);

void RunDropIn(std::span<const std::string> args, Context& context);

}  // namespace ronda::cli
