// The fields of a mapping by the words it has for them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ronda/players/facts.h"

namespace ronda::players {

std::optional<Fact> FactNamed(std::string_view field);
std::vector<std::string_view> MappedFieldNames();

}  // namespace ronda::players
