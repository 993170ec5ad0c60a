// The program `ronda`: takes the arguments after its name, finds the verb and runs it. Everything that goes wrong ends
// in an exit code and a diagnostic; nothing is thrown out of here.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

// The exit code for the operating system (see ExitCode).
int Run(std::span<const std::string> args, Context context);

// The names of the verbs, in the order of the help.
std::vector<std::string> VerbNames();

// Adds every verb, in the order of the help.
void AddVerbs(Verb program, Context& context);

}  // namespace ronda::cli
