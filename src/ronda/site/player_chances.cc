#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/ledger/event_text.h"
#include "ronda/paper/told_parts.h"
#include "ronda/service/prizes.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/site/public_page.h"

namespace ronda::site {
namespace {

// The rating the games so far stand for, and what they change.
Html Performance(const Visit& visit, const Tournament& tournament, PlayerIndex player) {
  const Words& words = visit.visitor.words;
  const auto rated = service::RatedByDefault(tournament);
  if (!rated) return {};
  const rating::PlayerRating& one = rated->players[player.index()];
  if (!one.performance) return {};
  Html facts = Markup("<dt>{}</dt><dd>{}</dd>", Text(words("Performance")),
                      Text(fmt::format("{} ({})", one.performance->rating,
                                       paper::ToldText(words, sheets::PerformanceText(*one.performance)))));
  if (one.k) {
    facts += Markup("<dt>{}</dt><dd>{}</dd>", Text(words("Rating change")), Text(sheets::Signed(one.change, 1)));
  }
  return Markup("<dl>{}</dl>\n", facts);
}

Html Folded(const std::string& title, const Html& body) {
  return Markup("<details><summary>{}</summary>{}</details>\n", Text(title), ScrollBox(title, body));
}

struct PrizeLine {
  Points least = Points::Whole(1000);  // of those who win something in the list
  awards::Money own = 0;
};

// As it stands: what the player would get, and how many points the last prize of each list takes.
Html Prizes(const Visit& visit, const Tournament& tournament, PlayerIndex player) {
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const auto text =
      state.facts.prizes.empty() ? Result<ledger::EventText>(ledger::EventText()) : ledger::EventTextOf(state);
  if (!text || text->json.empty()) return {};
  service::PrizesRequest request;
  request.file = {state.data.info.name, text->json};
  request.prizes = {"prizes", state.facts.prizes};
  const auto shared = service::SharePrizes(request);
  if (!shared.value) return {};
  const Tpn number = tournament.player(player).tpn;
  std::map<std::size_t, PrizeLine> lines;
  for (const awards::Award& award : shared.value->awards) {
    const Player* winner = shared.value->work.PlayerOf(award.who);
    const auto place = winner == nullptr ? std::nullopt : tournament.Find(winner->tpn);
    if (!place) continue;
    PrizeLine& line = lines[award.list];
    line.least = std::min(line.least, tournament.ScoreAfter(*place, tournament.rounds()));
    if (winner->tpn == number) line.own = award.amount;
  }
  Html rows;
  for (const auto& [list, line] : lines) {
    rows += Markup("<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n",
                   Text(shared.value->fund.lists[list].name), Text(ToString(line.least)),
                   Text(line.own > 0 ? awards::ToText(line.own) : ""));
  }
  if (rows.str().empty()) return {};
  return Folded(words("Prizes as it stands"),
                Markup("<table><thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead><tbody>\n{}</tbody></table>\n",
                       Text(words("Prize")), Text(words("Points of the last winner")), Text(words("Own prize")), rows));
}

}  // namespace

Html PlayerChances(const Visit& visit, PlayerIndex player) {
  const Tournament* tournament = visit.seen().tournament();
  if (tournament == nullptr || tournament->rounds() == 0) return {};
  Html body = Performance(visit, *tournament, player) + Prizes(visit, *tournament, player);
  if (tournament->player(player).rating) {
    body += Folded(visit.visitor.words("What is missing for a norm"),
                   BodyOf(paper::ToldSheet(visit.visitor.words, SheetOf(sheets::SoughtNorms{*tournament, player}))));
  }
  return body;
}

}  // namespace ronda::site
