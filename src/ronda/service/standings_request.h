// What standings are asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/service/alphabet_choice.h"
#include "ronda/tiebreak/record_of_players.h"

namespace ronda::service {

enum class EventKind : std::uint8_t { kSwiss, kRoundRobin, kEncounters };

struct StandingsRequest {
  std::vector<std::string> tiebreaks;  // empty: the list of the tournament, else the default of its kind
  std::optional<std::string> rules;    // none: the edition in force when the event began
  std::optional<int> after;            // none: all rounds
  std::optional<int> best;             // rounds that count for the points; none: all
  bool subsidiary = false;
  bool players = false;                  // of a team event, too
  std::optional<EventKind> event;        // none: as the tournament says
  std::optional<tiebreak::Score> score;  // of teams, which ranks first; none: as the tournament says
  std::optional<int> unrated;
  std::optional<std::int64_t> lot;  // the published number; none: lots are not drawn
  // What games were won by, for PD; none: a game is worth its points. Of players only.
  std::optional<std::vector<tiebreak::EncounterPoints>> encounter_points;
  AlphabetRequest alphabet;  // in which the tied stand when lots are drawn
};

}  // namespace ronda::service
