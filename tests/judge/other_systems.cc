#include "judge/other_systems.h"

#include <algorithm>

namespace ronda::judge {

Tournament WithoutLastRound(const Tournament& tournament) {
  TournamentData data = tournament.data();
  data.planned_rounds = std::max(tournament.planned_rounds(), tournament.rounds()) + 2;
  return Tournament::Make(std::move(data)).value();
}

Colour ColourOfHigher(const Entrant& higher, const Entrant& lower, Colour initial, PreferenceOf preference) {
  // 5.2.1
  if (higher.colours.empty() && lower.colours.empty()) return higher.odd_number ? initial : Opposite(initial);
  const auto of_higher = preference(higher);
  const auto of_lower = preference(lower);
  // 5.2.2
  if (!of_higher) return Opposite(of_lower->colour);
  if (!of_lower || of_higher->colour != of_lower->colour) return of_higher->colour;
  // 5.2.3
  if (of_higher->strength > of_lower->strength) return of_higher->colour;
  if (of_higher->strength < of_lower->strength) return Opposite(of_lower->colour);
  // 5.2.4
  const std::size_t games = std::min(higher.colours.size(), lower.colours.size());
  for (std::size_t back = 1; back <= games; ++back) {
    const Colour then = higher.colours[higher.colours.size() - back];
    if (then != lower.colours[lower.colours.size() - back]) return Opposite(then);
  }
  // 5.2.5
  return of_higher->colour;
}

}  // namespace ronda::judge
