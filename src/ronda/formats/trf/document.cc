#include "ronda/formats/trf/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/enum_array.h"
#include "ronda/base/utf8.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Encoding Recognise(std::string_view bytes) {
  if (bytes.starts_with(kByteOrderMark) && IsUtf8(bytes)) return Encoding::kUtf8WithBom;
  if (IsUtf8(bytes)) return Encoding::kUtf8;
  const auto in_windows_block = [](char c) { return (static_cast<unsigned char>(c) & 0xE0U) == 0x80U; };
  return std::ranges::any_of(bytes, in_windows_block) ? Encoding::kWindows1252 : Encoding::kLatin1;
}

std::string Decode(std::string_view bytes, Encoding encoding) {
  switch (encoding) {
    case Encoding::kUtf8:
    case Encoding::kUtf8WithBom:
      return std::string(bytes);
    case Encoding::kLatin1:
      return FromLatin1(bytes);
    case Encoding::kWindows1252:
      return FromWindows1252(bytes);
  }
  return std::string(bytes);
}

std::string_view EndOf(LineEnd end) {
  switch (end) {
    case LineEnd::kCr:
      return "\r";
    case LineEnd::kLf:
      return "\n";
    case LineEnd::kCrLf:
      return "\r\n";
  }
  return "\n";
}

Diagnostic Fault(std::string_view file_name, std::string code, std::string message, std::string hint) {
  return {
      .code = std::move(code), .message = std::move(message), .hint = std::move(hint), .file = std::string(file_name)};
}

bool LooksLikeUtf16(std::string_view bytes) { return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"); }

// Hands out the lines of a text, one after the other.
class LineCutter {
 public:
  explicit LineCutter(std::string_view bytes) : bytes_(bytes), line_feed_(bytes), carriage_return_(bytes) {}

  bool IsAtEnd() const { return at_ == bytes_.size(); }

  std::string_view Take(Document::Line& line) {
    const std::size_t start = at_;
    const std::size_t end = std::min(line_feed_.From(at_), carriage_return_.From(at_));
    line.ended = end < bytes_.size();
    at_ = end;
    if (line.ended) {
      const bool both = bytes_.substr(end, 2) == "\r\n";
      line.end = both ? LineEnd::kCrLf : (bytes_[end] == '\r' ? LineEnd::kCr : LineEnd::kLf);
      at_ += both ? 2 : 1;
    }
    return bytes_.substr(start, end - start);
  }

 private:
  // The next place of a character; searched for only when the last one found has been passed.
  template <char kCharacter>
  class NextPlace {
   public:
    explicit NextPlace(std::string_view bytes) : bytes_(bytes), found_(Find(0)) {}
    std::size_t From(std::size_t at) {
      if (found_ < at) found_ = Find(at);
      return found_;
    }

   private:
    std::size_t Find(std::size_t at) const { return std::min(bytes_.find(kCharacter, at), bytes_.size()); }

    std::string_view bytes_;
    std::size_t found_;
  };

  std::string_view bytes_;
  std::size_t at_ = 0;
  NextPlace<'\n'> line_feed_;
  NextPlace<'\r'> carriage_return_;
};

}  // namespace

Document Split(std::string_view bytes, std::string_view file_name, std::vector<Diagnostic>& diagnostics) {
  Document document;
  if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    diagnostics.push_back(
        Fault(file_name, "trf-empty", "the file is empty", "a tournament needs at least a 012 and 001 records"));
    return document;
  }
  if (LooksLikeUtf16(bytes) || bytes.find('\0') != std::string_view::npos) {
    diagnostics.push_back(Fault(file_name, "trf-binary", "this is not a text file",
                                LooksLikeUtf16(bytes) ? "it looks like UTF-16; save it as UTF-8"
                                                      : "it contains zero bytes; is it a database or an archive?"));
    return document;
  }
  document.encoding = Recognise(bytes);
  if (document.encoding == Encoding::kUtf8WithBom) bytes.remove_prefix(kByteOrderMark.size());
  LineCutter cutter(bytes);
  while (!cutter.IsAtEnd()) {
    Document::Line line;
    const std::string_view text = cutter.Take(line);
    const int number = static_cast<int>(document.lines.size()) + 1;
    if (text.size() > kMaxLineLength) {
      diagnostics.push_back(
          Fault(file_name, "trf-line-too-long",
                fmt::format("the line has {} bytes; the longest record has fewer than {}", text.size(), kMaxLineLength),
                "is this a TRF, and does every record end with a line end?"));
      diagnostics.back().span = SourceSpan{number, 1, 1};
    }
    if (document.lines.size() == kMaxLines) {
      diagnostics.push_back(Fault(file_name, "trf-too-many-lines",
                                  fmt::format("there are more than {} lines", kMaxLines), "is this a TRF?"));
      return document;
    }
    if (text.size() <= kMaxLineLength) line.text = Decode(text, document.encoding);
    document.lines.push_back(std::move(line));
  }
  return document;
}

std::string Bytes(const Document& document) {
  std::string text;
  for (const Document::Line& line : document.lines) {
    text += line.text;
    if (line.ended) text += EndOf(line.end);
  }
  switch (document.encoding) {
    case Encoding::kUtf8:
      return text;
    case Encoding::kUtf8WithBom:
      return std::string(kByteOrderMark) + text;
    case Encoding::kLatin1:
      return ToLatin1(text).value_or(text);
    case Encoding::kWindows1252:
      return ToWindows1252(text).value_or(text);
  }
  return text;
}

LineEnd CommonLineEnd(const Document& document) {
  EnumArray<LineEnd, std::size_t, LineEnd::kCrLf> count;
  for (const Document::Line& line : document.lines) {
    if (line.ended) ++count[line.end];
  }
  if (std::ranges::max(count) == 0) return LineEnd::kLf;
  return static_cast<LineEnd>(std::ranges::max_element(count) - count.begin());
}

}  // namespace ronda::trf
