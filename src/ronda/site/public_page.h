// What the public pages share.
#pragma once

#include "ronda/base/html.h"
#include "ronda/base/result.h"
#include "ronda/site/frame.h"
#include "ronda/site/site.h"

namespace ronda::site {

// The same visit to what is published, whoever comes.
Site::Visit AsEverybodySees(const Site::Visit& visit);

// A page that follows what happens. Above a draft it says that it is one.
web::Response PublicPage(const Site::Visit& visit, PageParts parts);
// One with a sheet of the command line in it, or why there is none.
web::Response SheetPage(const Site::Visit& visit, std::string_view here, std::string title, const Parsed<Html>& body);

// The standings as pages have them; the query is that of StandingsOf.
Parsed<Html> PublicStandings(const Site::Visit& visit, const web::Values& query);

web::Response StandingsPage(Site& site, const Site::Visit& visit);
web::Response CrosstablePage(Site& site, const Site::Visit& visit);

// The rounds there are, at /t/SLUG/PAGE/N, the one shown marked.
Html RoundLinks(const Site::Visit& visit, std::string_view page, std::optional<Round> here);

// Rendered once for everybody without a role, and for an address, or for what `key` makes of it.
web::Handler Cached(Site& site, Site::Answerer answerer);
using AddressKey = std::function<std::string(const Site::Visit&)>;
web::Handler CachedBy(Site& site, AddressKey key, Site::Answerer answerer);

// The list of players.
Html PlayerTable(const Site::Visit& visit);
// The page of one player: the way through the tournament, and where the tie-breaks come from.
web::Response PlayerPage(Site& site, const Site::Visit& visit);
// What a player has made of it so far, and what is missing for a norm or a prize.
Html PlayerChances(const Site::Visit& visit, PlayerIndex player);

// What anybody can compare with the characters printed on the sheets of the hall, as a page and for programs.
web::Response ProofPage(Site& site, const Site::Visit& visit);
web::Response ChainDocument(Site& site, const Site::Visit& visit);

}  // namespace ronda::site
