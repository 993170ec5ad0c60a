// Sorting in little code. The library's sort is compiled once for each order it is used with, about two kilobytes a
// time; here an order is two functions that compare and exchange two places of a row, and the sorting itself is
// compiled once (order.cc).
#pragma once

namespace ronda_small {

// `row` is what the functions are handed: where the row is, and how it is ordered.
struct Order {
  bool (*comes_first)(void* row, unsigned place, unsigned other);
  void (*exchange)(void* row, unsigned place, unsigned other);
  void* row;
};

// Puts a row of `size` things in order; those that are equal stay as they were.
void SortRow(unsigned size, const Order& order);

}  // namespace ronda_small
