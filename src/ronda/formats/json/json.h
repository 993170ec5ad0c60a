// A tournament as versioned JSON, lossless against the model. The schema is docs/formats/tournament.schema.json.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::json {

// Reads UTF-8, with or without BOM, and reports everything wrong with it in one go, by line and column; no value if
// there is an error. Linear in the size of the text. docs/formats/json.md lists the codes.
Parsed<Tournament> Read(std::string_view text, std::string_view file_name);

// One line a setting and a player. Reading it gives the same tournament.
std::string Write(const Tournament& tournament);

}  // namespace ronda::json
