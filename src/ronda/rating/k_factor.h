// K: how much a rating moves. Which line of the rule applies depends on facts a tournament file does not hold (how many
// games, how high the rating ever was); what is not known is taken as an established player who never was higher.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/base/date.h"
#include "ronda/rating/rule_set.h"

namespace ronda::rating {

// What is known of a player beside the tournament.
struct PlayerFacts {
  std::optional<int> k;      // K as the rating list has it; no rule is asked then
  std::optional<int> games;  // rated games before the event
  std::optional<int> peak;   // the highest rating ever published
};

enum class KReason : std::uint8_t { kGiven, kNewcomer, kTop, kYouth, kUsual };

struct KChoice {
  int k = 0;
  KReason reason = KReason::kUsual;
  std::optional<int> before_limit;  // K by the line that applies, if the limit of the period made it smaller
};

struct KQuestion {
  int rating = 0;
  std::optional<Date> birth;
  std::optional<Date> day;  // of the event
  PlayerFacts facts;
  int games = 0;  // rated games in the period
};

KChoice ChooseK(const KRule& rule, const KQuestion& question);

}  // namespace ronda::rating
