#include "ronda/base/bidi.h"

#include <algorithm>
#include <array>
#include <span>

#include "ronda/base/utf8.h"

namespace ronda {
namespace {

constexpr std::string_view kIsolate = "\u2068";  // the direction is that of what follows
constexpr std::string_view kEndOfIsolate = "\u2069";

struct Range {
  char32_t first;
  char32_t last;
};

bool IsIn(std::span<const Range> ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](const Range& range) { return range.first <= c && c <= range.last; });
}

constexpr std::array<Range, 2> kDirections{{{0x202A, 0x202E}, {0x2066, 0x2067}}};
constexpr std::array<Range, 2> kControls{{{0x202A, 0x202E}, {0x2066, 0x2069}}};

std::string Without(std::span<const Range> ranges, std::string_view text) {
  if (text.find('\xE2') == std::string_view::npos) return std::string(text);  // they all begin with this byte
  std::string plain;
  while (!text.empty()) {
    const Character c = FirstCharacter(text);
    if (!IsIn(ranges, c.code_point)) plain += text.substr(0, c.bytes);
    text.remove_prefix(c.bytes);
  }
  return plain;
}

// Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, their presentation forms, and those beyond the first
// plane.
bool IsRightToLeft(char32_t c) {
  static constexpr std::array<Range, 5> kScripts{
      {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EEFF}}};
  return IsIn(kScripts, c);
}

// What may stand between the letters of one name.
bool MayBeWithin(char32_t c) {
  constexpr std::u32string_view kSigns = U" ,.'-\u2019\u200C\u200D";
  return kSigns.find(c) != std::u32string_view::npos;
}

// The bytes of a stretch that begins and ends with letters from right to left; 0 if the text does not begin with one.
std::size_t StretchOf(std::string_view text) {
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character c = FirstCharacter(text.substr(at));
    at += c.bytes;
    if (IsRightToLeft(c.code_point)) end = at;
    if (!IsRightToLeft(c.code_point) && (end == 0 || !MayBeWithin(c.code_point))) break;
  }
  return end;
}

}  // namespace

std::string WithoutDirections(std::string_view text) { return Without(kDirections, text); }

std::string WithIsolatedNames(std::string_view text) {
  if (IsAscii(text)) return std::string(text);
  std::string plain = Without(kControls, text);
  std::string shown;
  for (std::size_t at = 0; at < plain.size();) {
    const std::string_view rest = std::string_view(plain).substr(at);
    const std::size_t stretch = StretchOf(rest);
    if (stretch == plain.size()) return plain;
    const std::size_t bytes = stretch > 0 ? stretch : FirstCharacter(rest).bytes;
    if (stretch > 0) shown += kIsolate;
    shown += rest.substr(0, bytes);
    if (stretch > 0) shown += kEndOfIsolate;
    at += bytes;
  }
  return shown;
}

}  // namespace ronda
