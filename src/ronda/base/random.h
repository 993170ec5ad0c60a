// The one source of randomness of the project: xoshiro256**, seeded through splitmix64. Both are defined to the bit, so
// a seed gives the same numbers with every compiler and on every machine. No part of it uses floating point or the
// distributions of the standard library, whose results differ between implementations.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace ronda {

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15;
      std::uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
      word = mixed ^ (mixed >> 31);
    }
  }

  constexpr std::uint64_t Next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0 .. bound-1; the few numbers that would favour small results are thrown away.
  constexpr std::uint64_t Below(std::uint64_t bound) {
    assert(bound > 0);
    const std::uint64_t biased = (0 - bound) % bound;
    std::uint64_t number = Next();
    while (number < biased) number = Next();
    return number % bound;
  }

  // Uniform in low .. high, both included.
  constexpr int Between(int low, int high) {
    assert(low <= high);
    const auto width = static_cast<std::uint64_t>(std::int64_t{high} - low) + 1;
    return static_cast<int>(low + static_cast<std::int64_t>(Below(width)));
  }

  // True with a probability of so many parts in a million.
  constexpr bool Chance(int parts_per_million) {
    return Below(1'000'000) < static_cast<std::uint64_t>(parts_per_million > 0 ? parts_per_million : 0);
  }

  template <class T>
  constexpr void Shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; --left) std::swap(items[left - 1], items[Below(left)]);
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace ronda
