// A player as given in a rating list.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "ronda/announce/rating_kind.h"
#include "ronda/base/enum_array.h"

namespace ronda::players {

using announce::RatingKind;

struct ListedPlayer {
  std::optional<std::int64_t> number = {};  // FIDE's
  std::string id = {};                      // of a national list; may be empty
  std::string name = {};                    // "Lastname, Firstname"
  std::string federation = {};
  std::string title = {};
  std::string sex = {};  // "m", "w" or empty
  std::optional<int> born = {};
  std::string club = {};
  EnumArray<RatingKind, std::optional<int>, RatingKind::kBlitz> ratings = {};
  bool is_active = true;

  std::optional<int> rating(RatingKind kind) const { return ratings[kind]; }
  std::optional<int>& rating(RatingKind kind) { return ratings[kind]; }
  // Who plays, and plays well, is met more often: active players first, by their best rating.
  int likelihood() const {
    int best = 0;
    for (const auto& rating : ratings) best = std::max(best, rating.value_or(0));
    return best + (is_active ? 10'000 : 0);
  }

  bool operator==(const ListedPlayer&) const = default;
};

}  // namespace ronda::players
