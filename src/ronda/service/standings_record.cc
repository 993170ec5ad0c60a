#include "ronda/service/standings_record.h"

#include <fmt/format.h>

#include "ronda/model/team_rounds.h"
#include "ronda/tiebreak/record_of_encounters.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/record_of_teams.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::service {
namespace {

// Which score the request or the list of the event names first; none if neither does.
std::optional<tiebreak::Score> AnnouncedScore(const Tournament& tournament, const StandingsRequest& request) {
  if (request.score) return request.score;
  const auto& list = request.tiebreaks.empty() ? tournament.data().tiebreaks : request.tiebreaks;
  if (list.empty()) return std::nullopt;
  const auto first = tiebreak::ParseTieBreak(list.front());
  if (first && first->definition->acronym == "MPTS") return tiebreak::Score::kMatchPoints;
  if (first && first->definition->acronym == "GPTS") return tiebreak::Score::kGamePoints;
  return std::nullopt;
}

tiebreak::Record RecordOfKind(const Tournament& tournament, const StandingsRequest& request) {
  const int rounds = request.after.value_or(tournament.rounds());
  if (CountsEncounters(tournament, request)) return tiebreak::RecordOfEncounters(tournament, rounds);
  const bool teams = !request.players && PlaysMatches(tournament);
  const auto of_players = [&] {
    return request.encounter_points ? tiebreak::RecordOfPlayers(tournament, rounds, *request.encounter_points)
                                    : tiebreak::RecordOfPlayers(tournament, rounds);
  };
  auto record = teams ? tiebreak::RecordOfTeams(tournament, rounds) : of_players();
  if (!request.event) return record;
  return *request.event == EventKind::kSwiss ? record.AsSwiss() : record.AsRoundRobin();
}

}  // namespace

// Elementos §2.4, §2.5, §2.6: the Olympic score, unless match points are announced.
bool CountsEncounters(const Tournament& tournament, const StandingsRequest& request) {
  if (request.players || tournament.data().teams.size() < 2) return false;
  if (request.event) return *request.event == EventKind::kEncounters;
  if (!tiebreak::PlaysEncounters(tournament)) return false;
  return AnnouncedScore(tournament, request) != tiebreak::Score::kMatchPoints || !PlaysMatches(tournament);
}

tiebreak::Record RecordFor(const Tournament& tournament, const StandingsRequest& request) {
  auto record = RecordOfKind(tournament, request);
  const auto score = AnnouncedScore(tournament, request);
  return record.teams() && score ? record.RankedBy(*score) : record;
}

std::optional<Diagnostic> MissingFor(const Tournament& tournament, const StandingsRequest& request) {
  if (request.after.value_or(0) > tournament.rounds()) {
    return UsageError(fmt::format("there is no round {} yet", *request.after),
                      fmt::format("the tournament has {}", Counted(tournament.rounds(), "round")));
  }
  if (request.event == EventKind::kEncounters && tournament.data().teams.size() < 2) {
    return UsageError("encounters are of teams, but the file has none", "leave --event encounters out");
  }
  if (request.encounter_points && RecordOfKind(tournament, request).teams()) {
    return UsageError("encounter points are of the games of players, and these are standings of teams",
                      "leave the file out, as teams have the points of their boards; or add --players");
  }
  if (request.score && !request.players && !RecordOfKind(tournament, request).teams()) {
    return UsageError("--score chooses between the scores of teams, and these are standings of players",
                      "leave it out");
  }
  return std::nullopt;
}

}  // namespace ronda::service
