#include "ronda/explain/on_paper.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/pairing/dutch_procedure/rules.h"

namespace ronda::explain {

// Elementos §2.9: F floats if T is odd, of the colour more want; X is what of that colour is more than the pairs.
Forecast ForecastOf(int players, int white, int black) {
  const int without = players - white - black;
  (white <= black ? white : black) += without;
  Forecast forecast{players, players / 2, white, black, "0", "0"};
  const char majority = white >= black ? 'B' : 'N';
  const int floats = players % 2;
  if (floats > 0) forecast.floats = fmt::format("1{}", white == black ? "" : std::string(1, majority));
  const int denied = std::max(white, black) - floats - forecast.pairs;
  if (denied > 0) forecast.denied = fmt::format("{}{}", denied, majority);
  return forecast;
}

RoundOnPaper::RoundOnPaper(const Tournament& before) : field_(before, dutch_procedure::kDutchBook.field_rules) {}

Forecast RoundOnPaper::ForecastOf(std::span<const Place> places) const {
  return explain::ForecastOf(Count(places), Wanting(places, Colour::kWhite), Wanting(places, Colour::kBlack));
}

std::string_view RoundOnPaper::ObjectionTo(Place a, Place b) const {
  if (field_.IsForbidden(a, b)) return "B1";
  if (field_.SameAbsoluteColour(a, b)) return "B2";
  const auto& first = field_[a].preference;
  const auto& second = field_[b].preference;
  return first && second && first->colour == second->colour ? "B4" : "";
}

int RoundOnPaper::Wanting(std::span<const Place> places, Colour colour) const {
  return static_cast<int>(std::ranges::count_if(
      places, [&](Place place) { return field_[place].preference && field_[place].preference->colour == colour; }));
}

}  // namespace ronda::explain
