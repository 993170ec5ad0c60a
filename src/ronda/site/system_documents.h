// How an event is paired, and which systems there are, as the API has them.
#pragma once

#include "ronda/desk/version.h"
#include "ronda/sheets/value.h"

namespace ronda::site {

// "contest" ("games", "two-games", "teams"), "settings" of the system, and the rounds that are "accelerated".
void AddSystem(const desk::Version& version, sheets::Record& record);

// Every system and edition: what it is called, whose rules it has and from when to when, what it pairs, and its
// identifier without colours where that makes sense.
sheets::Value SystemsDocument();

}  // namespace ronda::site
