// Who meets whom in a scoregroup whose floaters have left (C.04.4.3 §2.4, §3.6-§3.8, articles 4 and 5): first those who
// floated into it, then the others, upper half against lower half, with the exchanges that compatibility and due
// colours ask for.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/lim/colour_terms.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/lim/inside.h"
#include "ronda/pairing/place.h"

namespace ronda::lim {

class Scrutiny {
 public:
  // Floaters are set aside, and everybody else can be paired.
  Scrutiny(const ColourTerms& terms, const Group& group, const IdVector<Member, Place>& members, Inside& inside);

  void Run(GroupPairing& result);

 private:
  void PairFloaters(std::span<const Place> floaters, Direction direction, GroupPairing& result);
  void PairRest(GroupPairing& result);
  // The opponent that somebody gets, and the first possible one, if it is enough that two may meet.
  struct Choice {
    Place first;
    Place chosen;
  };
  using Opponents = IdVector<Place, std::optional<Place>>;

  std::optional<Choice> ChooseFreely(std::span<const Place> arranged) const;
  std::optional<std::vector<PlacePair>> PairFreely(std::vector<Place> arranged) const;
  bool CouldHave(const Choice& choice, const Opponents& opponent_of) const;
  bool HasUnwantedPairs() const;
  std::optional<Place> OpponentFor(Place place, std::span<const Place> order) const;
  std::optional<Place> OpponentAmong(Place place, std::span<const Place> order) const;
  void Settle(Place place, Place opponent, GroupPairing& result);
  bool IsFree(Place place) const { return free_[place]; }
  Member MemberOf(Place place) const { return *member_of_[place]; }

  const ColourTerms& terms_;
  const Group& group_;
  Inside& inside_;
  IdVector<Place, std::optional<Member>> member_of_;
  IdVector<Place, bool> free_;
};

// C.04.4.3 §4.2, §4.3 (decision 155): the opponents that the first of the list tries, who would meet the first of the
// lower half.
std::vector<Place> ExchangeOrder(std::span<const Place> arranged);

}  // namespace ronda::lim
