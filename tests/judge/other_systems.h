// What the judges of the Burstein, the Dubov and other systems share: the field of a round without topscorers, and the
// colours of article 5, which the two texts word alike. Slow and literal, for fields of up to about fourteen players;
// nothing is taken from the engines they judge.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "judge/field.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// White and Black of each pair, bracket by bracket.
struct PlainPairing {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs;
  std::optional<PlayerIndex> bye;
};

// The same tournament with one more round to come: nobody is a topscorer in it.
Tournament WithoutLastRound(const Tournament& tournament);

// What the player would like; some texts give one to players without a game.
using PreferenceOf = std::optional<Preference> (*)(const Entrant&);

// C.04.4.1/2026 and C.04.4.2/2026 §5.2: the colour of the higher ranked.
Colour ColourOfHigher(const Entrant& higher, const Entrant& lower, Colour initial, PreferenceOf preference);

}  // namespace ronda::judge
