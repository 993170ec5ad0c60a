// Random numbers for tests: the same seed gives the same sequence everywhere (SplitMix64).
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace ronda::test {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

  // From `low` to `high`, both included.
  int Between(int low, int high) { return low + static_cast<int>(Next() % static_cast<std::uint64_t>(high - low + 1)); }

  // True in that many cases of a hundred.
  bool Percent(int percent) { return Between(1, 100) <= percent; }

  template <class T>
  void Shuffle(std::span<T> values) {
    for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[Next() % i]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace ronda::test
