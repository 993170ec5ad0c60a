// What an edition of a Swiss system says about a player's past, as a verifier needs it. Written down here a second time
// on purpose: the engine must not be the judge of its own legality.
#pragma once

#include <cstdint>
#include <string_view>

#include "ronda/model/history.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::verify {

// What bars a player from the pairing-allocated bye (C.04.1 §4).
enum class ByeBarRule : std::uint8_t {
  kByeOrForfeitWin,         // C.04.3/2017 §C.2
  kByeOrUnplayedWin,        // C.04.3/2026 §2.1.2 [C2]: the bye, or as many points as for a win without playing
  kByeForfeitWinOrFullBye,  // C.04.5/2026 [C2]; C.04.6/2026 [C2]
  kNothing,                 // the settings of the system say
};

// Who is free of absolute preferences in the last round: who has more than half of the points, nobody, or everybody
// (C.04.4.3 §6).
enum class TopscorerColours : std::uint8_t { kFree, kAsEverybody, kEverybodyFree };
// Whether two with the same absolute colour preference may meet (C.04.1 §6 and §7).
enum class SameAbsoluteColour : std::uint8_t { kForbidden, kAllowed };
// Whether two who met may not meet again (C.04.1 §2), or as the settings of the system say.
enum class Rematch : std::uint8_t { kForbidden, kAllowed };

struct SwissRules {
  std::string_view system;  // its identifier
  ByeBarRule bye_bar = ByeBarRule::kByeOrUnplayedWin;
  UnplayedFloats unplayed_floats = UnplayedFloats::kPairingByeOrScoring;
  // The criteria about the floats of the last and the last but one round: the titles of their checklist columns.
  std::string_view last_float_tag;
  std::string_view earlier_float_tag;
  TopscorerColours topscorers = TopscorerColours::kFree;
  SameAbsoluteColour same_absolute_colour = SameAbsoluteColour::kForbidden;
  Rematch rematch = Rematch::kForbidden;
};

// The rules of a system; null for one whose rules are not written down here.
const SwissRules* FindRules(const SystemInfo& system);

// The same, with the rules of the current FIDE (Dutch) system in place of none.
const SwissRules& RulesOf(const SystemInfo& system);

}  // namespace ronda::verify
