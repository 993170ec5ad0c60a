// How the initial order is made, as options of a verb.
#pragma once

#include "ronda/app/cli/frame/command.h"
#include "ronda/service/handling.h"

namespace ronda::cli {

// --alphabet and --start-letters. `request` must live as long as the verb.
void AddAlphabet(Verb verb, service::AlphabetRequest& request);

// --strength, --equal and those of the alphabet. `request` must live as long as the verb.
void AddOrderOptions(Verb verb, service::OrderRequest& request);

}  // namespace ronda::cli
