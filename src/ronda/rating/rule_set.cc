#include "ronda/rating/rule_set.h"

#include <algorithm>
#include <array>

namespace ronda::rating {
namespace {

// B.02 in force since 1 March 2024.
RuleSet March2024() {
  RuleSet rules;
  rules.id = "fide-2024-march";
  rules.title = "FIDE rating, as of March 2024";
  rules.source = "FIDE Handbook B.02, 2024";
  rules.effective_from = "2024-03-01";
  rules.effective_to = "2025-09-30";
  rules.cap = {400, std::nullopt};
  rules.k.youth_until = YouthUntil::kEndOfYear;
  rules.k.most_per_period = 700;
  rules.initial.most = 2200;
  rules.floor = 1400;
  return rules;
}

// The same with the change of 1 October 2025: from 2650 on the difference counts in full.
RuleSet October2025() {
  RuleSet rules = March2024();
  rules.id = "fide-2024";
  rules.title = "FIDE rating, with the change of October 2025";
  rules.effective_from = "2025-10-01";
  rules.effective_to = "";
  rules.cap.exempt_from = 2650;
  return rules;
}

// Chapter 4 of the book of 2017. It names no floor, so there is none here.
RuleSet Book2017() {
  RuleSet rules;
  rules.id = "fide-2017";
  rules.title = "FIDE rating, as of 2017";
  rules.source = "Elementos de un torneo (2017), chapter 4";
  rules.effective_to = "2024-02-29";
  rules.cap = {400, std::nullopt};
  rules.k.youth_until = YouthUntil::kBirthday;
  rules.initial.method = InitialMethod::kStepsAboveHalf;
  return rules;
}

// The values its footnotes call former ones.
RuleSet Former() {
  RuleSet rules = Book2017();
  rules.id = "fide-former";
  rules.title = "FIDE rating, before the K of 40, 20 and 10";
  rules.source = "Elementos de un torneo (2017), chapter 4, footnotes";
  rules.effective_to = "";
  rules.cap = {350, std::nullopt};
  rules.k.newcomer = 25;
  rules.k.usual = 15;
  rules.k.youth_until = YouthUntil::kNever;
  rules.initial.step = Fraction(25, 2);
  return rules;
}

}  // namespace

std::span<const RuleSet> StandardRuleSets() {
  static const std::array<RuleSet, 4> kRuleSets{October2025(), March2024(), Book2017(), Former()};
  return kRuleSets;
}

const RuleSet& RuleSetOn(const std::optional<Date>& day) {
  const auto all = StandardRuleSets();
  if (!day) return all.front();
  const auto in_force = std::ranges::find_if(all, [&](const RuleSet& rules) {
    const auto from = ParseDate(rules.effective_from);
    return !from || *from <= *day;
  });
  return in_force == all.end() ? all.front() : *in_force;
}

const RuleSet* FindRuleSet(std::string_view id) {
  const auto all = StandardRuleSets();
  const auto found = std::ranges::find(all, id == "book" ? "fide-2017" : id, &RuleSet::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace ronda::rating
