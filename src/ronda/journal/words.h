// An act as a sentence without its subject: "entered 1-0 at board 3 of round 2: 5 Example, Anna against 7 Example,
// Ben".
#pragma once

#include <string>

#include "ronda/journal/act.h"
#include "ronda/journal/state.h"

namespace ronda::journal {

// What was done, with names beside numbers: those players have after the act.
std::string Sentence(const Act& act, const State& after);

// Why, by which article and against which objections, in brackets; empty if nothing of that was said.
std::string Remarks(const Told& told);

}  // namespace ronda::journal
