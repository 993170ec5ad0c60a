#include "ronda/players/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/formats/text.h"

namespace ronda::players {
namespace {

constexpr int kLowestRating = 1;
constexpr int kHighestRating = 4000;
constexpr int kLowestFideRating = 1000;
constexpr std::size_t kLongestNumber = 11;
constexpr std::size_t kLongestField = 200;

std::optional<std::int64_t> Whole(std::string_view text) {
  std::int64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [read, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || read != end || number < 0) return std::nullopt;
  return number;
}

bool IsThreeLetters(std::string_view text) {
  return text.size() == 3 && std::ranges::all_of(text, [](char c) { return IsCapital(Upper(c)); });
}

std::string InCapitals(std::string_view text) {
  std::string capitals(text);
  std::ranges::transform(capitals, capitals.begin(), [](char c) { return Upper(c); });
  return capitals;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kOldTitles{
    {{"g", "GM"}, {"m", "IM"}, {"f", "FM"}, {"c", "CM"}, {"wg", "WGM"}, {"wm", "WIM"}, {"wf", "WFM"}, {"wc", "WCM"}}};

}  // namespace

std::string TitleNamed(std::string_view text) {
  const auto old = std::ranges::find(kOldTitles, Lower(text), &std::pair<std::string_view, std::string_view>::first);
  return old != kOldTitles.end() ? std::string(old->second) : InCapitals(text);
}

void FactReader::Warn(std::string_view code, std::string message, std::string hint) {
  problems_.Add({code, line_, std::move(message), std::move(hint)});
}

void FactReader::ReadNumber(std::string_view text) {
  const auto number = Whole(text);
  if (number && *number > 0 && text.size() <= kLongestNumber) {
    player_.number = number;
  } else if (number != 0) {
    is_wrong_ = true;
  }
}

void FactReader::ReadRating(RatingKind kind, std::string_view text) {
  const auto rating = Whole(text);
  if (rating == 0) return;
  const int lowest = player_.id.empty() ? kLowestFideRating : kLowestRating;
  if (!rating || *rating < lowest || *rating > kHighestRating) {
    return Warn("players-rating", fmt::format("{} is no rating", text::Quoted(text)), "the player is taken without it");
  }
  player_.rating(kind) = static_cast<int>(*rating);
}

// A year, or a day that begins or ends with one.
void FactReader::ReadBorn(std::string_view text) {
  if (Trim(text).find_first_not_of("0./-") == std::string_view::npos) return;
  const bool year_last = text.size() == 10 && (text[2] == '.' || text[2] == '/' || text[2] == '-');
  const auto year = Whole(year_last ? text.substr(6) : text.substr(0, 4));
  if (!year || *year < 1850 || *year > 2100) {
    return Warn("players-born", fmt::format("{} is no year of birth", text::Quoted(text)),
                "the player is taken without it");
  }
  player_.born = static_cast<int>(*year);
}

// Of a title and one for women the first counts unless it is none: lists repeat the women's title in both columns.
void FactReader::ReadTitle(std::string_view text) {
  if (player_.title.empty()) player_.title = TitleNamed(text);
}

void FactReader::Read(Fact fact, std::string_view field) {
  const std::string_view text = Trim(field).substr(0, kLongestField);
  if (text.empty()) return;
  switch (fact) {
    case Fact::kNumber:
      return ReadNumber(text);
    case Fact::kId:
      player_.id = text;
      return;
    case Fact::kName:
      player_.name = text;
      return;
    case Fact::kSurname:
      player_.name = std::string(text) + (player_.name.empty() ? "" : ", " + player_.name);
      return;
    case Fact::kGiven:
      player_.name += (player_.name.empty() ? "" : ", ") + std::string(text);
      return;
    case Fact::kFederation:
      if (IsThreeLetters(text)) {
        player_.federation = InCapitals(text);
      } else {
        is_wrong_ = true;
      }
      return;
    case Fact::kSex:
      player_.sex = text == "F" || text == "f" || text == "W" || text == "w" ? "w"
                    : text == "M" || text == "m"                             ? "m"
                                                                             : "";
      return;
    case Fact::kTitle:
    case Fact::kWomenTitle:
      return ReadTitle(text);
    case Fact::kStandard:
      return ReadRating(RatingKind::kStandard, text);
    case Fact::kRapid:
      return ReadRating(RatingKind::kRapid, text);
    case Fact::kBlitz:
      return ReadRating(RatingKind::kBlitz, text);
    case Fact::kBorn:
      return ReadBorn(text);
    case Fact::kClub:
      player_.club = text;
      return;
    case Fact::kFlag:
      player_.is_active = text.find('i') == std::string_view::npos;
      return;
  }
}

void FactReader::TellShort(std::string_view excerpt) {
  problems_.Add({"players-short", line_, "the line ends early",
                 "the player is taken with what is before the end; is the list damaged?", std::string(excerpt)});
}

bool FactReader::Finish(std::string_view excerpt) {
  const bool is_known = player_.number || !player_.id.empty();
  if (!is_wrong_ && is_known && !player_.name.empty() && !player_.federation.empty()) return true;
  problems_.Add({"players-cut", line_, "the line has no number, name or federation where they should be",
                 "it is left out; is the list damaged?", std::string(excerpt)});
  return false;
}

}  // namespace ronda::players
