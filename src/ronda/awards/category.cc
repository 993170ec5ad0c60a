#include "ronda/awards/category.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/base/suggestion.h"
#include "ronda/model/event_dates.h"

namespace ronda::awards {
namespace {

constexpr std::array<std::string_view, 7> kKeys{"sex", "age", "rating", "federation", "club", "title", "tag"};
constexpr int kBand = 200;  // the width of rating bands
constexpr std::array<int, 7> kYouth{8, 10, 12, 14, 16, 18, 20};

bool SameWord(std::string_view a, std::string_view b) { return Lower(a) == Lower(b); }

std::optional<int> AgeOf(const Player& player, const Facts& facts) {
  const auto born = ParseCount(std::string_view(player.birth_date).substr(0, 4));
  if (!facts.year || !born || *born < 1800) return std::nullopt;
  return *facts.year - *born;
}

std::vector<std::string> ClubsOf(const Player& player) {
  std::vector<std::string> clubs;
  if (!player.club.empty()) clubs.push_back(player.club);
  for (const NationalRating& rating : player.national_ratings) {
    if (!rating.origin.empty() && std::ranges::count(clubs, rating.origin) == 0) clubs.push_back(rating.origin);
  }
  return clubs;
}

std::vector<std::string> TagsOf(const Player& player, const Facts& facts) {
  const auto found = facts.tags.find(player.tpn);
  return found == facts.tags.end() ? std::vector<std::string>{} : found->second;
}

std::vector<std::string> AgeGroups(int age) {
  const auto youth = std::ranges::find_if(kYouth, [&](int limit) { return age <= limit; });
  if (youth != kYouth.end()) return {fmt::format("U{:02}", *youth)};
  if (age >= 65) return {"S65"};
  if (age >= 50) return {"S50"};
  return {"adults"};
}

}  // namespace

std::optional<int> YearOf(const EventInfo& info) {
  const EventDates dates = DatesOf(info);
  if (dates.end) return dates.end->year;
  return ByFirstDay(info, [](const Date& day) { return day.year; });
}

// "U12" and "S65", or a key, a sign and a value.
std::optional<Category::Condition> Category::ParseCondition(std::string_view text) {
  Condition condition;
  if (text.size() >= 2 && (text[0] == 'U' || text[0] == 'S')) {
    if (const auto age = ParseCount(text.substr(1))) {
      condition.key = Key::kAge;
      (text[0] == 'U' ? condition.most : condition.least) = *age;
      return condition;
    }
  }
  const auto sign = text.find_first_of("<>=");
  if (sign == std::string_view::npos) return std::nullopt;
  const auto key = std::ranges::find(kKeys, Lower(Trim(text.substr(0, sign))));
  if (key == kKeys.end()) return std::nullopt;
  condition.key = static_cast<Key>(key - kKeys.begin());
  const bool with_equal = text[sign] != '=' && text.substr(sign + 1).starts_with('=');
  const std::string_view value = Trim(text.substr(sign + (with_equal ? 2 : 1)));
  if (value.empty()) return std::nullopt;
  if (condition.key != Key::kAge && condition.key != Key::kRating) {
    condition.word = value;
    const bool is_sex = condition.word == "w" || condition.word == "m";
    return text[sign] == '=' && (condition.key != Key::kSex || is_sex) ? std::optional(condition) : std::nullopt;
  }
  if (value == "none") {
    condition.none = true;
    return condition;
  }
  const auto hyphen = value.find('-');
  const auto least = ParseCount(value.substr(0, hyphen));
  if (!least) return std::nullopt;
  if (text[sign] == '=') {
    const auto most = hyphen == std::string_view::npos ? least : ParseCount(value.substr(hyphen + 1));
    if (!most || *most < *least) return std::nullopt;
    condition.least = least;
    condition.most = most;
  } else if (text[sign] == '<') {
    condition.most = with_equal ? *least : *least - 1;
  } else {
    condition.least = with_equal ? *least : *least + 1;
  }
  return condition;
}

Result<Category> Category::Parse(std::string_view text) {
  Category category;
  category.text_ = Trim(text);
  std::string_view rest = category.text_;
  do {
    const auto plus = rest.find('+');
    const std::string_view part = Trim(rest.substr(0, plus));
    const auto condition = ParseCondition(part);
    if (!condition) {
      return tl::unexpected(Diagnostic{
          .code = "category-unknown",
          .message = fmt::format("'{}' is no category", part),
          .hint =
              "write sex=w, U12, S65, age<=12, rating<2000, rating=1600-1799, rating=none, federation=ESP, club=..., "
              "title=..., tag=..., or several joined with +"});
    }
    category.conditions_.push_back(*condition);
    rest = plus == std::string_view::npos ? std::string_view{} : rest.substr(plus + 1);
  } while (!rest.empty());
  return category;
}

bool Category::Holds(const Condition& condition, const Player& player, const Facts& facts) {
  const auto is_word = [&](const std::string& other) { return SameWord(other, condition.word); };
  const auto within = [&](std::optional<int> number) {
    if (!number || condition.none) return !number && condition.none;
    return *number >= condition.least.value_or(*number) && *number <= condition.most.value_or(*number);
  };
  switch (condition.key) {
    case Key::kSex:
      return player.sex == (condition.word == "w" ? Sex::kWoman : Sex::kMan);
    case Key::kAge:
      return within(AgeOf(player, facts));
    case Key::kRating:
      return within(player.rating);
    case Key::kFederation:
      return is_word(player.federation);
    case Key::kTitle:
      return is_word(player.title);
    case Key::kClub:
      return std::ranges::any_of(ClubsOf(player), is_word);
    case Key::kTag:
      return std::ranges::any_of(TagsOf(player, facts), is_word);
  }
  return false;
}

bool Category::Contains(const Player& player, const Facts& facts) const {
  return std::ranges::all_of(conditions_, [&](const Condition& one) { return Holds(one, player, facts); });
}

Result<void> CheckDivision(std::string_view key) {
  if (std::ranges::count(kKeys, key) > 0) return {};
  const std::vector<std::string> known(kKeys.begin(), kKeys.end());
  const auto closest = Closest(key, known);
  return tl::unexpected(Diagnostic{.code = "category-unknown",
                                   .message = fmt::format("players cannot be divided by '{}'", key),
                                   .hint = closest ? fmt::format("did you mean '{}'?", *closest)
                                                   : "by age, sex, club, federation, rating, title or tag"});
}

std::vector<std::string> GroupsOf(std::string_view key, const Player& player, const Facts& facts) {
  if (key == "sex") {
    if (!player.sex) return {};
    return {*player.sex == Sex::kWoman ? "women" : "men"};
  }
  if (key == "age") {
    const auto age = AgeOf(player, facts);
    return age ? AgeGroups(*age) : std::vector<std::string>{};
  }
  if (key == "rating") {
    if (!player.rating) return {"no rating"};
    const int least = *player.rating / kBand * kBand;
    return {fmt::format("{}-{}", least, least + kBand - 1)};
  }
  if (key == "club") return ClubsOf(player);
  if (key == "tag") return TagsOf(player, facts);
  const std::string& word = key == "federation" ? player.federation : player.title;
  return word.empty() ? std::vector<std::string>{} : std::vector<std::string>{word};
}

}  // namespace ronda::awards
