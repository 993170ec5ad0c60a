// An event at tables of three to six: rounds are seated, played and taken back. pairing/tables knows the rules; the
// journal keeps the event as the text of its file, in which players have their numbers in the journal, as pairing
// numbers change when somebody comes in.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/command/moment.h"
#include "ronda/command/tables.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/service/tables.h"

namespace ronda::command {
namespace {

using journal::Kind;
using journal::State;

tables::Number NumberOf(Uid uid) { return tables::Number(uid.value()); }

// Everybody of the list: who is new comes last, who has sat somewhere stays.
void TakePlayers(const State& state, tables::Event& event) {
  if (event.rounds.empty()) event.players.clear();
  for (const PlayerIndex place : state.uids.ids()) {
    const tables::Number number = NumberOf(state.uids[place]);
    const std::string& name = state.data.players[place.index()].name;
    const auto known = std::ranges::find(event.players, number, &tables::Player::number);
    if (known == event.players.end()) {
      event.players.push_back({number, name});
    } else {
      known->name = name;
    }
  }
}

// Who does not come to the next round: those named, those who have left, those no longer in the list.
Result<void> TakeAbsent(const State& state, std::span<const Uid> absent, tables::Event& event) {
  for (const Uid uid : absent) {
    if (const auto place = PlaceOf(state, uid); !place) return tl::unexpected(place.error());
  }
  event.away.clear();
  for (std::size_t i = 0; i < event.players.size(); ++i) {
    const Uid uid(event.players[i].number.value());
    const auto is_in = [&](const auto& list) { return std::ranges::find(list, uid) != list.end(); };
    const bool is_away = is_in(absent) || is_in(state.facts.withdrawn) || !state.Find(uid);
    if (is_away) event.away.push_back({event.next_round(), tables::Index::FromIndex(i)});
  }
  return {};
}

Decision Changed(const Moment& moment, const tables::Event& event, int round) {
  Decision decision = Start(moment, Kind::kTablesChanged);
  decision.after.facts.tables = formats::WriteTables(event);
  decision.told.round = Round(round);
  return decision;
}

std::string PlacesText(const std::vector<int>& places) {
  return places.empty() ? "*" : fmt::format("{}", fmt::join(places, " "));
}

}  // namespace

bool IsAtTables(const State& state) { return !state.facts.tables.empty() && state.data.rounds == 0; }

Result<tables::Event> TablesEventOf(const State& state) {
  if (state.facts.tables.empty()) {
    return Refuse("command-tables", "the event is not played at tables", "start one of that kind");
  }
  auto read = formats::ReadTables(state.facts.tables, "tables");
  if (!read.value) return tl::unexpected(read.diagnostics.front());
  read.value->name = state.data.info.name;
  return *std::move(read.value);
}

std::optional<Round> DraftAtTables(const State& state) {
  return IsAtTables(state) ? state.facts.tables_draft : std::nullopt;
}

std::string PublishedTables(const State& state) {
  const auto draft = DraftAtTables(state);
  auto event = TablesEventOf(state);
  if (!draft || !event) return state.facts.tables;
  if (std::cmp_less(draft->index(), event->rounds.size())) event->rounds.resize(draft->index());
  event->away.clear();
  return formats::WriteTables(*event);
}

Result<void> CheckTables(const State& state) {
  if (state.facts.tables.empty()) return {};
  if (const auto event = TablesEventOf(state); !event) return tl::unexpected(event.error());
  return {};
}

Result<Decision> DecideOn(const Moment& moment, const SeatTables& wish) {
  auto event = TablesEventOf(moment.state);
  if (!event) return tl::unexpected(event.error());
  if (event->next_round() > moment.state.data.planned_rounds.value_or(event->next_round())) {
    return Refuse("command-tables", "all planned rounds are seated", "plan more rounds at Settings to go on");
  }
  TakePlayers(moment.state, *event);
  if (const auto away = TakeAbsent(moment.state, wish.absent, *event); !away) return tl::unexpected(away.error());
  const auto seated = service::Seat(*event, std::nullopt);
  if (!seated) return tl::unexpected(seated.error());
  Decision decision = Changed(moment, seated->Seated(), seated->round.number);
  decision.told.players = wish.absent;
  decision.told.now = fmt::format("{} tables seated", seated->round.tables.size());
  if (IsAtTables(moment.state)) decision.after.facts.tables_draft = decision.told.round;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const EnterTable& wish) {
  auto event = TablesEventOf(moment.state);
  if (!event) return tl::unexpected(event.error());
  const bool is_seated = wish.round >= Round(1) && std::cmp_less_equal(wish.round.value(), event->rounds.size());
  auto* tables = is_seated ? &event->rounds[wish.round.index()] : nullptr;
  if (tables == nullptr || wish.table < 1 || std::cmp_greater(wish.table, tables->size())) {
    return Refuse("command-tables", fmt::format("there is no table {} in round {}", wish.table, wish.round.value()),
                  "look at the round again");
  }
  if (DraftAtTables(moment.state) == wish.round) {
    return Refuse("command-draft", fmt::format("round {} is not published", wish.round.value()), "publish it first");
  }
  tables::Table& table = (*tables)[Size(wish.table - 1)];
  if (table.places != wish.was) {
    return Refuse(std::string(kConflict),
                  fmt::format("table {} has the places {} by now", wish.table, PlacesText(table.places)),
                  "look at it again");
  }
  const bool fits = wish.places.size() == table.players.size() && tables::IsRanking(wish.places);
  if (!wish.places.empty() && !fits) {
    return Refuse("command-tables",
                  fmt::format("{} are no places of a table of {}", PlacesText(wish.places), table.players.size()),
                  "a place for everybody, in the order of the table; equals share the higher one: 1 2 2 4");
  }
  table.places = wish.places;
  Decision decision = Changed(moment, *event, wish.round.value());
  decision.told.board = wish.table;
  decision.told.was = PlacesText(wish.was);
  decision.told.now = PlacesText(wish.places);
  if (std::cmp_less(wish.round.value(), event->rounds.size())) {
    Object(decision, Warning::kConfirm, "later rounds were seated by what stood there; they stay as they are");
  }
  return decision;
}

Result<Decision> PublishTables(const Moment& moment, const PublishRound& wish) {
  const auto event = TablesEventOf(moment.state);
  if (!event) return tl::unexpected(event.error());
  if (wish.round < Round(1) || std::cmp_greater(wish.round.value(), event->rounds.size())) {
    return Refuse("command-tables", fmt::format("round {} is not seated", wish.round.value()), "seat it first");
  }
  Decision decision = Start(moment, Kind::kRoundPublished);
  decision.told.round = wish.round;
  if (DraftAtTables(moment.state) == wish.round) decision.after.facts.tables_draft.reset();
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const TakeBackTables& wish) {
  auto event = TablesEventOf(moment.state);
  if (!event) return tl::unexpected(event.error());
  if (event->rounds.empty()) return Refuse("command-tables", "no round is seated", "");
  const auto is_played = [](const tables::Table& table) { return !table.places.empty(); };
  if (std::ranges::any_of(event->rounds.back(), is_played)) {
    return Refuse("command-tables", "tables of the round have a result", "clear the results first");
  }
  event->rounds.pop_back();
  Decision decision = Changed(moment, *event, event->next_round());
  decision.told.now = "taken back";
  decision.after.facts.tables_draft.reset();
  decision.told.reason = wish.reason;
  return decision;
}

}  // namespace ronda::command
