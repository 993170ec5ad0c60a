// A seed where the caller names none: another one every time.
#pragma once

#include <cstdint>

namespace ronda::cli {

std::uint64_t FreshSeed();

}  // namespace ronda::cli
