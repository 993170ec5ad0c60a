// SplitMix64: small, and the same everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ronda::test {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  // A number of first..last.
  int In(int first, int last) {
    const auto range = static_cast<std::uint64_t>(static_cast<std::int64_t>(last) - first + 1);
    return static_cast<int>(first + static_cast<std::int64_t>(Next() % range));
  }
  bool OneIn(int count) { return In(1, count) == 1; }
  template <class T, std::size_t kSize>
  const T& Of(const std::array<T, kSize>& values) {
    return values[static_cast<std::size_t>(In(0, static_cast<int>(kSize) - 1))];
  }
  template <class T>
  void Shuffle(std::vector<T>& values) {
    for (std::size_t i = values.size(); i > 1; --i) {
      std::swap(values[i - 1], values[static_cast<std::size_t>(In(0, static_cast<int>(i) - 1))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace ronda::test
