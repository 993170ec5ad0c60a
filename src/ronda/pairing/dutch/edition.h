// An edition of the FIDE (Dutch) system from 2017 on, as data: its criteria in order of priority and a few policies.
// The names of criteria carry meaning; each edition gives them its own tags and articles.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/round_account.h"
#include "ronda/pairing/swiss/valuation.h"

namespace ronda::dutch {

// How a round is brought to its end.
enum class Completion : std::uint8_t {
  kEveryBracket,  // every bracket leaves a round that can be completed, with the bye at the lowest possible score (2026
                  // [C4], [C5])
  kCollapseOnFail,  // checked after a bracket; on failure it is re-paired and all below collapse into one (2017 A.9,
                    // C.4)
};

struct DutchEdition {
  SystemInfo info;
  std::string_view exact_id;  // of the system that never takes the fast way
  std::span<const swiss::CriterionInfo> quality;
  Completion completion;
  swiss::FieldRules field_rules;
  swiss::RepeatedDownfloats repeated_downfloats;
  swiss::ByeScope bye_scope = swiss::ByeScope::kOnlyFloater;
  std::span<const ColourReason> colour_articles;  // by swiss::ColourRule
  swiss::Articles articles;
};

extern const DutchEdition kDutch2026;
extern const DutchEdition kDutch2025;
extern const DutchEdition kDutch2017;

}  // namespace ronda::dutch
