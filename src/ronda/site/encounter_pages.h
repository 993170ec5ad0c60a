// Teams on public pages that meet player by player: whose boards they are, and what they make.
#pragma once

#include "ronda/base/html.h"
#include "ronda/site/site.h"

namespace ronda::site {

// Whether teams meet so in what the visitor sees.
bool ShowsEncounters(const Site::Visit& visit);

// What the teams made in the round, and in all rounds up to it.
Html TeamScores(const Site::Visit& visit, Round round);

// The team of a player, behind the name; nothing elsewhere.
Html TeamMark(const Site::Visit& visit, journal::Uid player);

// A team against each of the others: what its boards made, and theirs.
Html EncounterList(const Site::Visit& visit, TeamIndex team);

}  // namespace ronda::site
