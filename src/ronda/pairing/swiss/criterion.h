// The criteria a candidate of a bracket is judged by, named by what they mean; each edition of each system gives them
// its own tags, articles and order. What each of them is, criterion_table.h has in one row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ronda::swiss {

// The quality criteria a candidate is judged by.
enum class Criterion : std::uint8_t {
  kPairs,                      // as many pairs as possible
  kDownfloaterScores,          // lowest scores of the downfloaters, highest first
  kPairingScoreDifference,     // smallest list of score differences (PSD)
  kNextBracket,                // most pairs, then best downfloaters, in the next bracket
  kByeUnplayedRounds,          // the bye to one with few unplayed rounds
  kTopscorerColourDifference,  // topscorers or their opponents beyond a colour difference of ±2
  kTopscorerThirdColour,       // topscorers or their opponents with a colour three times running
  kSameOrigin,                 // pairs of one club or federation, where the organiser asks for it; of no FIDE text
  kRatingGap,                  // pairs of equal score whose ratings are too far apart, likewise
  kColourPreference,
  kStrongColourPreference,
  kRepeatedDownfloat,  // downfloat as in the round before
  kRepeatedUpfloat,
  kEarlierDownfloat,  // downfloat as two rounds before
  kEarlierUpfloat,
  kRepeatedDownfloatDifferences,  // score differences of those
  kRepeatedUpfloatDifferences,
  kEarlierDownfloatDifferences,
  kEarlierUpfloatDifferences,
  kCount,  // how many there are; no criterion, and always last
};
inline constexpr auto kCriteria = static_cast<std::size_t>(Criterion::kCount);

// Which count shows that a criterion cannot be met better.
enum class BoundBy : std::uint8_t { kPairs, kLowestScores, kNextBracket, kColours, kStrongColours, kComparison };

struct CriterionInfo {
  Criterion criterion;
  std::string_view tag;
  std::string_view article;
  std::string_view meaning;
};

// Decision 180: what an organiser may add to any edition, before its criteria about colours.
inline constexpr CriterionInfo kB3Bis{Criterion::kSameOrigin, "B3 bis", "book 2.9",
                                      "pairs of the same club or federation"};
inline constexpr CriterionInfo kB3BisBis{Criterion::kRatingGap, "B3 bis bis", "book 2.9",
                                         "pairs of equal score whose ratings are too far apart"};

}  // namespace ronda::swiss
