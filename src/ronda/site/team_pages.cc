#include "ronda/site/team_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/command/match_seating.h"
#include "ronda/paper/event.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/encounter_pages.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"

namespace ronda::site {
namespace {

using command::MatchBoard;
using command::MatchSeating;
using journal::State;

Html Pieces(const Words& words, Colour colour) {
  const bool is_white = colour == Colour::kWhite;
  return Markup("<span class=\"pieces\" role=\"img\" aria-label=\"{}\">{}</span> ",
                Text(is_white ? words("White") : words("Black")), Text(is_white ? "○" : "●"));
}

Html SeatCell(const Visit& visit, const MatchBoard& board, const std::optional<journal::Uid>& seat) {
  if (!seat) return Text("–");
  if (!board.game) return PlayerLink(visit, *seat);
  const Colour colour = board.game->white == *seat ? Colour::kWhite : Colour::kBlack;
  return Pieces(visit.visitor.words, colour) + PlayerLink(visit, *seat);
}

std::string ResultOf(const MatchBoard& board) {
  if (board.game && board.game->white == board.home) return ResultText(*board.game);
  if (board.game) return paper::ResultText(board.game->black_entry, board.game->white_entry);
  if (!board.home && !board.guest) return "";
  return board.home ? "+ -" : "- +";
}

std::string ScoreText(const Points& home, const Points& guest) {
  return fmt::format("{} : {}", ToString(home), ToString(guest));
}

Html MatchRows(const Visit& visit, const MatchSeating& match, int size) {
  Html rows = Markup(
      "<tr class=\"match\"><th class=\"number\" scope=\"row\">{}</th><th scope=\"col\">{}</th><td class=\"score\">{}"
      "</td><th scope=\"col\">{}</th></tr>\n",
      match.match, TeamLink(visit, match.home), Text(ScoreText(match.home_points, match.guest_points)),
      TeamLink(visit, match.guest));
  for (std::size_t i = 0; i < match.boards.size(); ++i) {
    const MatchBoard& board = match.boards[i];
    const Html number = board.game ? Markup(" data-board=\"{}\"", board.game->board) : Html();
    rows += Markup("<tr{}><td class=\"number\">{}</td><td>{}</td><td class=\"result\">{}</td><td>{}</td></tr>\n",
                   number, (match.match - 1) * size + static_cast<int>(i) + 1, SeatCell(visit, board, board.home),
                   Text(ResultOf(board)), SeatCell(visit, board, board.guest));
  }
  return rows;
}

// The way of a team through the rounds.
Html TeamRows(const Visit& visit, const TeamRounds& rounds, TeamIndex team) {
  const Words& words = visit.visitor.words;
  const int last = visit.seen().state().data.rounds;
  Html rows;
  Points total;
  for (Round round(1); round <= Round(last); round = Next(round)) {
    const TeamRound& own = rounds.in(team, round);
    Html opponent = Text(paper::ByeText(words, own.result));
    std::string score = ToString(own.points.game_points);
    if (own.opponent) {
      opponent = TeamLink(visit, *own.opponent);
      score = ScoreText(own.points.game_points, rounds.in(*own.opponent, round).points.game_points);
    }
    total += own.points.match_points;
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"result\">{}</td><td class=\"number\">{}</td></tr>\n",
        round.value(), opponent, Text(score), Text(ToString(total)));
  }
  return rows;
}

Html MemberRows(const Visit& visit, const Tournament& tournament, const Team& team) {
  const State& state = visit.seen().state();
  Html rows;
  int board = 0;
  for (const PlayerIndex member : team.members) {
    const Player& player = tournament.player(member);
    int games = 0;
    Points points;
    for (const Round round : tournament.round_ids()) {
      points += tournament.PointsFor(member, round);
      games += Traits(tournament.entry(member, round).result).played ? 1 : 0;
    }
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td>"
        "<td class=\"number\">{}</td></tr>\n",
        ++board, PlayerLink(visit, state.uids[member]), Text(player.rating ? std::to_string(*player.rating) : ""),
        games, Text(ToString(points)));
  }
  return rows;
}

