// An event at tables, as the state of a desk has it.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/journal/state.h"
#include "ronda/pairing/tables/event.h"

namespace ronda::command {

// Whether the event is played at tables, and not by boards.
bool IsAtTables(const journal::State& state);

// Players have their numbers in the journal. Code "command-tables" if there is none.
Result<tables::Event> TablesEventOf(const journal::State& state);

// The round that is seated and that only staff see; none: everything is published.
std::optional<Round> DraftAtTables(const journal::State& state);
// The event as everybody sees it, as the state keeps it.
std::string PublishedTables(const journal::State& state);

// Whether the text of such an event can be read; nothing to say where there is none.
Result<void> CheckTables(const journal::State& state);

}  // namespace ronda::command
