// The questions of the verb `rate`.
#pragma once

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

// `rate expected`, `rate performance`, `rate change`, `rate first`, `rate need`.
void AddRateQuestions(Verb rate, Context& context);
void AddRateChange(Verb rate, Context& context);
void AddRateFirst(Verb rate, Context& context);
void AddRateNeed(Verb rate, Context& context);

}  // namespace ronda::cli
