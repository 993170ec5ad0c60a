// The value of a candidate, criterion by criterion, counted straight from its pairs and downfloaters as the articles
// word them. Explanations and the checker use it; the engine itself weighs edges (criteria.h), and tests hold the two
// against each other.
#pragma once

#include <span>
#include <vector>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// `next_bracket`: the number of downfloaters of the next bracket and their scores; empty where nobody floats into it. A
// value that is smaller, list against list, is better.
std::vector<CriterionValue> ValueOf(const swiss::Field& field, const DutchEdition& edition,
                                    const swiss::Bracket& bracket, const swiss::Candidate& candidate,
                                    std::vector<int> next_bracket);

}  // namespace ronda::dutch
