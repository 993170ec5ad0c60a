// The list a Keizer round is paired from: everybody who is present, in the order of the standing, each with what the
// rules ask about his past. A player's place among those present is a plain int counted from 0.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/settings.h"
#include "ronda/pairing/keizer/standing.h"
#include "ronda/pairing/swiss/colour_preference.h"

namespace ronda::keizer {

struct Present {
  PlayerIndex player{0};
  int byes = 0;
  std::optional<swiss::ColourPreference> preference;
  int colour_difference = 0;           // White less Black
  std::array<int, 2> last_round_of{};  // by colour: the last round with it, 0 before the first
};

class RoundList {
 public:
  // For the next round of the tournament.
  RoundList(const Tournament& tournament, const Standing& standing, const Settings& settings);

  int size() const { return static_cast<int>(present_.size()); }
  const Present& operator[](int place) const { return present_[static_cast<std::size_t>(place)]; }

  // Where a player stands; none if he is away.
  std::optional<int> Find(PlayerIndex player) const { return place_of_[static_cast<std::size_t>(player.value())]; }

  // Neither too soon after their last game, nor kept apart by the organiser, nor both in need of the same colour.
  bool MayMeet(int a, int b) const;
  // By place: whom each may not meet, ascending.
  const std::vector<std::vector<int>>& forbidden() const { return forbidden_; }

  // Both may not have the other colour again; only where colours are limited.
  bool BothNeedTheSame(int a, int b) const;

 private:
  void AddPresent(const Tournament& tournament, const Standing& standing, const Settings& settings);
  void ForbidRematches(const Tournament& tournament, const Settings& settings);
  void ForbidByRule(const Tournament& tournament);
  void Forbid(PlayerIndex one, PlayerIndex other);
  void ForbidByColours();
  void SortForbidden();

  ColourRule colours_;
  std::vector<Present> present_;
  std::vector<std::optional<int>> place_of_;  // by player
  std::vector<std::vector<int>> forbidden_;
};

}  // namespace ronda::keizer
