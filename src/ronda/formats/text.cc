#include "ronda/formats/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <utility>

namespace ronda::text {
namespace {

constexpr std::size_t kLongestExcerpt = 4000;  // bytes
constexpr int kMostExcerpts = 100;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

std::uint8_t Byte(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }

bool IsContinuation(std::uint8_t byte) { return (byte & 0xC0U) == 0x80U; }

// Whether the next eight bytes are there and are ASCII; most text is, so that most of it is checked by the block.
constexpr std::size_t kBlock = 8;
bool IsAscii(std::string_view bytes, std::size_t at) {
  if (bytes.size() - at < kBlock) return false;
  std::uint64_t block = 0;
  std::memcpy(&block, bytes.data() + at, kBlock);
  return (block & 0x8080808080808080U) == 0;
}

// The range the second byte of a sequence must lie in; it excludes overlong forms, surrogates and what is beyond
// Unicode.
std::pair<std::uint8_t, std::uint8_t> SecondByteRange(std::uint8_t lead) {
  switch (lead) {
    case 0xE0:
      return {0xA0, 0xBF};
    case 0xED:
      return {0x80, 0x9F};
    case 0xF0:
      return {0x90, 0xBF};
    case 0xF4:
      return {0x80, 0x8F};
    default:
      return {0x80, 0xBF};
  }
}

// Bytes of the well-formed sequence that begins at the offset; 0 if there is none.
std::size_t SequenceLength(std::string_view bytes, std::size_t at) {
  const std::uint8_t lead = Byte(bytes, at);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || at + length > bytes.size()) return 0;
  const auto [low, high] = SecondByteRange(lead);
  if (Byte(bytes, at + 1) < low || Byte(bytes, at + 1) > high) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!IsContinuation(Byte(bytes, at + i))) return 0;
  }
  return length;
}

void AppendUtf8(std::string& out, std::uint32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0U | (code >> 6U));
    out += static_cast<char>(0x80U | (code & 0x3FU));
  } else {
    out += static_cast<char>(0xE0U | (code >> 12U));
    out += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    out += static_cast<char>(0x80U | (code & 0x3FU));
  }
}

// Windows-1252, 0x80 to 0x9F.
constexpr std::array<std::uint16_t, 32> kWindows1252{0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                     0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                                     0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                     0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

// Well-formed text with every stray byte replaced.
std::string Repaired(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = SequenceLength(bytes, at);
    text += length == 0 ? kReplacement : bytes.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return text;
}

std::size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
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
    const auto rest = text_.substr(std::min(from, text_.size()));
    return static_cast<std::size_t>(std::ranges::find_if(rest, is_end) - text_.begin());
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
    return static_cast<int>(std::ranges::count_if(
        text_.substr(from, to - from), [](char c) { return !IsContinuation(static_cast<std::uint8_t>(c)); }));
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
    if (IsAscii(bytes, at)) {
      at += kBlock;
      continue;
    }
    const std::size_t length = SequenceLength(bytes, at);
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

std::string Windows1252ToUtf8(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    AppendUtf8(text, byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80U] : byte);
  }
  return text;
}

std::optional<std::string_view> Nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  constexpr std::size_t kLongestWord = 64;
  if (word.size() > kLongestWord) return std::nullopt;
  const std::size_t allowed = std::clamp<std::size_t>(word.size() / 3, 1, 3);
  std::optional<std::string_view> nearest;
  std::size_t best = allowed + 1;
  for (const std::string_view candidate : candidates) {
    const std::size_t distance = EditDistance(word, candidate);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

std::string Quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && IsContinuation(Byte(text, end))) --end;
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
    Diagnostic diagnostic{problem.severity,
                          std::move(problem.code),
                          std::move(problem.message),
                          std::move(problem.hint),
                          std::string(file_name),
                          std::nullopt,
                          {}};
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
