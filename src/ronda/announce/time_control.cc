#include "ronda/announce/time_control.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "ronda/announce/time_control_reader.h"
#include "ronda/base/columns.h"

namespace ronda::announce {
namespace {

// Marks a text for the catalogues of the desk (tools/catalogue.py).
constexpr std::string_view Key(std::string_view english) { return english; }

constexpr std::array<std::string_view, 12> kBookModes{Key("guillotine"),
                                                      Key("one period and guillotine"),
                                                      Key("two periods and guillotine"),
                                                      Key("repeated second period"),
                                                      Key("FIDE"),
                                                      Key("FIDE tournament"),
                                                      Key("Fischer"),
                                                      Key("Fischer tournament"),
                                                      Key("Bronstein"),
                                                      Key("hourglass"),
                                                      Key("gong"),
                                                      Key("Go with byo-yomi")};

std::string Duration(std::int32_t seconds) {
  if (seconds == 0) return "0s";
  std::string text;
  if (seconds >= 3600 && seconds % 60 == 0 && seconds % 3600 != 0 && seconds < 3 * 3600) {
    return fmt::format("{}m", seconds / 60);  // 90m, as players say
  }
  if (seconds >= 3600) text += fmt::format("{}h", seconds / 3600);
  if (seconds % 3600 >= 60) text += fmt::format("{}m", seconds % 3600 / 60);
  if (seconds % 60 != 0) text += fmt::format("{}s", seconds % 60);
  return text;
}

std::string ShortPeriod(const Period& period) {
  std::string text;
  if (period.moves) text += fmt::format("{}/", *period.moves);
  if (period.time > 0 || period.increment == 0) text += Duration(period.time);
  if (period.increment > 0) text += "+" + Duration(period.increment);
  if (period.times > 1) text += fmt::format("*{}", period.times);
  if (period.without_end) text += "*";
  return text;
}

std::string ShortSetting(const ClockSetting& setting) {
  std::vector<std::string> periods;
  for (const Period& period : setting.periods) periods.push_back(ShortPeriod(period));
  std::string list = fmt::format("{}", fmt::join(periods, ":"));
  switch (setting.mode) {
    case ClockMode::kPeriods:
      return list;
    case ClockMode::kBronstein:
      return list + " bronstein";
    case ClockMode::kFide:
      return list + " fide";
    case ClockMode::kHourglass:
      return list + " hourglass";
    case ClockMode::kGong:
      return list + " gong";
    case ClockMode::kByoYomi:
      return fmt::format("{} byo-yomi {}x{}", list, setting.byo_yomi_periods, Duration(setting.byo_yomi_time));
  }
  return list;
}

Diagnostic NotInTrf(std::string message) {
  return {.code = "time-control-trf", .message = std::move(message), .hint = "write it in record 122, as text"};
}

Result<std::string> TrfSetting(const ClockSetting& setting) {
  if (setting.mode != ClockMode::kPeriods) {
    return tl::unexpected(NotInTrf("record 222 knows periods, moves and increments only"));
  }
  std::vector<std::string> periods;
  for (const Period& period : setting.periods) {
    if (period.without_end) return tl::unexpected(NotInTrf("record 222 cannot repeat a period without end"));
    std::string text = period.moves ? fmt::format("{}/{}", *period.moves, period.time) : fmt::format("{}", period.time);
    if (period.increment > 0) text += fmt::format("+{}", period.increment);
    std::fill_n(std::back_inserter(periods), period.times, text);
  }
  return fmt::format("{}", fmt::join(periods, ":"));
}

}  // namespace

Result<TimeControl> ParseTimeControl(std::string_view text) {
  auto control = ReadShortForm(text);
  if (control) return control;
  if (const auto plain = ShortFormOfSpeech(text)) {
    if (auto spoken = ReadShortForm(*plain)) return spoken;
  }
  return control;
}

std::string ToString(const TimeControl& control) {
  const std::string white = ShortSetting(control.white);
  return control.black ? fmt::format("{} | {}", white, ShortSetting(*control.black)) : white;
}

int BookMode(const ClockSetting& setting) {
  switch (setting.mode) {
    case ClockMode::kPeriods:
      break;
    case ClockMode::kFide:
      return setting.periods.size() <= 2 ? 5 : 6;
    case ClockMode::kBronstein:
      return 9;
    case ClockMode::kHourglass:
      return 10;
    case ClockMode::kGong:
      return 11;
    case ClockMode::kByoYomi:
      return 12;
  }
  const bool fischer = std::ranges::any_of(setting.periods, [](const Period& p) { return p.increment > 0; });
  if (fischer) return setting.periods.size() == 1 && setting.periods.front().times == 1 ? 7 : 8;
  if (setting.periods.back().without_end) return 4;
  int count = 0;
  for (const Period& period : setting.periods) count += period.times;
  return std::min(count, 3);
}

std::string_view BookModeName(int mode) { return kBookModes.begin()[mode - 1]; }

Result<std::string> ToTrf(const TimeControl& control) {
  auto white = TrfSetting(control.white);
  if (!white || !control.black) return white;
  auto black = TrfSetting(*control.black);
  if (!black) return black;
  return fmt::format("W{}-B{}", *white, *black);
}

std::optional<std::int32_t> TimeFor(const ClockSetting& setting, int moves) {
  if (setting.mode != ClockMode::kPeriods && setting.mode != ClockMode::kBronstein) return std::nullopt;
  std::int32_t total = 0;
  int made = 0;
  for (const Period& period : setting.periods) {
    for (int i = 0; i < period.times || period.without_end; ++i) {
      if (made >= moves) return total;
      const int in_period = period.moves ? std::min(*period.moves, moves - made) : moves - made;
      const bool last = !period.moves && &period == &setting.periods.back();
      total += period.time + period.increment * (period.moves || last ? in_period : 0);
      if (period.moves) made += in_period;
      if (!period.moves && period.without_end) return std::nullopt;
    }
  }
  return total;
}

}  // namespace ronda::announce
