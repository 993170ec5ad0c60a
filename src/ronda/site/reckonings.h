// What is reckoned from a version of a tournament beside its standings: prizes with the reason for each, what the event
// does to ratings, and how near players are to a title norm.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/desk/version.h"
#include "ronda/web/http/values.h"

namespace ronda::site {

// The prizes of the event as it stands; "lot" is the published number of a drawing of lots, "outcomes" any text asks
// for the chances of each place. Without prizes only the file, which is empty.
Parsed<std::string> PrizesOf(const desk::Version& version, const web::Values& query);

// As ronda rate --json, by the rules in force when the event began.
Parsed<std::string> RatingsOf(const desk::Version& version);

// Who has made a norm, or still can and by which score; with "player" all conditions of one player.
Parsed<std::string> NormsOf(const desk::Version& version, const web::Values& query);

}  // namespace ronda::site
