// Documents as PDF, with the fonts of the machine, and pictures as PNG. The same document makes the same bytes: the
// date in the file is that of the event.
#pragma once

#include <set>
#include <string>

#include "ronda/base/result.h"
#include "ronda/paper/document.h"
#include "ronda/paper/layout.h"

namespace ronda::paper {

struct Pdf {
  std::string bytes;
  int pages = 0;
  std::set<std::string> unknown;  // texts with letters that no font has
};

// Code "print-library" where cairo and pango are missing, "print-failed" where they fail.
Result<Pdf> ToPdf(const Document& document, const Look& look);

// That letters are missing, and what to install; nothing if all are there.
std::optional<Diagnostic> MissingLetters(const Pdf& pdf);

}  // namespace ronda::paper
