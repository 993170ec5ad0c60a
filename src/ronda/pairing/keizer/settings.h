// What a club can choose about its Keizer competition. The defaults are the rules of "Elementos de un torneo" (2017),
// 2.10, as decisions 190 to 193 read them, so nothing need be set to start; docs/formats/keizer.md describes the file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/base/diagnostic.h"
#include "ronda/base/enum_array.h"
#include "ronda/base/fraction.h"
#include "ronda/model/result_code.h"

namespace ronda::keizer {

// What a player's round counts as. A game is worth a share of the opponent's value, the rest a share of one's own.
enum class Kind : std::uint8_t {
  kWin,
  kDraw,
  kLoss,
  kBye,        // nobody was left to play
  kAbsence,    // not justified
  kExcused,    // justified
  kClubDuty,   // plays for the club elsewhere, or works for it
  kLateEntry,  // the round was before the player's first one
  kNothing,
};
template <class T>
using ByKind = EnumArray<Kind, T, Kind::kNothing>;

constexpr bool IsGame(Kind kind) { return kind == Kind::kWin || kind == Kind::kDraw || kind == Kind::kLoss; }
constexpr bool IsAbsence(Kind kind) { return kind == Kind::kAbsence || kind == Kind::kExcused; }

struct KindWord {
  std::string_view key;   // in the settings file and in JSON
  std::string_view text;  // for people
};
const KindWord& WordOf(Kind kind);
std::optional<Kind> KindFromKey(std::string_view key);

// What a player starts with in every list: the value in the list the points are computed from, that of the first
// round, or nothing (decision 190).
enum class OwnValue : std::uint8_t { kCurrent, kOriginal, kNone };

// How often the values are assigned anew after a round (decision 191).
enum class Recomputation : std::uint8_t { kUntilStable, kOnce };

// How often somebody may have the bye: once, or once more only when all who are present have had as many.
enum class ByeLimit : std::uint8_t { kOnce, kLevel };

enum class ColourRule : std::uint8_t {
  kBalanced,  // as the balance allows; no pair is avoided for its colours
  kLimited,   // besides, nobody has a colour three times running or three times more than the other
  kNone,      // the game has none: the higher in the list is named first
};

// Who is favoured if all colours so far are the same: the player with the higher original value gets the colour both
// are due, or the higher in the list gets White (decision 193).
enum class EqualColours : std::uint8_t { kOriginalValue, kHigherIsWhite };

struct Settings {
  std::optional<Fraction> maximum;  // the value of the first; none: follows from the number of players
  Fraction step{1};                 // from one place to the next
  OwnValue own_value = OwnValue::kCurrent;
  Recomputation recomputation = Recomputation::kOnce;
  ByKind<Fraction> worth;
  ByResultCode<Kind> kinds;
  std::optional<int> paid_absences;     // further absences are worth nothing; none: all are paid
  std::optional<int> rematch_after{0};  // rounds that must lie between two meetings; none: two never meet again
  ByeLimit byes = ByeLimit::kOnce;
  ColourRule colours = ColourRule::kBalanced;
  EqualColours equal_colours = EqualColours::kHigherIsWhite;

  Settings();

  const Fraction& Worth(Kind kind) const { return worth[kind]; }
  Kind KindOf(ResultCode code) const { return kinds[code]; }
};

// Limits that keep all sums exact.
inline constexpr std::int64_t kLargestValue = 1'000'000;
inline constexpr std::int64_t kLargestStep = 100;
inline constexpr std::int64_t kLargestDenominator = 1'000'000;  // common to all values and shares

// 2.10: three halves of the number of players (and of the step), rounded up to a whole number, unless given.
Fraction MaximumFor(const Settings& settings, std::int32_t players);

// Why the settings do not fit so many players (code "keizer-values"), if they do not.
std::optional<Diagnostic> Misfit(const Settings& settings, std::int32_t players);

}  // namespace ronda::keizer
