#include "ronda/sheets/rate_sheet.h"

#include <fmt/format.h>

#include "ronda/sheets/names.h"
#include "ronda/sheets/rate_words.h"

namespace ronda::sheets {
namespace {

using rating::PlayerRating;
using rating::RoundRating;

Value OrDash(Value value) { return value.IsNothing() ? Value("-") : std::move(value); }

Value NewRatingOf(const PlayerRating& player) { return player.first ? player.first->rating : player.new_rating; }

std::string HeadLine(const RatedEvent& event) {
  std::string line = event.rating.request.rules.id;
  if (event.rating.round_robin) line += ", method of round robins";
  if (event.rating.request.method == rating::Method::kShort) line += ", short formula";
  if (event.rating.request.day) line += ", ages on " + ToString(*event.rating.request.day);
  return line;
}

// One line a player.
Table TableOf(const RatedEvent& event) {
  Table table{{Number("No"), Words("Name"), Number("Rating"), Number("Games"), Number("Score"), Number("Expected"),
               Number("K"), Number("Change"), Number("New"), Number("Performance"), Words("Note")}};
  for (const PlayerRating& rated : event.rating.players) {
    const Player& player = event.tournament.player(rated.player);
    table.rows.push_back({player.tpn, TitledName(player), OrDash(player.rating), rated.games,
                          rated.games > 0 ? ScoreText(rated.score) : "-",
                          rated.expected ? ToDecimal(*rated.expected, 2) : "-",
                          rated.k ? Value(rated.k->k) : Value("-"), rated.expected ? Signed(rated.change, 1) : "-",
                          OrDash(NewRatingOf(rated)), rated.performance ? Value(rated.performance->rating) : Value("-"),
                          NoteOn(event, rated)});
  }
  return table;
}

Value RecordOf(const RatedEvent& event, const PlayerRating& rated, const RoundRating& round) {
  Record record = Record().Add("round", round.round);
  if (round.opponent) record.Add("opponent", NumberOf(event.tournament, *round.opponent));
  record.Add("rated", !round.not_rated.has_value());
  if (round.not_rated) return std::move(record).Add("reason", ReasonOf(*round.not_rated));
  record.Add("opponent_rating", round.opponent_rating).Add("score", ScoreText(round.score));
  if (!event.tournament.player(rated.player).rating) return record;
  return std::move(record).Add("difference", round.difference).Add("expected", ToDecimal(round.expected, 2));
}

Value RecordOf(const rating::Performance& performance) {
  return Record()
      .Add("rating", performance.rating)
      .Add("average", performance.average)
      .Add("percentage", performance.percentage)
      .Add("difference", performance.difference);
}

Value RecordOf(const RatedEvent& event, const PlayerRating& rated) {
  const Player& player = event.tournament.player(rated.player);
  Record record;
  record.Add("tpn", player.tpn).Add("name", player.name).AddText("title", player.title);
  record.AddText("fide_id", player.fide_id).AddText("federation", player.federation).Add("rating", player.rating);
  record.Add("games", rated.games).Add("score", ScoreText(rated.score));
  if (rated.expected) record.Add("expected", ToDecimal(*rated.expected, 2));
  if (rated.k) record.Add("k", rated.k->k).Add("k_reason", ReasonOf(rated.k->reason));
  if (rated.expected) record.Add("change", ToDecimal(rated.change, 2));
  record.Add("new_rating", NewRatingOf(rated));
  if (rated.performance) record.Add("performance", RecordOf(*rated.performance));
  record.AddText("note", NoteOn(event, rated));
  record.Add("rounds", ListOf(rated.rounds, [&](const RoundRating& round) { return RecordOf(event, rated, round); }));
  return record;
}

}  // namespace

Sheet SheetOf(const RatedEvent& event) {
  const std::string& name = event.tournament.data().info.name;
  const std::string title = name.empty() ? "Rating" : name + ": rating";
  Sheet sheet(title);
  sheet.OnlyPage(Markup("<h1>{}</h1>\n", Text(title)));
  if (!name.empty()) sheet.OnlyText(name + '\n');
  sheet.Note(HeadLine(event)).Gap().Add(TableOf(event)).OnlyPage(Markup("<h2>Working</h2>\n"));
  for (const PlayerRating& rated : event.rating.players) {
    sheet.OnlyPage(Markup("<details><summary>{}</summary><pre class=\"scroll\" tabindex=\"0\">{}</pre></details>\n",
                          Text(NumberedName(event.tournament.player(rated.player))), Text(RateWorking(event, rated))));
  }
  return sheet;
}

Table CsvTableOf(const RatedEvent& event) {
  Table table{Data({"tpn", "fide_id", "title", "name", "federation", "rating", "games", "score", "expected", "average",
                    "performance", "k", "change", "new_rating", "note"})};
  for (const PlayerRating& rated : event.rating.players) {
    const Player& player = event.tournament.player(rated.player);
    const auto& performance = rated.performance;
    table.rows.push_back({player.tpn, player.fide_id, player.title, player.name, player.federation, player.rating,
                          rated.games, ScoreText(rated.score), rated.expected ? ToDecimal(*rated.expected, 2) : "",
                          performance ? Value(performance->average) : Value(),
                          performance ? Value(performance->rating) : Value(), rated.k ? Value(rated.k->k) : Value(),
                          rated.expected ? ToDecimal(rated.change, 2) : "", NewRatingOf(rated), NoteOn(event, rated)});
  }
  return table;
}

Value DocumentOf(const RatedEvent& event) {
  Record record;
  record.Add("tournament", event.tournament.data().info.name).Add("rules", event.rating.request.rules.id);
  record.Add("method", event.rating.round_robin ? "round-robin" : "games");
  if (event.rating.request.day) record.Add("day", ToString(*event.rating.request.day));
  if (const auto& robin = event.rating.round_robin) {
    record.Add("round_robin", Record()
                                  .Add("rated_average", robin->rated_average)
                                  .Add("difference_average", robin->difference_average)
                                  .Add("average", robin->average));
  }
  record.Add("players",
             ListOf(event.rating.players, [&](const PlayerRating& rated) { return RecordOf(event, rated); }));
  return record;
}

}  // namespace ronda::sheets
