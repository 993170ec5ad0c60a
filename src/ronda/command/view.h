// A state as the rest of the house knows events.
#pragma once

#include "ronda/base/result.h"
#include "ronda/handling/edition.h"
#include "ronda/journal/state.h"
#include "ronda/model/tournament.h"
#include "ronda/service/event.h"

namespace ronda::command {

// Code "journal-state" if the state contradicts itself, which no journal of ours does.
Result<Tournament> TournamentOf(const journal::State& state);

// Leaves out the totals a file states: in a journal they follow from the results.
void DropTotals(TournamentData& data);

// What a question about the event starts from: its system, settings and acceleration as the desk has them.
service::EventRequest RequestFor(const journal::State& state);
Parsed<service::WishedEvent> EventOf(const journal::State& state, const Tournament& tournament);

// Whether the desk can run the event as it is set. A closed system that a file names, and that no engine of ours pairs,
// is no fault: its rounds are drawn, entered and ranked all the same.
Result<void> CheckEvent(const journal::State& state, const Tournament& tournament);

// The handling rules the event is held by.
const handling::Edition& HandlingEditionOf(const Tournament& tournament);

}  // namespace ronda::command
