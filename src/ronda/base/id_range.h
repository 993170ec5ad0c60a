// All ids of a kind, in order: `for (const Seat seat : IdRange<Seat>(seats))`; and counts as the ids count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace ronda {

// How many there are, as ids count.
template <class Range>
constexpr std::int32_t Count(const Range& range) {
  return static_cast<std::int32_t>(std::size(range));
}

template <class Id>
class IdRange {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Id;
    using difference_type = std::ptrdiff_t;
    using pointer = const Id*;
    using reference = Id;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Id id) : id_(id) {}

    constexpr Id operator*() const { return id_; }
    constexpr Iterator& operator++() {
      ++id_;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++id_;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Id id_ = Id::FromIndex(0);
  };

  constexpr explicit IdRange(std::int32_t count) : IdRange(Id::FromIndex(0), count) {}
  constexpr IdRange(Id first, std::int32_t count) : first_(first), last_(first.value() + count) {}

  constexpr Iterator begin() const { return Iterator(first_); }
  constexpr Iterator end() const { return Iterator(last_); }
  constexpr std::int32_t size() const { return last_ - first_; }
  constexpr bool empty() const { return first_ == last_; }

 private:
  Id first_;
  Id last_;
};

}  // namespace ronda
