#include "ronda/formats/csv/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/formats/csv/birth_date.h"

namespace ronda::csv {
namespace {

constexpr std::array<std::string_view, 8> kTitles{"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"};

std::string Upper(std::string_view text) {
  std::string upper(text);
  for (char& c : upper) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return upper;
}

}  // namespace

void CellReader::Error(const Field& field, std::string code, std::string message, std::string hint) {
  problems_.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), field.where});
}

void CellReader::Warn(const Field& field, std::string code, std::string message, std::string hint) {
  problems_.push_back({Severity::kWarning, std::move(code), std::move(message), std::move(hint), field.where});
}

void CellReader::Read(Column column, const Field& cell, Player& player) {
  switch (column) {
    case Column::kName:
      player.name = cell.text;
      return;
    case Column::kLastName:
      player.name = player.name.empty() ? cell.text : fmt::format("{}, {}", cell.text, player.name);
      return;
    case Column::kFirstName:
      player.name = player.name.empty() ? cell.text : fmt::format("{}, {}", player.name, cell.text);
      return;
    case Column::kTitle:
      return ReadTitle(cell, player);
    case Column::kSex:
      return ReadSex(cell, player);
    case Column::kRating:
      player.rating = ReadRating(cell);
      return;
    case Column::kFederation:
      return ReadFederation(cell, player);
    case Column::kFideId:
      return ReadFideId(cell, player);
    case Column::kBirthDate:
      return ReadDate(cell, player);
    case Column::kClub:
      player.club = cell.text;
      return;
    case Column::kNationalRating:
    case Column::kNationalId:
      return ReadNational(column, cell, player);
    case Column::kTpn:
    case Column::kTeam:
    case Column::kNotKept:
      return;
  }
}

// National rating and identity are one record of the player's federation.
void CellReader::ReadNational(Column column, const Field& cell, Player& player) {
  if (player.national_ratings.empty()) player.national_ratings.emplace_back();
  NationalRating& national = player.national_ratings.front();
  if (column == Column::kNationalRating) national.rating = ReadRating(cell);
  if (column == Column::kNationalId) national.id = cell.text;
}

// A national rating is one of a federation, and its origin is the club.
void CellReader::FinishNational(const Field& place, Player& player) {
  auto& ratings = player.national_ratings;
  if (ratings.empty()) return;
  const bool has_federation = player.federation.size() == 3;
  const bool is_rated = ratings.front().rating || !ratings.front().id.empty();
  if (has_federation && is_rated) {
    ratings.front().federation = player.federation;
    ratings.front().origin = player.club;
    return;
  }
  ratings.clear();
  if (!is_rated) return;
  Warn(place, "csv-national", "a national rating without a federation is left out",
       "fill in the federation, such as ESP");
}

void CellReader::ReadTitle(const Field& cell, Player& player) {
  player.title = Upper(cell.text);
  if (std::ranges::find(kTitles, player.title) != kTitles.end()) return;
  Warn(cell, "csv-title", fmt::format("{} is not a FIDE title", text::Quoted(cell.text)),
       "titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM");
}

void CellReader::ReadSex(const Field& cell, Player& player) {
  const std::string word = Upper(cell.text);
  if (word == "M" || word == "MAN" || word == "MALE") {
    player.sex = Sex::kMan;
  } else if (word == "W" || word == "F" || word == "WOMAN" || word == "FEMALE") {
    player.sex = Sex::kWoman;
  } else {
    Warn(cell, "csv-sex", fmt::format("sex {} is not understood and left out", text::Quoted(cell.text)),
         "write m or w");
  }
}

void CellReader::ReadFederation(const Field& cell, Player& player) {
  player.federation = Upper(cell.text);
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (player.federation.size() == 3 && std::ranges::all_of(player.federation, is_capital)) return;
  player.federation = cell.text;
  Warn(cell, "csv-federation", fmt::format("{} is not the code of a federation", text::Quoted(cell.text)),
       "a federation has three letters, such as ESP");
}

void CellReader::ReadFideId(const Field& cell, Player& player) {
  player.fide_id = cell.text;
  if (cell.text.find_first_not_of("0123456789") == std::string::npos) return;
  Warn(cell, "csv-fide-id", fmt::format("FIDE identity number {} is not a whole number", text::Quoted(cell.text)),
       "write the digits only");
}

void CellReader::ReadDate(const Field& cell, Player& player) {
  const auto birth = ReadBirthDate(cell.text);
  if (!birth) {
    Warn(cell, "csv-birth", fmt::format("the birth date {} cannot be read and is left out", text::Quoted(cell.text)),
         "write 1990 or 1990-05-17");
    return;
  }
  player.birth_date = birth->date;
  if (!birth->is_ambiguous) return;
  Warn(cell, "csv-birth",
       fmt::format("day and month of {} could be either way round; only the year is kept", text::Quoted(cell.text)),
       "write it as 1990-05-17");
}

// 0 is how lists write "no rating".
std::optional<int> CellReader::ReadRating(const Field& cell) {
  const auto rating = ParseCount(cell.text);
  if (!rating) {
    Error(cell, "csv-rating", fmt::format("rating {} is not a whole number", text::Quoted(cell.text)),
          "write the digits only, or nothing for an unrated player");
  }
  return rating == 0 ? std::nullopt : rating;
}

}  // namespace ronda::csv
