// Rounds that a printed table gives, whatever the results were.
#pragma once

#include <optional>
#include <string>

#include "ronda/service/check.h"

namespace ronda::service {

// A round robin whose code (record 192) names the Berger tables: each round against the table. None for other events.
std::optional<CheckedRounds> CheckByTable(const std::string& file, const Tournament& tournament,
                                          std::optional<int> only);

}  // namespace ronda::service
