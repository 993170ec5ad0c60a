// How the other engines show a round that is paired otherwise than they would.
#pragma once

#include <string>

#include "ronda/service/drop_in.h"

namespace ronda::cli {

std::string DifferenceText(const Tournament& tournament, const verify::RoundDifference& difference);

}  // namespace ronda::cli
