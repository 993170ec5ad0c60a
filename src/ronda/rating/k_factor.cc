#include "ronda/rating/k_factor.h"

#include <algorithm>

namespace ronda::rating {
namespace {

// Where the birthday is not known the player is young as long as that is certain.
bool IsYoung(const KRule& rule, const KQuestion& question) {
  if (!question.birth || !question.day) return false;
  const int years = question.day->year - question.birth->year;
  switch (rule.youth_until) {
    case YouthUntil::kNever:
      return false;
    case YouthUntil::kEndOfYear:
      return years <= rule.youth_age;
    case YouthUntil::kBirthday:
      return AgeOn(*question.birth, *question.day).value_or(years) < rule.youth_age;
  }
  return false;
}

// B.02 §8.3.3.
KChoice ByRule(const KRule& rule, const KQuestion& question) {
  const PlayerFacts& facts = question.facts;
  if (facts.k) return {*facts.k, KReason::kGiven, std::nullopt};
  if (facts.games && *facts.games < rule.newcomer_games) return {rule.newcomer, KReason::kNewcomer, std::nullopt};
  if (std::max(question.rating, facts.peak.value_or(0)) >= rule.top_from)
    return {rule.top, KReason::kTop, std::nullopt};
  if (question.rating < rule.youth_below && IsYoung(rule, question)) return {rule.youth, KReason::kYouth, std::nullopt};
  return {rule.usual, KReason::kUsual, std::nullopt};
}

}  // namespace

KChoice ChooseK(const KRule& rule, const KQuestion& question) {
  KChoice choice = ByRule(rule, question);
  if (rule.most_per_period && question.games > 0 && choice.k * question.games > *rule.most_per_period) {
    choice.before_limit = choice.k;
    choice.k = *rule.most_per_period / question.games;
  }
  return choice;
}

}  // namespace ronda::rating
