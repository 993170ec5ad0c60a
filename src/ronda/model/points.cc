#include "ronda/model/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace ronda {
namespace {

// Far beyond any event, and safe to add up over ten thousand rounds.
constexpr std::int32_t kMaxWhole = 20'000;

bool AllDigits(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string ToString(Points points) {
  const int tenths = std::abs(points.tenths());
  const fmt::format_int whole(tenths / 10);
  std::string text(points.tenths() < 0 ? "-" : "");
  text.append(whole.data(), whole.size());
  text += '.';
  text += static_cast<char>('0' + tenths % 10);
  return text;
}

std::optional<Points> ParsePoints(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative || (!text.empty() && text.front() == '+')) text.remove_prefix(1);
  const auto dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const std::string_view decimals = dot == std::string_view::npos ? std::string_view{} : text.substr(dot + 1);
  if (whole.empty() && decimals.empty()) return std::nullopt;
  if (!AllDigits(whole) || !AllDigits(decimals)) return std::nullopt;

  std::int32_t value = 0;
  if (!whole.empty()) {
    const auto [end, error] = std::from_chars(whole.data(), whole.data() + whole.size(), value);
    if (error != std::errc{} || value > kMaxWhole) return std::nullopt;
  }
  if (decimals.find_first_not_of('0', 1) != std::string_view::npos && decimals.size() > 1) return std::nullopt;
  const std::int32_t tenth = decimals.empty() ? 0 : decimals.front() - '0';
  const std::int32_t tenths = value * 10 + tenth;
  return Points::Tenths(negative ? -tenths : tenths);
}

}  // namespace ronda
