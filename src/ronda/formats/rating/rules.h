// Rating rules of one's own, as JSON: a known edition and what differs from it. docs/formats/rating.md lists the keys.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/rating/rule_set.h"

namespace ronda::rating {

Parsed<RuleSet> ReadRules(std::string_view text, std::string_view file_name);

}  // namespace ronda::rating
