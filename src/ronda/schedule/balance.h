// How fair a schedule is: measured on the games themselves, never claimed. What the tables promise is tested with it,
// and people see it under the table.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

struct Balance {
  int player_difference = 0;            // most by which anybody's Whites and Blacks differ
  int team_difference = 0;              // the same for a team over all rounds; 0 without teams
  int round_difference = 0;             // the same for a team in one round
  int longest_run = 0;                  // most games of one colour running; rests do not interrupt
  int most_repetitions = 0;             // most times anybody has the colour of the game before
  int repetitions = 0;                  // of everybody together
  int most_meetings = 0;                // most games of two players
  bool meets_twice_in_a_round = false;  // somebody is asked to play two games at once: never in a right schedule
};

Balance Measure(const Schedule& schedule);

}  // namespace ronda::schedule
