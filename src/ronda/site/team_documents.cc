#include "ronda/site/team_documents.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/command/match_seating.h"
#include "ronda/model/team_totals.h"

namespace ronda::site {
namespace {

using command::MatchBoard;
using command::MatchSeating;
using journal::State;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

Value SeatValue(const std::optional<journal::Uid>& seat) { return seat ? Value(seat->value()) : Value::Null(); }

TeamNumber NumberOf(const State& state, TeamIndex team) { return state.data.teams[team.index()].number; }

// Out of every round that is still to come.
bool IsWithdrawn(const State& state, TeamIndex team) {
  const int planned = state.data.planned_rounds.value_or(0);
  if (state.data.rounds >= planned) return false;
  for (Round round = state.data.next_round(); round <= Round(planned); round = Next(round)) {
    const auto is_out = [&](const TeamBye& bye) {
      return bye.team == team && bye.round == round && bye.kind == ResultCode::kZeroBye;
    };
    if (std::ranges::none_of(state.data.team_byes, is_out)) return false;
  }
  return true;
}

Record FactsOfTeam(const State& state, TeamIndex index) {
  const Team& team = state.data.teams[index.index()];
  Record record;
  record.Add("number", team.number.value()).Add("name", team.name).AddText("nickname", team.nickname);
  record.Add("strength", team.strength);
  record.Add("members", ListOf(team.members, [&](PlayerIndex member) { return Value(state.uids[member].value()); }));
  return record;
}

Value TeamRecord(const State& state, const std::vector<TeamPoints>& totals, TeamIndex index) {
  Record record = FactsOfTeam(state, index);
  record.Add("match_points", totals[index.index()].match_points);
  record.Add("game_points", totals[index.index()].game_points);
  if (IsWithdrawn(state, index)) record.Add("withdrawn", true);
  return record;
}

bool IsHandedIn(const State& state, Round round, TeamIndex team) {
  const TeamNumber number = NumberOf(state, team);
  return std::ranges::any_of(state.facts.sealed_line_ups, [&](const journal::SealedLineUp& one) {
    return one.round == round && one.team == number;
  });
}

Value BoardValue(const MatchBoard& board) {
  Record record;
  record.Add("home", SeatValue(board.home)).Add("guest", SeatValue(board.guest));
  if (board.game) record.Add("game", board.game->board);
  return record;
}

Value MatchRecord(const State& state, const std::vector<TeamPoints>& before, const MatchSeating& match, Round round) {
  Record record;
  record.Add("match", match.match);
  record.Add("home", NumberOf(state, match.home).value()).Add("guest", NumberOf(state, match.guest).value());
  record.Add("home_points", match.home_points).Add("guest_points", match.guest_points);
  record.Add("home_total", before[match.home.index()].match_points);
  record.Add("guest_total", before[match.guest.index()].match_points);
  if (match.is_decided) record.Add("decided", true);
  if (IsHandedIn(state, round, match.home)) record.Add("home_sealed", true);
  if (IsHandedIn(state, round, match.guest)) record.Add("guest_sealed", true);
  record.Add("boards", ListOf(match.boards, BoardValue));
  return record;
}

// What the boards of each team made from the first round to the last one of these.
std::vector<Points> TotalsUpTo(const desk::Version& version, Round last) {
  return command::BoardTotals(*version.tournament(), Round(1), last);
}

Value TotalsOf(const State& state, const std::vector<Points>& totals) {
  return ListOf(TeamsByNumber(state.data), [&](TeamIndex team) {
    return Value(Record().Add("team", NumberOf(state, team).value()).Add("points", totals[team.index()]));
  });
}

// How many of a team play; the others of its list are reserves, who came after the draw.
std::size_t BoardsOfEncounters(const TournamentData& data) {
  const auto plays = [&](PlayerIndex player) {
    return data.rounds == 0 || data.entry(player, Round(1)).result != ResultCode::kAbsent;
  };
  std::size_t boards = 0;
  for (const Team& team : data.teams) boards = std::max(boards, CountIf(team.members, plays));
  return boards;
}

void AddEncounterTeams(const desk::Version& version, Record& record) {
  const State& state = version.state();
  const auto totals = TotalsUpTo(version, journal::CurrentRound(state));
  record.Add("boards_per_match", BoardsOfEncounters(state.data));
  record.Add("teams", ListOf(TeamsByNumber(state.data), [&](TeamIndex team) {
               return Value(FactsOfTeam(state, team).Add("game_points", totals[team.index()]));
             }));
}

}  // namespace

void AddTeams(const desk::Version& version, Record& record) {
  const State& state = version.state();
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return;
  if (command::PlaysEncounters(state)) AddEncounterTeams(version, record);
  if (!command::PairsTeams(state)) return;
  const auto totals = TeamTotals(*tournament);
  record.Add("boards_per_match", BoardsOf(*tournament));
  record.Add("teams",
             ListOf(TeamsByNumber(state.data), [&](TeamIndex team) { return TeamRecord(state, totals, team); }));
  record.Add("team_byes", ListOf(state.data.team_byes, [&](const TeamBye& bye) {
               return Value(Record()
                                .Add("round", bye.round)
                                .Add("team", NumberOf(state, bye.team).value())
                                .Add("kind", Traits(bye.kind).name));
             }));
}

void AddMatches(const desk::Version& version, Round round, Record& record) {
  const State& state = version.state();
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return;
  if (command::PlaysEncounters(state)) {
    record.Add("team_points", TotalsOf(state, command::BoardTotals(*tournament, round, round)));
    record.Add("team_totals", TotalsOf(state, TotalsUpTo(version, round)));
  }
  if (!command::PairsTeams(state)) return;
  const TeamRounds rounds(*tournament);
  const auto before = TeamTotals(tournament->Before(round));
  record.Add("matches", ListOf(command::MatchesIn(state, rounds, round),
                               [&](const MatchSeating& match) { return MatchRecord(state, before, match, round); }));
  record.Add(
      "resting", ListOf(command::TeamsWithoutMatchIn(state, rounds, round), [&](const command::TeamWithoutMatch& one) {
        return Value(Record().Add("team", NumberOf(state, one.team).value()).Add("result", Traits(one.result).name));
      }));
  const auto& deadlines = state.facts.line_up_deadlines;
  const auto own = std::ranges::find(deadlines, round, &journal::LineUpDeadline::round);
  if (own != deadlines.end()) record.Add("line_up_deadline", own->until);
}

}  // namespace ronda::site
