// A round as the book works it out on paper (Elementos §2.9, A): what a group wants and what it can have, and who may
// meet whom.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ronda/model/tournament.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::explain {

// T players, P pairs, B and N who want White and Black, F who will float and X whose preference will be denied, with
// the letter of the colour.
struct Forecast {
  int players = 0;
  int pairs = 0;
  int white = 0;
  int black = 0;
  std::string floats;
  std::string denied;
};
// Whoever has no preference counts for the colour fewer want.
Forecast ForecastOf(int players, int white, int black);

// The next round of a tournament, with everybody's place in it.
class RoundOnPaper {
 public:
  explicit RoundOnPaper(const Tournament& before);

  const swiss::Field& field() const { return field_; }

  // Of the group with these places.
  Forecast ForecastOf(std::span<const Place> places) const;
  // Why two may not, or should not, meet: the strictest criterion they would break, B1, B2 or B4; empty if none.
  std::string_view ObjectionTo(Place a, Place b) const;
  // By B1 and B2.
  bool MayMeet(Place a, Place b) const { return field_.MayMeet(a, b); }

 private:
  int Wanting(std::span<const Place> places, Colour colour) const;

  swiss::Field field_;
};

}  // namespace ronda::explain
