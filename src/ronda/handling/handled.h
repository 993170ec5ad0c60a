// What an operation on a tournament gives: the new tournament and everything that was done, each with its article. An
// operation is a pure function; one that the rules do not allow is refused with a diagnostic whose code begins with
// "handling-" and whose message names the article.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::handling {

struct Change {
  std::string code;            // stable, for programs: "renumbered", "entered", "bye", ...
  std::string article;         // "C.04.2/2025 §2.3"
  std::string text;            // for people
  std::optional<Tpn> player;   // by the number after it
  std::optional<Tpn> old_tpn;  // where the number is what changed
};

struct Handled {
  Tournament tournament;
  std::vector<Change> changes = {};
  std::vector<std::string> remarks = {};  // what the arbiter should know besides
};

Diagnostic Refusal(std::string code, std::string message, std::string hint);

// "zero-point bye", "half-point bye", "full-point bye".
std::string_view ByeName(ResultCode kind);

// Code "handling-player" if there is none with the number.
Result<PlayerIndex> FindPlayer(const Tournament& tournament, Tpn number);

// The rounds of the pairing: where a match has two games, two rounds of the file are one.
Round PairingRound(const TournamentData& data, Round of_file);
// The first round of the file that belongs to the same pairing as the given one.
Round FirstOfPairing(const TournamentData& data, Round of_file);

// Whether the players are paired as teams, so that byes and absences are those of teams.
bool PairsTeams(const TournamentData& data);

// Whether teams meet player by player by a table, several others at once or one in all rounds (Scheveningen, Djaja,
// Hutton, Hilton, Skalitzka): lists are those of teams, absences those of players. Decision 350.
bool PlaysEncounters(const TournamentData& data);

// Whether games of the round are without a result.
bool HasOpenGames(const Tournament& tournament, Round round);

// The data as a tournament, with the points these players state brought up to date.
Result<Tournament> Rebuilt(TournamentData data, std::span<const PlayerIndex> restated);

}  // namespace ronda::handling
