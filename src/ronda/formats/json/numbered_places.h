// Where in a list somebody with a number stands. Numbers nearly always run from 1 without many gaps, and are then
// places of a vector.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "ronda/base/counting.h"

namespace ronda::json {

class NumberedPlaces {
 public:
  // Of a repeated number the first place counts.
  void Add(std::int32_t number, std::int32_t place) {
    if (Find(number)) return;
    ++count_;
    if (number < 0 || Size(number) > kMostGaps + 2 * count_) {
      far_.emplace(number, place);
      return;
    }
    const std::size_t at = Size(number);
    if (at >= near_.size()) near_.resize(at + 1);
    near_[at] = place;
  }

  // The numbers from 1 to the count, before any other: each has the place before it.
  void AddInOrder(std::int32_t count) { in_order_ = count; }

  std::optional<std::int32_t> Find(std::int32_t number) const {
    if (number >= 1 && number <= in_order_) return number - 1;
    if (number >= 0 && Size(number) < near_.size()) {
      if (const auto& place = near_[Size(number)]) return place;
    }
    if (far_.empty()) return std::nullopt;
    const auto found = far_.find(number);
    return found == far_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  static constexpr std::size_t kMostGaps = 1000;

  std::int32_t in_order_ = 0;
  std::size_t count_ = 0;
  std::vector<std::optional<std::int32_t>> near_;       // by number
  std::unordered_map<std::int32_t, std::int32_t> far_;  // the others
};

}  // namespace ronda::json
