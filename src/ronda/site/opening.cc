#include "ronda/site/opening.h"

#include <fmt/format.h>

#include "ronda/handling/renumber.h"
#include "ronda/journal/keys.h"
#include "ronda/pairing/registry.h"
#include "ronda/service/handling.h"
#include "ronda/service/schedule_system.h"
#include "ronda/service/source.h"
#include "ronda/service/system_choice.h"
#include "ronda/sheets/value.h"
#include "ronda/site/body.h"
#include "ronda/site/player_lines.h"
#include "ronda/site/team_opening.h"

namespace ronda::site {
namespace {

using json::Is;
using json::Optional;

struct File {
  std::string name;
  std::string text;

  bool operator==(const File&) const = default;
};

// Tables of three to six.
struct TablesWish {
  std::string system = "monrad";
  std::int32_t size = 4;
  std::optional<std::int32_t> best;  // so many rounds count; none: all of them

  bool operator==(const TablesWish&) const = default;
};

struct Wish {
  std::string name;
  std::optional<std::int32_t> rounds;
  std::string system;
  std::string settings;
  std::string acceleration;
  std::string players;
  std::vector<std::string> tiebreaks;
  std::optional<journal::SchedulePlan> schedule;
  std::optional<std::int32_t> boards;  // of a match, where teams play
  std::optional<TablesWish> tables;
  std::optional<File> file;
};

void Describe(Is<File> auto& file, auto&& visit) {
  visit(json::Required("name"), file.name);
  visit(json::Required("text"), file.text);
}

void Describe(Is<TablesWish> auto& tables, auto&& visit) {
  visit(Optional("system"), tables.system);
  visit(Optional("size"), tables.size);
  visit(Optional("best"), tables.best);
}

void Describe(Is<Wish> auto& wish, auto&& visit) {
  visit(Optional("name"), wish.name);
  visit(Optional("rounds"), wish.rounds);
  visit(Optional("system"), wish.system);
  visit(Optional("settings"), wish.settings);
  visit(Optional("acceleration"), wish.acceleration);
  visit(Optional("players"), wish.players);
  visit(Optional("tiebreaks"), wish.tiebreaks);
  visit(Optional("schedule"), wish.schedule);
  visit(Optional("boards"), wish.boards);
  visit(Optional("tables"), wish.tables);
  visit(Optional("file"), wish.file);
}

Diagnostic Wrong(std::string code, std::string message, std::string hint) {
  return {.code = std::move(code), .message = std::move(message), .hint = std::move(hint)};
}

// Players in the initial order (C.04.2/2025 §2.2), as no number was given yet.
Result<TournamentData> InInitialOrder(TournamentData data) {
  const auto tournament = Tournament::Make(std::move(data));
  if (!tournament) return tl::unexpected(Wrong("opening-players", "the players contradict each other", ""));
  const auto rules = service::OrderRulesOf({}, *tournament, handling::StandardEdition());
  if (!rules) return tl::unexpected(rules.error());
  const auto numbered = handling::Renumber(*tournament, *rules);
  if (!numbered) return tl::unexpected(numbered.error());
  return numbered->tournament.data();
}

bool IsEncounter(const Wish& wish) { return wish.schedule && service::IsOfTeams(wish.schedule->system); }

Parsed<TournamentData> TeamDataFor(const Wish& wish) {
  Parsed<TournamentData> data;
  if (wish.file) {
    auto read = service::TournamentOf({wish.file->name, wish.file->text});
    if (!read.value) return {std::nullopt, std::move(read.diagnostics)};
    data = {read.value->data(), std::move(read.diagnostics)};
  } else {
    auto lines = TeamsFromLines(wish.players);
    if (!lines) return {std::nullopt, {lines.error()}};
    data.value = *std::move(lines);
  }
  auto event =
      IsEncounter(wish) ? AsEncounter(*std::move(data.value)) : AsTeamEvent(*std::move(data.value), *wish.boards);
  if (!event) return {std::nullopt, {event.error()}};
  return {*std::move(event), std::move(data.diagnostics)};
}

Parsed<TournamentData> DataFor(const Wish& wish) {
  if (wish.boards || IsEncounter(wish)) return TeamDataFor(wish);
  if (wish.file) {
    auto read = service::TournamentOf({wish.file->name, wish.file->text});
    if (!read.value) return {std::nullopt, std::move(read.diagnostics)};
    return {read.value->data(), std::move(read.diagnostics)};
  }
  TournamentData data;
  data.players = PlayersFromLines(wish.players);
  auto ordered = InInitialOrder(std::move(data));
  if (!ordered) return {std::nullopt, {ordered.error()}};
  return {*std::move(ordered), {}};
}

// Nobody is in it yet: the players of the desk are, when a round is seated. What is wrong with it the reader says.
std::string TablesText(const TablesWish& wish, const std::string& name) {
  sheets::Record record;
  record.Add("format", "ronda-tables").Add("version", 1).Add("name", name).Add("system", wish.system);
  record.Add("table_size", wish.size).Add("best", wish.best).Add("players", sheets::List());
  return ToJson(record);
}

}  // namespace

Parsed<command::Opening> OpeningFrom(const std::string& text) {
  const auto body = ReadBody<Wish>(text);
  if (!body.value) return {std::nullopt, body.diagnostics};
  const Wish& wish = *body.value;
  auto data = DataFor(wish);
  if (!data.value) return {std::nullopt, std::move(data.diagnostics)};
  command::Opening opening;
  opening.tournament = *std::move(data.value);
  if (!wish.name.empty()) opening.tournament.info.name = wish.name;
  if (opening.tournament.info.name.find_first_not_of(" \t\r\n") == std::string::npos) {
    return {std::nullopt, {Wrong("opening-name", "the tournament has no name", "give it one")}};
  }
  const bool has_own_system = wish.file && !opening.tournament.system_code.empty();
  if (wish.rounds) opening.tournament.planned_rounds = *wish.rounds;
  if (!wish.tiebreaks.empty()) opening.tournament.tiebreaks = wish.tiebreaks;
  if (!wish.system.empty() && !(wish.boards && has_own_system)) {
    const auto system = service::SystemById(wish.system);
    if (!system) return {std::nullopt, {system.error()}};
    opening.system = (*system)->info().id;
    opening.tournament.system_code = StandardSystems().CodeFor(**system, opening.tournament);
  }
  opening.settings = wish.settings;
  opening.schedule = wish.schedule;
  opening.acceleration = wish.acceleration;
  if (wish.tables) opening.tables = TablesText(*wish.tables, opening.tournament.info.name);
  if (wish.file) opening.from = wish.file->name;
  return {std::move(opening), std::move(data.diagnostics)};
}

}  // namespace ronda::site
