#include "ronda/pairing/monrad/colours.h"

#include <optional>

namespace ronda::monrad {
namespace {

std::optional<Colour> PlayedColour(const Tournament& tournament, PlayerIndex player, Round round) {
  const RoundEntry& entry = tournament.entry(player, round);
  return Traits(entry.result).played ? entry.colour : std::nullopt;
}

Board BoardOf(const OrderedPair& pair, Colour of_higher, ColourReason reason) {
  if (of_higher == Colour::kWhite) return {pair.higher, pair.lower, reason};
  return {pair.lower, pair.higher, reason};
}

}  // namespace

// In the last round in which the two had not the same, whoever had a colour has it more recently than the other.
Board WithColours(const Tournament& tournament, const OrderedPair& pair) {
  for (int r = tournament.rounds(); r >= 1; --r) {
    const auto of_higher = PlayedColour(tournament, pair.higher, Round(r));
    const auto of_lower = PlayedColour(tournament, pair.lower, Round(r));
    if (of_higher == of_lower) continue;
    return BoardOf(pair, of_higher ? Opposite(*of_higher) : *of_lower, {"2.9.1", "longer without the colour"});
  }
  const Colour initial = tournament.InitialColour().value_or(Colour::kWhite);
  return BoardOf(pair, pair.board % 2 == 1 ? initial : Opposite(initial), {"2.9.1", "same colours so far; by board"});
}

}  // namespace ronda::monrad
