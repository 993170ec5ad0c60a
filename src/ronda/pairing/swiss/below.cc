#include "ronda/pairing/swiss/below.h"

#include <algorithm>

#include "ronda/base/id_range.h"

namespace ronda::swiss {
Below::Below(const Field& field) : field_(field) {
  for (auto& counts : absolute_before_) counts.assign(field.size() + 1, 0);
  most_by_name_from_.assign(field.size() + 1, 0);
  for (const Place place : field.places()) {
    const Entrant& entrant = field[place];
    for (auto& counts : absolute_before_) counts[Next(place)] = counts[place];
    const bool absolute = entrant.preference && entrant.preference->strength == PreferenceStrength::kAbsolute;
    if (absolute) ++absolute_before_[entrant.preference->colour][Next(place)];
  }
  for (Place place(field.size() - 1); place >= Place(0); --place) {
    most_by_name_from_[place] = std::max(most_by_name_from_[Next(place)], ForbiddenByName(place));
  }
}

// A player whose round is imposed is not among those the arguments are about; one with an imposed colour is looked
// after separately.
int Below::ForbiddenByName(Place place) const {
  if (field_.IsSettled(place) || field_.restricted() == place) return 0;
  return static_cast<int>(field_.forbidden(place).size());
}

bool Below::RestrictedMayMeet(Place first, Place last, int at_least) const {
  const Place place = *field_.restricted();
  int may = 0;
  for (Place other = first; other < last; ++other) may += other != place && field_.MayMeet(place, other) ? 1 : 0;
  return may >= at_least;
}

int Below::MostForbidden(Place first, Place last, int most_by_name) const {
  int absolute = 0;
  for (const auto& counts : absolute_before_) {
    absolute = std::max(absolute, counts[last] - counts[first]);
  }
  if (!field_.kept_apart().forbids_anybody()) return most_by_name + absolute;
  std::vector<Place> places;
  for (Place place = first; place < last; ++place) places.push_back(place);
  return most_by_name + absolute + field_.kept_apart().MostForbidden(places);
}

int Below::MostForbiddenByName(Place first, Place last) const {
  int highest = 0;
  for (Place place = first; place < last; ++place) highest = std::max(highest, ForbiddenByName(place));
  return highest;
}

// Each floater takes a separate opponent out of the scoregroup: possible if each may meet at least as many as there
// are floaters. Those left, one fewer if their number is odd, can be paired if each may meet half of the others
// (Dirac). The odd one may be chosen first, so it can be anybody.
bool Below::NextTakesAny(const Bracket& bracket, int floaters, Restricted restricted) const {
  if (bracket.next.empty()) return false;
  const int size = Count(bracket.next);
  const Place first = bracket.next.front();
  const Place last = Next(bracket.next.back());
  int most_by_name = MostForbiddenByName(first, last);
  for (const auto* players : {&bracket.mdps, &bracket.residents}) {
    for (const Place place : *players) most_by_name = std::max(most_by_name, ForbiddenByName(place));
  }
  const int forbidden = MostForbidden(first, last, most_by_name);
  const int odd_one = (size - floaters) % 2;
  const bool one_is_restricted = field_.restricted() && restricted == Restricted::kMayBeThere;
  const int kept_free = one_is_restricted ? 1 : 0;
  if (size - odd_one - kept_free - forbidden < floaters) return false;
  int taken = floaters + odd_one;
  if (one_is_restricted) {
    if (!RestrictedMayMeet(first, last, taken + 1)) return false;
    taken += 2;
  }
  return 2 * (size - 1 - forbidden - taken) >= size - taken;
}

bool Below::RestTakesAny(const Bracket& bracket, int floaters, Restricted restricted) const {
  const bool with_bye = !bracket.bye_candidates.empty();
  if (bracket.rest.empty()) return floaters == 0 && !with_bye;
  const int size = Count(bracket.rest);
  const Place first = bracket.rest.front();
  const Place last = Next(bracket.rest.back());
  if (with_bye && bracket.bye_candidates.back() < first) return false;
  const Place top = bracket.mdps.empty() ? bracket.residents.front() : bracket.mdps.front();
  const int forbidden = MostForbidden(first, last, most_by_name_from_[top]);
  const bool one_is_restricted = field_.restricted() && restricted == Restricted::kMayBeThere;
  const int kept_free = one_is_restricted ? 1 : 0;
  if (size - forbidden - kept_free - (with_bye ? 1 : 0) < floaters) return false;
  int taken = floaters + (with_bye ? 1 : 0);
  if (one_is_restricted) {
    if (!RestrictedMayMeet(first, last, taken + 1)) return false;
    taken += 2;
  }
  const int left = size - taken;
  if (left < 0 || left % 2 != 0) return false;
  return 2 * (size - 1 - forbidden - taken) >= left;
}

}  // namespace ronda::swiss
