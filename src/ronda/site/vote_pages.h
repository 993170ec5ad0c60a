// Votes of the players: the page everybody sees, and the one on which a player votes, with or without scripts.
#pragma once

#include <vector>

#include "ronda/base/html.h"
#include "ronda/site/site.h"

namespace ronda::site {

std::vector<web::Route> VoteRoutes(Site& site);

// On the page of a player: that there is a vote, and whether their own votes are in.
Html VoteInvitation(const Site::Visit& visit);

// Who got what, or who is together; nothing as long as the vote is open.
Html VoteOutcome(const Site::Visit& visit);

// The form, and what is done with it.
web::Response VotePage(Site& site, const Site::Visit& visit);
void TakeVotes(Site& site, const Site::Visit& visit, const web::Reply& reply);

}  // namespace ronda::site
