#include "ronda/site/boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/command/knockout.h"
#include "ronda/paper/event.h"
#include "ronda/site/encounter_pages.h"
#include "ronda/site/frame.h"
#include "ronda/site/team_pages.h"

namespace ronda::site {
namespace {

using command::Seating;
using journal::State;

// One player's place in a round.
struct Seat {
  journal::Uid player{1};
  std::string where;   // the table
  std::string colour;  // of the pieces
  Html opponent;
};

std::vector<Seat> SeatsOf(const Visit& visit, Round round) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  std::vector<Seat> seats;
  for (const Seating& board : command::SeatingOf(state, round)) {
    const std::string table = std::to_string(board.table);
    seats.push_back({board.white, table, words("White"), PlayerLink(visit, board.black)});
    seats.push_back({board.black, table, words("Black"), PlayerLink(visit, board.white)});
  }
  for (const auto& one : command::WithoutGameIn(state, round)) {
    seats.push_back({one.player, "", "", Text(WithoutText(visit, round, one.result))});
  }
  return seats;
}

// The number of the table, which leads to the explanation where there is one.
Html TableCell(const Visit& visit, const Seating& seating, Round round) {
  if (IsDrawnRound(visit, round) || command::IsKnockout(visit.seen().state())) return Markup("{}", seating.table);
  const std::string why = fmt::format("/t/{}/why/{}/{}", visit.room->slug(), round.value(), seating.board);
  return Markup("<a href=\"{}\" title=\"{}\">{}</a>", Text(why), Text(visit.visitor.words("Why this board?")),
                seating.table);
}

}  // namespace

std::string WithoutText(const Visit& visit, Round round, ResultCode result) {
  const Words& words = visit.visitor.words;
  if (IsDrawnRound(visit, round)) return words("rests");
  if (command::IsKnockout(visit.seen().state())) return words("goes through without a game");
  return paper::ByeText(words, result);
}

std::string NameText(const State& state, journal::Uid uid) {
  const auto place = state.Find(uid);
  return place ? state.data.players[place->index()].name : "";
}

std::string NumberText(const State& state, journal::Uid uid) {
  const auto place = state.Find(uid);
  return place ? std::to_string(state.data.players[place->index()].tpn.value()) : "";
}

Html PlayerLink(const Visit& visit, journal::Uid uid) {
  const State& state = visit.seen().state();
  return LinkTo(fmt::format("/t/{}/player/{}", visit.room->slug(), NumberText(state, uid)), NameText(state, uid));
}

std::string ResultText(const Seating& seating) { return paper::ResultText(seating.white_entry, seating.black_entry); }

bool IsDrawnRound(const Visit& visit, Round round) {
  const journal::RoundFacts* facts = journal::FactsOf(visit.seen().state(), round);
  return facts != nullptr && journal::IsDrawn(*facts);
}

Html BoardTable(const Visit& visit, Round round) {
  if (ShowsTeams(visit)) return MatchTable(visit, round);
  const Html scores = ShowsEncounters(visit) ? TeamScores(visit, round) : Html();
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html rows;
  for (const Seating& seating : command::SeatingOf(state, round)) {
    rows += Markup(
        "<tr data-board=\"{}\"><td class=\"number\">{}</td><td class=\"number no\">{}</td>"
        "<td>{}</td><td class=\"result\">{}</td><td class=\"number no\">{}</td><td>{}</td></tr>\n",
        seating.board, TableCell(visit, seating, round), Text(NumberText(state, seating.white)),
        PlayerLink(visit, seating.white) + TeamMark(visit, seating.white), Text(ResultText(seating)),
        Text(NumberText(state, seating.black)), PlayerLink(visit, seating.black) + TeamMark(visit, seating.black));
  }
  Html items;
  for (const auto& one : command::WithoutGameIn(state, round)) {
    items += Markup("<li>{}: {}</li>\n", PlayerLink(visit, one.player), Text(WithoutText(visit, round, one.result)));
  }
  const Html table =
      scores +
      ScrollBox(
          words("Boards of round {}", round.value()),
          Markup("<table class=\"boards\" data-round=\"{}\"><thead><tr><th class=\"number\">{}</th><th class=\"number "
                 "no\">{}"
                 "</th><th>{}</th><th class=\"result\">{}</th><th class=\"number no\">{}</th><th>{}</th></tr></thead>\n"
                 "<tbody>\n{}</tbody></table>",
                 round.value(), Text(words("Table")), Text(words("No.")), Text(words("White")), Text(words("Result")),
                 Text(words("No.")), Text(words("Black")), rows));
  return items.str().empty() ? table : table + Markup("<ul class=\"without\">\n{}</ul>\n", items);
}

Html NameTable(const Visit& visit, Round round) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  auto seats = SeatsOf(visit, round);
  const auto order = paper::ByAlphabet(state, words);
  std::map<journal::Uid, std::size_t> places;
  for (std::size_t i = 0; i < order.size(); ++i) places.emplace(state.uids[order[i]], i);
  std::ranges::sort(seats, {}, [&](const Seat& seat) { return places[seat.player]; });
  Html rows;
  for (const Seat& seat : seats) {
    rows += Markup("<tr><td>{}</td><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
                   PlayerLink(visit, seat.player), Text(seat.where), Text(seat.colour), seat.opponent);
  }
  return ScrollBox(
      words("Round {}, by name", round.value()),
      Markup("<table class=\"names\"><thead><tr><th>{}</th><th "
             "class=\"number\">{}</th><th>{}</th><th>{}</th></tr></thead>\n"
             "<tbody>\n{}</tbody></table>",
             Text(words("Name")), Text(words("Table")), Text(words("Colour")), Text(words("Opponent")), rows));
}

std::optional<Round> RoundFrom(const Visit& visit) {
  const Round round(visit.request.places.Number("n").value_or(0));
  if (round < Round(1) || round > Round(visit.seen().state().data.rounds)) return std::nullopt;
  return round;
}

}  // namespace ronda::site
