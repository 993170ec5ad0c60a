// How the values of a player came about, as public pages show it: told in the language of the reader.
#pragma once

#include "ronda/base/html.h"
#include "ronda/sheets/value.h"
#include "ronda/site/site.h"

namespace ronda::site {

// Of the document of ronda standings --player: tie-breaks, or the terms of Keizer points.
Html WorkingTables(const Words& words, const Tournament& tournament, const sheets::Value& document);

}  // namespace ronda::site
