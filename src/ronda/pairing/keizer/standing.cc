#include "ronda/pairing/keizer/standing.h"

#include <utility>

namespace ronda::keizer {

Result<Standing> Standing::Make(const Tournament& tournament, const Settings& settings, int rounds) {
  if (auto misfit = Misfit(settings, tournament.player_count())) return tl::unexpected(*std::move(misfit));
  Standing standing;
  standing.rounds_ = rounds;
  standing.ledger_ = std::make_unique<Ledger>(tournament, settings);
  standing.settled_ = {standing.ledger_->initial(), standing.ledger_->initial()};
  for (int r = 0; r < rounds; ++r) {
    standing.ledger_->AddRound();
    standing.settled_ = Settle(*standing.ledger_, standing.settled_.order, settings.recomputation);
  }
  standing.ranks_ = Ledger::RanksOf(standing.settled_.order);
  standing.basis_ranks_ = Ledger::RanksOf(standing.settled_.basis);
  return standing;
}

}  // namespace ronda::keizer
