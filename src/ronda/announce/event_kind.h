// What kind of event a pairing system makes, and which tie-breaks mean something in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/diagnostic.h"

namespace ronda::announce {

enum class EventKind : std::uint8_t { kSwiss, kRoundRobin, kKnockout };

// By the words of the system: "dutch", "Swiss (Dutch)", "berger", "round robin", "knockout", ...; none if it is
// unknown.
std::optional<EventKind> KindOfSystem(std::string_view system);

struct TiebreakFit {
  std::optional<Diagnostic> refusal;  // what is wrong with the code, if it is not a known one
  bool needs_ratings = false;
  std::string objection;  // why it does not fit; empty if it does
};

// By its code, with modifiers: "BH/C1", "SB", "DE".
TiebreakFit FitOf(std::string_view code, EventKind kind);

}  // namespace ronda::announce
