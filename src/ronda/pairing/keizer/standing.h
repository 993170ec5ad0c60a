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
  Rank RankOf(PlayerIndex player) const { return ranks_[player]; }
  // By the rank in this list.
  Fraction ValueOf(PlayerIndex player) const { return ledger_->ValueAt(RankOf(player)); }
  Fraction PointsOf(PlayerIndex player) const { return ledger_->Points(player, basis_ranks_); }

  // Where the points come from: what the player starts with, then the rounds, all with the values of the last pass.
  // Those are the values of this list if it is stable.
  Fraction OwnShareOf(PlayerIndex player) const { return ledger_->OwnShare(player, basis_ranks_); }
  std::span<const Item> ItemsOf(PlayerIndex player) const { return ledger_->items(player); }
  Fraction UsedValueOf(PlayerIndex player) const { return ledger_->ValueAt(basis_ranks_[player]); }
  const Settled& settled() const { return settled_; }

 private:
  Standing() = default;

  int rounds_ = 0;
  std::unique_ptr<Ledger> ledger_;
  Settled settled_;
  Ledger::Ranks ranks_;
  Ledger::Ranks basis_ranks_;
};

}  // namespace ronda::keizer
