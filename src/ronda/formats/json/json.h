// A tournament as versioned JSON, lossless against the model. The schema is docs/formats/tournament.schema.json.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::json {

Parsed<Tournament> Read(std::string_view text, std::string_view file_name);

std::string Write(const Tournament& tournament);

}  // namespace ronda::json
