#include "ronda/explain/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"
#include "ronda/service/round_choice.h"
#include "ronda/service/system_choice.h"
#include "ronda/sheets/explain_output.h"
#include "ronda/sheets/statement_json.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

using explain::SystemRound;

struct Options {
  std::string file;
  std::vector<std::string> systems;
  int round = 0;  // 0: the one people talk about
  service::EventOptions event;
  Destination to;
};

int NumberOf(const Tournament& before, PlayerIndex player) { return before.player(player).tpn.value(); }

bool HasBoard(const RoundPairing& pairing, const Board& board) {
  return std::ranges::any_of(
      pairing.boards, [&](const Board& other) { return other.white == board.white && other.black == board.black; });
}

// The boards of a system by number, then the bye; an asterisk where the first system has it not.
std::vector<std::string> Column(const Tournament& before, const SystemRound& round, const RoundPairing& first) {
  std::vector<std::string> cells;
  if (!round.pairing) return cells;
  for (const Board& board : round.pairing->boards)
    cells.push_back(sheets::BoardText(before, board) + (HasBoard(first, board) ? "" : " *"));
  if (round.pairing->bye) {
    cells.push_back(
        fmt::format("{} bye{}", NumberOf(before, *round.pairing->bye), round.pairing->bye == first.bye ? "" : " *"));
  }
  for (const PlayerIndex player : round.pairing->rests) {
    const bool same = std::ranges::count(first.rests, player) > 0;
    cells.push_back(fmt::format("{} rests{}", NumberOf(before, player), same ? "" : " *"));
  }
  return cells;
}

std::string TableOf(const Tournament& before, const std::vector<SystemRound>& rounds, const RoundPairing& first) {
  sheets::Table table;
  table.AddColumn("Board", sheets::Align::kRight);
  std::vector<std::vector<std::string>> columns;
  std::size_t height = 0;
  for (const SystemRound& round : rounds) {
    table.AddColumn(std::string(round.system->info().id));
    columns.push_back(Column(before, round, first));
    height = std::max(height, columns.back().size());
  }
  for (std::size_t row = 0; row < height; ++row) {
    std::vector<std::string> cells{row < first.boards.size() ? fmt::format("{}", row + 1) : ""};
    for (const auto& column : columns) cells.push_back(row < column.size() ? column[row] : "");
    table.AddRow(std::move(cells));
  }
  return table.ToText();
}

std::string Reasons(const Tournament& before, const SystemRound& round, const SystemRound& first) {
  const auto& own = round.system->info().id;
  const auto& base = first.system->info().id;
  if (round.failure) return fmt::format("\n{}: {}\n", own, round.failure->message);
  const auto boards = std::ranges::count_if(round.pairing->boards,
                                            [&](const Board& board) { return !HasBoard(*first.pairing, board); });
  if (boards == 0 && round.pairing->bye == first.pairing->bye) return fmt::format("\n{} pairs the same.\n", own);
  std::string text = fmt::format("\n{} pairs {} differently.\n", own, Counted(boards, "board"));
  for (const std::string& line : explain::SayAll(before, round.first_objects))
    text += fmt::format("  by {} that pairing is not the first: {}\n", base, line);
  for (const std::string& line : explain::SayAll(before, round.this_objects))
    text += fmt::format("  by {} that of {} is not the first: {}\n", own, base, line);
  return text;
}

std::string ComparisonText(const Tournament& before, const std::vector<SystemRound>& rounds) {
  const SystemRound& first = rounds.front();
  const std::string& name = before.data().info.name;
  std::string text = fmt::format("{}{}Round {}\n\n", name, name.empty() ? "" : "\n", before.next_round().value());
  text += TableOf(before, rounds, *first.pairing);
  for (std::size_t i = 1; i < rounds.size(); ++i) text += Reasons(before, rounds[i], first);
  return text;
}

