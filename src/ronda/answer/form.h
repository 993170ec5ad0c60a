// What an answer may be printed as.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/sheets/format.h"

namespace ronda::answer {

enum class Form : std::uint8_t { kText, kCsv, kJson, kHtml, kMarkdown, kPairs, kTrf, kSvg, kState, kEvent, kBook };

// By its word: "table" and "text" are both text.
std::optional<Form> FormNamed(std::string_view word);
// By the ending of a file's name, in capitals or not; none for an ending that is not that of a form alone.
std::optional<Form> FormOfFile(std::string_view path);

// The form of a sheet; text where the form is not one of sheets.
sheets::Format SheetFormOf(Form form);

}  // namespace ronda::answer
