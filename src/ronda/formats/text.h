// What the text formats share: checks, suggestions, and problems that are found by byte offset and told by line and
// column.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda::text {

inline constexpr std::string_view kUtf8Bom = "\xEF\xBB\xBF";

// The offset of the first byte that does not belong to well-formed UTF-8; none if all of it is.
std::optional<std::size_t> FindInvalidUtf8(std::string_view bytes);

// "'text'" for a message, without line ends and cut where it gets long.
std::string Quoted(std::string_view text);

struct Range {
  std::size_t offset = 0;  // in bytes
  std::size_t length = 1;
};

struct Problem {
  Severity severity = Severity::kError;
  std::string code;
  std::string message;
  std::string hint;
  std::optional<Range> where;  // none: about the file as a whole
};

// The problems as diagnostics, in the order of the text (those about the whole file first). Linear in the text, however
// many problems and however long its lines; lines longer than a screen or two, and those of problems beyond the first
// hundred, are not quoted.
std::vector<Diagnostic> Locate(std::vector<Problem> problems, std::string_view text, std::string_view file_name);

}  // namespace ronda::text
