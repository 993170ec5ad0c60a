// The checklist of a round, as pairing engines write it for arbiters who check a pairing by hand: a line a player in
// ranking order, scoregroups apart, with colours, preference, right to the bye, floats, current pairing and former
// opponents. Columns are separated by tabs.
#pragma once

#include <optional>
#include <string>

#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/verify/swiss_rules.h"

namespace ronda::verify {

// The tournament's next round, with its pairing unless there is none.
std::string ChecklistOf(const Tournament& before, const std::optional<RoundPairing>& pairing, const SwissRules& rules);

}  // namespace ronda::verify
