#include "ronda/pairing/matches/round_pairer.h"

#include <algorithm>
#include <tuple>

#include "ronda/pairing/swiss/pairable.h"

namespace ronda::matches {
namespace {

// C.04.5/2026 §3.4; C.04.6/2025 §2.1; /2026 §3.4: who leaves a legal pairing for the others, has the lowest score, has
// played most matches, has the largest number.
std::optional<Place> ChooseBye(const swiss::Field& field, const std::vector<Place>& everybody) {
  std::vector<Place> candidates;
  std::ranges::copy_if(everybody, std::back_inserter(candidates),
                       [&](Place place) { return field[place].may_have_bye; });
  std::ranges::sort(candidates, {}, [&](Place place) {
    const swiss::Entrant& entrant = field[place];
    return std::tuple(entrant.score, -std::ssize(entrant.colours), -entrant.player.value());
  });
  const auto found = std::ranges::find_if(
      candidates, [&](Place place) { return swiss::CanPair(field, swiss::Without(everybody, place)); });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

// The top scoregroup of those who are unpaired, with its upfloaters.
PairedBracket PairTop(const swiss::Field& field, const RoundTerms& terms, std::vector<Place>& unpaired, Way way) {
  PairedBracket paired;
  Upfloaters upfloaters = ChooseUpfloaters(field, terms, unpaired, way);
  const Points top = field[unpaired.front()].score;
  std::ranges::copy_if(unpaired, std::back_inserter(paired.bracket.residents),
                       [&](Place place) { return field[place].score == top; });
  paired.bracket.upfloaters = std::move(upfloaters.places);
  paired.next_upfloaters = upfloaters.next_upfloaters;
  paired.pairs = PairBracket(field, terms, paired.bracket, way);
  std::erase_if(unpaired, [&](Place place) { return field[place].score == top || paired.bracket.IsUpfloater(place); });
  return paired;
}

}  // namespace

std::optional<PairedRound> PairRound(const swiss::Field& field, const RoundTerms& terms, Way way) {
  PairedRound round;
  std::vector<Place> unpaired(field.places().begin(), field.places().end());
  if (unpaired.size() % 2 == 1) {
    round.bye = ChooseBye(field, unpaired);
    if (!round.bye) return std::nullopt;
    unpaired = swiss::Without(unpaired, *round.bye);
  } else if (!swiss::CanPair(field, unpaired)) {
    return std::nullopt;
  }
  while (!unpaired.empty()) round.brackets.push_back(PairTop(field, terms, unpaired, way));
  return round;
}

}  // namespace ronda::matches
