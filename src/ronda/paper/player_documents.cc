// Lists of players, and what stands at their places.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/paper/documents.h"
#include "ronda/sheets/names.h"

namespace ronda::paper {
namespace {

using journal::State;
using sheets::Number;
using sheets::Sheet;
using sheets::Table;

std::vector<PlayerIndex> ByNumber(const State& state) { return {state.uids.ids().begin(), state.uids.ids().end()}; }

std::vector<PlayerIndex> ByRating(const State& state) {
  auto order = ByNumber(state);
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](PlayerIndex place) { return state.data.players[place.index()].rating.value_or(0); });
  return order;
}

// What nobody has takes no room.
void HideEmpty(Table& table) {
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const auto is_empty = [&](const sheets::Row& row) {
      const auto* text = std::get_if<std::string>(&row[column].content());
      return text != nullptr && text->empty();
    };
    const bool is_to_sign = table.columns[column].kind == sheets::Kind::kSignature;
    if (!is_to_sign && std::ranges::all_of(table.rows, is_empty)) table.columns[column].forms = sheets::kForPrograms;
  }
}

Parsed<Parts> ListIn(const std::vector<PlayerIndex>& order, const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Table table{{Number(words("No.")), sheets::Words(words("Title")), sheets::Words(words("Name")),
               Number(words("Rating")), sheets::Words(words("Federation")), sheets::Words(words("Club"))}};
  for (const PlayerIndex place : order) {
    const Player& player = event.state.data.players[place.index()];
    table.rows.push_back({player.tpn, player.title, player.name, player.rating, player.federation, player.club});
  }
  HideEmpty(table);
  Sheet sheet;
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

}  // namespace

Parsed<Parts> PlayerList(const Event& event, const Wish& wish) { return ListIn(ByNumber(event.state), event, wish); }

Parsed<Parts> AlphabetList(const Event& event, const Wish& wish) {
  return ListIn(ByAlphabet(event.state, wish.words), event, wish);
}

Parsed<Parts> RatingList(const Event& event, const Wish& wish) { return ListIn(ByRating(event.state), event, wish); }

Parsed<Parts> FederationList(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  std::map<std::string, std::vector<const Player*>> federations;
  for (const PlayerIndex place : ByRating(event.state)) {
    const Player& player = event.state.data.players[place.index()];
    federations[player.federation].push_back(&player);
  }
  Table table{{sheets::Words(words("Federation")), Number(words("Players")), sheets::Words(words("Names"))}};
  for (const auto& [federation, players] : federations) {
    std::string names;
    for (const Player* player : players) names += (names.empty() ? "" : "; ") + sheets::TitledName(*player);
    table.rows.push_back({federation.empty() ? words("none") : federation, players.size(), names});
  }
  Sheet sheet;
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> SignInList(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  Table table{{sheets::Words(words("Name")),
               Number(words("No.")),
               Number(words("Rating")),
               sheets::Words(words("Club")),
               {words("Signature"), "", sheets::Kind::kSignature, sheets::kForPeople}}};
  for (const PlayerIndex place : ByAlphabet(event.state, words)) {
    const Player& player = event.state.data.players[place.index()];
    table.rows.push_back({player.name, player.tpn, player.rating, player.club, ""});
  }
  HideEmpty(table);
  Sheet sheet;
  sheet.Add(std::move(table));
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> PlaceCards(const Event& event, const Wish& /*wish*/) {
  Cards cards{1, 4, {}};
  for (const PlayerIndex place : event.state.uids.ids()) {
    const Player& player = event.state.data.players[place.index()];
    Card card;
    card.name = sheets::TitledName(player);
    std::string facts;
    for (const std::string& fact :
         {player.federation, player.rating ? std::to_string(*player.rating) : "", player.club}) {
      if (!fact.empty()) facts += (facts.empty() ? "" : " · ") + fact;
    }
    card.lines = {facts};
    // By the number in the journal: pairing numbers may still change (C.04.2/2025 §2.3) when the card is printed.
    if (event.address) card.qr = fmt::format("{}/id/{}", *event.address, event.state.uids[place].value());
    cards.cards.push_back(std::move(card));
  }
  if (cards.cards.empty()) return NoDocument("nobody has entered yet", "enter players first");
  return {Parts{std::move(cards)}, {}};
}

Parsed<Parts> TableNumbers(const Event& event, const Wish& /*wish*/) {
  Cards cards{2, 3, {}};
  const auto tables = (event.state.data.players.size() + 1) / 2;
  for (std::size_t table = 1; table <= tables; ++table) {
    Card card;
    card.name = std::to_string(table);
    cards.cards.push_back(std::move(card));
  }
  if (cards.cards.empty()) return NoDocument("nobody has entered yet", "enter players first");
  return {Parts{std::move(cards)}, {}};
}

}  // namespace ronda::paper
