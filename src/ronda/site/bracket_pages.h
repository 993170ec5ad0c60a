// The bracket of a knockout: drawn for the public, the hall and the desk, with everything in it as a list.
#pragma once

#include "ronda/base/html.h"
#include "ronda/command/knockout.h"
#include "ronda/desk/version.h"
#include "ronda/sheets/value.h"
#include "ronda/site/site.h"

namespace ronda::site {

// The trees, one picture each, as large as what is in them.
Html BracketPictures(const Words& words, const bracket::State& bracket);
// The same, who has which place by now, and all matches as a list.
Html BracketFigure(const Words& words, const command::KnockoutState& knockout);

// For the screens: matches that are level, and who has won.
sheets::Record KnockoutRecord(const journal::State& state, const command::KnockoutState& knockout);

std::vector<web::Route> BracketRoutes(Site& site);

}  // namespace ronda::site
