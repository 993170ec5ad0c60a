// The random tournament generator: complete tournaments, every round paired by the given system and every result drawn.
// The same options, system and seed give the same tournament on every machine.
//
// Where a round has no legal pairing (small fields, many rounds), the whole event is played again with other results,
// up to `kAttempts` times.
#pragma once

#include <cstdint>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/verify/generator_options.h"

namespace ronda::verify {

inline constexpr int kAttempts = 50;

// Fails with code "no-legal-pairing" if no attempt came to its end, and with the system's own code if the system
// refuses the event.
Result<Tournament> GenerateTournament(const GeneratorOptions& options, const PairingSystem& system, std::uint64_t seed);

}  // namespace ronda::verify
