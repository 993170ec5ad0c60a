// Which events free an applicant of the conditions on federations (B.01 §1.4.3.d), and what counts as a federation.
#pragma once

#include <string>

#include "ronda/model/tournament.h"

namespace ronda::rating {

// Empty for FID, which is none.
std::string FederationOf(const Player& player);

// Whether enough rated players from outside the host federation take part, as far as the file shows it.
bool IsInternational(const Tournament& tournament);

}  // namespace ronda::rating
