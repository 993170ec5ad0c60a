// A player as given in the entry list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/model/ids.h"
#include "ronda/model/points.h"

namespace ronda {

enum class Sex : std::uint8_t { kMan, kWoman };

// A rating of a national federation (a record whose first columns hold the federation's code).
struct NationalRating {
  std::string federation;  // three letters: the rating system
  std::string sex;
  std::string rating_class;
  std::string name;
  std::optional<int> rating;
  std::string origin;  // province, club, ...
  std::string id;
  std::string birth_date;

  bool operator==(const NationalRating&) const = default;
};

struct Player {
  Tpn tpn{0};
  std::optional<Sex> sex;
  std::string title;  // "GM", "WFM", ... or empty; what the file says, known or not
  std::string name;   // "Lastname, Firstname"
  std::optional<int> rating;
  std::string federation;
  std::string club;
  std::string fide_id;
  std::string birth_date;               // "YYYY/MM/DD", parts may be 00
  std::optional<Points> stated_points;  // the file's own total, checked against the results
  std::optional<int> stated_rank;
  std::vector<NationalRating> national_ratings;

  bool operator==(const Player&) const = default;
};

// "5 Anna"; the number alone where there is no name.
std::string NumberAndName(const Player& player);

}  // namespace ronda
