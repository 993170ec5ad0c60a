// What is different between two states of a tournament, in words.
#pragma once

#include <string>
#include <vector>

#include "ronda/journal/state.h"

namespace ronda::ledger {

// One line a difference, in the order of a list of players, its rounds, its settings; empty if there is none.
std::vector<std::string> DifferencesOf(const journal::State& before, const journal::State& after);

}  // namespace ronda::ledger
