// The page of a captain: who sits where in the match of the round, handed in before the deadline and sealed until the
// other team has handed in its own.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/match_seating.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/phone_page.h"
#include "ronda/site/site.h"
#include "ronda/site/team_pages.h"

namespace ronda::site {
namespace {

using command::MatchBoard;
using command::MatchSeating;
using journal::State;
using Boards = std::vector<std::optional<journal::Uid>>;

// The team's seats in its match, as they are known to it.
struct OwnMatch {
  MatchSeating match;
  bool is_home = true;

  const std::optional<journal::Uid>& own(const MatchBoard& board) const { return is_home ? board.home : board.guest; }
};

std::optional<OwnMatch> MatchOf(const Visit& visit, TeamIndex team, Round round) {
  const State& state = visit.seen().state();
  for (const MatchSeating& match : command::MatchesIn(state, TeamRounds(*visit.seen().tournament()), round)) {
    if (match.home == team || match.guest == team) return OwnMatch{match, match.home == team};
  }
  return std::nullopt;
}

const journal::SealedLineUp* SealedOf(const State& state, TeamIndex team, Round round) {
  const TeamNumber number = state.data.teams[team.index()].number;
  const auto& sealed = state.facts.sealed_line_ups;
  const auto own = std::ranges::find_if(
      sealed, [&](const journal::SealedLineUp& one) { return one.round == round && one.team == number; });
  return own == sealed.end() ? nullptr : &*own;
}

bool IsOpen(const State& state, TeamIndex team, Round round) {
  return std::ranges::any_of(state.data.line_ups,
                             [&](const LineUp& one) { return one.round == round && one.team == team; });
}

Html SeatChoice(const Visit& visit, TeamIndex team, std::size_t board, const std::optional<journal::Uid>& chosen) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html options =
      Markup("<option value=\"\"{}>{}</option>", chosen ? Html() : Markup(" selected"), Text(words("nobody")));
  for (const PlayerIndex member : state.data.teams[team.index()].members) {
    const journal::Uid uid = state.uids[member];
    options += Markup("<option value=\"{}\"{}>{}</option>", uid.value(), chosen == uid ? Markup(" selected") : Html(),
                      Text(state.data.players[member.index()].name));
  }
  return Markup("<label>{}<select>{}</select></label>\n", Text(words("Board {}", board + 1)), options);
}

Html LineUpForm(const Visit& visit, TeamIndex team, Round round, const Boards& boards) {
  const Words& words = visit.visitor.words;
  Html seats;
  for (std::size_t i = 0; i < boards.size(); ++i) seats += SeatChoice(visit, team, i, boards[i]);
  return Markup(
      "<form class=\"narrow\" data-line-up=\"{}\" data-team=\"{}\">{}<button>{}</button></form>\n<p "
      "class=\"note\">{}</p>\n",
      round.value(), visit.seen().state().data.teams[team.index()].number.value(), seats, Text(words("Hand it in")),
      Text(words("Nobody sees it before the other team has handed in its own.")));
}

Html SealedList(const Visit& visit, const Boards& boards) {
  const State& state = visit.seen().state();
  Html items;
  for (const auto& seat : boards) items += Markup("<li>{}</li>", Text(seat ? NameText(state, *seat) : "–"));
  return Markup("<ol>{}</ol>\n", items);
}

Html DeadlineText(const Visit& visit, Round round) {
  const auto& deadlines = visit.seen().state().facts.line_up_deadlines;
  const auto own = std::ranges::find(deadlines, round, &journal::LineUpDeadline::round);
  if (own == deadlines.end()) return {};
  return Markup("<p>{}: <time datetime=\"{}\">{}</time></p>\n", Text(visit.visitor.words("Until")), Text(own->until),
                Text(own->until));
}

// What there is to do for the team in the round that is played.
Html LineUpPart(const Visit& visit, TeamIndex team) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const Round round(state.data.rounds);
  const auto own = state.data.rounds > 0 ? MatchOf(visit, team, round) : std::nullopt;
  if (!own) return Markup("<p>{}</p>\n", Text(words("No match of your team is published.")));
  const TeamIndex opponent = own->is_home ? own->match.guest : own->match.home;
  Html part = Markup("<h2>{}</h2>\n<p>{}</p>\n{}", Text(words("Round {}", round.value())),
                     Text(words("Against {}", state.data.teams[opponent.index()].name)), DeadlineText(visit, round));
  if (IsOpen(state, team, round)) {
    return part + Markup("<p>{}</p>\n", Text(words("The line-ups are open."))) + MatchTable(visit, round);
  }
  if (const auto* sealed = SealedOf(state, team, round)) {
    part += Markup("<p><strong>{}</strong></p>\n", Text(words("Your line-up is in, and sealed."))) +
            SealedList(visit, sealed->boards);
    return part + Markup("<details><summary>{}</summary>{}</details>\n", Text(words("Hand in another one")),
                         LineUpForm(visit, team, round, sealed->boards));
  }
  Boards boards;
  for (const MatchBoard& board : own->match.boards) boards.push_back(own->own(board));
  return part + LineUpForm(visit, team, round, boards);
}

}  // namespace

web::Response CaptainPage(Site& /*site*/, const Visit& visit) {
  const State& state = visit.seen().state();
  const auto player = visit.visitor.who.player;
  const auto team = player && ShowsTeams(visit) ? desk::TeamOf(state, *player) : std::nullopt;
  if (!team) return web::SeeOther("/t/" + visit.room->slug());
  const Team& own = state.data.teams[team->index()];
  const Html link = Markup("<p>{}</p>\n", LinkTo(fmt::format("/t/{}/team/{}", visit.room->slug(), own.number.value()),
                                                 visit.visitor.words("The way of your team")));
  return PhonePage(visit, own.name, LineUpPart(visit, *team) + link);
}

}  // namespace ronda::site
