// A round that a caller paired, or changed, put into the tournament.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// The pairing is read by formats/pairing.h. Everybody who is not away is to be in it once; whether it follows the rules
// is not asked (that is for check). A round it names is to be the next one, or one to be paired again.
Parsed<Tournament> WithGivenRound(const Tournament& tournament, std::string_view pairing);

}  // namespace ronda::service
