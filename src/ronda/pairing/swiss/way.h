// Which way an engine takes. Both give the same pairings; the exact one alone is there to be compared with.
#pragma once

#include <cstdint>

namespace ronda::swiss {

enum class Way : std::uint8_t { kFastWhereProven, kExactOnly };

}  // namespace ronda::swiss
