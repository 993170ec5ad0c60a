// C.04.3/2026 §4.3; /2017 §D.2: which exchange of S1 and S2 comes first among the best candidates of a bracket. Weights
// are needed, but only those of the order: the criteria have been settled.
#pragma once

#include "ronda/base/id_vector.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/pairing/swiss/bracket.h"

namespace ronda::swiss {

struct ExchangeTask {
  const matching::BestMatchings& best;
  IdSpan<Bsn, const matching::Vertex> remainder;
  int pairs;  // as many of the remainder as there are in every best candidate
};

// Whether the player is the higher ranked of a pair, which is to say in S1 after the exchange
// (docs/dutch-order.md).
IdVector<Bsn, bool> FirstExchange(const ExchangeTask& task);

}  // namespace ronda::swiss
