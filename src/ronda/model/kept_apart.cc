#include "ronda/model/kept_apart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

namespace ronda {
namespace {

using By = KeptApart::By;
using Strength = KeptApart::Strength;

constexpr std::array<std::pair<std::string_view, By>, 3> kNames{
    {{"club", By::kClub}, {"federation", By::kFederation}, {"rating", By::kRating}}};
constexpr std::string_view kRounds = "rounds=";
constexpr int kLastRound = 999;

std::vector<std::string_view> Words(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const auto colon = text.find(':');
    words.push_back(text.substr(0, colon));
    if (colon == std::string_view::npos) return words;
    text.remove_prefix(colon + 1);
  }
}

// A whole number from 1 on.
std::optional<int> Number(std::string_view text, int most) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end || number < 1 || number > most) return std::nullopt;
  return number;
}

// "3": the first three rounds; "2-5".
bool ReadRounds(std::string_view text, KeptApart& rule) {
  const auto dash = text.find('-');
  const auto last = Number(dash == std::string_view::npos ? text : text.substr(dash + 1), kLastRound);
  const auto first = dash == std::string_view::npos ? std::optional(1) : Number(text.substr(0, dash), kLastRound);
  if (!first || !last || *first > *last) return false;
  if (*first > 1) rule.first = Round(*first);
  if (*last < kLastRound) rule.last = Round(*last);
  return true;
}

bool ReadWord(std::string_view word, KeptApart& rule) {
  if (word.starts_with(kRounds)) return ReadRounds(word.substr(kRounds.size()), rule);
  if (rule.by == By::kRating) {
    constexpr int kHighestRating = 9999;
    const auto points = Number(word, kHighestRating);
    rule.points = points.value_or(rule.points);
    return points || word == "relative";
  }
  if (word == "relative") rule.strength = Strength::kRelative;
  return word == "relative" || word == "absolute";
}

std::string_view NameOf(By by) {
  return std::ranges::find(kNames, by, [](const auto& name) { return name.second; })->first;
}

}  // namespace

std::string_view ClubOf(const Player& player) {
  if (!player.club.empty()) return player.club;
  const auto found = std::ranges::find_if(player.national_ratings,
                                          [](const NationalRating& rating) { return !rating.origin.empty(); });
  return found == player.national_ratings.end() ? std::string_view{} : found->origin;
}

std::string_view OriginOf(const Player& player, KeptApart::By by) {
  switch (by) {
    case By::kClub:
      return ClubOf(player);
    case By::kFederation:
      return player.federation;
    case By::kRating:
      return {};
  }
  return {};
}

bool Forbids(const KeptApart& rule, Round round, const Player& one, const Player& other) {
  if (rule.strength != Strength::kAbsolute || !rule.AppliesIn(round)) return false;
  const std::string_view origin = OriginOf(one, rule.by);
  return !origin.empty() && origin == OriginOf(other, rule.by);
}

Result<KeptApart> ParseKeptApart(std::string_view text) {
  const auto refuse = [&] {
    return tl::unexpected(Diagnostic{.code = "apart-rule",
                                     .message = fmt::format("'{}' does not say who is kept apart", text.substr(0, 60)),
                                     .hint = "write federation, club, club:relative, federation:rounds=3, "
                                             "club:relative:rounds=2-5 or rating:100"});
  };
  const auto words = Words(text);
  const auto name = std::ranges::find(kNames, words.front(), [](const auto& known) { return known.first; });
  if (name == kNames.end()) return refuse();
  KeptApart rule{.by = name->second};
  if (rule.by == By::kRating) {
    rule.strength = Strength::kRelative;
    rule.points = KeptApart::kMostPoints;
  }
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!ReadWord(words[i], rule)) return refuse();
  }
  return rule;
}

std::string ToString(const KeptApart& rule) {
  std::string text(NameOf(rule.by));
  if (rule.by == By::kRating) {
    text += fmt::format(":{}", rule.points);
  } else if (rule.strength == Strength::kRelative) {
    text += ":relative";
  }
  if (!rule.first && !rule.last) return text;
  text += fmt::format(":{}", kRounds);
  if (rule.first) text += fmt::format("{}-", rule.first->value());
  return text + fmt::format("{}", rule.last.value_or(Round(kLastRound)).value());
}

std::string Describe(const KeptApart& rule) {
  std::string text;
  if (rule.by == By::kRating) {
    text = fmt::format("players of equal score do not meet if their ratings differ by more than {}", rule.points);
  } else {
    text = fmt::format("players of the same {} {} meet", NameOf(rule.by),
                       rule.strength == Strength::kAbsolute ? "never" : "do not");
  }
  if (rule.strength == Strength::kRelative) text += " where that costs no floater, bracket by bracket";
  if (!rule.first && !rule.last) return text;
  if (!rule.last) return text + fmt::format(", from round {} on", rule.first->value());
  return text + fmt::format(", in rounds {} to {}", rule.first.value_or(Round(1)).value(), rule.last->value());
}

}  // namespace ronda
