// What each round amounts to, over all players. Private to the model.
#pragma once

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"

namespace ronda {

struct Attendance {
  bool anybody = false;  // was paired
  bool everybody_away = true;
  int byes = 0;  // allocated by the pairing
};

IdVector<Round, Attendance> AttendanceByRound(const TournamentData& data);

}  // namespace ronda
