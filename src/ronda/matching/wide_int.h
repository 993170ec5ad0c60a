// A signed whole number of a fixed number of 64-bit words, for edge weights that pack many criteria into one number.
// Two's complement, little end first; arithmetic wraps like that of the built-in unsigned types, so the owner sees to
// it that values fit (LexWeight counts the bits). Everything is constexpr and nothing allocates.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "ronda/base/counting.h"

namespace ronda::matching {

inline constexpr int kWordBits = 64;

// Which word holds a bit.
constexpr std::size_t WordOf(int bit) { return Size(bit / kWordBits); }

template <std::size_t kWords>
class WideInt {
  static_assert(kWords > 0);

 public:
  constexpr WideInt() = default;
  constexpr explicit WideInt(std::uint64_t value) : words_{value} {}

  static constexpr int bits() { return static_cast<int>(kWords) * kWordBits; }
  constexpr bool IsNegative() const { return static_cast<std::int64_t>(words_.back()) < 0; }

  constexpr WideInt& operator+=(const WideInt& other);
  constexpr WideInt& operator-=(const WideInt& other);
  constexpr WideInt& operator<<=(int distance);
  constexpr WideInt& operator>>=(int distance);  // arithmetic: rounds towards minus infinity

  friend constexpr WideInt operator+(WideInt a, const WideInt& b) { return a += b; }
  friend constexpr WideInt operator-(WideInt a, const WideInt& b) { return a -= b; }
  friend constexpr WideInt operator-(const WideInt& a) { return WideInt() - a; }
  friend constexpr WideInt operator<<(WideInt a, int distance) { return a <<= distance; }
  friend constexpr WideInt operator>>(WideInt a, int distance) { return a >>= distance; }

  constexpr bool operator==(const WideInt&) const = default;
  constexpr std::strong_ordering operator<=>(const WideInt& other) const;

  // Adds value * 2^offset.
  constexpr void AddAt(int offset, std::uint64_t value);
  // The `width` bits (at most 64) from bit `offset` upwards.
  constexpr std::uint64_t BitsAt(int offset, int width) const;

  // How many bits a value that is not negative needs; 0 for zero.
  constexpr int BitLength() const;

  // Word 0 is the least significant.
  static constexpr std::size_t words() { return kWords; }
  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }

 private:
  constexpr std::uint64_t Fill() const { return IsNegative() ? ~std::uint64_t{0} : 0; }

  std::array<std::uint64_t, kWords> words_{};
};

template <std::size_t kWords>
constexpr WideInt<kWords>& WideInt<kWords>::operator+=(const WideInt& other) {
  unsigned char carry = 0;
  for (std::size_t i = 0; i < kWords; ++i) {
    std::uint64_t sum = 0;
    const bool first = __builtin_add_overflow(words_[i], other.words_[i], &sum);
    const bool second = __builtin_add_overflow(sum, std::uint64_t{carry}, &words_[i]);
    carry = static_cast<unsigned char>(first | second);
  }
  return *this;
}

template <std::size_t kWords>
constexpr WideInt<kWords>& WideInt<kWords>::operator-=(const WideInt& other) {
  unsigned char borrow = 0;
  for (std::size_t i = 0; i < kWords; ++i) {
    std::uint64_t difference = 0;
    const bool first = __builtin_sub_overflow(words_[i], other.words_[i], &difference);
    const bool second = __builtin_sub_overflow(difference, std::uint64_t{borrow}, &words_[i]);
    borrow = static_cast<unsigned char>(first | second);
  }
  return *this;
}

template <std::size_t kWords>
constexpr WideInt<kWords>& WideInt<kWords>::operator<<=(int distance) {
  const std::size_t skip = WordOf(distance);
  const int shift = distance % kWordBits;
  for (std::size_t i = kWords; i-- > 0;) {
    const std::uint64_t high = i >= skip ? words_[i - skip] : 0;
    const std::uint64_t low = i >= skip + 1 ? words_[i - skip - 1] : 0;
    words_[i] = shift == 0 ? high : (high << shift) | (low >> (kWordBits - shift));
  }
  return *this;
}

template <std::size_t kWords>
constexpr WideInt<kWords>& WideInt<kWords>::operator>>=(int distance) {
  const std::uint64_t fill = Fill();
  const std::size_t skip = WordOf(distance);
  const int shift = distance % kWordBits;
  for (std::size_t i = 0; i < kWords; ++i) {
    const std::uint64_t low = i + skip < kWords ? words_[i + skip] : fill;
    const std::uint64_t high = i + skip + 1 < kWords ? words_[i + skip + 1] : fill;
    words_[i] = shift == 0 ? low : (low >> shift) | (high << (kWordBits - shift));
  }
  return *this;
}

template <std::size_t kWords>
constexpr std::strong_ordering WideInt<kWords>::operator<=>(const WideInt& other) const {
  const auto top = static_cast<std::int64_t>(words_.back()) <=> static_cast<std::int64_t>(other.words_.back());
  if (std::is_neq(top)) return top;
  for (std::size_t i = kWords - 1; i-- > 0;) {
    if (words_[i] != other.words_[i]) return words_[i] <=> other.words_[i];
  }
  return std::strong_ordering::equal;
}

template <std::size_t kWords>
constexpr int WideInt<kWords>::BitLength() const {
  for (std::size_t i = kWords; i-- > 0;) {
    if (words_[i] != 0) return static_cast<int>(i) * kWordBits + static_cast<int>(std::bit_width(words_[i]));
  }
  return 0;
}

template <std::size_t kWords>
constexpr void WideInt<kWords>::AddAt(int offset, std::uint64_t value) {
  const std::size_t first = WordOf(offset);
  const int shift = offset % kWordBits;
  const std::uint64_t parts[] = {value << shift, shift == 0 ? 0 : value >> (kWordBits - shift)};
  bool carry = false;
  for (std::size_t i = first; i < kWords && (i < first + 2 || carry); ++i) {
    std::uint64_t sum = 0;
    const bool high = __builtin_add_overflow(words_[i], i < first + 2 ? parts[i - first] : 0, &sum);
    const bool low = __builtin_add_overflow(sum, std::uint64_t{carry}, &words_[i]);
    carry = high || low;
  }
}

template <std::size_t kWords>
constexpr std::uint64_t WideInt<kWords>::BitsAt(int offset, int width) const {
  const std::size_t first = WordOf(offset);
  const int shift = offset % kWordBits;
  const std::uint64_t here = first < kWords ? words_[first] : Fill();
  const std::uint64_t next = first + 1 < kWords ? words_[first + 1] : Fill();
  const std::uint64_t low = shift == 0 ? here : (here >> shift) | (next << (kWordBits - shift));
  return width >= kWordBits ? low : low & ((std::uint64_t{1} << width) - 1);
}

}  // namespace ronda::matching
