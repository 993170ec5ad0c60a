// Pages of those who came by a link: helpers enter results of their boards, players see and report their own.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/tables.h"
#include "ronda/handling/handled.h"
#include "ronda/site/boards.h"
#include "ronda/site/claims.h"
#include "ronda/site/frame.h"
#include "ronda/site/phone_page.h"
#include "ronda/site/public_page.h"
#include "ronda/site/site.h"
#include "ronda/site/table_pages.h"
#include "ronda/site/vote_pages.h"

namespace ronda::site {
namespace {

using command::Seating;

// The rounds that are played now: the last one, or both games of a match.
std::vector<Round> GamesNow(const journal::State& state) {
  std::vector<Round> rounds;
  if (state.data.rounds == 0) return rounds;
  const Round last(state.data.rounds);
  for (Round round = handling::FirstOfPairing(state.data, last); round <= last; round = Next(round)) {
    rounds.push_back(round);
  }
  return rounds;
}

std::vector<std::pair<Seating, Round>> GamesOf(const journal::State& state, journal::Uid player) {
  std::vector<std::pair<Seating, Round>> games;
  for (const Round round : GamesNow(state)) {
    for (const Seating& seating : command::SeatingOf(state, round)) {
      if (seating.white == player || seating.black == player) games.emplace_back(seating, round);
    }
  }
  return games;
}

// Buttons for a game; the script sends what they say, and keeps it until it has arrived.
Html ResultButtons(const Words& words, const Seating& seating, Round round, std::string_view command) {
  Html buttons;
  for (const auto& [result, shown] : {std::pair("1-0", "1-0"), std::pair("=-=", "½-½"), std::pair("0-1", "0-1")}) {
    buttons += Markup(
        "<button type=\"button\" data-command=\"{}\" data-round=\"{}\" data-white=\"{}\" data-black=\"{}\" "
        "data-result=\"{}\">{}"
        "</button>",
        Text(command), round.value(), seating.white.value(), seating.black.value(), Text(result), Text(shown));
  }
  return Markup("<div class=\"choices\" role=\"group\" aria-label=\"{}\">{}</div>", Text(words("Result")), buttons);
}

Html GameCard(const Visit& visit, const Seating& seating, Round round, std::string_view command) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const std::string result = ResultText(seating);
  const Html choice = result.empty() ? ResultButtons(words, seating, round, command)
                                     : Markup("<p class=\"result\">{}</p>", Text(result));
  return Markup("<li class=\"game\" data-board=\"{}\"><h2>{}</h2><p><b>{}</b> – <b>{}</b></p>{}</li>\n", seating.board,
                Text(words("Table {}", seating.table)), Text(NameText(state, seating.white)),
                Text(NameText(state, seating.black)), choice);
}

std::string Shown(const std::string& game) { return game == "=-=" ? "½-½" : game; }

Html TakeBack(const Words& words, Round round) {
  return Markup(
      "<p><button type=\"button\" data-command=\"claim-result\" data-round=\"{}\" data-result=\"*\">{}</button></p>\n",
      round.value(), Text(words("Take my report back")));
}

// How far the two have come with agreeing on a result. The opponent's report is shown to who has reported, not before.
Html ClaimNote(const Visit& visit, const Seating& seating, Round round) {
  const Words& words = visit.visitor.words;
  const Claims claims = ClaimsOf(visit.seen().state(), seating, round);
  const bool is_white = seating.white == visit.visitor.who.player;
  const auto& own = is_white ? claims.white : claims.black;
  const auto& other = is_white ? claims.black : claims.white;
  if (own && other) {
    return Markup("<p class=\"claim problem\" data-waits>{}</p>\n{}",
                  Text(words("You have reported {}, your opponent {}. Agree and report again, or call an arbiter.",
                             Shown(*own), Shown(*other))),
                  TakeBack(words, round));
  }
  if (own) {
    return Markup("<p class=\"claim\" data-waits>{}</p>\n{}",
                  Text(words("You have reported {}. Your opponent has not reported yet.", Shown(*own))),
                  TakeBack(words, round));
  }
  const std::string rule = other ? words("Your opponent has reported a result; it counts when you report the same.")
                                 : words("The result counts when both players have reported it alike.");
  return Markup("<p class=\"{}\">{}</p>\n", Text(other ? "claim" : "note"), Text(rule));
}

web::Response HelperPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const Round round(state.data.rounds);
  Html cards;
  for (const Round game : GamesNow(state)) {
    for (const Seating& seating : command::SeatingOf(state, game)) {
      const auto& range = visit.visitor.who.boards;
      if (range && (seating.board < range->from || seating.board > range->to)) continue;
      cards += GameCard(visit, seating, game, "enter-result");
    }
  }
  if (cards.str().empty()) return PhonePage(visit, words("Results"), Text(words("No round is published yet.")));
  return PhonePage(visit, words("Results of round {}", round.value()), Markup("<ul class=\"games\">{}</ul>\n", cards));
}

