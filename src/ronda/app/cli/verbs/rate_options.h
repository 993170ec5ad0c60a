// What the verb `rate` and its questions share.
#pragma once

#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/base/result.h"
#include "ronda/rating/rule_set.h"

namespace ronda::cli {

// A standard rule set by its name, or the rules of a JSON file; the rules in force if nothing is named.
Parsed<rating::RuleSet> RulesFor(const std::string& name);

// `rate expected`, `rate performance`, `rate need`.
void AddRateQuestions(Verb rate, Context& context);
void AddRateNeed(Verb rate, Context& context);

}  // namespace ronda::cli
