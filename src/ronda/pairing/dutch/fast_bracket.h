// The fast way through a bracket (swiss/kind_walk.h) with the criteria of the FIDE (Dutch) system, 2017 and later.
#pragma once

#include <optional>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// C.04.3/2026 §2.4.6 [C11]; /2017 §C.9: whether no topscorer or opponent of one gets a colour for the third time
// running by being given the colour that is preferred. The fast way takes it that what is granted costs nothing.
bool PreferencesCostNothing(const swiss::Field& field, const swiss::Bracket& bracket);

// Pairs the bracket by itself. What its downfloaters do to the players below is not looked at; with `bye_here` the only
// downfloater gets the bye. None if the bracket is not of the sort this can prove.
enum class Floater { kGoesDown, kGetsBye };
std::optional<swiss::Candidate> PairFast(const swiss::Field& field, const DutchEdition& edition,
                                         const swiss::Bracket& bracket, Floater floater);

}  // namespace ronda::dutch
