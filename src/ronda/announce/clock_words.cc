#include "ronda/announce/clock_words.h"

#include <fmt/format.h>

#include <cstdint>
#include <vector>

namespace ronda::announce {
namespace {

std::string Hours(const Wording& words, std::int32_t count) {
  return count == 1 ? words("1 hour") : words("{} hours", count);
}
std::string Minutes(const Wording& words, std::int32_t count) {
  return count == 1 ? words("1 minute") : words("{} minutes", count);
}
std::string Seconds(const Wording& words, std::int32_t count) {
  return count == 1 ? words("1 second") : words("{} seconds", count);
}

// Minutes up to three hours, as players say: "90 minutes".
std::string DurationIn(const Wording& words, std::int32_t seconds) {
  if (seconds % 60 == 0 && seconds > 3600 && seconds % 3600 != 0 && seconds < 3 * 3600) {
    return Minutes(words, seconds / 60);
  }
  std::vector<std::string> parts;
  if (seconds >= 3600) parts.push_back(Hours(words, seconds / 3600));
  if (seconds % 3600 >= 60) parts.push_back(Minutes(words, seconds % 3600 / 60));
  if (seconds % 60 != 0 || parts.empty()) parts.push_back(Seconds(words, seconds % 60));
  return fmt::format("{}", fmt::join(parts, " "));
}

std::string MovesIn(const Wording& words, const Period& period) {
  std::string time = DurationIn(words, period.time);
  if (!period.moves) return time;
  return *period.moves == 1 ? words("1 move in {}", time) : words("{} moves in {}", *period.moves, time);
}

std::string PeriodIn(const Wording& words, const ClockSetting& setting, std::size_t at) {
  const Period& period = setting.periods[at];
  std::string text = MovesIn(words, period);
  if (at + 1 == setting.periods.size() && !period.moves && !period.without_end) {
    text = at == 0 ? words("{} for the whole game", text) : words("{} for the rest of the game", text);
  }
  if (period.increment > 0) {
    const std::string increment = DurationIn(words, period.increment);
    text = setting.mode == ClockMode::kBronstein
               ? words("{} with up to {} given back after every move", text, increment)
               : words("{} with {} added for every move", text, increment);
  }
  if (period.times > 1) text = words("{}, {} times", text, period.times);
  return period.without_end ? words("{}, again and again", text) : text;
}

std::string PeriodsIn(const Wording& words, const ClockSetting& setting, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string period = PeriodIn(words, setting, i);
    text = i == 0 ? period : words("{}, then {}", text, period);
  }
  return text;
}

std::string ByoYomiIn(const Wording& words, const ClockSetting& setting) {
  const std::string first = DurationIn(words, setting.periods.front().time);
  const std::string each = DurationIn(words, setting.byo_yomi_time);
  const int periods = setting.byo_yomi_periods;
  if (periods == 1) {
    return words("{}, then byo-yomi: 1 period of {}, each whole again after a move made in time", first, each);
  }
  return words("{}, then byo-yomi: {} periods of {}, each whole again after a move made in time", first, periods, each);
}

std::string SettingIn(const Wording& words, const ClockSetting& setting) {
  switch (setting.mode) {
    case ClockMode::kPeriods:
    case ClockMode::kBronstein:
      return PeriodsIn(words, setting, setting.periods.size());
    case ClockMode::kFide:
      return words("{}; once one player's time is used up, both get {} for every move",
                   PeriodsIn(words, setting, setting.periods.size() - 1),
                   DurationIn(words, setting.periods.back().increment));
    case ClockMode::kHourglass:
      return words("hourglass: {} each, and what one uses the other gains",
                   DurationIn(words, setting.periods.front().time));
    case ClockMode::kGong:
      return words("gong: every turn takes {}", DurationIn(words, setting.periods.front().time));
    case ClockMode::kByoYomi:
      return ByoYomiIn(words, setting);
  }
  return "";
}

}  // namespace

std::string InWords(const TimeControl& control, const Wording& words) {
  const std::string white = SettingIn(words, control.white);
  return control.black ? words("White: {}; Black: {}", white, SettingIn(words, *control.black)) : white;
}

std::string InWords(const TimeControl& control) { return InWords(control, Wording()); }

}  // namespace ronda::announce
