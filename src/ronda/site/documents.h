// What the API and the scripts of the desk read: a tournament as JSON, by the numbers of the journal.
#pragma once

#include "ronda/desk/version.h"
#include "ronda/journal/act.h"
#include "ronda/sheets/value.h"

namespace ronda::site {

// Everything a screen needs: the event, players with their numbers, rounds with their boards and results, what is open.
// What is not published is in it only if `version` has it.
sheets::Value TournamentDocument(const desk::Version& version, const std::string& slug);
sheets::Value RoundDocument(const desk::Version& version, Round round);
sheets::Value ActDocument(const journal::Act& act);

// What stands between the event and its next round, in the order in which it has to be done; empty: it can be paired.
struct Blocker {
  std::string code;  // "draft", "open-games", "no-players", "finished", "handed-over", "closed"
  std::int32_t count = 0;
};
std::vector<Blocker> BlockersOf(const journal::State& state);

}  // namespace ronda::site
