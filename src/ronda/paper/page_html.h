// Documents as pages that a browser prints.
#pragma once

#include <string>

#include "ronda/base/html.h"
#include "ronda/paper/document.h"
#include "ronda/paper/layout.h"

namespace ronda::paper {

// What stands on the page, for pages with a frame and a style of their own (ui/site.css).
Html BodyOf(const Document& document);

// A file by itself, of a size of paper.
std::string ToHtml(const Document& document, const Look& look);

}  // namespace ronda::paper
