// The file of prizes: JSON, described in docs/formats/prizes.md. Everything wrong with it is reported in one go.
#pragma once

#include <string_view>

#include "ronda/awards/prizes.h"
#include "ronda/base/result.h"

namespace ronda::formats {

Parsed<awards::PrizeFund> ReadPrizes(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::formats
