// A seed where the caller names none: another one every time. And what is wrong with one that is named.
#pragma once

#include <cstdint>
#include <string>

namespace ronda::cli {

std::uint64_t FreshSeed();

// For Option::Check: a number below 0, or too large, would silently become another one. What is no number at all the
// parser refuses.
std::string SeedFault(const std::string& text);

}  // namespace ronda::cli
