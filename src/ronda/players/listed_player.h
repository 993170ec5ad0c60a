// A player as a rating list has him.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "ronda/announce/rating_kind.h"

namespace ronda::players {

using announce::RatingKind;
inline constexpr std::size_t kRatingKinds = 3;

struct ListedPlayer {
  std::optional<std::int64_t> number = {};  // FIDE's
  std::string id = {};                      // of a national list; may be empty
  std::string name = {};                    // "Lastname, Firstname"
  std::string federation = {};
  std::string title = {};
  std::string sex = {};  // "m", "w" or empty
  std::optional<int> born = {};
  std::string club = {};
  std::array<std::optional<int>, kRatingKinds> ratings = {};
  bool is_active = true;

  std::optional<int> rating(RatingKind kind) const { return ratings[static_cast<std::size_t>(kind)]; }
  std::optional<int>& rating(RatingKind kind) { return ratings[static_cast<std::size_t>(kind)]; }
  // Who plays, and plays well, is met more often: active players first, by their best rating.
  int likelihood() const {
    int best = 0;
    for (const auto& rating : ratings) best = std::max(best, rating.value_or(0));
    return best + (is_active ? 10'000 : 0);
  }

  bool operator==(const ListedPlayer&) const = default;
};

}  // namespace ronda::players
