// The initial colour, which is drawn by lot before round 1 is paired (C.04.3/2026 §5.1): chosen, drawn, or said where
// nobody did either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

struct InitialColourWish {
  Colour colour = Colour::kWhite;
  std::optional<std::uint64_t> lot = {};  // the number it was drawn from
};

// "white", "black", "lot:NUMBER", or "lot", which draws from the number given here.
Result<InitialColourWish> ReadInitialColour(const std::string& text, std::uint64_t fresh_lot);

// The tournament with the colour in it. Refused where its rounds or its record say another one.
Result<Tournament> WithInitialColour(const Tournament& tournament, const InitialColourWish& wish);

// What to say about the colour a first round was paired with; nothing where the tournament knows it.
std::optional<Diagnostic> AboutInitialColour(const Tournament& before, const SystemInfo& system);

// "the lot 7 gave Black"; nothing if it was not drawn.
std::optional<Diagnostic> AboutLot(const InitialColourWish& wish);

// A tournament about to have its first round, with the colour it is paired with.
Tournament WithColourOfFirstRound(const Tournament& before, const SystemInfo& system);

}  // namespace ronda::service
