#include "ronda/handling/initial_order.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <tuple>
#include <utility>

#include "ronda/base/columns.h"

namespace ronda::handling {
namespace {

constexpr std::array<std::pair<std::string_view, Strength>, 6> kStrengths{{
    {"FIDE", Strength::kFide},
    {"NRO", Strength::kNational},
    {"FIDON", Strength::kFideElseNational},
    {"NIDOF", Strength::kNationalElseFide},
    {"HBFN", Strength::kHigher},
    {"LBFN", Strength::kLower},
}};

// The short forms of TRF06.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kShortTitles{{
    {"G", "GM"},
    {"M", "IM"},
    {"F", "FM"},
    {"C", "CM"},
    {"WG", "WGM"},
    {"WM", "WIM"},
    {"WF", "WFM"},
    {"WC", "WCM"},
}};

std::optional<int> NationalRatingOf(const Player& player, const EventInfo& event) {
  for (const NationalRating& national : player.national_ratings) {
    if (!event.rank_federation.empty() && national.federation != event.rank_federation) continue;
    if (national.rating) return national.rating;
  }
  return std::nullopt;
}

// What a player is sorted by; lower is better.
struct OrderKey {
  int strength = 0;
  std::size_t title = 0;
  NameKey name;
  std::pair<std::size_t, std::string> identity;  // the length of a number before its digits

  auto operator<=>(const OrderKey&) const = default;
};

OrderKey KeyOf(const Player& player, const EventInfo& event, const OrderRules& rules) {
  OrderKey key;
  key.strength = -StrengthOf(player, event, rules.strength).value_or(0);
  key.title = TitlePlace(player.title, *rules.edition);
  if (rules.last_resort == LastResort::kName) key.name = rules.alphabet.KeyOf(player.name);
  if (rules.last_resort == LastResort::kFideId) {
    std::string digits = player.fide_id;
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    const std::size_t length = digits.empty() ? std::string::npos : digits.size();
    key.identity = {length, std::move(digits)};
  }
  return key;
}

}  // namespace

std::optional<Strength> StrengthFromCode(std::string_view code) {
  const auto found = std::ranges::find(kStrengths, code, &std::pair<std::string_view, Strength>::first);
  return found == kStrengths.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> StrengthOf(const Player& player, const EventInfo& event, Strength strength) {
  const auto fide = player.rating;
  const auto national = NationalRatingOf(player, event);
  switch (strength) {
    case Strength::kFide:
      return fide;
    case Strength::kNational:
      return national;
    case Strength::kFideElseNational:
      return fide ? fide : national;
    case Strength::kNationalElseFide:
      return national ? national : fide;
    case Strength::kHigher:
      return std::max(fide, national);
    case Strength::kLower:
      return fide && national ? std::min(fide, national) : std::max(fide, national);
  }
  return fide;
}

std::size_t TitlePlace(std::string_view title, const Edition& edition) {
  std::string capitals(Trim(title));
  std::ranges::transform(capitals, capitals.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  const auto full = std::ranges::find(kShortTitles, capitals, &std::pair<std::string_view, std::string_view>::first);
  if (full != kShortTitles.end()) capitals = full->second;
  std::size_t place = 0;
  while (place < edition.titles.size() && edition.titles[place] != capitals) ++place;
  return place;
}

std::vector<PlayerIndex> InitialOrder(const Tournament& tournament, const OrderRules& rules) {
  std::vector<std::pair<OrderKey, PlayerIndex>> keyed;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const Player& player = tournament.player(PlayerIndex(i));
    keyed.emplace_back(KeyOf(player, tournament.data().info, rules), PlayerIndex(i));
  }
  std::ranges::sort(keyed);
  std::vector<PlayerIndex> order;
  for (const auto& [key, player] : keyed) order.push_back(player);
  return order;
}

}  // namespace ronda::handling
