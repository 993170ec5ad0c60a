// Where rounds of a file differ from the rules: whether they fit with other pairing numbers. Programs renumber when a
// player joins late or a rating is corrected, and a file has only the last numbers (C.04.2/2026 §2.3, §2.5).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

// What is paired of a tournament as its file has it: with the organiser's wishes, and with fictitious points that
// follow from its numbers.
using Prepare = std::function<std::optional<Tournament>(const Tournament&)>;

// What would explain the rounds that differ, in sentences; nothing if no supposition does. `tournament` is as its file
// has it; `differing` in ascending order.
std::vector<std::string> NumberSuppositions(const Tournament& tournament, const PairingSystem& system,
                                            const std::vector<int>& differing, const Prepare& prepare);

}  // namespace ronda::service
