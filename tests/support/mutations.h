// Damaged inputs, the same on every machine: what a reader must survive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ronda::test {

// The text with a few of these, chosen by the seed: bytes changed, removed, doubled or inserted, pieces cut out, moved
// or repeated, numbers and words of other meaning put in, the end cut off.
std::string Mutated(std::string_view text, std::uint64_t seed);

}  // namespace ronda::test
