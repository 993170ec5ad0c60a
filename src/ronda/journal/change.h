// The difference of two states as a JSON object, by the numbers players have in the journal; and its application. There
// is one of each for all kinds of acts, so that a fold asks no rule and calls no engine, and undoing is the difference
// the other way round.
//
//   rounds    how many there are, where that changed
//   order     the players in their order, where that or who they are changed
//   last_uid  the highest number ever given, where that changed
//   players   records by number, where they changed: {"5":{"tpn":3,"name":...}}
//   settings, lists, facts: members as the JSON of a tournament has them; null where one is as it is by default
//   cells     [round, player, entry] where an entry changed
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/journal/state.h"

namespace ronda::journal {

// Applied to `before` it gives `after`.
std::string Difference(const State& before, const State& after);

// Changes the state. Fails (code "journal-change") if the text is no change of this state; the state is then not to be
// used any more.
Result<void> Apply(State& state, std::string_view change);

// What a change touches: "order", "rounds", "players/5", "settings/system", "cells/3/5", ... Two changes that touch
// nothing alike can be made in either order.
std::set<std::string> TouchedBy(std::string_view change);

}  // namespace ronda::journal
