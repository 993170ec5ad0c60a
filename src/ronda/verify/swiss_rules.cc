#include "ronda/verify/swiss_rules.h"

#include <algorithm>
#include <array>

namespace ronda::verify {
namespace {

constexpr std::array kRules{
    SwissRules{"dutch-2026", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrScoring, "C14", "C16"},
    SwissRules{"dutch-2025", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kScoring, "C14", "C16"},
    SwissRules{"dutch-2017", ByeBarRule::kByeOrForfeitWin, UnplayedFloats::kAll, "C12", "C14"},
    SwissRules{"dutch-2012", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "B5", "B6"},
    SwissRules{"dutch-2011", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "B5", "B6"},
    SwissRules{"dutch-book", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "B5", "B6"},
    SwissRules{"burstein", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrScoring, "F-1", "F-2",
               TopscorerColours::kAsEverybody},
    SwissRules{"burstein-book", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "B5", "B6"},
    SwissRules{"dubov", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrScoring, "C10", "F-2",
               TopscorerColours::kAsEverybody},
    SwissRules{"vega", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrScoring, "C10", "F-2",
               TopscorerColours::kAsEverybody},
    SwissRules{"amalfi", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "F-1", "F-2"},
    SwissRules{"amalfi-book", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kPairingByeOrWin, "F-1", "F-2"},
    SwissRules{"lim", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kNone, "3.10", "",
               TopscorerColours::kEverybodyFree},
    SwissRules{"lim-maxi", ByeBarRule::kByeOrUnplayedWin, UnplayedFloats::kNone, "3.10", "",
               TopscorerColours::kEverybodyFree},
    SwissRules{"lim-uncoloured", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "B5", "B6",
               TopscorerColours::kFree, SameAbsoluteColour::kAllowed},
    SwissRules{"keizer", ByeBarRule::kNothing, UnplayedFloats::kNone, "", "", TopscorerColours::kFree,
               SameAbsoluteColour::kAllowed, Rematch::kAllowed},
    SwissRules{"monrad", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "", "", TopscorerColours::kFree,
               SameAbsoluteColour::kAllowed},
    SwissRules{"monrad-norwegian", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "", "",
               TopscorerColours::kFree, SameAbsoluteColour::kAllowed},
    SwissRules{"double-swiss", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "C7", "",
               TopscorerColours::kFree, SameAbsoluteColour::kAllowed},
    SwissRules{"team-swiss-2026", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "C7", "",
               TopscorerColours::kFree, SameAbsoluteColour::kAllowed},
    SwissRules{"team-swiss-2025", ByeBarRule::kByeForfeitWinOrFullBye, UnplayedFloats::kNone, "C9", "",
               TopscorerColours::kFree, SameAbsoluteColour::kAllowed},
};

}  // namespace

const SwissRules* FindRules(const SystemInfo& system) {
  // What follows a plus sign is how the system computes, not what it computes.
  const auto found = std::ranges::find(kRules, system.id.substr(0, system.id.find('+')), &SwissRules::system);
  return found == kRules.end() ? nullptr : &*found;
}

const SwissRules& RulesOf(const SystemInfo& system) {
  const SwissRules* rules = FindRules(system);
  return rules == nullptr ? kRules.front() : *rules;
}

}  // namespace ronda::verify
