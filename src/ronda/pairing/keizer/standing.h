// The list of a Keizer competition after so many rounds: its order, the Keizer points behind it, and the values it
// gives for what comes next. Every list begins with the values of the one before; the first with the initial ranking.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/pairing/keizer/ledger.h"
#include "ronda/pairing/keizer/settling.h"

namespace ronda::keizer {

class Standing {
 public:
  // After the first `rounds` rounds. Fails with code "keizer-values" if the settings do not fit the players. The
  // tournament and the settings must outlive the standing.
  static Result<Standing> Make(const Tournament& tournament, const Settings& settings, int rounds);

  int rounds() const { return rounds_; }
  std::span<const PlayerIndex> order() const { return settled_.order; }
  // From 0.
  std::int32_t PlaceOf(PlayerIndex player) const { return places_[player]; }
  // By the place in this list.
  Fraction ValueOf(PlayerIndex player) const { return ledger_->ValueAt(PlaceOf(player)); }
  Fraction PointsOf(PlayerIndex player) const { return ledger_->Points(player, basis_places_); }

  // Where the points come from: what the player starts with, then his rounds, all with the values of the last pass.
  // Those are the values of this list if it is stable.
  Fraction OwnShareOf(PlayerIndex player) const { return ledger_->OwnShare(player, basis_places_); }
  std::span<const Item> ItemsOf(PlayerIndex player) const { return ledger_->items(player); }
  Fraction UsedValueOf(PlayerIndex player) const { return ledger_->ValueAt(basis_places_[player]); }
  const Settled& settled() const { return settled_; }

 private:
  Standing() = default;

  int rounds_ = 0;
  std::unique_ptr<Ledger> ledger_;
  Settled settled_;
  Ledger::Places places_;
  Ledger::Places basis_places_;
};

}  // namespace ronda::keizer
