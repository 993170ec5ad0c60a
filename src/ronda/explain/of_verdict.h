// What a verdict of the engine says: "worse-..." by the first criterion, "later-..." by the order of the candidates.
#pragma once

#include "ronda/explain/statement.h"
#include "ronda/pairing/swiss/round_account.h"
#include "ronda/pairing/verdict.h"

namespace ronda::explain {

Statement OfVerdict(const Verdict& verdict);

// With the players behind it, where the round gives an account of itself.
Statement OfAccountedVerdict(const Verdict& verdict);
Statement OfAlternative(const swiss::Alternative& alternative);

}  // namespace ronda::explain
