// A time control in the language of the reader; in English as announce::InWords has it.
#pragma once

#include <string>

#include "ronda/announce/time_control.h"
#include "ronda/words/words.h"

namespace ronda::paper {

std::string ClockInWords(const words::Words& words, const announce::TimeControl& control);
// The mode of the clock, by the book.
std::string ClockModeName(const words::Words& words, const announce::ClockSetting& setting);

}  // namespace ronda::paper
