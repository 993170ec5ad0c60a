// Until when something is taken.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/date.h"
#include "ronda/command/line_ups.h"
#include "ronda/command/moment.h"

namespace ronda::command {
namespace {

bool IsCountBelow(std::string_view two_digits, int end) {
  const auto count = ParseCount(two_digits);
  return count && *count < end;
}

}  // namespace

bool IsTime(std::string_view text) {
  constexpr std::size_t kDay = std::string_view("2026-11-15").size();
  constexpr std::size_t kToMinutes = std::string_view("2026-11-15T14:00").size();
  if (text.size() <= kToMinutes || text[kDay] != 'T' || text[13] != ':' || text.back() != 'Z') return false;
  const auto day = ParseDate(text.substr(0, kDay));
  if (!day || !day->IsComplete() || ToString(*day) != text.substr(0, kDay)) return false;
  if (!IsCountBelow(text.substr(11, 2), 24) || !IsCountBelow(text.substr(14, 2), 60)) return false;
  const std::string_view seconds = text.substr(kToMinutes, text.size() - kToMinutes - 1);
  if (seconds.empty()) return true;
  if (seconds.size() < 3 || seconds[0] != ':' || !IsCountBelow(seconds.substr(1, 2), 60)) return false;
  return seconds.size() == 3 || (seconds[3] == '.' && ParseCount(seconds.substr(4)));
}

Result<void> CheckLineUpDeadline(const Moment& moment, Round round) {
  const auto& deadlines = moment.state.facts.line_up_deadlines;
  const auto own = std::ranges::find(deadlines, round, &journal::LineUpDeadline::round);
  if (own == deadlines.end() || moment.context.at <= own->until) return {};
  return Refuse("command-deadline", fmt::format("line-ups of round {} were taken until {}", round.value(), own->until),
                "tell the arbiter");
}

Result<Decision> DecideOn(const Moment& moment, const SetLineUpDeadline& wish) {
  if (const auto is_near = CheckLineUpRound(moment, wish.round); !is_near) return tl::unexpected(is_near.error());
  if (!wish.until.empty() && !IsTime(wish.until)) {
    return Refuse("command-deadline", fmt::format("'{}' is no time", wish.until), "2026-11-15T14:00:00Z, in UTC");
  }
  Decision decision = Start(moment, journal::Kind::kLineUpDeadlineSet);
  decision.told.round = wish.round;
  decision.told.now = wish.until;
  auto& deadlines = decision.after.facts.line_up_deadlines;
  std::erase_if(deadlines, [&](const journal::LineUpDeadline& one) { return one.round == wish.round; });
  if (!wish.until.empty()) deadlines.push_back({wish.round, wish.until});
  return decision;
}

}  // namespace ronda::command
