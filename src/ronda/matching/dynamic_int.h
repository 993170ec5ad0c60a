// A signed whole number that grows as needed: the weight type for graphs whose weights are too wide for any WideInt
// that is worth instantiating. Same operations and same results as WideInt, only slower, and it never overflows.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ronda::matching {

class DynamicInt {
 public:
  DynamicInt() : words_{0} {}
  explicit DynamicInt(std::uint64_t value) : words_{value} { Widen(); }

  bool IsNegative() const { return static_cast<std::int64_t>(words_.back()) < 0; }

  DynamicInt& operator+=(const DynamicInt& other);
  DynamicInt& operator-=(const DynamicInt& other);
  DynamicInt& operator<<=(int distance);
  DynamicInt& operator>>=(int distance);  // arithmetic: rounds towards minus infinity

  friend DynamicInt operator+(DynamicInt a, const DynamicInt& b) { return a += b; }
  friend DynamicInt operator-(DynamicInt a, const DynamicInt& b) { return a -= b; }
  friend DynamicInt operator-(const DynamicInt& a) { return DynamicInt() - a; }
  friend DynamicInt operator<<(DynamicInt a, int distance) { return a <<= distance; }
  friend DynamicInt operator>>(DynamicInt a, int distance) { return a >>= distance; }

  std::strong_ordering operator<=>(const DynamicInt& other) const;
  bool operator==(const DynamicInt& other) const { return std::is_eq(*this <=> other); }

  // Adds value * 2^offset.
  void AddAt(int offset, std::uint64_t value) { *this += DynamicInt(value) << offset; }
  // The `width` bits (at most 64) from bit `offset` upwards.
  std::uint64_t BitsAt(int offset, int width) const;

  // How many bits a value that is not negative needs; 0 for zero.
  int BitLength() const;

  std::size_t words() const { return words_.size(); }
  // Word 0 is the least significant; words beyond the stored ones repeat the sign.
  std::uint64_t word(std::size_t i) const { return i < words_.size() ? words_[i] : Fill(); }

 private:
  std::uint64_t Fill() const { return IsNegative() ? ~std::uint64_t{0} : 0; }
  // Keeps a value whose top bit is set, but which is meant to be positive, from reading as negative.
  void Widen();

  std::vector<std::uint64_t> words_;  // two's complement, little end first, never empty
};

}  // namespace ronda::matching
