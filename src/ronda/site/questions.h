// What the command line answers, asked of a version of a tournament: the same service, the same sheets.
#pragma once

#include <string>

#include "ronda/base/html.h"
#include "ronda/base/result.h"
#include "ronda/desk/version.h"
#include "ronda/sheets/sheet.h"
#include "ronda/web/http/values.h"

namespace ronda::site {

// As ronda standings --json; "after" is a round, "crosstable" any text, each "category" a rule such as "sex=w".
Parsed<std::string> StandingsOf(const desk::Version& version, const web::Values& query);
// The same as a part of a page.
Parsed<Html> StandingsHtml(const desk::Version& version, const web::Values& query);
Result<std::string> StandingsCsv(const desk::Version& version);

// Of the "player", by number or name; "after" is a round.
Parsed<std::string> WorkingOf(const desk::Version& version, const web::Values& query);
Parsed<Html> WorkingHtml(const desk::Version& version, const std::string& player);

// "round", and one of "player", "pair" (5-9), "why-not" (5-9), "why-not-bye", "why-not-white", "why-not-black",
// "bracket"; the whole round without.
Parsed<sheets::Value> ExplanationOf(const desk::Version& version, const web::Values& query);
Parsed<Html> ExplanationHtml(const desk::Version& version, const web::Values& query);

// "change" once or more, in the words of ronda whatif.
Parsed<sheets::Value> WhatIfOf(const desk::Version& version, const web::Values& query);
Parsed<sheets::Value> OutlookOf(const desk::Version& version);

}  // namespace ronda::site
