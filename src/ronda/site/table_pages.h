// An event at tables: for the desk as JSON, for everybody as a page, for the command line as its file.
#pragma once

#include <vector>

#include "ronda/base/html.h"
#include "ronda/sheets/value.h"
#include "ronda/site/site.h"

namespace ronda::site {

// The rounds with their tables, for the state of a screen; nothing where nobody sits at tables.
void AddTables(const journal::State& state, sheets::Record& record);

// The last round, and the standings.
Html TablesBody(const Site::Visit& visit);

// One of the two alone, for a screen of the hall; what there is not yet is said.
Html SeatedAtTables(const Site::Visit& visit);
Html RankedAtTables(const Site::Visit& visit);

// The table of a player in the last round: who else sits there, with places and points once it is played.
Html OwnTable(const Site::Visit& visit, journal::Uid own);

std::vector<web::Route> TableRoutes(Site& site);

}  // namespace ronda::site
