#include "judge/buchholz.h"

#include <algorithm>

namespace ronda::judge {
namespace {

bool OverTheBoard(const RoundEntry& entry) { return entry.opponent && Traits(entry.result).played; }

// A bye for half a point or nothing; who is not in the pairing at all has the latter.
bool OnRequest(ResultCode result) {
  return result == ResultCode::kHalfBye || result == ResultCode::kZeroBye || result == ResultCode::kAbsent;
}

// 16.3: a bye on request after which the player came to no game any more is a draw for the opponents met.
Points ForOthers(const Tournament& tournament, PlayerIndex player) {
  Points sum;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    bool gone = OnRequest(tournament.entry(player, Round(round)).result);
    for (int later = round + 1; later <= tournament.rounds(); ++later) {
      const ResultCode result = tournament.entry(player, Round(later)).result;
      gone = gone && (OnRequest(result) || result == ResultCode::kForfeitLoss);
    }
    sum += gone ? tournament.data().point_system.Draw() : tournament.PointsFor(player, Round(round));
  }
  return sum;
}

// What the opponent of a round is worth; 16.4 where there was no game.
Points Worth(const Tournament& tournament, PlayerIndex player, Round round) {
  const RoundEntry& entry = tournament.entry(player, round);
  if (OverTheBoard(entry)) return ForOthers(tournament, *entry.opponent);
  const Points own = tournament.ScoreAfter(player, tournament.rounds());
  if (entry.opponent) return std::min(own, ForOthers(tournament, *entry.opponent));
  return std::min(own, Points::Tenths(tournament.rounds() * tournament.data().point_system.Draw().tenths()));
}

}  // namespace

int Buchholz(const Tournament& tournament, PlayerIndex player) {
  int sum = 0;
  for (int round = 1; round <= tournament.rounds(); ++round) sum += Worth(tournament, player, Round(round)).tenths();
  return sum;
}

int SonnebornBerger(const Tournament& tournament, PlayerIndex player) {
  int sum = 0;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    sum += tournament.PointsFor(player, Round(round)).tenths() * Worth(tournament, player, Round(round)).tenths();
  }
  return sum;
}

}  // namespace ronda::judge
