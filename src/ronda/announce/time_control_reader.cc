#include "ronda/announce/time_control_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/announce/time_control_parts.h"
#include "ronda/base/columns.h"
#include "ronda/base/letters.h"

namespace ronda::announce {
namespace {

// "1h30m", "90m", "45s"; a number alone has the unit given.
Result<std::int32_t> ReadDuration(std::string_view text, std::int32_t unit_alone) {
  const std::string all(text);
  if (const auto alone = ParseCount(text); alone && *alone <= kLongestTime / unit_alone) return *alone * unit_alone;
  std::int64_t seconds = 0;
  std::int64_t last_unit = INT64_MAX;
  while (!text.empty()) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto number = ParseCount(text.substr(0, digits));
    const char letter = digits < text.size() ? text[digits] : ' ';
    const std::int64_t unit = letter == 'h' ? 3600 : letter == 'm' ? 60 : letter == 's' ? 1 : 0;
    if (!number || unit == 0 || unit >= last_unit) {
      return NoTimeControl(fmt::format("'{}' is not a time", all), "write hours, minutes and seconds: 1h30m, 90m, 45s");
    }
    seconds += *number * unit;
    last_unit = unit;
    text.remove_prefix(digits + 1);
  }
  if (all.empty() || seconds > kLongestTime) {
    return NoTimeControl(fmt::format("'{}' is not a time up to a week", all),
                         "write hours, minutes and seconds: 1h30m, 90m, 45s");
  }
  return static_cast<std::int32_t>(seconds);
}

// "*" and "*3" at the end.
Result<Period> ReadRepeats(std::string_view& text) {
  Period period;
  const std::size_t star = text.find('*');
  if (star == std::string_view::npos) return period;
  const std::string_view times = Trim(text.substr(star + 1));
  text = Trim(text.substr(0, star));
  if (times.empty()) {
    period.without_end = true;
    return period;
  }
  const auto count = ParseCount(times);
  if (!count || *count < 1 || *count > 100) {
    return NoTimeControl(fmt::format("'{}' is not a number of repetitions", times), "write *3, or * for without end");
  }
  period.times = *count;
  return period;
}

Result<Period> ReadPeriod(std::string_view text) {
  const std::string_view whole = text;
  auto period = ReadRepeats(text);
  if (!period) return period;
  if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
    period->moves = ParseCount(Trim(text.substr(0, slash)));
    if (!period->moves || *period->moves < 1 || *period->moves > 1000) {
      return NoTimeControl(fmt::format("'{}' does not begin with a number of moves", whole),
                           "write 40/2h for 40 moves in two hours");
    }
    text = Trim(text.substr(slash + 1));
  }
  const std::size_t plus = text.find('+');
  const std::string_view time = Trim(text.substr(0, plus));
  if (!time.empty() || plus == std::string_view::npos) {
    const auto seconds = ReadDuration(time, 60);
    if (!seconds) return tl::unexpected(seconds.error());
    period->time = *seconds;
  }
  if (plus != std::string_view::npos) {
    const auto seconds = ReadDuration(Trim(text.substr(plus + 1)), 1);
    if (!seconds) return tl::unexpected(seconds.error());
    period->increment = *seconds;
  }
  if (period->without_end && period->time == 0) {
    return NoTimeControl(fmt::format("'{}' repeats no time", whole));
  }
  return period;
}

Result<std::vector<Period>> ReadPeriods(std::string_view text) {
  std::vector<Period> periods;
  for (const std::string_view part : SplitAt(':', text)) {
    auto period = ReadPeriod(part);
    if (!period) return tl::unexpected(period.error());
    if (!periods.empty() && periods.back().without_end) {
      return NoTimeControl("only the last period can be repeated without end");
    }
    periods.push_back(*period);
  }
  return periods;
}

// "5x30s" or "30s".
Result<void> ReadByoYomi(std::string_view text, ClockSetting& setting) {
  const std::size_t times = text.find('x');
  setting.byo_yomi_periods = 1;
  if (times != std::string_view::npos) {
    const auto count = ParseCount(Trim(text.substr(0, times)));
    if (!count || *count < 1 || *count > 100)
      return NoTimeControl(fmt::format("'{}' is not a byo-yomi", text), "write 30m byo-yomi 5x30s");
    setting.byo_yomi_periods = *count;
    text = Trim(text.substr(times + 1));
  }
  const auto seconds = ReadDuration(text, 1);
  if (!seconds) return tl::unexpected(seconds.error());
  setting.byo_yomi_time = *seconds;
  if (*seconds == 0) return NoTimeControl("a byo-yomi needs a time", "write 30m byo-yomi 5x30s");
  return {};
}

Result<ClockSetting> ReadSetting(std::string_view text) {
  ClockSetting setting;
  constexpr std::pair<std::string_view, ClockMode> kModes[] = {
      {"bronstein", ClockMode::kBronstein}, {"fide", ClockMode::kFide},        {"hourglass", ClockMode::kHourglass},
      {"gong", ClockMode::kGong},           {"byo-yomi", ClockMode::kByoYomi}, {"byoyomi", ClockMode::kByoYomi},
      {"fischer", ClockMode::kPeriods}};
  std::string_view byo_yomi;
  for (const auto& [word, mode] : kModes) {
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos) continue;
    setting.mode = mode;
    byo_yomi = Trim(text.substr(at + word.size()));
    if (mode != ClockMode::kByoYomi && !byo_yomi.empty()) {
      return NoTimeControl(fmt::format("'{}' behind {} is not understood", byo_yomi, word));
    }
    text = Trim(text.substr(0, at));
    break;
  }
  auto periods = ReadPeriods(text);
  if (!periods) return tl::unexpected(periods.error());
  setting.periods = *std::move(periods);
  if (setting.mode == ClockMode::kByoYomi) {
    if (const auto read = ReadByoYomi(byo_yomi, setting); !read) return tl::unexpected(read.error());
  }
  if (auto contradiction = ContradictionIn(setting)) return NoTimeControl(*std::move(contradiction));
  return setting;
}

}  // namespace

Result<TimeControl> ReadShortForm(std::string_view text) {
  const std::string lower = Lower(text);
  const auto sides = SplitAt('|', lower);
  if (sides.size() > 2) return NoTimeControl("there are more than two sides");
  auto white = ReadSetting(sides.front());
  if (!white) return tl::unexpected(white.error());
  TimeControl control{*std::move(white), std::nullopt};
  if (sides.size() == 2) {
    auto black = ReadSetting(sides.back());
    if (!black) return tl::unexpected(black.error());
    control.black = *std::move(black);
  }
  return control;
}

}  // namespace ronda::announce
