// The boards of a round as pages show them.
#pragma once

#include "ronda/base/html.h"
#include "ronda/command/seating.h"
#include "ronda/site/site.h"

namespace ronda::site {

// The player's name with a link to the page of the player.
Html PlayerLink(const Site::Visit& visit, journal::Uid uid);
// The pairing number.
std::string NumberText(const journal::State& state, journal::Uid uid);
std::string NameText(const journal::State& state, journal::Uid uid);

// "1-0", "½-½"; nothing for an open game.
std::string ResultText(const command::Seating& seating);

// By board, then who has no game.
Html BoardTable(const Site::Visit& visit, Round round);
// By name: where everybody sits, with which colour, against whom.
Html NameTable(const Site::Visit& visit, Round round);

// Whether the round was drawn with all others, so that there is nothing to explain.
bool IsDrawnRound(const Site::Visit& visit, Round round);

// Why somebody has no game: a schedule gives rest, a bracket lets through, all else is a bye.
std::string WithoutText(const Site::Visit& visit, Round round, ResultCode result);

// The round of the address, if it is one the visitor may see.
std::optional<Round> RoundFrom(const Site::Visit& visit);

}  // namespace ronda::site