void WriteRound(sheets::JsonWriter& json, const Tournament& before, const SystemRound& round,
                const RoundPairing& first) {
  json.BeginObject().Field("system", round.system->info().id);
  if (round.failure) json.Field("failure", round.failure->message);
  if (round.pairing) {
    json.Key("boards").BeginArray();
    for (const Board& board : round.pairing->boards) {
      json.BeginObject().Field("white", NumberOf(before, board.white)).Field("black", NumberOf(before, board.black));
      json.Field("differs", !HasBoard(first, board)).EndObject();
    }
    json.EndArray();
    if (round.pairing->bye) json.Field("bye", NumberOf(before, *round.pairing->bye));
  }
  json.Key("first_objects");
  sheets::WriteStatements(json, before, round.first_objects);
  json.Key("this_objects");
  sheets::WriteStatements(json, before, round.this_objects);
  json.EndObject();
}

std::string ComparisonJson(const Tournament& before, const std::vector<SystemRound>& rounds) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  json.BeginObject().Field("tournament", before.data().info.name).Field("round", before.next_round().value());
  json.Key("systems").BeginArray();
  for (const SystemRound& round : rounds) WriteRound(json, before, round, *rounds.front().pairing);
  json.EndArray().EndObject();
  return out.str();
}

Result<std::vector<const PairingSystem*>> SystemsOf(const Tournament& tournament, const Options& options) {
  std::vector<const PairingSystem*> systems;
  for (const std::string& id : options.systems) {
    const auto system = service::SystemById(id);
    if (!system) return tl::unexpected(system.error());
    if (std::ranges::count(systems, *system) > 0)
      return tl::unexpected(
          UsageError(fmt::format("{} is named twice", (*system)->info().id), "name each system once"));
    systems.push_back(*system);
  }
  if (systems.empty()) {
    const PairingSystem* named = StandardSystems().For(tournament);
    const Contest contest = named == nullptr ? Contest::kGames : named->info().contest;
    for (const auto& system : StandardSystems().systems()) {
      if (system->info().contest == contest) systems.push_back(system.get());
    }
  }
  if (systems.size() < 2)
    return tl::unexpected(
        UsageError("one system cannot be compared", "name at least two, as in dutch-2026,dutch-2017"));
  const SystemInfo& first = systems.front()->info();
  for (const PairingSystem* system : systems) {
    if (system->info().contest != first.contest)
      return tl::unexpected(
          UsageError(fmt::format("{} and {} do not pair the same kind of event", first.id, system->info().id),
                     "compare systems that pair games, two-game matches or teams"));
  }
  return systems;
}

Result<std::string> Compare(const Tournament& event, std::span<const PairingSystem* const> systems,
                            const Options& options) {
  const auto before = service::BeforeRound(event, options.round != 0 ? options.round : service::CurrentRound(event));
  if (!before) return tl::unexpected(before.error());
  const auto rounds = explain::CompareSystems(*before, systems);
  if (rounds.front().failure) return tl::unexpected(*rounds.front().failure);
  return options.to.format == "json" ? ComparisonJson(*before, rounds) : ComparisonText(*before, rounds);
}

// All systems pair the event as the first of them sees it.
void Run(Context& context, const Options& options) {
  const auto loaded = LoadTournament(options.file);
  if (!loaded.value) return Refuse(context, loaded.diagnostics, options.to);
  const auto systems = SystemsOf(*loaded.value, options);
  if (!systems) return Refuse(context, systems.error(), options.to);
  const std::string first(systems->front()->info().id);
  const auto wished = WishedFrom(context, {options.file, {first, ""}, options.event}, *loaded.value, options.to);
  if (!wished) return;
  const auto text = Compare(wished->event, *systems, options);
  text ? Deliver(context, *text, options.to) : Refuse(context, text.error(), options.to);
}

}  // namespace

void AddCompare(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("compare", "Pair a round by several systems and say what makes them differ");
  verb.AddOption("FILE", options->file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--systems", options->systems,
                 "Two or more systems, separated by commas (else all that pair such events)")
      .Delimiter(',');
  verb.AddOption("--round", options->round, "Compare this round (else the one with open games, or the next)")
      .Positive();
  AddEventOptions(verb, options->event);
  verb.AddAction(
      "--json", [options] { options->to.format = "json"; }, "Print JSON");
  verb.Footer(
      "Examples:\n"
      "  ronda compare open.trf --systems dutch-2026,dutch-2017   two editions side by side\n"
      "  ronda compare open.trf --round 5                         round 5 by every system");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
