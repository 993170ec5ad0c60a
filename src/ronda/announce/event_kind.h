// What kind of event a pairing system makes, and which tie-breaks mean something in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/diagnostic.h"

namespace ronda::announce {

enum class EventKind : std::uint8_t {
  kSwiss,
  kKeizer,  // paired by a list; the same two may meet again, and rounds are many
  kRoundRobin,
  kTeamEncounters,  // Scheveningen, Djaja, Hutton, Hilton, Skalitzka
  kKnockout,
};

// By the words of the system, in English or Spanish: "Swiss (Dutch)", "suizo", "berger", "todos contra todos", "double
// elimination", "Scheveningen", ...; none if it is unknown.
std::optional<EventKind> KindOfSystem(std::string_view system);

// Whether the words say that the event is accelerated.
bool IsAccelerated(std::string_view system);

// Whose word counts on where a tie-break fits.
enum class FitRules : std::uint8_t { kC07, kBook };

// Whether it is said to be of teams: "team round robin", "suizo por equipos".
bool IsOfTeams(std::string_view system);

struct TiebreakQuestion {
  EventKind kind = EventKind::kSwiss;
  FitRules rules = FitRules::kC07;
  bool accelerated = false;
  bool is_of_teams = false;
};

struct TiebreakFit {
  std::optional<Diagnostic> refusal;  // what is wrong with the code, if it is not a known one
  bool needs_ratings = false;
  std::string objection;  // why it does not fit; empty if it does
};

// By its code or its name: "BH/C1", "SB", "Sorteo".
TiebreakFit FitOf(std::string_view code, const TiebreakQuestion& question);

}  // namespace ronda::announce
