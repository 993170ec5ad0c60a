// What is printed for an event at tables: who sits where in the last round, and a card for each table to be filled in.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/tables.h"
#include "ronda/paper/documents.h"

namespace ronda::paper {
namespace {

using sheets::Number;
using sheets::Sheet;
using sheets::Table;

const std::string& NameAt(const tables::Event& event, tables::Index player) {
  return event.players[player.index()].name;
}

// The event with at least one round, or why there is none.
Parsed<tables::Event> SeatedEvent(const Event& event) {
  auto seated = command::TablesEventOf(event.state);
  if (!seated) return {std::nullopt, {seated.error()}};
  if (!seated->rounds.empty()) return {*std::move(seated), {}};
  return {std::nullopt, NoDocument("no round is seated", "seat one first").diagnostics};
}

// "Round 2", and whether nobody but staff has seen it.
std::string HeadingOf(const Event& event, const Wish& wish, const tables::Event& seated) {
  const std::string round = wish.words("Round {}", seated.rounds.size());
  const bool is_draft = command::DraftAtTables(event.state) == Round(Count(seated.rounds));
  return is_draft ? fmt::format("{} · {}", round, wish.words("draft, not published")) : round;
}

Table ByTable(const Wish& wish, const tables::Event& seated) {
  const Words& words = wish.words;
  Table table{{Number(words("Table")), sheets::Words(words("Name")), Number(words("Place"))}};
  std::size_t number = 0;
  for (const tables::Table& one : seated.rounds.back()) {
    ++number;
    for (std::size_t i = 0; i < one.players.size(); ++i) {
      const sheets::Value place = one.places.empty() ? sheets::Value() : sheets::Value(one.places[i]);
      table.rows.push_back({i == 0 ? sheets::Value(number) : sheets::Value(), NameAt(seated, one.players[i]), place});
    }
  }
  return table;
}

Table ByName(const Wish& wish, const tables::Event& seated) {
  std::vector<std::pair<std::string, std::size_t>> seats;
  std::size_t number = 0;
  for (const tables::Table& one : seated.rounds.back()) {
    ++number;
    for (const tables::Index player : one.players) seats.emplace_back(NameAt(seated, player), number);
  }
  std::ranges::sort(seats);
  Table table{{sheets::Words(wish.words("Name")), Number(wish.words("Table"))}};
  for (const auto& [name, place] : seats) table.rows.push_back({name, place});
  return table;
}

}  // namespace

Parsed<Parts> SeatingAtTables(const Event& event, const Wish& wish) {
  const auto seated = SeatedEvent(event);
  if (!seated.value) return {std::nullopt, seated.diagnostics};
  Sheet sheet;
  sheet.Heading(HeadingOf(event, wish, *seated.value));
  sheet.Add(ByTable(wish, *seated.value));
  sheet.Heading(wish.words("Players by name"));
  sheet.Add(ByName(wish, *seated.value));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> TableCards(const Event& event, const Wish& wish) {
  const auto seated = SeatedEvent(event);
  if (!seated.value) return {std::nullopt, seated.diagnostics};
  const Words& words = wish.words;
  Cards cards{2, 3, {}};
  for (const tables::Table& one : seated.value->rounds.back()) {
    Card card;
    card.head = fmt::format("{} · {}", event.state.data.info.name, HeadingOf(event, wish, *seated.value));
    card.name = words("Table {}", cards.cards.size() + 1);
    for (const tables::Index player : one.players)
      card.fields.push_back({words("Place"), NameAt(*seated.value, player)});
    cards.cards.push_back(std::move(card));
  }
  return {Parts{std::move(cards)}, {}};
}

}  // namespace ronda::paper
