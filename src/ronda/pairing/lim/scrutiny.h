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
  // Vertex v of `inside` is members[v]; floaters are set aside, and everybody else can be paired.
  Scrutiny(const ColourTerms& terms, const Group& group, std::span<const int> members, Inside& inside);

  void Run(GroupPairing& result);

 private:
  void PairFloaters(std::span<const int> floaters, Direction direction, GroupPairing& result);
  void PairRest(GroupPairing& result);
  // The opponent that somebody gets, and the first he could have had, if it is enough that two may meet.
  struct Choice {
    int first = 0;
    int chosen = 0;
  };
  std::optional<Choice> ChooseFreely(std::span<const int> arranged) const;
  std::optional<std::vector<Couple>> PairFreely(std::vector<int> arranged) const;
  bool CouldHave(const Choice& choice, const IdVector<Place, int>& opponent_of) const;
  bool HasUnwantedPairs() const;
  std::optional<int> OpponentFor(int place, std::span<const int> order) const;
  std::optional<int> OpponentAmong(int place, std::span<const int> order) const;
  void Settle(int place, int opponent, GroupPairing& result);
  bool IsFree(int place) const { return free_[Place(place)]; }
  int VertexOf(int place) const { return vertex_of_[Place(place)]; }

  const ColourTerms& terms_;
  const Group& group_;
  Inside& inside_;
  IdVector<Place, int> vertex_of_;
  IdVector<Place, bool> free_;
};

// C.04.4.3 §4.2, §4.3 (decision 155): the opponents that the first of the list tries, who would meet the first of the
// lower half.
std::vector<int> ExchangeOrder(std::span<const int> arranged);

}  // namespace ronda::lim
