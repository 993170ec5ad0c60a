#include "ronda/pairing/keizer/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>

namespace ronda::keizer {
namespace {

constexpr ByKind<KindWord> kWords{{{
    {"win", "win"},
    {"draw", "draw"},
    {"loss", "loss"},
    {"bye", "bye"},
    {"absence", "absence"},
    {"excused", "excused absence"},
    {"club", "club duty"},
    {"late", "before entry"},
    {"nothing", "nothing"},
}}};

// Decision 194.
constexpr ByResultCode<Kind> kStandardKinds{{{
    Kind::kWin,       // win
    Kind::kDraw,      // draw
    Kind::kLoss,      // loss
    Kind::kWin,       // unrated win
    Kind::kDraw,      // unrated draw
    Kind::kLoss,      // unrated loss
    Kind::kWin,       // forfeit win
    Kind::kAbsence,   // forfeit loss
    Kind::kBye,       // pairing-allocated bye
    Kind::kClubDuty,  // full-point bye
    Kind::kExcused,   // half-point bye
    Kind::kAbsence,   // zero-point bye
    Kind::kAbsence,   // absent
    Kind::kDraw,      // adjourned
    Kind::kNothing,   // pending
}}};

std::string TextOf(const Fraction& value) { return ToDecimal(value, value.under() == 1 ? 0 : 2); }

// Whether the values and the shares have a common denominator small enough for exact sums.
bool HasCommonDenominator(const Settings& settings, const Fraction& maximum) {
  std::int64_t of_shares = 1;
  for (const Fraction& share : settings.worth) {
    if (share.under() > kLargestDenominator) return false;
    of_shares = std::lcm(of_shares, share.under());
    if (of_shares > kLargestDenominator) return false;
  }
  if (maximum.under() > kLargestDenominator || settings.step.under() > kLargestDenominator) return false;
  const std::int64_t of_values = std::lcm(maximum.under(), settings.step.under());
  return of_values <= kLargestDenominator / of_shares;
}

Diagnostic Refusal(std::string message, std::string hint) {
  return {.code = "keizer-values", .message = std::move(message), .hint = std::move(hint)};
}

}  // namespace

// 2.10: a beaten opponent's value, half of it for a draw, a third of one's own for an absence, two thirds if it was
// justified, all of it for the bye. Club duty and late entry are not in the book (decision 194).
Settings::Settings() : worth{}, kinds(kStandardKinds) {
  worth.values = {Fraction(1),    Fraction(1, 2), Fraction(0),    Fraction(1), Fraction(1, 3),
                  Fraction(2, 3), Fraction(1),    Fraction(1, 3), Fraction(0)};
}

const KindWord& WordOf(Kind kind) { return kWords[kind]; }

std::optional<Kind> KindFromKey(std::string_view key) {
  const auto found = std::ranges::find(kWords, key, &KindWord::key);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Kind>(found - kWords.begin());
}

Fraction MaximumFor(const Settings& settings, std::int32_t players) {
  if (settings.maximum) return *settings.maximum;
  const Fraction exact = settings.step * Fraction(3 * std::int64_t{players}, 2);
  return Fraction((exact.over() + exact.under() - 1) / exact.under());
}

std::optional<Diagnostic> Misfit(const Settings& settings, std::int32_t players) {
  const Fraction maximum = MaximumFor(settings, players);
  const Fraction needed = settings.step * Fraction(std::max(players - 1, 0));
  if (maximum < needed) {
    Settings without_maximum = settings;
    without_maximum.maximum.reset();
    return Refusal(fmt::format("with a maximum of {} and steps of {} the last of {} players would have a value below 0",
                               TextOf(maximum), TextOf(settings.step), players),
                   fmt::format("make the maximum at least {}, or leave it out: then it is {}", TextOf(needed),
                               TextOf(MaximumFor(without_maximum, players))));
  }
  if (!HasCommonDenominator(settings, maximum)) {
    return Refusal("the shares and values have too many different denominators to be added up exactly",
                   "use simple fractions (1/3, 2/3) or at most two decimals");
  }
  return std::nullopt;
}

}  // namespace ronda::keizer
