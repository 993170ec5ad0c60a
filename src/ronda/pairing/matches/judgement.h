// How well a pairing meets the criteria, and why the rules prefer theirs to another.
#pragma once

#include <optional>
#include <vector>

#include "ronda/pairing/matches/round_pairer.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/verdict.h"

namespace ronda::matches {

// The value of every quality criterion for a bracket, in their order.
std::vector<CriterionValue> ValuesOf(const swiss::Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                                     const PairedBracket& paired);

struct JudgedRound {
  const Tournament& event;
  const swiss::Field& field;
  const RoundTerms& terms;
  const UpfloatEdition& edition;
};

// Why `own`, the pairing of the rules, goes before the proposed one; none if the two are the same.
std::optional<Verdict> Compare(const JudgedRound& round, const PairedRound& own, const RoundPairing& proposed);

}  // namespace ronda::matches