Html MemberTable(const Visit& visit, const Tournament& tournament, const Team& team) {
  const Words& words = visit.visitor.words;
  return ScrollBox(
      team.name,
      Markup("<table class=\"members\"><thead><tr><th class=\"number\">{}</th><th>{}</th><th class=\"number\">{}</th>"
             "<th class=\"number\">{}</th><th class=\"number\">{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
             Text(words("Board")), Text(words("Name")), Text(words("Rating")), Text(words("Games")),
             Text(words("Points")), MemberRows(visit, tournament, team)));
}

bool HasTeams(const Visit& visit) { return ShowsTeams(visit) || ShowsEncounters(visit); }

web::Response NoTeam(const web::Request& request) {
  return Failed(
      request, 404,
      {.code = "desk-team", .message = "there is no team with this number", .hint = "the list of teams has them all"});
}

// Every team page begins with what the team has played.
Html MatchList(const Visit& visit, TeamIndex index) {
  const Words& words = visit.visitor.words;
  const TeamRounds rounds(*visit.seen().tournament());
  return ScrollBox(words("Matches"),
                   Markup("<table><thead><tr><th class=\"number\">{}</th><th>{}</th><th class=\"result\">{}</th><th "
                          "class=\"number\">{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
                          Text(words("Round")), Text(words("Opponent")), Text(words("Result")),
                          Text(words("Match points")), TeamRows(visit, rounds, index)));
}

}  // namespace

Html TeamLink(const Visit& visit, TeamIndex index) {
  const Team& team = visit.seen().state().data.teams[index.index()];
  return LinkTo(fmt::format("/t/{}/team/{}", visit.room->slug(), team.number.value()), team.name);
}

bool ShowsTeams(const Visit& visit) {
  return command::PairsTeams(visit.seen().state()) && visit.seen().tournament() != nullptr;
}

Html MatchTable(const Visit& visit, Round round) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const TeamRounds rounds(*visit.seen().tournament());
  Html rows;
  for (const MatchSeating& match : command::MatchesIn(state, rounds, round)) {
    rows += MatchRows(visit, match, rounds.boards());
  }
  Html items;
  for (const auto& one : command::TeamsWithoutMatchIn(state, rounds, round)) {
    items += Markup("<li>{}: {}</li>\n", TeamLink(visit, one.team), Text(paper::ByeText(words, one.result)));
  }
  const std::string title = words("Matches, board by board");
  const Html table = ScrollBox(
      title,
      Markup("<table class=\"boards matches\" data-round=\"{}\"><caption>{}</caption>\n<tbody>\n{}</tbody></table>",
             round.value(), Text(title), rows));
  return items.str().empty() ? table : table + Markup("<ul class=\"without\">\n{}</ul>\n", items);
}

web::Response TeamsPage(Site& /*site*/, const Visit& visit) {
  if (!HasTeams(visit)) return NoTeam(visit.request);
  const State& state = visit.seen().state();
  PageParts parts;
  parts.title = visit.visitor.words("Teams");
  parts.nav = PublicNav(visit, "teams");
  for (const TeamIndex team : TeamsByNumber(state.data)) {
    parts.body += Markup("<h2>{}. {}</h2>\n", state.data.teams[team.index()].number.value(), TeamLink(visit, team));
    parts.body += MemberTable(visit, *visit.seen().tournament(), state.data.teams[team.index()]);
  }
  return PublicPage(visit, std::move(parts));
}

web::Response TeamPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const auto& teams = visit.seen().state().data.teams;
  const TeamNumber number(visit.request.places.Number("no").value_or(0));
  const auto team = std::ranges::find(teams, number, &Team::number);
  if (!HasTeams(visit) || team == teams.end()) return NoTeam(visit.request);
  const TeamIndex index = TeamIndex::FromIndex(IndexIn(teams, team));
  PageParts parts;
  parts.title = team->name;
  parts.nav = PublicNav(visit, "teams");
  parts.body = ShowsEncounters(visit) ? EncounterList(visit, index) : MatchList(visit, index);
  parts.body += Markup("<h2>{}</h2>\n", Text(words("Players")));
  parts.body += MemberTable(visit, *visit.seen().tournament(), *team);
  return PublicPage(visit, std::move(parts));
}

web::Response BoardStandingsPage(Site& /*site*/, const Visit& visit) {
  if (!HasTeams(visit)) return NoTeam(visit.request);
  return SheetPage(visit, "boards", visit.visitor.words("Standings by board"),
                   PublicStandings(visit, {{"boards", "1"}}));
}

}  // namespace ronda::site
