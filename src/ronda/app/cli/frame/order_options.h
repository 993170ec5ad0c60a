// How the initial order is made, as options of a verb.
#pragma once

#include "ronda/app/cli/frame/command.h"
#include "ronda/service/handling.h"

namespace ronda::cli {

// --strength, --alphabet and --equal. `request` must live as long as the verb.
void AddOrderOptions(Verb verb, service::OrderRequest& request);

}  // namespace ronda::cli
