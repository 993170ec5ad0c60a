#include "ronda/formats/trf/old_byes.h"

#include <algorithm>

namespace ronda::trf {

IdVector<Round, RoundSummary> SummariesOf(const Draft& draft) {
  int rounds = 0;
  for (const DraftPlayer& player : draft.players) rounds = std::max(rounds, player.entry_count);
  IdVector<Round, RoundSummary> summaries(rounds);
  for (const DraftPlayer& player : draft.players) {
    for (int round = 1; round <= player.entry_count; ++round) {
      RoundSummary& summary = summaries[Round(round)];
      const DraftEntry& entry = draft.entries[player.first_entry + Round(round).index()];
      const bool full_point = entry.result == ResultCode::kPairingBye || Traits(entry.result).points == PointKind::kWin;
      if (entry.opponent != 0) summary.somebody_plays = true;
      if (entry.opponent == 0 && full_point) ++summary.bye_candidates;
    }
  }
  return summaries;
}

bool IsOldBye(const DraftEntry& entry) {
  const bool is_game = Traits(entry.result).opponent == OpponentRule::kRequired;
  return is_game && entry.opponent == 0 && !entry.colour && !entry.damaged && entry.result != ResultCode::kAdjourned &&
         entry.result != ResultCode::kPending;
}

std::string_view ByeInWords(ResultCode kind) {
  if (kind == ResultCode::kPairingBye) return "pairing-allocated bye";
  if (kind == ResultCode::kFullBye) return "full-point bye";
  return kind == ResultCode::kHalfBye ? "half-point bye" : "zero-point bye";
}

ResultCode MeantBye(ResultCode result, const RoundSummary& summary) {
  if (Traits(result).points == PointKind::kDraw) return ResultCode::kHalfBye;
  if (Traits(result).points == PointKind::kLoss) return ResultCode::kZeroBye;
  const bool alone = summary.somebody_plays && summary.bye_candidates == 1;
  return alone ? ResultCode::kPairingBye : ResultCode::kFullBye;
}

}  // namespace ronda::trf
