// The compiled catalogues: tools/catalogue.py writes their source from words/*.po when the program is built.
#pragma once

#include <span>
#include <string_view>

#include "ronda/words/words.h"

namespace ronda::words {

struct Translation {
  std::string_view english;
  std::string_view text;
};

// By the English text. Of English itself nothing.
std::span<const Translation> Catalogue(Language language);

}  // namespace ronda::words
