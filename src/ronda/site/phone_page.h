// Pages of those who came by a link.
#pragma once

#include <string>

#include "ronda/base/html.h"
#include "ronda/site/site.h"

namespace ronda::site {

// A page for a phone, whose script keeps what is tapped until it has arrived.
web::Response PhonePage(const Site::Visit& visit, std::string title, const Html& body);

// Where a captain hands in the line-up of the team.
web::Response CaptainPage(Site& site, const Site::Visit& visit);

}  // namespace ronda::site
