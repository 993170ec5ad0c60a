#include <algorithm>
#include <iterator>

#include "ronda/pairing/tables/seating.h"

namespace ronda::tables {

std::optional<std::vector<int>> SizesFor(int players, TableSizes sizes) {
  for (int others = 0; others * sizes.other <= players; ++others) {
    const int left = players - others * sizes.other;
    if (left % sizes.wanted != 0) continue;
    std::vector<int> tables;
    std::fill_n(std::back_inserter(tables), left / sizes.wanted, sizes.wanted);
    std::fill_n(std::back_inserter(tables), others, sizes.other);
    std::ranges::sort(tables, std::ranges::greater{});
    if (tables.empty()) return std::nullopt;
    return tables;
  }
  return std::nullopt;
}

}  // namespace ronda::tables
