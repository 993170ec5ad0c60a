// Rounds as other engines pair, publish and check them, and events as they generate them, for programs that call ronda
// in their place (docs/drop-in.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/service/event.h"
#include "ronda/verify/checker.h"
#include "ronda/verify/generator_options.h"

namespace ronda::service {

// Why they would not pair the next round: every one is paired or their number is not known, games are open.
std::optional<Diagnostic> DropInRefusal(const WishedEvent& event);

// The next round in the order they publish it: an accelerated one by the standings.
Result<RoundPairing> PairDropIn(const WishedEvent& event);

// None if the round of the event is paired as the rules want it; both pairings in the order they publish them.
std::optional<verify::RoundDifference> CheckDropIn(const WishedEvent& event, Round round);

// The checklist of the next round with this pairing, if there is one; and that of an earlier round as the system pairs
// it.
std::string DropInChecklist(const WishedEvent& event, const Result<RoundPairing>& pairing);
std::string DropInChecklist(const WishedEvent& event, Round round);

// What they generate from: the players of a model, or a configuration, or their defaults.
struct DropInField {
  std::optional<Source> model = {};
  std::optional<Source> config = {};
  EventWishes wishes = {};  // with an acceleration every event has Baku acceleration
};

struct DropInGenerator {
  const PairingSystem* system = nullptr;
  verify::GeneratorOptions wanted;
};

Parsed<DropInGenerator> MakeDropInGenerator(const PairingSystem& system, const DropInField& field);

// The same seed gives the same tournament on every machine.
Result<Tournament> GenerateDropIn(const DropInGenerator& generator, std::uint64_t seed);

}  // namespace ronda::service
