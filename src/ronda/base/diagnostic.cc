#include "ronda/base/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "ronda/base/columns.h"

namespace ronda {
namespace {

// The longest excerpt worth showing; a 100 MB line must not be echoed to a terminal.
constexpr int kExcerptWidth = 160;

// Byte offset of the given character (from 0) in UTF-8 text; the end of the text if it is shorter.
std::size_t ByteOffset(const std::string& text, int character) {
  std::size_t at = 0;
  for (int seen = 0; at < text.size(); ++at) {
    if ((static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) continue;
    if (seen++ == character) return at;
  }
  return at;
}

// Control characters, one for one, so that the underline stays in place: an input must not drive the terminal it is
// shown on. Line breaks of a message stay.
std::string Visible(std::string_view text) {
  std::string visible;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (byte == 0xC2U && next >= 0x80U && next < 0xA0U) {
      visible += '?';
      ++i;
    } else if (text[i] == '\t') {
      visible += ' ';
    } else {
      visible += (byte < 0x20U && text[i] != '\n') || byte == 0x7FU ? '?' : text[i];
    }
  }
  return visible;
}

std::string Underline(const SourceSpan& span, int first_shown, const std::string& hint) {
  const int indent = std::max(0, span.column - 1 - first_shown);
  const int room = std::max(0, kExcerptWidth - indent - 1);
  std::string line = Repeated(' ', indent);
  line += '^';
  line += Repeated('~', std::clamp(span.width - 1, 0, room));
  if (!hint.empty()) line += ' ' + hint;
  return line;
}

}  // namespace

std::string SeverityName(Severity severity) {
  switch (severity) {
    case Severity::kNote:
      return "note";
    case Severity::kWarning:
      return "warning";
    case Severity::kError:
      return "error";
  }
  return "error";
}

std::string FormatDiagnostic(const Diagnostic& diagnostic) {
  std::string text;
  if (!diagnostic.file.empty()) text += diagnostic.file + ':';
  if (diagnostic.span) text += fmt::format("{}:{}:", diagnostic.span->line, diagnostic.span->column);
  if (!text.empty()) text += ' ';
  text += fmt::format("{}[{}]: {}\n", SeverityName(diagnostic.severity), diagnostic.code, Visible(diagnostic.message));
  if (diagnostic.span && !diagnostic.excerpt.empty()) {
    const int first = diagnostic.span->column > kExcerptWidth ? diagnostic.span->column - kExcerptWidth / 2 : 0;
    const std::size_t from = ByteOffset(diagnostic.excerpt, first);
    const std::size_t to = ByteOffset(diagnostic.excerpt, first + kExcerptWidth);
    text += Visible(std::string_view(diagnostic.excerpt).substr(from, to - from)) + '\n';
    text += Underline(*diagnostic.span, first, diagnostic.hint) + '\n';
  } else if (!diagnostic.hint.empty()) {
    text += "  " + diagnostic.hint + '\n';
  }
  return text;
}

Diagnostic About(const std::string& file, Diagnostic diagnostic) {
  if (diagnostic.file.empty() && diagnostic.code != "usage") diagnostic.file = file;
  return diagnostic;
}

bool HasErrors(std::span<const Diagnostic> diagnostics) {
  return std::ranges::any_of(diagnostics, [](const Diagnostic& d) { return d.severity == Severity::kError; });
}

Diagnostic UsageError(std::string message, std::string hint) {
  return {.code = "usage", .message = std::move(message), .hint = std::move(hint)};
}

std::string Counted(std::int64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace ronda
