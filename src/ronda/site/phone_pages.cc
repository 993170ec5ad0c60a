// Pages of those who came by a link: helpers enter results of their boards, players see and report their own.
#include <fmt/format.h>

#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using command::Seating;
using Visit = Site::Visit;

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

web::Response PhonePage(const Visit& visit, std::string title, Html body) {
  PageParts parts;
  parts.title = std::move(title);
  parts.body = Markup("<p id=\"outbox\" role=\"status\"></p>\n{}", body);
  parts.script = "phone";
  parts.look = "phone";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

web::Response HelperPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const Round round(state.data.rounds);
  Html cards;
  if (state.data.rounds > 0) {
    for (const Seating& seating : command::SeatingOf(state, round)) {
      const auto& range = visit.visitor.who.boards;
      if (range && (seating.board < range->from || seating.board > range->to)) continue;
      cards += GameCard(visit, seating, round, "enter-result");
    }
  }
  if (cards.str().empty()) return PhonePage(visit, words("Results"), Text(words("No round is published yet.")));
  return PhonePage(visit, words("Results of round {}", round.value()), Markup("<ul class=\"games\">{}</ul>\n", cards));
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
  const Round round(state.data.rounds);
  Html card;
  for (const Seating& seating : command::SeatingOf(state, round)) {
    if (seating.white != *own && seating.black != *own) continue;
    const std::string colour = seating.white == *own ? words("You have White.") : words("You have Black.");
    card = Markup("<p class=\"colour\">{}</p>\n<ul class=\"games\">{}</ul>\n<p class=\"note\">{}</p>\n", Text(colour),
                  GameCard(visit, seating, round, "claim-result"),
                  Text(words("The result counts when both players have reported it alike.")));
  }
  if (card.str().empty()) card = Markup("<p>{}</p>\n", Text(words("No game of yours is published.")));
  return PhonePage(visit, name, card + body);
}

}  // namespace

std::vector<web::Route> PhoneRoutes(Site& site) {
  return {
      {web::Method::kGet, "/m/{t:slug}", web::Right::kHelper, "The boards of a helper", site.Answering(HelperPage)},
      {web::Method::kGet, "/me/{t:slug}", web::Right::kPlayer, "The page of a player", site.Answering(OwnPage)},
  };
}

}  // namespace ronda::site
