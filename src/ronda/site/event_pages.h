// An event of several tournaments (groups and finals, A and B opens, a blitz beside them): one address, the list of its
// tournaments, one list of players. Tournaments called "Festival: Open A" and "Festival: Blitz" are parts of
// "Festival".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/site/site.h"

namespace ronda::site {

// The event a tournament belongs to by its name; none if it stands for itself.
std::optional<std::string> EventIn(std::string_view name);
// What the tournament is called within its event.
std::string_view PartIn(std::string_view name);
// "/e/festival".
std::string EventAddress(std::string_view event);

std::vector<web::Route> EventRoutes(Site& site);

}  // namespace ronda::site
