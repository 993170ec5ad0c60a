// An edition of the FIDE (Dutch) system from 2017 on, as data: its criteria in order of priority and a few policies.
// The names of criteria carry meaning; each edition gives them its own tags and articles.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// How a round is brought to its end.
enum class Completion : std::uint8_t {
  kEveryBracket,  // every bracket leaves a round that can be completed, with the bye at the lowest possible score (2026
                  // [C4], [C5])
  kCollapseOnFail,  // checked after a bracket; on failure it is re-paired and all below collapse into one (2017 A.9,
                    // C.4)
};

// Whose repeated downfloats count (2026 [C14], [C16], [C18], [C20]; 2017 C.12, C.14, C.16, C.18). MDPs float down
// whatever happens to them, so the two readings prefer the same candidates and differ only in the figures.
enum class RepeatedDownfloats : std::uint8_t {
  kEverybody,              // all who float down, MDPs included
  kResidentsAndMdpsApart,  // residents are counted, MDPs weighed by their differences
};

// Where an edition says what is not a quality criterion.
struct DutchArticles {
  std::string_view rematch;          // [C1]
  std::string_view bye_bar;          // [C2]
  std::string_view absolute_colour;  // [C3]
  std::string_view completion;       // [C4]
  std::string_view bye_score;        // [C5]; empty where there is no such criterion
  std::string_view bracket;          // residents and moved-down players
  std::string_view subgroups;        // S1, S2, limbo
  std::string_view transposition;
  std::string_view exchange;
  std::string_view mdp_exchange;
  std::string_view preference;  // of colours
  std::string_view floats;
};

struct DutchEdition {
  SystemInfo info;
  std::string_view exact_id;  // of the system that never takes the fast way
  std::span<const swiss::CriterionInfo> quality;
  Completion completion;
  swiss::FieldRules field_rules;
  RepeatedDownfloats repeated_downfloats;
  std::span<const ColourReason> colour_articles;  // by swiss::ColourRule
  DutchArticles articles;
};

extern const DutchEdition kDutch2026;
extern const DutchEdition kDutch2017;

// The edition a pairing system of that identifier works by; null if it is another system.
const DutchEdition* FindEdition(std::string_view system_id);

}  // namespace ronda::dutch
