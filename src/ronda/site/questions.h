// What the command line answers, asked of a version of a tournament: the same service, the same sheets.
#pragma once

#include <functional>
#include <string>

#include "ronda/base/html.h"
#include "ronda/base/result.h"
#include "ronda/desk/version.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/web/http/values.h"

namespace ronda::site {

// As ronda standings --json; "after" is a round, "crosstable" any text, each "category" a rule such as "sex=w".
Parsed<std::string> StandingsOf(const desk::Version& version, const web::Values& query);
// The same as a part of a page, which the callers lay out.
struct StandingsLayout {
  std::function<Html(const sheets::RankedList&)> ranked;
  std::function<Html(const sheets::KeizerList&)> keizer;
};
Parsed<Html> StandingsHtml(const desk::Version& version, const web::Values& query, const StandingsLayout& layout);
Result<std::string> StandingsCsv(const desk::Version& version);

// Of the "player", by number or name; "after" is a round.
Parsed<sheets::Value> WorkingOf(const desk::Version& version, const web::Values& query);

// "round", and one of "player", "pair" (5-9), "why-not" (5-9), "why-not-bye", "why-not-white", "why-not-black",
// "bracket"; the whole round without.
Parsed<sheets::Value> ExplanationOf(const desk::Version& version, const web::Values& query);
// As a part of a page, in the language of the reader.
Parsed<Html> ExplanationHtml(const desk::Version& version, const web::Values& query, std::string_view language);

// "change" once or more, in the words of ronda whatif.
Parsed<sheets::Value> WhatIfOf(const desk::Version& version, const web::Values& query);
Parsed<sheets::Value> OutlookOf(const desk::Version& version);

}  // namespace ronda::site
