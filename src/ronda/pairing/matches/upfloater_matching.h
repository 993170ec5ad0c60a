// The upfloaters by weighted matching: exact for any past.
//
// In a legal pairing of everybody with as few upfloaters as possible each of them meets a resident (two who met each
// other could stay below), so the criteria are counts of pairs: pairs among residents [C4], pairs of a resident with
// somebody of each lower scoregroup [C5], pairs inside the following scoregroup [C6], pairs of a resident with somebody
// who floated [C7].
#pragma once

#include <span>

#include "ronda/pairing/matches/upfloaters.h"

namespace ronda::matches {

Upfloaters UpfloatersByMatching(const swiss::Field& field, const RoundTerms& terms, std::span<const Place> unpaired,
                                Way way);

}  // namespace ronda::matches
