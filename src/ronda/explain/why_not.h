// "Why does 5 not meet 9?", "why has 14 not got the bye?", "why has 8 not White?": the best legal round that has it so
// is paired by the engine and compared with the real one (decision 060).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/explain/statement.h"
#include "ronda/explain/subject.h"
#include "ronda/pairing/round_constraint.h"

namespace ronda::explain {

struct WhyNot {
  enum class Answer : std::uint8_t {
    kIsSo,        // the round is paired like that
    kForbidden,   // a rule forbids it by itself
    kImpossible,  // with it the others cannot all be paired
    kWorse,       // the best round with it is worse on a criterion
    kLater,       // equal on every criterion but later in the order
    kUnknown,     // the system cannot say
  };

  Answer answer = Answer::kUnknown;
  Statements statements;  // the answer first
  // The best round that has it, and how it compares in the bracket in which the two part.
  std::optional<RoundPairing> best = {};
  std::optional<Verdict> verdict = {};
};

// The players named take part in the round. Where it gives no account of itself, what a rule forbids by itself is told
// without its article.
WhyNot AskWhyNot(const Subject& subject, const RoundConstraint& constraint);
Result<WhyNot> AskWhyNot(const Tournament& before, const PairingSystem& system, const RoundConstraint& constraint);

// Boards of one that the other has not.
std::vector<Board> BoardsOnlyIn(const RoundPairing& one, const RoundPairing& other);

}  // namespace ronda::explain
