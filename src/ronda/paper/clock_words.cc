#include "ronda/paper/clock_words.h"

#include <string_view>

#include "ronda/announce/clock_words.h"

namespace ronda::paper {

std::string ClockInWords(const words::Words& words, const announce::TimeControl& control) {
  return announce::InWords(control, announce::Wording([&](std::string_view english) { return words(english); }));
}

std::string ClockModeName(const words::Words& words, const announce::ClockSetting& setting) {
  return words(announce::BookModeName(announce::BookMode(setting)));
}

}  // namespace ronda::paper
