// The exchanges of a group as the book writes them down (Elementos §A.7.3).
#pragma once

#include <functional>
#include <string>

#include "ronda/explain/exchanges.h"

namespace ronda::sheets {

// What a player is called.
using PlaceName = std::function<std::string(Place)>;

// A line for every exchange up to the one the pairing has; empty if there is none.
std::string TextOf(const explain::TriedExchanges& exchanges, const PlaceName& name);

}  // namespace ronda::sheets
