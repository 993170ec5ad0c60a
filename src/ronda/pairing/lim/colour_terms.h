// What the choices of a Lim round ask about colours and ratings: what colour a player is due, whether two are due
// different ones, and whether a maxi-tournament lets one player take the part of another.
#pragma once

#include <cstdlib>
#include <optional>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/lim/rules.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

class ColourTerms {
 public:
  ColourTerms(const Tournament& tournament, const swiss::Field& field, const LimRules& rules)
      : field_(field), reach_(rules.colour_reach) {
    const History history(tournament);
    for (const swiss::Entrant& entrant : field.entrants()) {
      ratings_.push_back(tournament.player(entrant.player).rating.value_or(0));
      floated_.push_back(WasTransferred(tournament, history, entrant));
    }
  }

  const swiss::Field& field() const { return field_; }
  // Nobody without a rating is rated above anybody.
  int rating(Place place) const { return ratings_[place]; }

  // C.04.4.3 §3.10: whether the player was transferred to another scoregroup in the round before (decision 153).
  bool FloatedBefore(Place place) const { return floated_[place]; }

  // C.04.4.3 §5.1, §5.5, §5.6: the only colour allowed, else the equalising, else the alternate one; none before
  // the first game (decision 156).
  std::optional<Colour> Due(Place place) const {
    const auto& preference = field_[place].preference;
    return preference ? std::optional(preference->colour) : std::nullopt;
  }

  bool DueColoursDiffer(Place a, Place b) const { return !Due(a) || !Due(b) || *Due(a) != *Due(b); }

  // C.04.4.3 §3.2.3, §3.8, §5.7.
  bool MayStandInFor(Place place, Place first_choice) const {
    return !reach_ || std::abs(rating(place) - rating(first_choice)) <= *reach_;
  }

 private:
  // C.04.4.3 §2.3, §3.1: the floater is the one who leaves the scoregroup: above the median the player with the higher
  // score of the two, below it the one with the lower, and both where they met across it.
  static bool WasTransferred(const Tournament& tournament, const History& history, const swiss::Entrant& entrant) {
    if (entrant.last_float == Float::kNone) return false;
    const Round last(tournament.rounds());
    const std::int32_t twice_median = (tournament.rounds() - 1) * tournament.data().point_system.Win().tenths();
    const std::int32_t twice_own = 2 * history.PairingScore(entrant.player, last).tenths();
    return entrant.last_float == Float::kDown ? twice_own > twice_median : twice_own < twice_median;
  }

  const swiss::Field& field_;
  std::optional<int> reach_;
  IdVector<Place, int> ratings_;
  IdVector<Place, bool> floated_;
};

}  // namespace ronda::lim
