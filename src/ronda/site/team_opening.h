// A new event of teams, made of a list of players.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::site {

// One player a line, as PlayersFromLines() reads it: the club is the team, or a line "Reds:" above its players says it.
// Code "opening-teams" for who has no team.
Result<TournamentData> TeamsFromLines(std::string_view lines);

// What an event of teams needs beside its lists: teams (by club, where the file has none), their strength and numbers,
// and the colours of the boards. Players stand team by team. Nothing is changed that a file says.
Result<TournamentData> AsTeamEvent(TournamentData data, int boards);

// The same for encounters, which need no colours of boards: teams and players as the list has them.
Result<TournamentData> AsEncounter(TournamentData data);

}  // namespace ronda::site
