// What the public pages share.
#pragma once

#include "ronda/base/html.h"
#include "ronda/base/result.h"
#include "ronda/site/frame.h"
#include "ronda/site/site.h"

namespace ronda::site {

// A page that follows what happens.
web::Response PublicPage(const Site::Visit& visit, PageParts parts);
// One with a sheet of the command line in it, or why there is none.
web::Response SheetPage(const Site::Visit& visit, std::string_view here, std::string title, const Parsed<Html>& body);

// Rendered once for everybody without a role.
web::Handler Cached(Site& site, Site::Answerer answerer);

// The list of players.
Html PlayerTable(const Site::Visit& visit);
// The page of one player: the way through the tournament, and where the tie-breaks come from.
web::Response PlayerPage(Site& site, const Site::Visit& visit);

}  // namespace ronda::site
