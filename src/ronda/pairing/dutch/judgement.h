// Why a pairing somebody else made is not the one the rules give: the first bracket in which the two part, and there
// the first criterion on which it is worse.
#pragma once

#include <optional>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/verdict.h"

namespace ronda::dutch {

// `proposed` is legal and pairs the players of the field. None if it has the same pairs.
std::optional<Verdict> Compare(const swiss::Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                               const RoundPairing& proposed);

}  // namespace ronda::dutch
