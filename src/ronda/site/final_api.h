// The final of a tournament that was played in groups.
#pragma once

#include <vector>

#include "ronda/site/site.h"

namespace ronda::site {

std::vector<web::Route> FinalRoutes(Site& site);

}  // namespace ronda::site
