// Random tournaments, paired by the rules.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/service/event.h"
#include "ronda/verify/generator.h"

namespace ronda::service {

struct GenerateRequest {
  SystemRequest system;
  EventOptions options;
  std::optional<int> players;    // none: drawn
  std::optional<int> rounds;     // none: drawn
  std::optional<Source> config;  // as of bbpPairings or JaVaFo
  bool plain = false;            // nothing that TRF16 has no record for
};

// What tournaments should be like; made once, used for all of them.
struct Generator {
  SystemSettings settings;  // the system may be theirs
  const PairingSystem* system = nullptr;
  verify::GeneratorOptions wanted;
  bool fide = false;
};

Parsed<Generator> MakeGenerator(const GenerateRequest& request);

// The same seed gives the same tournament on every machine. With --fide it has to be in FIDE mode.
Result<Tournament> Generate(const Generator& generator, std::uint64_t seed);

}  // namespace ronda::service
