// What is printed for a round.
#include <fmt/format.h>

#include <map>

#include "ronda/command/seating.h"
#include "ronda/command/view.h"
#include "ronda/paper/documents.h"
#include "ronda/sheets/names.h"

namespace ronda::paper {
namespace {

using command::Seating;
using journal::State;
using journal::Uid;
using sheets::Number;
using sheets::Row;
using sheets::Sheet;
using sheets::Table;
using sheets::Value;

// Of whoever is in the journal under this number.
const Player& PlayerOf(const Event& event, Uid uid) { return event.state.player(uid); }

Value PointsBefore(const Event& event, Uid uid, Round round) {
  const auto place = event.state.Find(uid);
  return place ? Value(event.tournament.ScoreAfter(*place, round.value() - 1)) : Value();
}

// Lines for those who have no game, under the boards.
void AddAbsent(Sheet& sheet, const Event& event, const Wish& wish) {
  const auto without = command::WithoutGameIn(event.state, wish.round);
  if (without.empty()) return;
  Table table{{Number(""), sheets::Words(""), sheets::Words("")}};
  for (const auto& one : without) {
    const Player& player = PlayerOf(event, one.player);
    table.rows.push_back({player.tpn, sheets::TitledName(player), ByeText(wish.words, one.result)});
  }
  sheet.Heading(wish.words("Without a game"));
  sheet.Add(std::move(table));
}

// One player's place in the round.
struct Seat {
  Value table;
  std::string colour;
  std::string opponent;
};

std::map<PlayerIndex, Seat> SeatsIn(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  std::map<PlayerIndex, Seat> seats;
  for (const Seating& board : command::SeatingOf(event.state, wish.round)) {
    const auto white = event.state.Find(board.white);
    const auto black = event.state.Find(board.black);
    if (!white || !black) continue;
    seats[*white] = {board.table, words("White"), PlayerOf(event, board.black).name};
    seats[*black] = {board.table, words("Black"), PlayerOf(event, board.white).name};
  }
  for (const auto& one : command::WithoutGameIn(event.state, wish.round)) {
    if (const auto place = event.state.Find(one.player)) seats[*place] = {{}, "", ByeText(words, one.result)};
  }
  return seats;
}

// What a camera reads from a slip: the board among the public pages, or round and table alone.
std::string SlipCode(const Event& event, Round round, std::int32_t table) {
  if (!event.address) return fmt::format("ronda {}/{}", round.value(), table);
  return fmt::format("{}/round/{}#t{}", *event.address, round.value(), table);
}

}  // namespace

Parsed<Parts> BoardList(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Table table{{Number(words("Table")), Number(words("No.")), sheets::Words(words("White")), Number(words("Rating")),
               Number(words("Points")), sheets::Words(words("Result")), Number(words("No.")),
               sheets::Words(words("Black")), Number(words("Rating")), Number(words("Points"))}};
  for (const Seating& board : command::SeatingOf(event.state, wish.round)) {
    const Player& white = PlayerOf(event, board.white);
    const Player& black = PlayerOf(event, board.black);
    table.rows.push_back({board.table, white.tpn, sheets::TitledName(white), white.rating,
                          PointsBefore(event, board.white, wish.round),
                          ResultText(board.white_entry, board.black_entry), black.tpn, sheets::TitledName(black),
                          black.rating, PointsBefore(event, board.black, wish.round)});
  }
  Sheet sheet;
  sheet.Add(std::move(table));
  AddAbsent(sheet, event, wish);
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> NameList(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  auto seats = SeatsIn(event, wish);
  Table table{{sheets::Words(words("Name")), Number(words("No.")), Number(words("Table")),
               sheets::Words(words("Colour")), sheets::Words(words("Opponent"))}};
  for (const PlayerIndex place : ByAlphabet(event.state, words)) {
    const Player& player = event.state.data.players[place.index()];
    const Seat& seat = seats[place];
    table.rows.push_back({sheets::TitledName(player), player.tpn, seat.table, seat.colour, seat.opponent});
  }
  Sheet sheet;
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> AbsentList(const Event& event, const Wish& wish) {
  Sheet sheet;
  AddAbsent(sheet, event, wish);
  if (sheet.parts().empty()) sheet.Note(wish.words("Everybody plays."));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> ResultSlips(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Cards slips{2, 4, {}};
  for (const Seating& board : command::SeatingOf(event.state, wish.round)) {
    Card card;
    card.head = fmt::format("{} · {} · {}", words("Table {}", board.table), words("Round {}", wish.round.value()),
                            event.state.data.info.name);
    card.fields = {{words("White"), sheets::NumberedName(PlayerOf(event, board.white))},
                   {words("Black"), sheets::NumberedName(PlayerOf(event, board.black))}};
    card.signatures = {words("White"), words("Black")};
    card.qr = SlipCode(event, wish.round, board.table);
    slips.cards.push_back(std::move(card));
  }
  if (slips.cards.empty()) return NoDocument("the round has no games", "choose another round");
  return {Parts{std::move(slips)}, {}};
}

Parsed<Parts> MissingResults(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Table table{{Number(words("Table")),
               Number(words("No.")),
               sheets::Words(words("White")),
               Number(words("No.")),
               sheets::Words(words("Black")),
               {words("Result"), "", sheets::Kind::kSignature, sheets::kForPeople}}};
  for (const Seating& board : command::SeatingOf(event.state, wish.round)) {
    if (!ResultText(board.white_entry, board.black_entry).empty()) continue;
    const Player& white = PlayerOf(event, board.white);
    const Player& black = PlayerOf(event, board.black);
    table.rows.push_back({board.table, white.tpn, white.name, black.tpn, black.name, ""});
  }
  Sheet sheet;
  if (table.rows.empty()) {
    sheet.Note(words("All results are in."));
  } else {
    sheet.Add(std::move(table));
  }
  return {Parts{std::move(sheet)}, {}};
}

}  // namespace ronda::paper
