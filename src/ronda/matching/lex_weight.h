// Packs criteria into one number so that comparing numbers compares the criteria in order: the first digit declared
// outweighs all later ones together. Every digit is wide enough that the sum over all edges of a matching never carries
// into the digit above it, so a sum can be unpacked into the sums of the criteria.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ronda::matching {

// WeightedMatching works with twice the weights, with duals, and with sums of up to three of them, and needs a sign.
inline constexpr int kSolverHeadroomBits = 6;

class LexWeight {
 public:
  // `summands`: how many edges a matching may have (half the vertices), at least 1.
  explicit LexWeight(int summands);

  // Declares the next digit, less important than those before it; no edge has more than `max_per_edge` of it.
  // Returns its place. The sum over a matching must stay below 2^64.
  int AddDigit(std::uint64_t max_per_edge);
  // The same where more is known: no matching has more than `largest_sum` of it.
  int AddDigitUpTo(std::uint64_t largest_sum);

  int summands() const { return summands_; }

  // One value a digit, all 0, to be filled in and packed.
  std::vector<std::uint64_t> Zeros() const { return std::vector<std::uint64_t>(digits_.size(), 0); }
  int digits() const { return static_cast<int>(digits_.size()); }
  int bits() const { return bits_; }                               // of an edge, and of a sum over a matching
  int solver_bits() const { return bits_ + kSolverHeadroomBits; }  // what the weight type must hold

  // One value a digit, in order of declaration, none above its maximum.
  template <class Weight>
  Weight Pack(std::span<const std::uint64_t> values) const;

  // The digits of an edge's weight or of a sum over a matching.
  template <class Weight>
  std::vector<std::uint64_t> Unpack(const Weight& weight) const;

  // One digit of an edge's weight or of a sum over a matching.
  template <class Weight>
  std::uint64_t DigitOf(const Weight& weight, int digit) const;

  // The value of one digit alone, all others zero; adding it to a packed weight adds to that digit.
  template <class Weight>
  Weight Unit(int digit, std::uint64_t value) const;

 private:
  struct Digit {
    int from_top;  // bits of this digit and all before it
    int width;
  };

  int OffsetOf(const Digit& digit) const { return bits_ - digit.from_top; }

  int summands_;
  int bits_ = 0;
  std::vector<Digit> digits_;
};

template <class Weight>
Weight LexWeight::Pack(std::span<const std::uint64_t> values) const {
  Weight weight(0);
  for (std::size_t i = 0; i < digits_.size(); ++i) weight.AddAt(OffsetOf(digits_[i]), values[i]);
  return weight;
}

template <class Weight>
std::vector<std::uint64_t> LexWeight::Unpack(const Weight& weight) const {
  std::vector<std::uint64_t> values;
  values.reserve(digits_.size());
  for (const Digit& digit : digits_) values.push_back(weight.BitsAt(OffsetOf(digit), digit.width));
  return values;
}

template <class Weight>
std::uint64_t LexWeight::DigitOf(const Weight& weight, int digit) const {
  const Digit& place = digits_.begin()[digit];
  return weight.BitsAt(OffsetOf(place), place.width);
}

template <class Weight>
Weight LexWeight::Unit(int digit, std::uint64_t value) const {
  Weight weight(0);
  weight.AddAt(OffsetOf(digits_.begin()[digit]), value);
  return weight;
}

}  // namespace ronda::matching
