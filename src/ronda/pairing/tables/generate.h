// Random events at tables, seated by the rules, with results drawn; the same from the same seed.
#pragma once

#include <cstdint>

#include "ronda/base/result.h"
#include "ronda/pairing/tables/event.h"

namespace ronda::tables {

struct Wanted {
  System system = System::kMonrad;
  int players = 24;
  int rounds = 5;
  int table_size = 4;
};

Result<Event> Generate(const Wanted& wanted, std::uint64_t seed);

}  // namespace ronda::tables
