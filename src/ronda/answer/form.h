// What an answer may be printed as.
#pragma once

#include <cstdint>
#include <string_view>

#include "ronda/sheets/format.h"

namespace ronda::answer {

enum class Form : std::uint8_t { kText, kCsv, kJson, kHtml, kMarkdown, kPairs, kTrf, kSvg, kState, kEvent, kBook };

// By its word: "table" and "text" are both text, and so is a word that is none.
Form FormNamed(std::string_view word);

// The form of a sheet; text where the form is not one of sheets.
sheets::Format SheetFormOf(Form form);

}  // namespace ronda::answer
