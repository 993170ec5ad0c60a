#include "ronda/pairing/keizer/colours.h"

#include <array>
#include <cstdlib>

namespace ronda::keizer {
namespace {

constexpr std::string_view kArticle = "2.10";

// Positive: the first player is favoured; negative: the second.
using Favour = int;

std::optional<Colour> DueTo(const Present& player) {
  return player.preference ? std::optional(player.preference->colour) : std::nullopt;
}

bool IsAbsolute(const Present& player) { return player.preference->strength == swiss::PreferenceStrength::kAbsolute; }

Favour ByNeed(const Present& a, const Present& b) { return int{IsAbsolute(a)} - int{IsAbsolute(b)}; }

Favour ByDifference(const Present& a, const Present& b) {
  return std::abs(a.colour_difference) - std::abs(b.colour_difference);
}

Favour ByRoundsWithout(const Present& a, const Present& b) {
  const Colour colour = *DueTo(a);
  return b.last_round_of[colour] - a.last_round_of[colour];
}

// The initial ranking is the order of the original values.
Favour ByOriginalValue(const Present& a, const Present& b) { return a.player < b.player ? 1 : -1; }

struct Rule {
  Favour (*favour)(const Present& a, const Present& b);
  std::string_view text;
};

constexpr std::array kRules{
    Rule{ByDifference, "both due the same colour; larger difference"},
    Rule{ByRoundsWithout, "both due the same colour; longer without it"},
};
constexpr Rule kNeed{ByNeed, "both due the same colour; may not have the other again"};

Board Given(const Present& player, const Present& opponent, Colour colour, std::string_view why) {
  const bool white = colour == Colour::kWhite;
  return {white ? player.player : opponent.player, white ? opponent.player : player.player, {kArticle, why}};
}

Board Granted(const Present& a, const Present& b, Favour favour, std::string_view why) {
  return favour > 0 ? Given(a, b, *DueTo(a), why) : Given(b, a, *DueTo(b), why);
}

}  // namespace

Board WithColours(const Present& higher, const Present& lower, const ColourTerms& terms) {
  if (terms.rule == ColourRule::kNone) return Given(higher, lower, Colour::kWhite, "no colours; higher in the list");
  const auto of_higher = DueTo(higher);
  const auto of_lower = DueTo(lower);
  if (of_higher != of_lower) {
    return of_higher ? Given(higher, lower, *of_higher, "as they are due")
                     : Given(lower, higher, *of_lower, "as they are due");
  }
  if (of_higher) {
    const bool limited = terms.rule == ColourRule::kLimited;
    if (const Favour favour = limited ? kNeed.favour(higher, lower) : 0; favour != 0) {
      return Granted(higher, lower, favour, kNeed.text);
    }
    for (const Rule& rule : kRules) {
      if (const Favour favour = rule.favour(higher, lower)) return Granted(higher, lower, favour, rule.text);
    }
  }
  // Decision 193: the book has no rule for equal histories; its example gives White to the higher in the list.
  if (of_higher && terms.equal == EqualColours::kHigherIsWhite) {
    return Given(higher, lower, Colour::kWhite, "equal colours so far; White to the higher in the list");
  }
  const Favour favour = ByOriginalValue(higher, lower);
  if (of_higher) return Granted(higher, lower, favour, "both due the same colour; higher original value");
  const auto& [stronger, weaker] = favour > 0 ? std::pair(higher, lower) : std::pair(lower, higher);
  return Given(stronger, weaker, terms.initial, "first game of both; higher original value");
}

}  // namespace ronda::keizer
