// Bytes of a fixed number that mean one thing: a digest is not a key, a key is not a token. They print as hexadecimal,
// and equality takes the same time wherever they differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ronda::secret {

// The same time wherever they differ; false at once if the sizes do.
bool EqualInConstantTime(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

std::string ToHex(std::span<const std::uint8_t> bytes);
// Both letter cases; false if the text is anything else or of another length.
bool FromHex(std::string_view hex, std::span<std::uint8_t> bytes);

// Letters, digits, - and _, as in addresses.
std::string ToBase64Url(std::span<const std::uint8_t> bytes);
bool FromBase64Url(std::string_view text, std::span<std::uint8_t> bytes);

// Overwrites what must not stay in memory.
void Wipe(std::span<std::uint8_t> bytes);

template <class Tag, std::size_t kSize>
class Bytes {
 public:
  using Array = std::array<std::uint8_t, kSize>;
  static constexpr std::size_t kLength = kSize;

  constexpr Bytes() = default;  // zeros
  constexpr explicit Bytes(const Array& bytes) : bytes_(bytes) {}

  static std::optional<Bytes> Parse(std::string_view hex) {
    Bytes bytes;
    return FromHex(hex, bytes.bytes_) ? std::optional(bytes) : std::nullopt;
  }
  // None unless there are exactly so many bytes.
  static std::optional<Bytes> FromRaw(std::string_view raw) {
    if (raw.size() != kSize) return std::nullopt;
    Bytes bytes;
    for (std::size_t i = 0; i < kSize; ++i) bytes.bytes_[i] = static_cast<std::uint8_t>(raw[i]);
    return bytes;
  }

  std::span<const std::uint8_t, kSize> bytes() const { return bytes_; }
  std::string_view raw() const { return {reinterpret_cast<const char*>(bytes_.data()), kSize}; }
  std::string hex() const { return ToHex(bytes_); }

  bool operator==(const Bytes& other) const { return EqualInConstantTime(bytes_, other.bytes_); }

 private:
  Array bytes_{};
};

}  // namespace ronda::secret
