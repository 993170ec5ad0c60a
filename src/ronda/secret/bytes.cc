#include "ronda/secret/bytes.h"

#include <sodium.h>

namespace ronda::secret {
namespace {

constexpr int kBase64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

bool EqualInConstantTime(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string ToHex(std::span<const std::uint8_t> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

bool FromHex(std::string_view hex, std::span<std::uint8_t> bytes) {
  if (hex.size() != 2 * bytes.size()) return false;
  std::size_t length = 0;
  const char* end = nullptr;
  const int failed = sodium_hex2bin(bytes.data(), bytes.size(), hex.data(), hex.size(), nullptr, &length, &end);
  return failed == 0 && length == bytes.size() && end == hex.data() + hex.size();
}

std::string ToBase64Url(std::span<const std::uint8_t> bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kBase64), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kBase64);
  text.pop_back();
  return text;
}

bool FromBase64Url(std::string_view text, std::span<std::uint8_t> bytes) {
  std::size_t length = 0;
  const char* end = nullptr;
  const int failed =
      sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end, kBase64);
  if (failed != 0 || length != bytes.size() || end != text.data() + text.size()) return false;
  // The library takes some bytes beyond ASCII for letters; only the text we would write is read.
  return ToBase64Url(bytes) == text;
}

void Wipe(std::span<std::uint8_t> bytes) { sodium_memzero(bytes.data(), bytes.size()); }

}  // namespace ronda::secret
