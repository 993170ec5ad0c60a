#include "ronda/pairing/swiss/bye_bar.h"

#include "ronda/model/result_code.h"

namespace ronda::swiss {

// C.04.1 §4; C.04.3/2026 §2.1.2 [C2], /2017 §C.2.
bool MayHaveBye(const Tournament& tournament, PlayerIndex player, ByeRule rule) {
  const Points win = tournament.data().point_system.Win();
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(player, Round(r));
    if (rule == ByeRule::kNoByeOfAWin && entry.result == ResultCode::kFullBye) return false;
    switch (Traits(entry.result).bye_bar) {
      case ByeBar::kNever:
        break;
      case ByeBar::kPairingBye:
        return false;
      case ByeBar::kForfeitWin:
        if (rule != ByeRule::kNoUnplayedWin) return false;
        [[fallthrough]];
      case ByeBar::kIfWorthAWin:
        if (rule == ByeRule::kNoUnplayedWin && tournament.PointsFor(player, Round(r)) >= win) return false;
    }
  }
  return true;
}

}  // namespace ronda::swiss
