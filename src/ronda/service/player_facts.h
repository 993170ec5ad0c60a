// What commands that know categories of players share.
#pragma once

#include <optional>

#include "ronda/awards/category.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/service/source.h"

namespace ronda::service {

// The year of the event, and the tags of a CSV text if one is given.
Result<awards::Facts> FactsFor(const Tournament& tournament, const std::optional<Source>& tags);

}  // namespace ronda::service
