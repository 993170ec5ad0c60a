// How the initial order is made, as options of a verb.
#pragma once

#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/base/result.h"
#include "ronda/handling/initial_order.h"

namespace ronda::cli {

struct OrderOptions {
  std::string strength;  // empty: as the file says
  std::string alphabet = "en";
  std::string equal = "name";
};

// --strength, --alphabet and --equal. `options` must live as long as the verb.
void AddOrderOptions(Verb verb, OrderOptions& options);

// Refuses (code "handling-strength") a tournament whose order follows a method of its own unless the options say which
// rating counts, and an alphabet that is none.
Result<handling::OrderRules> OrderRulesOf(const OrderOptions& options, const Tournament& tournament,
                                          const handling::Edition& edition);

}  // namespace ronda::cli
