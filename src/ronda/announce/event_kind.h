// What kind of event a pairing system makes, and which tie-breaks mean something in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ronda::announce {

enum class EventKind : std::uint8_t { kSwiss, kRoundRobin, kKnockout };

// By the words of the system: "dutch", "Swiss (Dutch)", "berger", "round robin", "knockout", ...; none if it is
// unknown.
std::optional<EventKind> KindOfSystem(std::string_view system);

struct TiebreakFit {
  bool is_known = false;
  bool needs_ratings = false;
  std::string objection;  // why it does not fit; empty if it does
};

// By the code of C.07, with its modifiers: "BH/C1", "SB", "DE".
TiebreakFit FitOf(std::string_view tiebreak, EventKind kind);

}  // namespace ronda::announce
