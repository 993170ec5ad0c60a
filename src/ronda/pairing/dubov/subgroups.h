// Pairs a bracket of the Dubov system once its upfloaters are known (C.04.4.1/2026 §3.2.3 to §3.2.6, §4.3, §4.4): White
// seekers against Black seekers, shifters where their numbers or their past demand it, and the first transposition.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

// Places of the field.
struct Subgroups {
  std::vector<int> g1;  // as first divided
  std::vector<int> g2;
  std::vector<int> shifted;  // from one to the other, in the order of the text
  std::vector<int> s1;       // G1 as recomposed, sorted
  std::vector<int> t2;       // G2 as recomposed, in the transposition chosen: s1[i] meets t2[i]
};

// C.04.4.1/2026 §4.3.3: the sequence in which the players of a sorted list become shifters, from the middle outwards.
std::vector<int> FromTheMiddle(std::span<const int> sorted);

struct SubgroupTerms {
  std::span<const Record> records;
  swiss::Way way = swiss::Way::kFastWhereProven;
};

// Whether it is shown at once that everybody can be paired if as few are shifted as colours demand, and they are the
// first of their sequence.
bool FirstShiftersDo(const swiss::Field& field, const SubgroupTerms& terms, std::span<const int> bracket);

// The bracket, an even number of players in ranking order, can be paired.
Subgroups PairSubgroups(const swiss::Field& field, const SubgroupTerms& terms, std::span<const int> bracket);

}  // namespace ronda::dubov
