#include "ronda/matching/dynamic_int.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "ronda/matching/wide_int.h"

namespace ronda::matching {
namespace {

// Of a number that is not zero the lowest word that is not; of zero the last.
std::size_t LowestWord(const DynamicInt& number) {
  std::size_t at = 0;
  while (at + 1 < number.words() && number.word(at) == 0) ++at;
  return at;
}

}  // namespace

void DynamicInt::Widen() {
  if (IsNegative()) words_.push_back(0);
}

// Weights are built by adding a small number far up, again and again: words that change nothing are passed over, those
// of nothing but zeros at the lower end, and those beyond the end of the other number where no carry reaches them.
DynamicInt& DynamicInt::operator+=(const DynamicInt& other) {
  const bool was_negative = IsNegative();
  const bool other_negative = other.IsNegative();
  const std::size_t other_size = other.words_.size();
  if (words_.size() < other_size) words_.resize(other_size, Fill());
  bool carry = false;
  for (std::size_t i = LowestWord(other); i < other_size; ++i) {
    std::uint64_t sum = 0;
    carry = __builtin_add_overflow(words_[i], std::uint64_t{carry}, &sum);
    carry |= __builtin_add_overflow(sum, other.words_[i], &words_[i]);
  }
  // The sign of the other number, repeated: adding zeros and a carry is adding one, adding ones without is taking one.
  for (std::size_t i = other_size; i < words_.size() && carry != other_negative; ++i) {
    carry = other_negative ? words_[i]-- != 0 : ++words_[i] == 0;
  }
  if (was_negative == other_negative && IsNegative() != was_negative) {
    words_.push_back(was_negative ? ~std::uint64_t{0} : 0);
  }
  return *this;
}

DynamicInt& DynamicInt::operator-=(const DynamicInt& other) {
  const bool was_negative = IsNegative();
  const bool other_negative = other.IsNegative();
  const std::size_t other_size = other.words_.size();
  if (words_.size() < other_size) words_.resize(other_size, Fill());
  bool borrow = false;
  for (std::size_t i = LowestWord(other); i < other_size; ++i) {
    std::uint64_t difference = 0;
    const bool first = __builtin_sub_overflow(words_[i], other.words_[i], &difference);
    const bool second = __builtin_sub_overflow(difference, std::uint64_t{borrow}, &words_[i]);
    borrow = first || second;
  }
  for (std::size_t i = other_size; i < words_.size() && borrow != other_negative; ++i) {
    borrow = other_negative ? ++words_[i] != 0 : words_[i]-- == 0;
  }
  if (was_negative != other_negative && IsNegative() != was_negative) {
    words_.push_back(was_negative ? ~std::uint64_t{0} : 0);
  }
  return *this;
}

DynamicInt& DynamicInt::operator<<=(int distance) {
  const std::size_t skip = WordOf(distance);
  const int shift = distance % kWordBits;
  const std::uint64_t fill = Fill();
  std::vector<std::uint64_t> shifted(words_.size() + skip + 1, 0);
  for (std::size_t i = 0; i <= words_.size(); ++i) {
    const std::uint64_t high = i < words_.size() ? words_[i] : fill;
    const std::uint64_t low = i > 0 ? words_[i - 1] : 0;
    shifted[i + skip] = shift == 0 ? high : (high << shift) | (low >> (kWordBits - shift));
  }
  if (shifted.back() == fill && shifted.size() > 1 && (shifted[shifted.size() - 2] >> (kWordBits - 1)) == (fill & 1)) {
    shifted.pop_back();
  }
  words_ = std::move(shifted);
  return *this;
}

DynamicInt& DynamicInt::operator>>=(int distance) {
  const std::size_t skip = WordOf(distance);
  const int shift = distance % kWordBits;
  const std::uint64_t fill = Fill();
  for (std::size_t i = 0; i < words_.size(); ++i) {
    const std::uint64_t low = i + skip < words_.size() ? words_[i + skip] : fill;
    const std::uint64_t high = i + skip + 1 < words_.size() ? words_[i + skip + 1] : fill;
    words_[i] = shift == 0 ? low : (low >> shift) | (high << (kWordBits - shift));
  }
  return *this;
}

std::strong_ordering DynamicInt::operator<=>(const DynamicInt& other) const {
  if (IsNegative() != other.IsNegative()) {
    return IsNegative() ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  for (std::size_t i = std::max(words_.size(), other.words_.size()); i-- > 0;) {
    if (word(i) != other.word(i)) return word(i) <=> other.word(i);
  }
  return std::strong_ordering::equal;
}

int DynamicInt::BitLength() const {
  for (std::size_t i = words_.size(); i-- > 0;) {
    if (words_[i] != 0) return static_cast<int>(i) * kWordBits + static_cast<int>(std::bit_width(words_[i]));
  }
  return 0;
}

std::uint64_t DynamicInt::BitsAt(int offset, int width) const {
  const std::size_t skip = WordOf(offset);
  const int shift = offset % kWordBits;
  const std::uint64_t low = shift == 0 ? word(skip) : (word(skip) >> shift) | (word(skip + 1) << (kWordBits - shift));
  return width >= kWordBits ? low : low & ((std::uint64_t{1} << width) - 1);
}

}  // namespace ronda::matching
