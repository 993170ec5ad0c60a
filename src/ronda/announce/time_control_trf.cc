// Time controls as record 222 of TRF has them.
#include <fmt/format.h>

#include "ronda/announce/time_control_parts.h"
#include "ronda/base/columns.h"

namespace ronda::announce {
namespace {

Result<ClockSetting> ReadTrfSetting(std::string_view text) {
  ClockSetting setting;
  for (const std::string_view part : SplitAt(':', text)) {
    const bool digits = part.find_first_not_of("0123456789/+") == std::string_view::npos;
    const std::size_t slash = part.find('/');
    const std::size_t plus = part.find('+');
    Period period;
    const std::size_t from = slash == std::string_view::npos ? 0 : slash + 1;
    if (slash != std::string_view::npos) period.moves = ParseCount(part.substr(0, slash));
    const auto time = ParseCount(part.substr(from, plus == std::string_view::npos ? plus : plus - from));
    const auto increment = plus == std::string_view::npos ? std::optional(0) : ParseCount(part.substr(plus + 1));
    const bool moves_fit = slash == std::string_view::npos || (period.moves && *period.moves > 0);
    if (!digits || !time || !increment || !moves_fit || *time > kLongestTime) {
      return NoTimeControl(fmt::format("'{}' is not a period of record 222", part),
                           "a period is seconds, or moves/seconds, with +seconds for every move");
    }
    period.time = *time;
    period.increment = *increment;
    setting.periods.push_back(period);
  }
  if (auto contradiction = ContradictionIn(setting)) return NoTimeControl(*std::move(contradiction));
  return setting;
}

}  // namespace

Result<TimeControl> FromTrf(std::string_view text) {
  text = Trim(text);
  const std::size_t black_at = text.find("-B");
  if (!text.starts_with("W") || black_at == std::string_view::npos) {
    auto both = ReadTrfSetting(text);
    if (!both) return tl::unexpected(both.error());
    return TimeControl{*std::move(both), std::nullopt};
  }
  auto white = ReadTrfSetting(text.substr(1, black_at - 1));
  if (!white) return tl::unexpected(white.error());
  auto black = ReadTrfSetting(text.substr(black_at + 2));
  if (!black) return tl::unexpected(black.error());
  return TimeControl{*std::move(white), *std::move(black)};
}

}  // namespace ronda::announce
