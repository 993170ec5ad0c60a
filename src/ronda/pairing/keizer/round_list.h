// The list a Keizer round is paired from: everybody who is present, in the order of the standing, each with what the
// rules ask about the player's past. A place is a place among those present.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/settings.h"
#include "ronda/pairing/keizer/standing.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/colour_preference.h"

namespace ronda::keizer {

struct Present {
  PlayerIndex player{0};
  int byes = 0;
  std::optional<swiss::ColourPreference> preference;
  int colour_difference = 0;    // White less Black
  ByColour<int> last_round_of;  // the last round with the colour, 0 before the first
};

class RoundList {
 public:
  // For the next round of the tournament.
  RoundList(const Tournament& tournament, const Standing& standing, const Settings& settings);

  int size() const { return present_.size(); }
  const Present& operator[](Place place) const { return present_[place]; }
  IdRange<Place> places() const { return present_.ids(); }

  // Where a player stands; none if away.
  std::optional<Place> Find(PlayerIndex player) const { return place_of_[player]; }

  // Neither too soon after their last game, nor kept apart by the organiser, nor both in need of the same colour.
  bool MayMeet(Place a, Place b) const;
  // Whom each may not meet, ascending.
  const IdVector<Place, std::vector<Place>>& forbidden() const { return forbidden_; }

  // Both may not have the other colour again; only where colours are limited.
  bool BothNeedTheSame(Place a, Place b) const;

 private:
  void AddPresent(const Tournament& tournament, const Standing& standing, const Settings& settings);
  void ForbidRematches(const Tournament& tournament, const Settings& settings);
  void ForbidByRule(const Tournament& tournament);
  void Forbid(PlayerIndex one, PlayerIndex other);
  void ForbidByColours();
  void SortForbidden();

  ColourRule colours_;
  IdVector<Place, Present> present_;
  IdVector<PlayerIndex, std::optional<Place>> place_of_;
  IdVector<Place, std::vector<Place>> forbidden_;
};

}  // namespace ronda::keizer