// Whether somebody has said to come to the next round, or not to.
std::string AttendanceText(const Words& words, const journal::State& state, PlayerIndex place) {
  const Round next = state.data.next_round();
  const auto is_away = [&](const RequestedBye& bye) { return bye.player == place && bye.round == next; };
  if (std::ranges::any_of(state.data.requested_byes, is_away)) return words("You have said that you do not come.");
  const auto list = std::ranges::find(state.facts.checked_in, next, &journal::CheckedIn::round);
  const bool is_here = list != state.facts.checked_in.end() &&
                       std::ranges::find(list->players, state.uids[place]) != list->players.end();
  return is_here ? words("You have said that you come.") : words("Nobody knows yet whether you come.");
}

// A club evening: who comes and who does not is said by phone, until the round is paired.
Html AttendancePart(const Visit& visit, PlayerIndex place) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const auto& planned = state.data.planned_rounds;
  const bool is_over = planned && state.data.rounds >= *planned;
  if (!desk::IsClubEvening(state) || is_over) return {};
  const int next = state.data.next_round().value();
  Html buttons;
  for (const auto& [answer, text] : {std::pair("here", words("I come")), std::pair("away", words("I cannot come"))}) {
    buttons +=
        Markup("<button type=\"button\" data-command=\"check-in\" data-round=\"{}\" data-result=\"{}\">{}</button>",
               next, Text(answer), Text(text));
  }
  return Markup(
      "<div class=\"game\"><h2>{}</h2><p>{}</p><div class=\"choices\" role=\"group\" "
      "aria-label=\"{}\">{}</div></div>\n",
      Text(words("The next evening: round {}", next)), Text(AttendanceText(words, state, place)),
      Text(words("Do you come?")), buttons);
}

web::Response OwnPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const auto own = visit.visitor.who.player;
  const auto place = own ? state.Find(*own) : std::nullopt;
  if (!place) return web::SeeOther("/t/" + visit.room->slug());
  const std::string name = state.data.players[place->index()].name;
  Html body = Markup("<p>{}</p>\n", LinkTo(fmt::format("/t/{}/player/{}", visit.room->slug(), NumberText(state, *own)),
                                           words("Your way through the tournament")));
  Html card = command::IsAtTables(state) ? OwnTable(visit, *own) : Html();
  for (const auto& [seating, round] : GamesOf(state, *own)) {
    const std::string colour = seating.white == *own ? words("You have White.") : words("You have Black.");
    card += Markup("<p class=\"colour\">{}</p>\n<ul class=\"games\">{}</ul>\n", Text(colour),
                   GameCard(visit, seating, round, "claim-result"));
    if (ResultText(seating).empty()) card += ClaimNote(visit, seating, round);
  }
  if (card.str().empty()) card = Markup("<p>{}</p>\n", Text(words("No game of yours is published.")));
  return PhonePage(visit, name, VoteInvitation(visit) + card + AttendancePart(visit, *place) + body);
}

}  // namespace

web::Response PhonePage(const Visit& visit, std::string title, const Html& body) {
  PageParts parts;
  parts.title = std::move(title);
  parts.body = Markup("<div id=\"outbox\" role=\"status\"></div>\n{}", body);
  parts.script = "phone";
  parts.look = "phone";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

std::vector<web::Route> PhoneRoutes(Site& site) {
  return {
      {web::Method::kGet, "/m/{t:slug}", web::Right::kHelper, "The boards of a helper", site.Answering(HelperPage)},
      {web::Method::kGet, "/me/{t:slug}", web::Right::kPlayer, "The page of a player", site.Answering(OwnPage)},
      {web::Method::kGet, "/captain/{t:slug}", web::Right::kPlayer, "The line-up of a captain",
       site.Answering(CaptainPage)},
  };
}

}  // namespace ronda::site
