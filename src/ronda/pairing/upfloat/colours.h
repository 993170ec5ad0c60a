// Who has White: in the first game of a two-game match, or on the first board of a match of teams (C.04.5 and C.04.6
// §4).
#pragma once

#include "ronda/pairing/upfloat/edition.h"
#include "ronda/pairing/upfloat/round_terms.h"

namespace ronda::upfloat {

Board MakeBoard(const swiss::Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                const PlacePair& pair);

}  // namespace ronda::upfloat
