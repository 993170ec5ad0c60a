// The columns of a player list and the names they go by.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ronda::csv {

enum class Column : std::uint8_t {
  kTpn,
  kName,
  kLastName,
  kFirstName,
  kTitle,
  kSex,
  kRating,
  kFederation,
  kFideId,
  kBirthDate,
  kNationalRating,
  kNationalId,
  kClub,
  kTeam,
  kNotKept,  // known, but a list of players has no place for it: points, rank, ...
};

// Letter case, blanks, dots, hyphens and underscores do not matter.
std::optional<Column> FindColumn(std::string_view heading);

// Every name a column goes by.
std::vector<std::string_view> ColumnNames();

}  // namespace ronda::csv
