// The players of a round who have no opponent yet, while pair after pair is made: whether two of them may be the next
// pair so that the round can still be completed. One search a question, where CanComplete (completion.h) looks at
// everybody anew.
#pragma once

#include <span>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

class UnpairedPlayers {
 public:
  // Everybody of the field, who can all be paired, with one of the candidates as the bye if there are any.
  UnpairedPlayers(const Field& field, std::span<const Place> bye_candidates);

  bool LeaveCompletableRound(const Pair& pair) const {
    return left_.MayPair(VertexOf(pair.higher), VertexOf(pair.lower));
  }
  // A pair that leaves a completable round is made.
  void Take(const Pair& pair) { left_.Settle(VertexOf(pair.higher), VertexOf(pair.lower)); }

 private:
  matching::PerfectMatching left_;  // places, then the bye
};

}  // namespace ronda::swiss
