// The brackets of a round, once they are paired, as the pairing that is published.
#pragma once

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// The boards and the bye alone.
RoundPairing PublishBoards(const swiss::Field& field, const DutchEdition& edition, const RoundPairer& pairer);

// With the brackets they come from.
RoundPairing Publish(const swiss::Field& field, const DutchEdition& edition, const RoundPairer& pairer);

// And with the values of the criteria, bracket by bracket.
RoundPairing PublishWithValues(const swiss::Field& field, const DutchEdition& edition, const RoundPairer& pairer);

}  // namespace ronda::dutch
