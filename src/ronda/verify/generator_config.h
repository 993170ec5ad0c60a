// Configuration files of random tournament generators: a property a line, Name=value, # begins a comment. All the
// properties of bbpPairings and of JaVaFo are known, and a few of our own; docs/generator.md lists them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/verify/generator_options.h"

namespace ronda::verify {

// What the text asks for, on top of `defaults`. A file with properties only one of the two programs knows takes that
// program's defaults instead.
Parsed<GeneratorOptions> ReadConfig(std::string_view text, std::string_view file_name, GeneratorOptions defaults);

// The names of all properties.
std::vector<std::string> ConfigKeys();

}  // namespace ronda::verify
