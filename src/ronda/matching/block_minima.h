// The least of many times of which few change from one question to the next: kept block by block. A block is looked at
// as a whole only when its least time has become later, and blocks in which no time has been set are passed over.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace ronda::matching {

class BlockMinima {
 public:
  static constexpr std::int64_t kNothing = std::numeric_limits<std::int64_t>::max();

  // All times are kNothing.
  void Reset(std::size_t size) {
    times_.assign(size, kNothing);
    least_.assign((size + kBlock - 1) / kBlock, kNothing);
    stale_.assign(least_.size(), 0);
    first_ = least_.size();
    last_ = 0;
  }

  void Set(std::size_t x, std::int64_t time) {
    const std::size_t block = x / kBlock;
    if (time > times_[x] && times_[x] == least_[block]) stale_[block] = 1;
    times_[x] = time;
    least_[block] = std::min(least_[block], time);
    first_ = std::min(first_, block);
    last_ = std::max(last_, block + 1);
  }

  // The least time there is.
  std::int64_t Least() {
    std::int64_t least = kNothing;
    for (std::size_t block = first_; block < last_; ++block) {
      if (stale_[block] != 0) Refresh(block);
      least = std::min(least, least_[block]);
    }
    return least;
  }

  // Those with no later time than this, which is earlier than kNothing, in order; after Least().
  template <class Action>
  void ForEachUpTo(std::int64_t time, Action action) const {
    for (std::size_t block = first_; block < last_; ++block) {
      if (least_[block] > time) continue;
      for (std::size_t x = block * kBlock; x < EndOf(block); ++x) {
        if (times_[x] <= time) action(x);
      }
    }
  }

 private:
  static constexpr std::size_t kBlock = 32;

  std::size_t EndOf(std::size_t block) const { return std::min((block + 1) * kBlock, times_.size()); }

  void Refresh(std::size_t block) {
    std::int64_t least = kNothing;
    for (std::size_t x = block * kBlock; x < EndOf(block); ++x) least = std::min(least, times_[x]);
    least_[block] = least;
    stale_[block] = 0;
  }

  std::vector<std::int64_t> times_;
  std::vector<std::int64_t> least_;  // by block; may be too early where it is stale
  std::vector<std::uint8_t> stale_;  // by block
  std::size_t first_ = 0;            // the blocks in which a time has been set lie in this range
  std::size_t last_ = 0;
};

}  // namespace ronda::matching
