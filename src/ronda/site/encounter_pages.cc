#include "ronda/site/encounter_pages.h"

#include <algorithm>

#include "ronda/command/match_seating.h"
#include "ronda/desk/rights.h"
#include "ronda/site/frame.h"
#include "ronda/site/team_pages.h"

namespace ronda::site {
namespace {

using journal::State;

// What the players of one team made against those of another.
Points PointsAgainst(const Tournament& tournament, const Team& team, const Team& other) {
  Points points;
  for (const PlayerIndex member : team.members) {
    for (const Round round : tournament.round_ids()) {
      const auto& opponent = tournament.entry(member, round).opponent;
      const bool is_theirs = opponent && std::ranges::find(other.members, *opponent) != other.members.end();
      if (is_theirs) points += tournament.PointsFor(member, round);
    }
  }
  return points;
}

}  // namespace

bool ShowsEncounters(const Visit& visit) {
  return command::PlaysEncounters(visit.seen().state()) && visit.seen().tournament() != nullptr;
}

Html TeamScores(const Visit& visit, Round round) {
  const Words& words = visit.visitor.words;
  const Tournament& tournament = *visit.seen().tournament();
  const auto here = command::BoardTotals(tournament, round, round);
  const auto total = command::BoardTotals(tournament, Round(1), round);
  Html rows;
  for (const TeamIndex team : TeamsByNumber(tournament.data())) {
    rows += Markup("<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n",
                   TeamLink(visit, team), Text(ToString(here[team.index()])), Text(ToString(total[team.index()])));
  }
  return ScrollBox(
      words("Points of the round"),
      Markup("<table "
             "class=\"teams\"><thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
             Text(words("Team")), Text(words("Points of the round")), Text(words("Points of all rounds")), rows));
}

Html TeamMark(const Visit& visit, journal::Uid player) {
  const State& state = visit.seen().state();
  const auto team = ShowsEncounters(visit) ? desk::TeamOf(state, player) : std::nullopt;
  if (!team) return {};
  return Markup(" <small>{}</small>", Text(state.data.teams[team->index()].name));
}

Html EncounterList(const Visit& visit, TeamIndex index) {
  const Words& words = visit.visitor.words;
  const Tournament& tournament = *visit.seen().tournament();
  const auto& teams = tournament.data().teams;
  const Team& own = teams[index.index()];
  Html rows;
  for (const TeamIndex other : TeamsByNumber(tournament.data())) {
    if (other == index) continue;
    rows += Markup("<tr><td>{}</td><td class=\"result\">{} : {}</td></tr>\n", TeamLink(visit, other),
                   Text(ToString(PointsAgainst(tournament, own, teams[other.index()]))),
                   Text(ToString(PointsAgainst(tournament, teams[other.index()], own))));
  }
  return ScrollBox(words("Result"),
                   Markup("<table><thead><tr><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
                          Text(words("Opponent")), Text(words("Result")), rows));
}

}  // namespace ronda::site
