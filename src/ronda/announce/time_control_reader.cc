#include "ronda/announce/time_control_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"

namespace ronda::announce {
namespace {

constexpr std::int32_t kLongest = 7 * 24 * 3600;  // seconds

Diagnostic NotUnderstood(std::string message, std::string hint) {
  return {.code = "time-control", .message = std::move(message), .hint = std::move(hint)};
}

template <class T = ClockSetting>
Result<T> Refuse(std::string message,
                 std::string hint = "write it like 90m+30s, 40/2h:1h, 25m+10s bronstein, 5m | 4m") {
  return tl::unexpected(NotUnderstood(std::move(message), std::move(hint)));
}

std::vector<std::string_view> Split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(Trim(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// "1h30m", "90m", "45s"; a number alone has the unit given.
Result<std::int32_t> ReadDuration(std::string_view text, std::int32_t unit_alone) {
  const std::string all(text);
  if (const auto alone = ParseCount(text); alone && *alone <= kLongest / unit_alone) return *alone * unit_alone;
  std::int64_t seconds = 0;
  std::int64_t last_unit = INT64_MAX;
  while (!text.empty()) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto number = ParseCount(text.substr(0, digits));
    const char letter = digits < text.size() ? text[digits] : ' ';
    const std::int64_t unit = letter == 'h' ? 3600 : letter == 'm' ? 60 : letter == 's' ? 1 : 0;
    if (!number || unit == 0 || unit >= last_unit) {
      return Refuse<std::int32_t>(fmt::format("'{}' is not a time", all),
                                  "write hours, minutes and seconds: 1h30m, 90m, 45s");
    }
    seconds += *number * unit;
    last_unit = unit;
    text.remove_prefix(digits + 1);
  }
  if (all.empty() || seconds > kLongest) {
    return Refuse<std::int32_t>(fmt::format("'{}' is not a time up to a week", all),
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
    return Refuse<Period>(fmt::format("'{}' is not a number of repetitions", times), "write *3, or * for without end");
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
      return Refuse<Period>(fmt::format("'{}' does not begin with a number of moves", whole),
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
    return Refuse<Period>(fmt::format("'{}' repeats no time", whole));
  }
  return period;
}

Result<std::vector<Period>> ReadPeriods(std::string_view text) {
  std::vector<Period> periods;
  for (const std::string_view part : Split(text, ':')) {
    auto period = ReadPeriod(part);
    if (!period) return tl::unexpected(period.error());
    if (!periods.empty() && periods.back().without_end) {
      return Refuse<std::vector<Period>>("only the last period can be repeated without end");
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
      return Refuse<void>(fmt::format("'{}' is not a byo-yomi", text), "write 30m byo-yomi 5x30s");
    setting.byo_yomi_periods = *count;
    text = Trim(text.substr(times + 1));
  }
  const auto seconds = ReadDuration(text, 1);
  if (!seconds) return tl::unexpected(seconds.error());
  setting.byo_yomi_time = *seconds;
  if (*seconds == 0) return Refuse<void>("a byo-yomi needs a time", "write 30m byo-yomi 5x30s");
  return {};
}

// What the mode asks of the periods.
std::optional<std::string> Contradiction(const ClockSetting& setting) {
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
      return Refuse(fmt::format("'{}' behind {} is not understood", byo_yomi, word));
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
  if (auto contradiction = Contradiction(setting)) return Refuse(*std::move(contradiction));
  return setting;
}

Result<ClockSetting> ReadTrfSetting(std::string_view text) {
  ClockSetting setting;
  for (const std::string_view part : Split(text, ':')) {
    const bool digits = part.find_first_not_of("0123456789/+") == std::string_view::npos;
    const std::size_t slash = part.find('/');
    const std::size_t plus = part.find('+');
    Period period;
    const std::size_t from = slash == std::string_view::npos ? 0 : slash + 1;
    if (slash != std::string_view::npos) period.moves = ParseCount(part.substr(0, slash));
    const auto time = ParseCount(part.substr(from, plus == std::string_view::npos ? plus : plus - from));
    const auto increment = plus == std::string_view::npos ? std::optional(0) : ParseCount(part.substr(plus + 1));
    const bool moves_fit = slash == std::string_view::npos || (period.moves && *period.moves > 0);
    if (!digits || !time || !increment || !moves_fit || *time > kLongest) {
      return Refuse(fmt::format("'{}' is not a period of record 222", part),
                    "a period is seconds, or moves/seconds, with +seconds for every move");
    }
    period.time = *time;
    period.increment = *increment;
    setting.periods.push_back(period);
  }
  if (auto contradiction = Contradiction(setting)) return Refuse(*std::move(contradiction));
  return setting;
}

}  // namespace

Result<TimeControl> ReadShortForm(std::string_view text) {
  const std::string lower = Lower(text);
  const auto sides = Split(lower, '|');
  if (sides.size() > 2) return Refuse<TimeControl>("there are more than two sides");
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
