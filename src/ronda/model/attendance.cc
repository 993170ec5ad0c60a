#include "ronda/model/attendance.h"

#include "ronda/base/id_range.h"

namespace ronda {

// Player by player, as the entries lie in memory.
IdVector<Round, Attendance> AttendanceByRound(const TournamentData& data) {
  IdVector<Round, Attendance> by_round(data.rounds, {false, !data.players.empty(), 0});
  for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data.players))) {
    auto at = by_round.begin();
    for (const RoundEntry& entry : data.entries_of(player)) {
      Attendance& attendance = *at++;
      attendance.anybody = attendance.anybody || TookPart(entry);
      attendance.everybody_away = attendance.everybody_away && IsRequestedBye(entry.result);
      if (entry.result == ResultCode::kPairingBye) ++attendance.byes;
    }
  }
  return by_round;
}

}  // namespace ronda
