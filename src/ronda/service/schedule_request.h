// From the words of `ronda schedule` to a schedule with its people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/base/random.h"
#include "ronda/base/result.h"
#include "ronda/schedule/varma.h"
#include "ronda/service/alphabet_choice.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/service/schedule_system.h"
#include "ronda/service/source.h"

namespace ronda::service {

// How numbers are drawn.
enum class Draw : std::uint8_t { kNone, kRandom, kVarma };
// What keeps players apart in a draw by Varma's envelopes.
enum class Origin : std::uint8_t { kFederation, kClub, kTeam };

struct ScheduleRequest {
  ScheduleSystem system = ScheduleSystem::kBerger;
  Source who;                 // a number, or a file
  std::optional<int> boards;  // of a team; none: as usual for the system
  int cycles = 1;
  bool fide_order = false;
  Draw draw = Draw::kNone;
  Origin by = Origin::kFederation;
  std::uint64_t seed = 0;  // of a draw
  bool printed = false;
  std::optional<int> winner;         // of the lot between numbers 1 and 2 (Nagarajan); none: not known
  std::optional<std::uint64_t> lot;  // draws it
  std::optional<std::string> order;  // of the rounds of a match of two teams; none: as in the table
  AlphabetRequest alphabet;          // of a restricted draw
  std::optional<int> groups;
  std::optional<int> qualifiers;  // of each group; none: no final
  bool uneven = false;
  bool final = false;
  std::vector<std::string> tiebreaks;  // of the groups, for a final; empty: direct encounter, Sonneborn-Berger
};

// Who plays: how many, and who they are if a file says so.
struct Field {
  int count = 0;
  std::optional<Tournament> tournament;
};

Parsed<Field> ReadField(const Source& who);

// The name of where a player comes from; empty: kept apart from nobody.
std::string OriginOf(const Tournament& tournament, PlayerIndex player, Origin by);

// The draw of numbers with Varma's envelopes, for the players of the file.
Result<schedule::VarmaDraw> DrawFor(const Field& field, const ScheduleRequest& request);

Result<DrawnSchedule> MakeSheet(const Field& field, const ScheduleRequest& request);

// The final of the Amsterdam system from a finished stage of groups: its first rounds are the games carried over.
// Takes `qualifiers` (two if not given), `tiebreaks` and `lot` of the request.
Result<Tournament> AmsterdamFinalOf(const Tournament& stage, const ScheduleRequest& request);

}  // namespace ronda::service
