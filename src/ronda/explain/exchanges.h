// The exchanges of a group one after the other, by elimination (Elementos §A.7.3): which of them leave everybody an
// opponent, by the pairs that B1 and B2 allow, and who has nobody where they do not.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ronda/pairing/place.h"

namespace ronda::explain {

struct ExchangeQuestion {
  std::vector<Place> players;    // of the homogeneous part, in ranking order, an even number
  std::vector<PlacePair> pairs;  // as it is paired, everybody once
  std::function<bool(Place, Place)> may_meet;
};

// What is left of the part once the pairs are made that are the only ones somebody has left.
enum class Remainder {
  kNobody,      // everything was forced
  kPairable,    // the others can be paired
  kUnpairable,  // the others cannot all be paired
  kAlone,       // somebody has nobody left
};

// The players of the upper half who change places with as many of the lower half, and what becomes of the part.
struct TriedExchange {
  std::vector<Place> out;
  std::vector<Place> in;
  std::vector<PlacePair> forced;  // in the order they are made
  Remainder remainder = Remainder::kNobody;
  std::optional<Place> alone;  // with kAlone
};

struct TriedExchanges {
  std::vector<TriedExchange> tried;  // in turn; the last is the one the pairing has
  std::size_t left_out = 0;          // before the last, where they are too many to read
};

// Empty if the pairing has no exchange or the part is too large to go through them.
TriedExchanges ExchangesInTurn(const ExchangeQuestion& question);

}  // namespace ronda::explain
