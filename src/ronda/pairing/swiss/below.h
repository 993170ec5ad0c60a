// What can be said of the players below a bracket without pairing them. In a large group everybody may meet nearly
// everybody, so whoever floats down, the next bracket can be paired perfectly and the round can be completed; then
// neither has to take part when the bracket is paired. The arguments are degree conditions (docs/performance.md): they
// may fail where the claim is true, never hold where it is false.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Where the player with an imposed colour is, if there is one.
enum class Restricted : std::uint8_t { kMayBeThere, kIsElsewhere };

class Below {
 public:
  explicit Below(const Field& field);

  // Whoever of the bracket floats, as long as there are `floaters` of them: all of them can be paired with players of
  // the next scoregroup, and these with each other but for one if the number is odd.
  bool NextTakesAny(const Bracket& bracket, int floaters, Restricted restricted = Restricted::kMayBeThere) const;

  // Whoever of the bracket and the next scoregroup comes down, as long as there are `floaters` of them: they and the
  // rest can be paired, the bye going to one of the candidates among the rest.
  bool RestTakesAny(const Bracket& bracket, int floaters, Restricted restricted = Restricted::kMayBeThere) const;

 private:
  // Over the places from `first` to `last - 1`: an upper bound on how many of them a player of the bracket, or one of
  // themselves, may not meet.
  int MostForbidden(Place first, Place last, int most_by_name) const;
  int MostForbiddenByName(Place first, Place last) const;
  int ForbiddenByName(Place place) const;
  // Whether the player with an imposed colour may meet so many of the places from `first` to `last - 1`.
  bool RestrictedMayMeet(Place first, Place last, int at_least) const;

  const Field& field_;
  ByColour<IdVector<Place, int>> absolute_before_;  // absolute preferences among the places before
  IdVector<Place, int> most_by_name_from_;          // most opponents forbidden to any player from this place down
};

}  // namespace ronda::swiss
