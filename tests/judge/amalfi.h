// The judge of the Amalfi system (decision 202): tries the opponents of one player after the other in their order, and
// goes back where the rest cannot be paired. With the colours of the book (2.9, E1 to E4).
#pragma once

#include <optional>

#include "judge/other_systems.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// None if no legal pairing exists. The number of rounds must be known.
std::optional<PlainPairing> JudgeAmalfi(const Tournament& tournament);

// The same within scoregroups (decision 233): the ideal opponent is of the own score as long as there is one, and
// nobody takes an opponent who costs their scoregroup a pair while another one does not.
std::optional<PlainPairing> JudgeAmalfiBook(const Tournament& tournament);

}  // namespace ronda::judge
