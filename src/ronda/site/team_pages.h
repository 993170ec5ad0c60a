// Teams on public pages: the matches of a round, the lists, a page for each team.
#pragma once

#include "ronda/base/html.h"
#include "ronda/site/site.h"

namespace ronda::site {

// Whether teams are paired in what the visitor sees.
bool ShowsTeams(const Site::Visit& visit);

Html TeamLink(const Site::Visit& visit, TeamIndex index);

// The matches of a round, board by board, the team with White at the first board on the left; then who has none.
Html MatchTable(const Site::Visit& visit, Round round);

web::Response TeamsPage(Site& site, const Site::Visit& visit);
web::Response TeamPage(Site& site, const Site::Visit& visit);
// The players by the board of their list.
web::Response BoardStandingsPage(Site& site, const Site::Visit& visit);

}  // namespace ronda::site
