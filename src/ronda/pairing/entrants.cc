#include "ronda/pairing/entrants.h"

#include "ronda/model/team_rounds.h"
#include "ronda/model/team_totals.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/matches/team_matches.h"
#include "ronda/pairing/matches/team_round.h"
#include "ronda/pairing/matches/two_games.h"

namespace ronda {
namespace {

Result<Tournament> Checked(const Result<TournamentData>& data) {
  if (!data) return tl::unexpected(data.error());
  if (auto tournament = Tournament::Make(*data)) return *std::move(tournament);
  return tl::unexpected(Diagnostic{.code = "match-opponents",
                                   .message = "the games of a round do not make matches",
                                   .hint = "both sides of a match must name each other"});
}

// With the match and game points the teams state: a bye is worth something at once.
Result<Tournament> WithTotals(const Result<Tournament>& paired) {
  if (!paired) return paired;
  TournamentData data = paired->data();
  RestateTeams(*paired, data);
  return Checked(std::move(data));
}

Result<Tournament> Converted(const SystemInfo& system, const Tournament& tournament) {
  switch (system.contest) {
    case Contest::kGames:
      return tournament;
    case Contest::kTwoGameMatches:
      return Checked(matches::OfTwoGames(tournament));
    case Contest::kTeams:
      return Checked(matches::OfTeams(tournament));
  }
  return tournament;
}

}  // namespace

// Decision 174: a table of the file comes first, then its code.
Result<Tournament> EntrantsOf(const SystemInfo& system, const Tournament& tournament) {
  auto event = Converted(system, tournament);
  if (!event || event->HasAcceleration() || !acceleration::NamesBaku(tournament.data())) return event;
  auto table = acceleration::BakuTable(*event);
  if (!table) return tl::unexpected(table.error());
  TournamentData data = event->data();
  data.accelerations = *std::move(table);
  return Checked(std::move(data));
}

Result<Tournament> WithPairedMatches(Contest contest, const Tournament& tournament, const RoundPairing& pairing) {
  if (contest == Contest::kTeams) return WithTotals(Checked(matches::WithTeamRound(tournament, pairing)));
  return Checked(matches::WithTwoGames(tournament, pairing));
}

}  // namespace ronda
