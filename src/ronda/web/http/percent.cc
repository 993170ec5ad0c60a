#include "ronda/web/http/percent.h"

#include <algorithm>
#include <utility>

#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"
#include "ronda/web/http/headers.h"

namespace ronda::web {
namespace {

std::optional<int> HexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return std::nullopt;
}

// The byte of "%41" at the front of the text.
std::optional<char> EncodedByte(std::string_view text) {
  if (text.size() < 3) return std::nullopt;
  const auto high = HexDigit(text[1]);
  const auto low = HexDigit(text[2]);
  if (!high || !low) return std::nullopt;
  return static_cast<char>(*high * 16 + *low);
}

bool IsUnreserved(char c) {
  return IsSmall(c) || IsCapital(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
}

std::string_view TakeUntil(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return taken;
}

bool Climbs(std::string_view segment) {
  return segment.empty() || segment == "." || segment == ".." || segment.find_first_of("/\\") != std::string_view::npos;
}

}  // namespace

std::optional<std::string> PercentDecode(std::string_view text, Plus plus) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      const auto byte = EncodedByte(text.substr(i));
      if (!byte) return std::nullopt;
      decoded += *byte;
      i += 2;
    } else {
      decoded += text[i] == '+' && plus == Plus::kBlank ? ' ' : text[i];
    }
  }
  if (!IsUtf8(decoded)) return std::nullopt;
  return decoded;
}

std::string PercentEncode(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    if (IsUnreserved(c)) {
      encoded += c;
    } else {
      const auto code = static_cast<unsigned char>(c);
      encoded += {'%', kDigits[code / 16], kDigits[code % 16]};
    }
  }
  return encoded;
}

std::optional<Target> ParseTarget(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  std::string_view path = TakeUntil(target, '?');
  Target parsed;
  path.remove_prefix(1);
  if (path.empty()) parsed.path = "/";
  while (!path.empty()) {
    const bool is_last_slash = path.find('/') == path.size() - 1;
    auto segment = PercentDecode(TakeUntil(path, '/'), Plus::kPlus);
    if (!segment || Climbs(*segment) || !IsFieldValue(*segment)) return std::nullopt;
    if (is_last_slash) parsed.end = Target::End::kSlash;
    parsed.path += '/' + *segment;
    parsed.segments.push_back(std::move(*segment));
  }
  auto query = DecodeForm(target);
  if (!query) return std::nullopt;
  parsed.query = std::move(*query);
  return parsed;
}

std::optional<Values> DecodeForm(std::string_view text, std::size_t most) {
  Values values;
  while (!text.empty()) {
    std::string_view value = TakeUntil(text, '&');
    if (value.empty()) continue;
    auto name = PercentDecode(TakeUntil(value, '='), Plus::kBlank);
    auto decoded = PercentDecode(value, Plus::kBlank);
    if (!name || !decoded || decoded->find('\0') != std::string::npos || values.size() == most) return std::nullopt;
    values.Add(std::move(*name), std::move(*decoded));
  }
  return values;
}

}  // namespace ronda::web
