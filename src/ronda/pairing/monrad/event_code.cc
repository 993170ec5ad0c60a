#include "ronda/pairing/monrad/event_code.h"

#include <charconv>

namespace ronda::monrad {
namespace {

template <class Number>
std::optional<Number> ReadNumber(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool TakePrefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

std::optional<GroupPlan> ReadGroups(std::string_view text) {
  const std::size_t times = text.find('x');
  if (times == std::string_view::npos) return std::nullopt;
  const auto size = ReadNumber<int>(text.substr(0, times));
  const auto rounds = ReadNumber<int>(text.substr(times + 1));
  if (!size || !rounds || *size < 2 || *rounds < 1) return std::nullopt;
  return GroupPlan{*size, *rounds};
}

}  // namespace

std::optional<EventCode> ReadEventCode(std::string_view code) {
  EventCode read;
  if (const std::size_t lot = code.find("_LOT"); lot != std::string_view::npos) {
    read.lot = ReadNumber<std::uint64_t>(code.substr(lot + 4));
    if (!read.lot) return std::nullopt;
    code = code.substr(0, lot);
  }
  if (code == "CUSTOM_MONRAD") {
    read.system = "monrad";
  } else if (code == "CUSTOM_MONRAD_NORWEGIAN") {
    read.system = "monrad-norwegian";
  } else if (TakePrefix(code, "CUSTOM_SCHENKEL")) {
    read.system = "schenkel";
    if (code.empty()) return read;
    if (!TakePrefix(code, "_")) return std::nullopt;
    read.groups = ReadGroups(code);
    if (!read.groups) return std::nullopt;
  } else {
    return std::nullopt;
  }
  return read;
}

}  // namespace ronda::monrad
