// Standings as public pages show them: names lead to players and teams, heads are in the language of the reader, and on
// a phone the points stand beside the names.
#pragma once

#include "ronda/base/html.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/site/site.h"

namespace ronda::site {

Html StandingsTables(const Site::Visit& visit, const sheets::RankedList& list);
Html StandingsTables(const Site::Visit& visit, const sheets::KeizerList& list);

}  // namespace ronda::site
