// What is wrong with an input, where, and what to do about it. Readers collect diagnostics and go on; the command line
// prints them in the manner of a compiler, and the same objects as JSON. Codes are stable, lower case and hyphenated
// ("trf-rating"); docs/diagnostics.md lists them all.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ronda {

enum class Severity { kNote, kWarning, kError };

// A place in a text: line and column count from 1, in characters, not bytes; width is the number of characters marked.
struct SourceSpan {
  int line = 0;
  int column = 0;
  int width = 1;

  bool operator==(const SourceSpan&) const = default;
};

struct Diagnostic {
  Severity severity = Severity::kError;
  std::string code = {};
  std::string message = {};
  std::string hint = {};                // what to do; may be empty
  std::string file = {};                // empty: not about a file
  std::optional<SourceSpan> span = {};  // none: about the file as a whole
  std::string excerpt = {};             // the source line the span points into, decoded to UTF-8; may be empty

  bool operator==(const Diagnostic&) const = default;
};

// "error", "warning", "note".
std::string SeverityName(Severity severity);

// One diagnostic as a compiler prints it: "file:line:column: error[code]: message", then the excerpt with the place
// underlined and the hint.
std::string FormatDiagnostic(const Diagnostic& diagnostic);

// A request that makes no sense, with what to do instead.
Diagnostic UsageError(std::string message, std::string hint);

// The same where the file in question is known: a message names it, but for one about the request.
Diagnostic About(const std::string& file, Diagnostic diagnostic);

bool HasErrors(std::span<const Diagnostic> diagnostics);

// "1 error", "3 warnings".
std::string Counted(std::int64_t count, std::string_view noun);
template <std::integral Number>
std::string Counted(Number count, std::string_view noun) {
  return Counted(static_cast<std::int64_t>(count), noun);
}

}  // namespace ronda
