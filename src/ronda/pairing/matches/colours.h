// Who has White: in the first game of a two-game match, or on the first board of a match of teams (C.04.5/2026
// §4.3; C.04.6 §4.3).
#pragma once

#include "ronda/pairing/matches/edition.h"
#include "ronda/pairing/matches/round_terms.h"

namespace ronda::matches {

Board MakeBoard(const swiss::Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                const PlacePair& pair);

}  // namespace ronda::matches
