// The rules of rating as data: what a difference is worth, how far it counts, K, how a first rating is made, floors and
// rounding. An edition of the regulations is a value of RuleSet; a federation with rules of its own writes one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ronda/base/date.h"
#include "ronda/base/fraction.h"

namespace ronda::rating {

// From a difference of ratings to the score it lets expect.
enum class Expectation : std::uint8_t {
  kTable,    // B.02 §8.1.2, in hundredths
  kFormula,  // 1 / (1 + 10^(-D/400)), in millionths
};

// A larger difference counts as this one; for players of a certain rating and above there is no such limit.
struct DifferenceCap {
  std::optional<int> limit;
  std::optional<int> exempt_from;

  bool operator==(const DifferenceCap&) const = default;
};

enum class YouthUntil : std::uint8_t {
  kNever,      // age does not matter
  kBirthday,   // until the day the player reaches the age
  kEndOfYear,  // until the end of the year of that day
};

// The first line that applies gives K: newcomers, then those who ever reached the top, then the young, then the rest.
struct KRule {
  int newcomer = 40;
  int newcomer_games = 30;  // a newcomer has fewer games than this
  int youth = 40;
  YouthUntil youth_until = YouthUntil::kNever;
  int youth_age = 18;
  int youth_below = 2300;
  int usual = 20;
  int top = 10;
  int top_from = 2400;
  std::optional<int> most_per_period;  // K times games must not exceed it: K becomes smaller

  bool operator==(const KRule&) const = default;
};

enum class InitialMethod : std::uint8_t {
  kHypotheticalDraws,  // as if drawn against further opponents of a given rating (2024)
  kStepsAboveHalf,     // the table below 50 %, a fixed step for each half point above it (until 2024)
};

struct InitialRule {
  InitialMethod method = InitialMethod::kHypotheticalDraws;
  int least_games = 5;         // against rated opponents
  int hypothetical_games = 2;  // kHypotheticalDraws
  int hypothetical_rating = 1800;
  Fraction step{15};        // kStepsAboveHalf: for each half point
  std::optional<int> most;  // no first rating is higher

  bool operator==(const InitialRule&) const = default;
};

struct RuleSet {
  std::string id;
  std::string title;
  std::string source;
  std::string effective_from;  // "2024-03-01"; empty: not known
  std::string effective_to;    // empty: still in force, or not known
  Expectation expectation = Expectation::kTable;
  DifferenceCap cap;
  KRule k;
  InitialRule initial;
  std::optional<int> floor;  // a rating below it is none

  bool operator==(const RuleSet&) const = default;
};

// The editions, newest first; the first is the one to use where nothing else is said.
std::span<const RuleSet> StandardRuleSets();

// By its identifier; "book" is the chapter of the book, fide-2017.
const RuleSet* FindRuleSet(std::string_view id);

// The edition in force on a day; the newest where the day is not known.
const RuleSet& RuleSetOn(const std::optional<Date>& day);

}  // namespace ronda::rating
