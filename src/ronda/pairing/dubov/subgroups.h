// Pairs a bracket of the Dubov system once its upfloaters are known (C.04.4.1/2026 §3.2.3 to §3.2.6, §4.3, §4.4): White
// seekers against Black seekers, shifters where their numbers or their past demand it, and the first transposition.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

struct Subgroups {
  std::vector<Place> g1;  // as first divided
  std::vector<Place> g2;
  std::vector<Place> shifted;  // from one to the other, in the order of the text
  std::vector<Place> s1;       // G1 as recomposed, sorted
  std::vector<Place> t2;       // G2 as recomposed, in the transposition chosen: s1[i] meets t2[i]
};

// C.04.4.1/2026 §4.3.3: the sequence in which the players of a sorted list become shifters, from the middle outwards.
// The middle one of those left is each time the next beyond those taken, on the one side and on the other by turns.
template <class Player>
std::vector<Player> FromTheMiddle(const std::vector<Player>& sorted) {
  std::vector<Player> sequence;
  std::size_t first = sorted.size() / 2;  // sorted[first, end) is taken
  std::size_t end = first;
  while (sequence.size() < sorted.size()) {
    const bool is_even = (sorted.size() - sequence.size()) % 2 == 0;
    sequence.push_back(is_even ? sorted[--first] : sorted[end++]);
  }
  return sequence;
}

struct SubgroupTerms {
  IdSpan<Place, const Record> records;
  swiss::Way way = swiss::Way::kFastWhereProven;
};

// Whether it is shown at once that everybody can be paired if as few are shifted as colours demand, and they are the
// first of their sequence.
bool FirstShiftersDo(const swiss::Field& field, const SubgroupTerms& terms, std::span<const Place> bracket);

// The bracket, an even number of players in ranking order, can be paired.
Subgroups PairSubgroups(const swiss::Field& field, const SubgroupTerms& terms, std::span<const Place> bracket);

}  // namespace ronda::dubov
