#include "ronda/announce/time_control_parts.h"

#include <algorithm>
#include <utility>

#include "ronda/base/columns.h"

namespace ronda::announce {

tl::unexpected<Diagnostic> NoTimeControl(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = "time-control", .message = std::move(message), .hint = std::move(hint)});
}

std::vector<std::string_view> SplitAt(char separator, std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(Trim(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<std::string> ContradictionIn(const ClockSetting& setting) {
  const Period& first = setting.periods.front();
  const Period& last = setting.periods.back();
  const bool plain =
      setting.periods.size() == 1 && !first.moves && first.increment == 0 && first.times == 1 && !first.without_end;
  switch (setting.mode) {
    case ClockMode::kPeriods:
      if (first.time == 0 && first.increment == 0) return "there is no time to play";
      return std::nullopt;
    case ClockMode::kBronstein: {
      const auto adds = [](const Period& period) { return period.increment > 0; };
      return std::ranges::any_of(setting.periods, adds) ? std::nullopt
                                                        : std::optional<std::string>("Bronstein needs an increment");
    }
    case ClockMode::kFide:
      if (setting.periods.size() < 2 || last.time != 0 || last.increment == 0 || last.moves) {
        return "the FIDE mode ends with the increment alone: 1h:+30s fide";
      }
      return std::nullopt;
    case ClockMode::kHourglass:
    case ClockMode::kGong:
    case ClockMode::kByoYomi:
      return plain && first.time > 0
                 ? std::nullopt
                 : std::optional<std::string>("this mode has one time, without moves and increments");
  }
  return std::nullopt;
}

}  // namespace ronda::announce
