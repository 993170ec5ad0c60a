// A round of the FIDE (Dutch) system, paired, that answers questions about its brackets: what if these pairs were made,
// what if this one floated? The answers come from the engine.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/explain/facts.h"
#include "ronda/explain/statement.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::explain {

// How much may be spent on questions that need the exact way: the cube of the players concerned, summed up. Counted,
// not timed, so that the same round is always explained in the same words.
class Effort {
 public:
  explicit Effort(long long cubes) : left_(cubes) {}
  bool Spend(std::size_t players);

 private:
  long long left_;
};

// Enough for every question about a round of a few hundred players; of a larger one the questions that are easy.
inline constexpr long long kRoundEffort = 60'000'000;
// For a question somebody asked.
inline constexpr long long kQuestionEffort = 200'000'000;

class DutchRound {
 public:
  // The tournament and the edition must outlive it.
  static Result<std::unique_ptr<DutchRound>> Make(const Tournament& before, const PairingSystem& system);

  Scene scene() const { return {tournament_, field_, edition_}; }
  const swiss::Field& field() const { return field_; }
  const dutch::DutchEdition& edition() const { return edition_; }
  const RoundPairing& pairing() const { return pairing_; }
  std::span<const dutch::PairedBracket> brackets() const { return pairer_.brackets(); }

  // Why the bracket is not paired with this settled beforehand: the best candidate that has it, compared with the real
  // one. None where the effort does not suffice. `bracket` counts from 0.
  std::optional<Statement> WhyNotSettled(std::size_t bracket, const dutch::Settlement& settlement, Effort& effort);
  // Why the remainder of the bracket is not paired S1 against S2 as they are first composed.
  std::optional<Statement> WhyExchange(std::size_t bracket, Effort& effort);

  // How another legal pairing of the round compares, in the first bracket in which the two part; none if they have the
  // same pairs.
  struct Comparison {
    Verdict verdict;
    Statement statement;
  };
  std::optional<Comparison> Judge(const RoundPairing& other) const;

  // Who is behind the value of a criterion: who floats, who is denied a colour; empty where nobody in particular is.
  std::vector<PlayerIndex> PlayersBehind(swiss::Criterion criterion, std::size_t bracket,
                                         const swiss::Candidate& candidate) const;

 private:
  DutchRound(const Tournament& before, const dutch::DutchEdition& edition, RoundPairing pairing);

  Statement WhyNotCompleted(const dutch::PairedBracket& paired, const dutch::Settlement& settlement) const;
  std::optional<Comparison> Compare(std::size_t bracket, const swiss::Candidate& other) const;

  const Tournament& tournament_;
  const dutch::DutchEdition& edition_;
  swiss::Field field_;
  dutch::RoundPairer pairer_;
  RoundPairing pairing_;
};

// What a verdict of the engine says: "worse-..." by the first criterion, "later-..." by the order of the candidates.
Statement OfVerdict(const Verdict& verdict);

}  // namespace ronda::explain
