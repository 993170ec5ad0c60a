// The ledger of a Keizer competition: for every player the rounds so far, each as a share of somebody's value. Values
// come and go with the list, shares stay, so points can be computed again as often as the order changes. Whole numbers
// of a common unit, so that everything is exact.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/settings.h"

namespace ronda::keizer {

// A round of a player: `share` of the value of `basis`, who is the opponent or that same player.
struct Item {
  Round round{1};
  Kind kind = Kind::kNothing;
  PlayerIndex basis{0};
  Fraction share;
  bool unpaid = false;  // an absence beyond those that are paid
};

// Where somebody stands in a list of everybody, from 1.
using Rank = StrongInt<struct RankTag, 1>;

class Ledger {
 public:
  // Players by their ranks in a list, from the first.
  using Order = std::vector<PlayerIndex>;
  using Ranks = IdVector<PlayerIndex, Rank>;

  // Without rounds. Both must outlive the ledger, and fit (settings.h).
  Ledger(const Tournament& tournament, const Settings& settings);

  // Adds the next round of the tournament.
  void AddRound();

  const Order& initial() const { return initial_; }
  std::span<const Item> items(PlayerIndex player) const { return items_[player]; }

  Fraction ValueAt(Rank rank) const { return maximum_ - settings_.step * Fraction(rank - Rank(1)); }
  // The points of a player if the values follow from the order; `ranks` is its inverse.
  Fraction Points(PlayerIndex player, const Ranks& ranks) const;
  // What a player starts with.
  Fraction OwnShare(PlayerIndex player, const Ranks& ranks) const;

  // Sorted by the points the values of the order give; level players as in the initial ranking.
  Order Resorted(const Order& order) const;
  static Ranks RanksOf(const Order& order);

 private:
  // `share` (in units) of the value of a player.
  struct Part {
    PlayerIndex basis{0};
    std::int64_t share = 0;
  };

  Item ItemOf(PlayerIndex player, const RoundEntry& entry);
  void Put(PlayerIndex player, PlayerIndex basis, const Fraction& share);
  std::int64_t Units(PlayerIndex player, const IdVector<PlayerIndex, std::int64_t>& values) const;

  const Tournament& tournament_;
  const Settings& settings_;
  Fraction maximum_;
  std::int64_t value_unit_ = 1;  // values are whole numbers of 1 / value_unit_, shares of 1 / share_unit_
  std::int64_t share_unit_ = 1;
  int rounds_ = 0;
  Order initial_;
  IdVector<PlayerIndex, std::vector<Item>> items_;
  IdVector<PlayerIndex, std::vector<Part>> parts_;  // the first is the player's own
  IdVector<PlayerIndex, int> absences_;
  IdVector<PlayerIndex, bool> entered_;  // has been paired
};

}  // namespace ronda::keizer
