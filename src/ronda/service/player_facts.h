// What commands that know categories of players share.
#pragma once

#include <string>

#include "ronda/awards/category.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// The year of the event, and the tags of a CSV file if one is given.
Result<awards::Facts> FactsFor(const Tournament& tournament, const std::string& tags_file);

}  // namespace ronda::service
