// The verbs of `ronda players`, one file each, and what they share.
#pragma once

#include <optional>
#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/players/listed_player.h"

namespace ronda::cli {

void AddPlayers(Verb app, Context& context);
void AddPlayersImport(Verb verb, Context& context);
void AddPlayersFind(Verb verb, Context& context);
void AddPlayersFill(Verb verb, Context& context);
void AddPlayersCheck(Verb verb, Context& context);

// Where the list is: --list, else what RONDA_PLAYERS names, else players.sqlite in the user's data folder.
std::string DefaultList();

// --list; `list` must live as long as the verb.
void AddList(Verb verb, std::string& list);
// --rating; none: by the time control of the event.
void AddRating(Verb verb, std::optional<players::RatingKind>& kind, const std::string& what);

// What is wrong with a month, for Option::Check.
std::string MonthFault(const std::string& text);

}  // namespace ronda::cli
