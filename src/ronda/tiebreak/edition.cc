#include "ronda/tiebreak/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/model/event_dates.h"

namespace ronda::tiebreak {
namespace {

constexpr std::array<Edition, 5> kEditions{{
    {"c07-2026", "FIDE Handbook C.07, from March 2026", "2026/03/01", "", AdjustedScore::kTrailingByesDrawn,
     Dummy::kOwnScoreCapped, CutRule::kVoluntaryFirst, PredeterminedForfeits::kGamesExceptOwnLosses,
     Encounter::kSafeRanks},
    {"c07-2024", "FIDE Handbook C.07, August 2024 to February 2026", "2024/08/01", "2026/02/28",
     AdjustedScore::kTrailingByesDrawn, Dummy::kOwnScore, CutRule::kVoluntaryFirst, PredeterminedForfeits::kGames,
     Encounter::kSafeRanks},
    {"c07-2023", "FIDE Handbook C.07, September 2023 to July 2024", "2023/09/01", "2024/07/31",
     AdjustedScore::kTrailingByesDrawn, Dummy::kOwnScore, CutRule::kVoluntaryFirst, PredeterminedForfeits::kGames,
     Encounter::kSafeRanks},
    {"c07-2009", "FIDE rules with a virtual opponent, to August 2023", "", "2023/08/31", AdjustedScore::kUnplayedDrawn,
     Dummy::kVirtualOpponent, CutRule::kLeast, PredeterminedForfeits::kGames, Encounter::kSafeRanks},
    // Decision 051.
    {"book", "Elementos de un torneo (2017), chapter 3", "", "", AdjustedScore::kUnplayedDrawn, Dummy::kDrawWithOneself,
     CutRule::kLeast, PredeterminedForfeits::kAsElsewhere, Encounter::kPlainSum},
}};

const Edition* OnDay(const Date& day) {
  return &EditionOn(fmt::format("{:04}/{:02}/{:02}", day.year, day.month, day.day));
}

}  // namespace

std::span<const Edition> Editions() { return kEditions; }

const Edition& CurrentEdition() { return kEditions.front(); }

const Edition* FindEdition(std::string_view id) {
  const auto found = std::ranges::find(kEditions, id, &Edition::id);
  return found == kEditions.end() ? nullptr : &*found;
}

const Edition& EditionOn(std::string_view date) {
  // From the newest to the oldest; dates of this form compare as texts.
  const auto found = std::ranges::find_if(kEditions, [&](const Edition& edition) { return edition.from <= date; });
  return *found;
}

const Edition& EditionFor(const EventInfo& event) {
  const auto edition = ByFirstDay(event, OnDay);
  return edition ? **edition : CurrentEdition();
}

std::string WhyEditionFor(const EventInfo& event) {
  return ByFirstDay(event, OnDay) ? WhyInForce(event) : WhyNewest(event);
}

}  // namespace ronda::tiebreak
