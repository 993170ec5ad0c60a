// The names of tie-breaks in the language of the reader.
#pragma once

#include <string>
#include <string_view>

#include "ronda/words/words.h"

namespace ronda::paper {

// Of what tiebreak::TitleOf says, "Buchholz, the lowest cut": each part by itself, English where nobody translated it.
std::string TieBreakTitle(const words::Words& words, std::string_view title);

}  // namespace ronda::paper
