// An edition of a system that pairs the top scoregroup together with upfloaters: the Double-Swiss system and the Swiss
// team system. They share the procedure and differ in a few criteria and in the colours.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::matches {

// The quality criteria of a bracket, in the words of the regulation.
enum class Criterion : std::uint8_t {
  kUpfloaters,         // as few as possible
  kUpfloaterScores,    // as high as possible, the lowest first
  kNextBracket,        // the following scoregroup needs as few upfloaters as possible
  kFloatedUpfloaters,  // upfloaters who floated in the round before
  kSameOrigin,         // pairs of one club or federation, where the organiser asks for it; of no FIDE text
  kRatingGap,          // pairs of equal score whose ratings are too far apart, likewise
  kColourPreference,
  kStrongColourPreference,
  kFloatedOpponents,   // opponents of upfloaters who floated in the round before
  kConsecutiveFloats,  // everybody in the bracket who floats now and floated in the round before
};

struct CriterionInfo {
  Criterion criterion;
  std::string_view tag;
  std::string_view article;
  std::string_view meaning;
};

// Whether the criterion plays a part in the round at all.
bool IsAskedFor(Criterion criterion, const swiss::Field& field);

// The rule that gave the colours of a pair.
enum class ColourRule : std::uint8_t {
  kNeitherPlayed,
  kOnlyPreference,
  kOppositePreferences,
  kOnlyStrongPreference,
  kFewerWhites,  // Double-Swiss: matches with White
  kLowerColourDifference,
  kLastDifference,
  kFirstPreference,
  kFirstAlternates,
  kOtherAlternates,
};

struct ColourStep {
  ColourRule rule;
  ColourReason reason;
};

// Where an edition says what is not a quality criterion.
struct UpfloatArticles {
  std::string_view rematch;  // [C1]
  std::string_view bye_bar;  // [C2]
  std::string_view completion;
  std::string_view bye;
  std::string_view upfloater_order;
  std::string_view identifier;
};

struct UpfloatEdition {
  SystemInfo info;
  std::string_view exact_id;  // of the system that never takes the fast way
  swiss::FieldRules field_rules;
  std::span<const CriterionInfo> quality;
  int rounds_without_float_criteria;  // so many at the end of the event
  std::span<const ColourStep> colours;
  UpfloatArticles articles;
};

extern const UpfloatEdition kDoubleSwiss;
extern const UpfloatEdition kTeamSwiss2026;
extern const UpfloatEdition kTeamSwiss2025;

}  // namespace ronda::matches
