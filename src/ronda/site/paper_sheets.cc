#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/alphabet.h"
#include "ronda/charts/tournament_charts.h"
#include "ronda/site/boards.h"
#include "ronda/site/paper.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"

namespace ronda::site {
namespace {

using command::Seating;
using journal::State;
using web::Right;
using Visit = Site::Visit;

Parsed<Html> Made(Html body) { return {std::move(body), {}}; }

// The round to be shown: the one asked for; 0 rounds: none.
Parsed<Html> NoRoundYet() {
  return {std::nullopt, {{.code = "desk-round", .message = "no such round is paired yet", .hint = "pair it first"}}};
}

bool IsPaired(const Visit& visit, Round round) {
  return round >= Round(1) && round <= Round(visit.seen().state().data.rounds);
}

Parsed<Html> ByBoard(const Visit& visit, Round round) {
  return IsPaired(visit, round) ? Made(BoardTable(visit, round)) : NoRoundYet();
}

Parsed<Html> ByName(const Visit& visit, Round round) {
  return IsPaired(visit, round) ? Made(NameTable(visit, round)) : NoRoundYet();
}

Parsed<Html> Slips(const Visit& visit, Round round) {
  if (!IsPaired(visit, round)) return NoRoundYet();
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html slips;
  for (const Seating& seating : command::SeatingOf(state, round)) {
    slips += Markup(
        "<section class=\"slip\"><p>{} · {} · {}</p><table><tr><th>{}</th><td>{} {}</td><td class=\"box\"></td></tr>"
        "<tr><th>{}</th><td>{} {}</td><td class=\"box\"></td></tr></table><p class=\"sign\">{}</p></section>\n",
        Text(state.data.info.name), Text(words("Round {}", round.value())), Text(words("Table {}", seating.table)),
        Text(words("White")), Text(NumberText(state, seating.white)), Text(NameText(state, seating.white)),
        Text(words("Black")), Text(NumberText(state, seating.black)), Text(NameText(state, seating.black)),
        Text(words("Signatures")));
  }
  return Made(Markup("<div class=\"slips\">{}</div>\n", slips));
}

Parsed<Html> Missing(const Visit& visit, Round round) {
  if (!IsPaired(visit, round)) return NoRoundYet();
  const State& state = visit.seen().state();
  Html rows;
  for (const Seating& seating : command::SeatingOf(state, round)) {
    if (!ResultText(seating).empty()) continue;
    rows += Markup("<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n", seating.table,
                   Text(NameText(state, seating.white)), Text(NameText(state, seating.black)));
  }
  if (rows.str().empty()) return Made(Markup("<p>{}</p>\n", Text(visit.visitor.words("All results are in."))));
  return Made(Markup("<table><tbody>{}</tbody></table>\n", rows));
}

Parsed<Html> Standings(const Visit& visit, Round /*round*/) { return StandingsHtml(visit.seen(), {}); }
Parsed<Html> Crosstable(const Visit& visit, Round /*round*/) {
  return StandingsHtml(visit.seen(), {{"crosstable", "1"}});
}

Parsed<Html> PlayerList(const Visit& visit, Round /*round*/) { return Made(PlayerTable(visit)); }

// By the alphabet of the reader.
std::vector<PlayerIndex> ByAlphabet(const Visit& visit) {
  const State& state = visit.seen().state();
  std::vector<PlayerIndex> order(state.uids.ids().begin(), state.uids.ids().end());
  const auto alphabet = Alphabet::Make(CodeOf(visit.visitor.words.language()));
  if (!alphabet) return order;
  std::ranges::stable_sort(order, {},
                           [&](PlayerIndex place) { return alphabet->KeyOf(state.data.players[place.index()].name); });
  return order;
}

Parsed<Html> SignIn(const Visit& visit, Round /*round*/) {
  const State& state = visit.seen().state();
  Html rows;
  for (const PlayerIndex place : ByAlphabet(visit)) {
    const Player& player = state.data.players[place.index()];
    rows += Markup("<tr><td>{}</td><td class=\"number\">{}</td><td>{}</td><td class=\"signature\"></td></tr>\n",
                   Text(player.name), player.tpn.value(), Text(player.club));
  }
  const Words& words = visit.visitor.words;
  return Made(
      Markup("<table><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead><tbody>{}</tbody></table>\n",
             Text(words("Name")), Text(words("No.")), Text(words("Club")), Text(words("Signature")), rows));
}

Parsed<Html> PlaceCards(const Visit& visit, Round /*round*/) {
  const State& state = visit.seen().state();
  Html cards;
  for (const PlayerIndex place : state.uids.ids()) {
    const Player& player = state.data.players[place.index()];
    cards += Markup("<section class=\"place\"><p class=\"name\">{} {}</p><p>{} {} {}</p></section>\n",
                    Text(player.title), Text(player.name), Text(player.federation),
                    Text(player.rating ? std::to_string(*player.rating) : ""), Text(player.club));
  }
  return Made(Markup("<div class=\"places\">{}</div>\n", cards));
}

// Empty cards with the numbers of the tables.
Parsed<Html> TableNumbers(const Visit& visit, Round /*round*/) {
  Html cards;
  const auto tables = (visit.seen().state().data.players.size() + 1) / 2;
  for (std::size_t table = 1; table <= tables; ++table) {
    cards += Markup("<section class=\"place\"><p class=\"name\">{}</p></section>\n", table);
  }
  return Made(Markup("<div class=\"places\">{}</div>\n", cards));
}

Parsed<Html> Explanation(const Visit& visit, Round round) {
  if (!IsPaired(visit, round)) return NoRoundYet();
  return ExplanationHtml(visit.seen(), {{"round", std::to_string(round.value())}});
}

Parsed<Html> Absent(const Visit& visit, Round round) {
  if (!IsPaired(visit, round)) return NoRoundYet();
  Html items;
  for (const auto& one : command::WithoutGameIn(visit.seen().state(), round)) {
    items += Markup("<li>{}: {}</li>", Text(NameText(visit.seen().state(), one.player)),
                    Text(ByeText(visit.visitor.words, one.result)));
  }
  return Made(Markup("<ul>{}</ul>\n", items));
}

Parsed<Html> Ratings(const Visit& visit, Round /*round*/) {
  const State& state = visit.seen().state();
  std::vector<PlayerIndex> order(state.uids.ids().begin(), state.uids.ids().end());
  const auto rating = [&](PlayerIndex place) { return -state.data.players[place.index()].rating.value_or(0); };
  std::ranges::stable_sort(order, {}, rating);
  Html rows;
  for (const PlayerIndex place : order) {
    const Player& player = state.data.players[place.index()];
    rows +=
        Markup("<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
               Text(player.rating ? std::to_string(*player.rating) : ""), Text(player.name), Text(player.federation));
  }
  return Made(Markup("<table><tbody>{}</tbody></table>\n", rows));
}

// What a chief arbiter hands in, as far as the desk knows it.
Parsed<Html> Report(const Visit& visit, Round /*round*/) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html facts;
  const auto add = [&](std::string name, std::string_view value) {
    facts += Markup("<dt>{}</dt><dd>{}</dd>", Text(name), Text(value));
  };
  add(words("Name of the tournament"), state.data.info.name);
  add(words("City"), state.data.info.city);
  add(words("Dates"), fmt::format("{} – {}", state.data.info.start_date, state.data.info.end_date));
  add(words("Chief arbiter"), state.data.info.chief_arbiter);
  add(words("Time control"), state.data.info.time_control);
  add(words("Players"), std::to_string(state.data.players.size()));
  add(words("Rounds"), std::to_string(state.data.rounds));
  const auto forfeits = std::ranges::count(state.data.entries, ResultCode::kForfeitWin, &RoundEntry::result);
  add(words("Games won by forfeit"), std::to_string(forfeits));
  add(words("Withdrawn"), std::to_string(state.facts.withdrawn.size()));
  if (!state.facts.left_fide_mode.empty()) add(words("Left FIDE mode"), state.facts.left_fide_mode);
  Html notes;
  for (const journal::Note& note : state.facts.notes) {
    notes += Markup("<li>{} {}: {}</li>", Text(note.at), Text(note.by), Text(note.text));
  }
  return Made(Markup("<dl>{}</dl>\n<ul>{}</ul>\n", facts, notes));
}

constexpr std::array<Document, 14> kDocuments{{
    {"boards", "Pairings by board", Right::kPublic, ByBoard},
    {"names", "Pairings by name", Right::kPublic, ByName},
    {"absent", "Who does not play", Right::kPublic, Absent},
    {"slips", "Result slips", Right::kArbiter, Slips},
    {"missing", "Missing results", Right::kArbiter, Missing},
    {"standings", "Standings", Right::kPublic, Standings},
    {"crosstable", "Crosstable", Right::kPublic, Crosstable},
    {"players", "Players", Right::kPublic, PlayerList},
    {"ratings", "Players by rating", Right::kPublic, Ratings},
    {"sign-in", "Sign-in list", Right::kArbiter, SignIn},
    {"place-cards", "Place cards", Right::kArbiter, PlaceCards},
    {"table-numbers", "Table numbers", Right::kArbiter, TableNumbers},
    {"why", "Why the round is paired so", Right::kPublic, Explanation},
    {"report", "Report of the chief arbiter", Right::kArbiter, Report},
}};

}  // namespace

std::span<const Document> Documents() { return kDocuments; }

}  // namespace ronda::site
