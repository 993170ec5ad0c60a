// What the players of a game have reported, before anything counts.
#pragma once

#include <optional>
#include <string>

#include "ronda/command/seating.h"
#include "ronda/journal/state.h"

namespace ronda::site {

struct Claims {
  std::optional<std::string> white;  // "1-0", "=-=", "0-1": the game, as White reports it
  std::optional<std::string> black;

  bool Any() const { return white || black; }
  bool Differ() const { return white && black && *white != *black; }
};

Claims ClaimsOf(const journal::State& state, const command::Seating& seating, Round round);

}  // namespace ronda::site
