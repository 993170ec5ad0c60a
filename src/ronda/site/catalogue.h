// The compiled catalogues: tools/catalogue.py writes their source from words/*.po when the program is built.
#pragma once

#include <span>
#include <string_view>

#include "ronda/site/words.h"

namespace ronda::site {

struct Translation {
  std::string_view english;
  std::string_view text;
};

// By the English text. Of English itself nothing.
std::span<const Translation> Catalogue(Language language);

}  // namespace ronda::site
