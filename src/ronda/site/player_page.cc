#include <fmt/format.h>

#include "ronda/paper/event.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/encounter_pages.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/team_pages.h"
#include "ronda/site/working_tables.h"

namespace ronda::site {
namespace {

using journal::State;

std::string ResultWords(const Words& words, const RoundEntry& entry) {
  switch (entry.result) {
    case ResultCode::kWin:
    case ResultCode::kUnratedWin:
      return "1";
    case ResultCode::kDraw:
    case ResultCode::kUnratedDraw:
      return "½";
    case ResultCode::kLoss:
    case ResultCode::kUnratedLoss:
      return "0";
    case ResultCode::kForfeitWin:
      return "+";
    case ResultCode::kForfeitLoss:
      return "-";
    case ResultCode::kAdjourned:
      return words("adjourned");
    case ResultCode::kPending:
      return "";
    default:
      return "";
  }
}

Html RoundRow(const Visit& visit, const Tournament& tournament, PlayerIndex player, Round round) {
  const Words& words = visit.visitor.words;
  const RoundEntry& entry = tournament.entry(player, round);
  const bool is_black = entry.colour == Colour::kBlack;
  const std::string colour = !entry.opponent ? "" : (is_black ? words("Black") : words("White"));
  Html opponent;
  Html rating;
  if (entry.opponent) {
    opponent = PlayerLink(visit, visit.seen().state().uids[*entry.opponent]);
    const auto& other = tournament.player(*entry.opponent);
    if (other.rating) rating = Markup("{}", *other.rating);
  } else if (entry.result != ResultCode::kPending || IsDrawnRound(visit, round)) {
    opponent = Text(WithoutText(visit, round, entry.result));
  }
  return Markup(
      "<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"result\">{}</td>"
      "<td class=\"number\">{}</td></tr>\n",
      round.value(), Text(colour), opponent, rating, Text(ResultWords(words, entry)),
      Text(ToString(tournament.ScoreAfter(player, round.value()))));
}

Html Facts(const Words& words, const Player& player) {
  Html facts;
  const auto add = [&](const std::string& name, std::string_view value) {
    if (!value.empty()) facts += Markup("<dt>{}</dt><dd>{}</dd>", Text(name), Text(value));
  };
  add(words("Title"), player.title);
  add(words("Rating"), player.rating ? std::to_string(*player.rating) : "");
  add(words("Federation"), player.federation);
  add(words("Club"), player.club);
  add(words("FIDE number"), player.fide_id);
  return Markup("<dl>{}</dl>\n", facts);
}

// By the pairing number, or by the number in the journal, which never changes.
std::optional<PlayerIndex> PlayerAsked(const Visit& visit, const Tournament& tournament) {
  if (const auto uid = visit.request.places.Number("uid")) {
    return *uid >= 1 ? visit.seen().state().Find(journal::Uid(*uid)) : std::nullopt;
  }
  const int number = visit.request.places.Number("no").value_or(0);
  return number >= 1 ? tournament.Find(Tpn(number)) : std::nullopt;
}

}  // namespace

Html PlayerTable(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html rows;
  for (const PlayerIndex place : state.uids.ids()) {
    const Player& player = state.data.players[place.index()];
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td><td "
        "class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
        player.tpn.value(), Text(player.title), PlayerLink(visit, state.uids[place]),
        Text(player.rating ? std::to_string(*player.rating) : ""), Text(player.federation), Text(player.club));
  }
  return ScrollBox(words("Players"),
                   Markup("<table class=\"list\"><thead><tr><th class=\"number\">{}</th><th>{}</th><th>{}</th><th "
                          "class=\"number\">{}</th>"
                          "<th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
                          Text(words("No.")), Text(words("Title")), Text(words("Name")), Text(words("Rating")),
                          Text(words("Federation")), Text(words("Club")), rows));
}

web::Response PlayerPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const Tournament* tournament = visit.seen().tournament();
  const auto player = tournament == nullptr ? std::nullopt : PlayerAsked(visit, *tournament);
  if (!player) {
    return Failed(visit.request, 404,
                  {.code = "desk-player",
                   .message = "there is no player with this number",
                   .hint = "the list of players has them all"});
  }
  const int number = tournament->player(*player).tpn.value();
  PageParts parts;
  parts.title = fmt::format("{} {}", number, tournament->player(*player).name);
  parts.nav = PublicNav(visit, "players");
  parts.body = Facts(words, tournament->player(*player));
  Html rows;
  for (const Round round : tournament->round_ids()) rows += RoundRow(visit, *tournament, *player, round);
  parts.body += ScrollBox(
      words("Games"),
      Markup("<table class=\"path\"><thead><tr><th class=\"number\">{}</th><th>{}</th><th>{}</th><th "
             "class=\"number\">{}</th>"
             "<th class=\"result\">{}</th><th class=\"number\">{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
             Text(words("Round")), Text(words("Colour")), Text(words("Opponent")), Text(words("Rating")),
             Text(words("Result")), Text(words("Points")), rows));
  parts.body += PlayerChances(visit, *player);
  if (tournament->rounds() > 0 && !ShowsTeams(visit) && !ShowsEncounters(visit)) {
    const auto working = WorkingOf(visit.seen(), {{"player", std::to_string(number)}});
    const Html tables = working.value ? WorkingTables(words, *tournament, *working.value) : Html();
    if (!tables.str().empty()) {
      const std::string title = words("Where the tie-breaks come from");
      parts.body += Markup("<details class=\"working\"><summary>{}</summary>{}</details>\n", Text(title),
                           ScrollBox(title, tables));
    }
  }
  return PublicPage(visit, std::move(parts));
}

}  // namespace ronda::site
