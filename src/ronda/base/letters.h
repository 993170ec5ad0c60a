// Letters A to Z, large and small; others are left as they are.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace ronda {

constexpr bool IsCapital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool IsSmall(char c) { return c >= 'a' && c <= 'z'; }
constexpr char Upper(char c) { return IsSmall(c) ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr char Lower(char c) { return IsCapital(c) ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string Lower(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char c) { return Lower(c); });
  return lower;
}

}  // namespace ronda
