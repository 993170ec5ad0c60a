// Why a criterion of a paired bracket cannot be met better: a bound that follows from counting, where counting shows
// it, else the fact that the engine compared all candidates.
#pragma once

#include "ronda/explain/statement.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

// "bound-none" where the criterion is met in full.
Statement BoundOf(const swiss::Field& field, const swiss::BracketAccount& bracket,
                  const swiss::CriterionAccount& criterion);

// The least number of players who cannot get their colour preference, or their strong one, when so many pairs are made:
// a board grants a colour to one player only.
struct ColourCount {
  int white = 0;  // who want it
  int black = 0;
};
int LeastDenied(const ColourCount& wanted, int players, int pairs);

}  // namespace ronda::explain
