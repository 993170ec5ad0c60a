// Players and amounts as sheets name them.
#pragma once

#include <string>

#include "ronda/base/fraction.h"
#include "ronda/model/tournament.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// "FM Specimen, Dario"; without a title the name alone.
std::string TitledName(const Player& player);
// "12 FM Specimen, Dario".
std::string NumberedName(const Player& player);

// The number of a player, to be written into a line and for a document.
inline int TpnOf(const Tournament& tournament, PlayerIndex player) { return tournament.player(player).tpn.value(); }
inline Value NumberOf(const Tournament& tournament, PlayerIndex player) { return tournament.player(player).tpn; }

// "1/3", "4"; exact.
std::string FractionText(const Fraction& number);

}  // namespace ronda::sheets
