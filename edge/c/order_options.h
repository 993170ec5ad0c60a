// How the initial order is made, as options.
#pragma once

#include "edge/c/option_reader.h"
#include "ronda/service/handling.h"

namespace ronda::edge {

// alphabet, start_letters.
void TakeAlphabet(OptionReader& reader, service::AlphabetRequest& request);
// strength, equal and those of the alphabet.
void TakeOrder(OptionReader& reader, service::OrderRequest& request);

}  // namespace ronda::edge
