// What an organiser is helped with before the first round: who sits on the appeals committee, and a time control in
// words.
#pragma once

#include "ronda/base/result.h"
#include "ronda/desk/version.h"
#include "ronda/sheets/value.h"
#include "ronda/web/http/values.h"
#include "ronda/words/words.h"

namespace ronda::site {

// As ronda committee --json. "by" is rule, lot, vote or delegates; "members", "reserves" and "seed" are numbers;
// "arbiters", "votes", "not-eligible" and "parties" as on the command line.
Parsed<sheets::Value> CommitteeOf(const desk::Version& version, const web::Values& query);

// The time control "text" in the language of the reader, and short.
Parsed<sheets::Value> TimeControlOf(const words::Words& words, const web::Values& query);

}  // namespace ronda::site
