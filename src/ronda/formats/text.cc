#include "ronda/formats/text.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "ronda/base/utf8.h"

namespace ronda::text {
namespace {

constexpr std::size_t kLongestExcerpt = 4000;  // bytes
constexpr int kMostExcerpts = 100;
constexpr std::size_t kBlock = 64;

bool IsContinuation(char c) { return (static_cast<std::uint8_t>(c) & 0xC0U) == 0x80U; }

// Bytes of the character at the front; none if it is not well-formed.
std::optional<std::size_t> CharacterLength(std::string_view text) {
  const Character first = FirstCharacter(text);
  const bool is_stray = first.bytes == 1 && static_cast<std::uint8_t>(text.front()) >= 0x80;
  return is_stray ? std::nullopt : std::optional(first.bytes);
}

// Well-formed text with every stray byte replaced.
std::string Repaired(std::string_view bytes) {
  if (IsUtf8(bytes)) return std::string(bytes);
  std::string text;
  while (!bytes.empty()) {
    const Character first = FirstCharacter(bytes);
    AppendUtf8(text, first.code_point);
    bytes.remove_prefix(first.bytes);
  }
  return text;
}

// Walks forward through the text and knows the line and the column it is at.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text), line_end_(FindLineEnd(0)) {}

  void AdvanceTo(std::size_t offset) {
    offset = std::min(offset, text_.size());
    while (line_end_ < offset) NextLine();
    column_ += CountCharacters(at_, offset);
    at_ = std::max(at_, offset);
  }
  int line() const { return line_; }
  int column() const { return column_; }
  std::string_view LineText() const { return text_.substr(line_start_, line_end_ - line_start_); }
  // Characters of the range that are in the line the cursor is in; at least one.
  int WidthOf(std::size_t length) const {
    const std::size_t end = at_ + std::min(length, std::max(line_end_, at_) - at_);
    return std::max(1, CountCharacters(at_, end));
  }

 private:
  std::size_t FindLineEnd(std::size_t from) const {
    const auto is_end = [](char c) { return c == '\r' || c == '\n'; };
    std::size_t at = std::min(from, text_.size());
    while (at < text_.size() && !is_end(text_[at])) ++at;
    return at;
  }
  void NextLine() {
    const bool two = text_.substr(line_end_, 2) == "\r\n";
    line_start_ = at_ = line_end_ + (two ? 2 : 1);
    line_end_ = FindLineEnd(line_start_);
    ++line_;
    column_ = 1;
  }
  int CountCharacters(std::size_t from, std::size_t to) const {
    if (to <= from) return 0;
    return static_cast<int>(CharacterCount(text_.substr(from, to - from)));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::size_t line_end_;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace

std::optional<std::size_t> FindInvalidUtf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    if (const auto block = bytes.substr(at, kBlock); IsAscii(block)) {
      at += block.size();
      continue;
    }
    const auto length = CharacterLength(bytes.substr(at));
    if (!length) return at;
    at += *length;
  }
  return std::nullopt;
}

std::string Quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && IsContinuation(text[end])) --end;
  std::string shown = Repaired(text.substr(0, end));
  std::ranges::replace_if(
      shown, [](char c) { return static_cast<std::uint8_t>(c) < 0x20 || c == 0x7F; }, ' ');
  shown.insert(0, 1, '\'');
  shown += end < text.size() ? "...'" : "'";
  return shown;
}

std::vector<Diagnostic> Locate(std::vector<Problem> problems, std::string_view text, std::string_view file_name) {
  const auto place = [](const Problem& problem) { return problem.where ? problem.where->offset + 1 : 0; };
  std::ranges::stable_sort(problems, {}, place);
  std::vector<Diagnostic> diagnostics;
  diagnostics.reserve(problems.size());
  Cursor cursor(text);
  int excerpts = 0;
  for (Problem& problem : problems) {
    Diagnostic diagnostic{.severity = problem.severity,
                          .code = std::move(problem.code),
                          .message = std::move(problem.message),
                          .hint = std::move(problem.hint),
                          .file = std::string(file_name)};
    if (problem.where) {
      cursor.AdvanceTo(problem.where->offset);
      diagnostic.span = SourceSpan{cursor.line(), cursor.column(), cursor.WidthOf(problem.where->length)};
      const std::string_view line = cursor.LineText();
      if (line.size() <= kLongestExcerpt && excerpts++ < kMostExcerpts) diagnostic.excerpt = Repaired(line);
    }
    diagnostics.push_back(std::move(diagnostic));
  }
  return diagnostics;
}

}  // namespace ronda::text
