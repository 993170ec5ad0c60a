#include "ronda/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ronda {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

// What the bytes 80-9F mean in Windows-1252; the unassigned ones stand for themselves.
constexpr std::array<char32_t, 32> kWindowsHigh{0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021,
                                                0x2C6,  0x2030, 0x160,  0x2039, 0x152,  0x8D,   0x17D,  0x8F,
                                                0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};

std::uint32_t Byte(char c) { return static_cast<unsigned char>(c); }
bool IsContinuation(char c) { return (Byte(c) & 0xC0U) == 0x80U; }

// Length of the character a lead byte announces; 0 for a byte that cannot begin one.
std::size_t Announced(std::uint32_t lead) {
  if (lead < 0x80U) return 1;
  if (lead >= 0xC2U && lead <= 0xDFU) return 2;
  if (lead >= 0xE0U && lead <= 0xEFU) return 3;
  if (lead >= 0xF0U && lead <= 0xF4U) return 4;
  return 0;
}

bool InRange(char32_t code_point, std::size_t bytes) {
  if (bytes == 3) return code_point >= 0x800 && (code_point < 0xD800 || code_point > 0xDFFF);
  if (bytes == 4) return code_point >= 0x10000 && code_point <= 0x10FFFF;
  return true;
}

template <class ToByte>
std::optional<std::string> Encode(std::string_view utf8, ToByte to_byte) {
  std::string bytes;
  bytes.reserve(utf8.size());
  while (!utf8.empty()) {
    const Character next = FirstCharacter(utf8);
    const std::optional<char> byte = to_byte(next.code_point);
    if (!byte) return std::nullopt;
    bytes += *byte;
    utf8.remove_prefix(next.bytes);
  }
  return bytes;
}

}  // namespace

bool IsAscii(std::string_view text) {
  unsigned char seen = 0;
  for (const char c : text) seen = static_cast<unsigned char>(seen | static_cast<unsigned char>(c));
  return seen < 0x80U;
}

Character FirstCharacter(std::string_view text) {
  const std::uint32_t lead = Byte(text.front());
  const std::size_t bytes = Announced(lead);
  if (bytes == 1) return {lead, 1};
  if (bytes == 0 || text.size() < bytes) return {kReplacement, 1};
  char32_t code_point = lead & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if (!IsContinuation(text[i])) return {kReplacement, 1};
    code_point = (code_point << 6U) | (Byte(text[i]) & 0x3FU);
  }
  if (!InRange(code_point, bytes)) return {kReplacement, 1};
  return {code_point, bytes};
}

bool IsUtf8(std::string_view text) {
  constexpr std::size_t kStride = 64;
  while (!text.empty()) {
    if (const auto run = text.substr(0, kStride); IsAscii(run)) {
      text.remove_prefix(run.size());
      continue;
    }
    for (std::size_t seen = 0; seen < kStride && !text.empty();) {
      const Character next = FirstCharacter(text);
      if (next.code_point == kReplacement && next.bytes == 1) return false;
      text.remove_prefix(next.bytes);
      seen += next.bytes;
    }
  }
  return true;
}

std::size_t CharacterCount(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text)
    if (!IsContinuation(c)) ++count;
  return count;
}

void AppendUtf8(std::string& text, char32_t code_point) {
  const auto tail = [&text, code_point](unsigned shift) {
    text += static_cast<char>(0x80U | ((code_point >> shift) & 0x3FU));
  };
  if (code_point < 0x80) {
    text += static_cast<char>(code_point);
  } else if (code_point < 0x800) {
    text += static_cast<char>(0xC0U | (code_point >> 6U));
    tail(0);
  } else if (code_point < 0x10000) {
    text += static_cast<char>(0xE0U | (code_point >> 12U));
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0U | (code_point >> 18U));
    tail(12);
    tail(6);
    tail(0);
  }
}

std::string FromWindows1252(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const std::uint32_t byte = Byte(c);
    AppendUtf8(text, byte >= 0x80 && byte < 0xA0 ? kWindowsHigh[byte - 0x80] : byte);
  }
  return text;
}

std::string FromLatin1(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) AppendUtf8(text, Byte(c));
  return text;
}

std::optional<std::string> ToWindows1252(std::string_view utf8) {
  return Encode(utf8, [](char32_t code_point) -> std::optional<char> {
    if (code_point < 0x80 || (code_point >= 0xA0 && code_point < 0x100)) return static_cast<char>(code_point);
    const auto found = std::ranges::find(kWindowsHigh, code_point);
    if (found == kWindowsHigh.end()) return std::nullopt;
    return static_cast<char>(0x80 + (found - kWindowsHigh.begin()));
  });
}

std::optional<std::string> ToLatin1(std::string_view utf8) {
  return Encode(utf8, [](char32_t code_point) -> std::optional<char> {
    if (code_point >= 0x100) return std::nullopt;
    return static_cast<char>(code_point);
  });
}

}  // namespace ronda
