// An event in several phases (Elementos §1.1, §2.2.3): "4 groups of 15, then a final of 8", and how many rounds that
// is.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/announce/event_kind.h"
#include "ronda/announce/regulations.h"

namespace ronda::announce {

struct Phase {
  std::string text;
  std::optional<EventKind> kind;  // of a final that names none, that of the phase before
  std::optional<int> groups;      // none: everybody in one
  std::optional<int> size;        // of a group, or of all
};

// The phases of the words of a system; one where it speaks of one only.
std::vector<Phase> PhasesOf(std::string_view system);

// How many rounds a phase takes; none where that does not follow from its size.
std::optional<int> RoundsOf(const Phase& phase);

// The kind of the first phase in which players can be level on points; that of a knockout if there is no other.
std::optional<EventKind> KindWithTies(const std::vector<Phase>& phases);

// What contradicts itself between the phases, the players and the rounds.
std::vector<RegulationFinding> FindingsOf(const std::vector<Phase>& phases, const Regulations& regulations);

// Elementos §2.2.3: groups, and a final in which nobody meets the players of the own group again.
bool IsAmsterdam(const Phase& phase);

// How many play a phase; none if it does not say.
std::optional<int> PlayersOf(const Phase& phase);

}  // namespace ronda::announce
