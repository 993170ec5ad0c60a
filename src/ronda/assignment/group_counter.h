// How many assignments there are of participants who compete for the same options.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/id_vector.h"

namespace ronda::assignment {

struct Count {
  std::uint64_t value = 0;
  bool is_exact = true;  // otherwise there are at least so many

  bool operator==(const Count&) const = default;
};

// `cells`: the options of each participant; `room`: how many an option takes; `must_be_full`: whether it must have
// them. Counting stops where it would take too long.
Count CountOfGroup(const std::vector<std::vector<Option>>& cells, const IdVector<Option, int>& room,
                   const IdVector<Option, bool>& must_be_full);

}  // namespace ronda::assignment
