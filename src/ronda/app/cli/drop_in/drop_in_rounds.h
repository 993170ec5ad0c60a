// Rounds in the manner of the other engines: when they pair one, in which order they publish it, how they show
// differences and checklists.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/pairing/pairing_system.h"
#include "ronda/verify/checker.h"

namespace ronda::cli {

// Why they would not pair the next round.
std::optional<Diagnostic> RefusalOf(const Tournament& tournament);

// They publish accelerated rounds in the order of the standings.
RoundPairing InTheirOrder(const Tournament& before, RoundPairing pairing);
void SortInTheirOrder(const Tournament& before, verify::RoundDifference& difference);

std::string DifferenceText(const Tournament& tournament, const verify::RoundDifference& difference);

// The checklist of the round as the system pairs it, under "Round #3" and `title_end`.
std::string ChecklistOfRound(const Tournament& tournament, Round round, const PairingSystem& system,
                             std::string_view title_end);

}  // namespace ronda::cli
