#include "ronda/announce/clock.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::announce {

std::optional<Diagnostic> FaultOfClock(const TimeControl& control, int players) {
  const auto refuse = [](std::string message, std::string hint) {
    return Diagnostic{.code = "time-control", .message = std::move(message), .hint = std::move(hint)};
  };
  if (players == 2) return std::nullopt;
  if (players < 2 || players > kMostAtAClock) {
    return refuse(fmt::format("there is no clock for {} players", players),
                  fmt::format("2 to {} can share one", kMostAtAClock));
  }
  if (control.black) {
    return refuse("White and Black are two players", "give one time control for everybody");
  }
  if (control.white.mode == ClockMode::kHourglass) {
    return refuse("an hourglass has two sides: what one uses the other gains",
                  "give several players a time for the game (30m) or for every turn (1m gong)");
  }
  return std::nullopt;
}

Clock::Clock(const TimeControl& control, int players) : sides_(players) {
  for (const Seat seat : sides_.ids()) {
    Side& side = sides_[seat];
    side.setting = seat == SeatOf(Colour::kBlack) ? control.black.value_or(control.white) : control.white;
    const Period& first = side.setting.periods.front();
    const bool from_the_start = side.setting.mode != ClockMode::kFide;
    side.left = first.time + (from_the_start ? first.increment : 0);
    side.at_press = side.left;
    side.byo_yomi_left = side.setting.byo_yomi_periods;
  }
}

void Clock::Move(std::int32_t seconds) {
  if (fallen_) return;
  const Seat next = sides_.Contains(Next(on_move_)) ? Next(on_move_) : Seat(0);
  Side& own = sides_[on_move_];
  if (own.setting.mode == ClockMode::kHourglass) sides_[next].left += std::min(seconds, own.left);
  if (!Spend(own, seconds)) {
    own.left = 0;
    fallen_ = on_move_;
    return;
  }
  AfterMove(own);
  on_move_ = next;
}

// False if the flag falls: the time reaches zero and nothing follows.
bool Clock::Spend(Side& side, std::int32_t seconds) {
  if (side.setting.mode == ClockMode::kByoYomi) return SpendByoYomi(side, seconds);
  if (side.setting.mode == ClockMode::kGong) return SpendGong(side, seconds);
  while (seconds >= side.left) {
    seconds -= side.left;
    side.left = 0;
    if (!NextPeriod(side)) return false;
  }
  side.left -= seconds;
  return true;
}

bool Clock::SpendByoYomi(Side& side, std::int32_t seconds) {
  while (seconds >= side.left) {
    seconds -= side.left;
    side.left = 0;
    if (side.in_byo_yomi) --side.byo_yomi_left;
    if (side.byo_yomi_left == 0) return false;
    side.in_byo_yomi = true;
    side.left = side.setting.byo_yomi_time;
  }
  side.left = side.in_byo_yomi ? side.setting.byo_yomi_time : side.left - seconds;
  return true;
}

// The rest of the other's turn comes first and costs nothing.
bool Clock::SpendGong(Side& side, std::int32_t seconds) {
  const std::int32_t turn = side.setting.periods.front().time;
  const std::int32_t used = std::max(0, seconds - gong_rest_);
  if (used >= turn) return false;
  gong_rest_ = turn - used;
  side.left = turn;
  return true;
}

// The time is used up: the next period, if it does not wait for moves.
bool Clock::NextPeriod(Side& side) {
  const ClockSetting& setting = side.setting;
  const Period& current = setting.periods[side.period];
  if (current.moves) return false;
  if (setting.mode == ClockMode::kFide && side.period + 2 >= setting.periods.size()) {
    if (fide_bonus_) return false;
    fide_bonus_ = true;
    for (Side& each : sides_) each.left += each.setting.periods.back().increment;
    return true;
  }
  if (current.without_end || side.repetition + 1 < current.times) {
    ++side.repetition;
    side.left = current.time;
    return true;
  }
  if (side.period + 1 == setting.periods.size()) return false;
  ++side.period;
  side.repetition = 0;
  side.left = setting.periods[side.period].time + setting.periods[side.period].increment;
  return true;
}

void Clock::AfterMove(Side& side) {
  const ClockSetting& setting = side.setting;
  const Period& made_in = setting.periods[side.period];
  if (setting.mode == ClockMode::kBronstein) side.left = std::min(side.left + made_in.increment, side.at_press);
  ++side.moves_in_period;
  if (made_in.moves && side.moves_in_period == *made_in.moves) CompletePeriod(side);
  const Period& next = setting.periods[side.period];
  if (setting.mode == ClockMode::kPeriods) side.left += next.increment;
  if (setting.mode == ClockMode::kBronstein) side.left += next.increment - made_in.increment;
  if (setting.mode == ClockMode::kFide && fide_bonus_) side.left += setting.periods.back().increment;
  side.at_press = side.left;
}

// The moves of the period are made: the time of the next one is added; behind the last one nothing is.
void Clock::CompletePeriod(Side& side) {
  const auto& periods = side.setting.periods;
  const Period& current = periods[side.period];
  const bool again = current.without_end || side.repetition + 1 < current.times;
  if (!again && side.period + 1 == periods.size()) return;
  side.moves_in_period = 0;
  side.repetition = again ? side.repetition + 1 : 0;
  if (!again) ++side.period;
  side.left += periods[side.period].time;
}

}  // namespace ronda::announce
