#include "order.h"

#include <memory>
#include <utility>

namespace ronda_small {
namespace {

using Places = std::unique_ptr<unsigned[]>;

// Merges the sorted places from `begin` to `middle` with those from `middle` to `end`.
struct Run {
  unsigned begin;
  unsigned middle;
  unsigned end;
};

void Merge(const Order& order, const unsigned* from, unsigned* to, Run run) {
  unsigned left = run.begin;
  unsigned right = run.middle;
  for (unsigned out = run.begin; out < run.end; ++out) {
    const bool take_right =
        left == run.middle || (right < run.end && order.comes_first(order.row, from[right], from[left]));
    to[out] = take_right ? from[right++] : from[left++];
  }
}

// The places in the order of what they hold.
Places Sorted(unsigned size, const Order& order) {
  Places places(new unsigned[size]);
  Places merged(new unsigned[size]);
  for (unsigned place = 0; place < size; ++place) places[place] = place;
  for (unsigned length = 1; length < size; length *= 2) {
    for (unsigned begin = 0; begin < size;) {
      const unsigned middle = length < size - begin ? begin + length : size;
      const unsigned end = length < size - middle ? middle + length : size;
      Merge(order, places.get(), merged.get(), {begin, middle, end});
      begin = end;
    }
    std::swap(places, merged);
  }
  return places;
}

}  // namespace

// Each place takes what belongs there from the place that holds it, circle by circle.
void SortRow(unsigned size, const Order& order) {
  if (size < 2) return;
  const Places places = Sorted(size, order);
  for (unsigned first = 0; first < size; ++first) {
    unsigned place = first;
    while (places[place] != first) {
      const unsigned source = std::exchange(places[place], place);
      order.exchange(order.row, place, source);
      place = source;
    }
    places[place] = place;
  }
}

}  // namespace ronda_small
