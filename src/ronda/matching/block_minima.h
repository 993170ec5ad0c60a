// The least of many times of which few change from one question to the next: kept block by block, and only blocks in
// which something has changed are looked at again.
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

  // All times have changed.
  void Reset(std::size_t size) {
    times_.resize(size);
    least_.resize((size + kBlock - 1) / kBlock);
    changed_.assign(least_.size(), 1);
  }
  void NoteChange(std::size_t x) { changed_[x / kBlock] = 1; }

  // The least time there is; `time_of(x)` says what they are now.
  template <class TimeOf>
  std::int64_t Least(TimeOf time_of) {
    std::int64_t least = kNothing;
    for (std::size_t block = 0; block < least_.size(); ++block) {
      if (changed_[block] != 0) Refresh(block, time_of);
      least = std::min(least, least_[block]);
    }
    return least;
  }

  // Those with no later time than this, in order; after Least().
  template <class Action>
  void ForEachUpTo(std::int64_t time, Action action) const {
    for (std::size_t block = 0; block < least_.size(); ++block) {
      if (least_[block] > time) continue;
      for (std::size_t x = block * kBlock; x < EndOf(block); ++x) {
        if (times_[x] <= time) action(x);
      }
    }
  }

 private:
  static constexpr std::size_t kBlock = 32;

  std::size_t EndOf(std::size_t block) const { return std::min((block + 1) * kBlock, times_.size()); }

  template <class TimeOf>
  void Refresh(std::size_t block, TimeOf time_of) {
    std::int64_t least = kNothing;
    for (std::size_t x = block * kBlock; x < EndOf(block); ++x) {
      times_[x] = time_of(x);
      least = std::min(least, times_[x]);
    }
    least_[block] = least;
    changed_[block] = 0;
  }

  std::vector<std::int64_t> times_;
  std::vector<std::int64_t> least_;    // by block
  std::vector<std::uint8_t> changed_;  // by block
};

}  // namespace ronda::matching
