// The questions of the verb `rate`, and what they share.
#pragma once

#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/service/rate.h"

namespace ronda::cli {

// `rate expected`, `rate performance`, `rate change`, `rate first`, `rate need`.
void AddRateQuestions(Verb rate, Context& context);
void AddRateChange(Verb rate, Context& context);
void AddRateFirst(Verb rate, Context& context);
void AddRateNeed(Verb rate, Context& context);

// The option --rules: a name, or a file that ends in .json. `request` must live as long as the verb.
inline void AddRatingRules(Verb verb, service::RatingRulesRequest& request, const std::string& what) {
  const auto take = [&request](const std::string& word) {
    if (word.ends_with(".json")) {
      request.own.emplace().name = word;
    } else {
      request.name = word;
    }
  };
  verb.AddValue("--rules", take, what);
}

}  // namespace ronda::cli
