// The compiled catalogues: tools/catalogue.py writes their source from words/*.po when the program is built.
#pragma once

#include "ronda/words/texts.h"
#include "ronda/words/words.h"

namespace ronda::words {

// Sorted by the English text. Of English itself nothing.
Texts Catalogue(Language language);

}  // namespace ronda::words
