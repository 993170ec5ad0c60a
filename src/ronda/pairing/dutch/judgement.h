// Why a pairing somebody else made is not the one the rules give: the first bracket in which the two part, and there
// the first criterion on which it is worse.
#pragma once

#include <optional>
#include <utility>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/verdict.h"

namespace ronda::dutch {

// `proposed` is legal and pairs the players of the field. None if it has the same pairs.
std::optional<Verdict> Compare(const swiss::Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                               const RoundPairing& proposed);

// In 2017 an ordinary bracket is not asked for completion (A.9, C.4).
bool AsksForCompletion(const DutchEdition& edition, const PairedBracket& paired);

// What those are whom a verdict on the criterion names.
Verdict::Concerned::Role RoleOf(swiss::Criterion criterion);

// The verdict on a bracket that leaves the bye to a higher score (C.04.3/2026 §2.3.1 [C5]).
Verdict WorseByeScore(const DutchEdition& edition, Verdict verdict, std::pair<Points, Points> expected_and_found);

// The same for one bracket: another candidate of a bracket that was paired. None if it has the same pairs.
std::optional<Verdict> CompareInBracket(const swiss::Field& field, const DutchEdition& edition,
                                        const RoundPairer& pairer,
                                        std::pair<const PairedBracket&, const swiss::Candidate&> ours_and_theirs);

}  // namespace ronda::dutch
