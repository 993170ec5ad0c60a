// An edition of the Dutch system as it was before 2017, when it was written as a procedure: the requirements it lowers
// one by one (C3, C10), most important first, and a few policies in which the texts differ.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "ronda/base/enum_array.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch_procedure {

// What a pair or a player who is left over can do against the criteria.
enum class Fault : std::uint8_t {
  kAbsoluteColours,    // C.04.3/2012 §B2; /2011 §B2: two with the same absolute preference, one or both a topscorer
  kSquaredDifference,  // C.04.3/2012 §B3 as §D4 has it: the square of the difference of their scores, in tenths
  kSameOrigin,         // B3 bis: the same club or federation
  kRatingGap,          // B3 bis bis: the same score, and ratings too far apart
  kColoursTreatedSo,  // C.04.3/2012 §A7.d; /2011 §A7.d: the same preference, both strong or absolute, in an odd round
  kSameColour,        // X: the same preference
  kSameStrongColour,  // Z: the same preference, both strong or absolute, in an even round
  kDownfloatAgain,    // C.04.3/2012 §B5; /2011 §B5
  kDownfloatAsEarlier,  // C.04.3/2012 §B6; /2011 §B6
  kUpfloatAgain,        // C.04.3/2012 §B5; /2011 §B5
  kUpfloatAsEarlier,    // C.04.3/2012 §B6; /2011 §B6
};
template <class T>
using ByFault = EnumArray<Fault, T, Fault::kUpfloatAsEarlier>;

// One of the requirements (C.04.3/2012 §C3; /2011 §C3), met as well as possible before the next one is looked at.
struct Requirement {
  std::string_view tag;
  std::string_view article;
  std::string_view meaning;
  std::array<Fault, 2> faults;  // what counts against it; twice the same where it is one thing
};

// For whom B2 may be dropped in the last round (C.04.3/2012 §C10.g; /2011 §C10.g).
// Decision 124.
enum class TopscorerRule : std::uint8_t {
  kBothTopscorers,
  kEitherTopscorer,  // 2012: an opponent of a topscorer counts as one
};

// Which moved-down players are paired if not all can be (C.04.3/2012 §C8.b, §D3, §C14.b; /2011 §C14.b).
enum class MovedDownChoice : std::uint8_t {
  kHighest,  // 2011: the M1 highest
  kByD3,     // 2012: the first set of M1 that can be
};

// What C12 asks of the players who come down instead.
enum class BacktrackSet : std::uint8_t { kSameNumber, kSameNumberAndScores };

struct Rules {
  SystemInfo info;
  std::string_view exact_id;  // of the same system without its fast way
  swiss::FieldRules field_rules;
  std::span<const Requirement> requirements;
  TopscorerRule topscorers;
  MovedDownChoice moved_down_choice;
  BacktrackSet backtrack_set;
  swiss::ColourPolicy colours;
  std::span<const ColourReason> colour_articles;  // by swiss::ColourRule
};

extern const Rules kDutch2012;
extern const Rules kDutch2011;
extern const Rules kDutchBook;
// The Burstein system as the book has it: its Dutch system, ranked anew by tie-breaks before every round.
extern const Rules kBursteinBook;

}  // namespace ronda::dutch_procedure
