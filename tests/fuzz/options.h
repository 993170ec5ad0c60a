// The target of the command line: any words after the name of the program.
#pragma once

#include <string_view>

namespace ronda::fuzz {

// A line is a word. No words are a bug of the program (exit code 2).
void CheckOptions(std::string_view bytes);

}  // namespace ronda::fuzz
