#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/pairing/tables/generate.h"
#include "ronda/service/tables.h"
#include "ronda/sheets/tables_sheet.h"

namespace ronda::cli {
namespace {

enum class Action : std::uint8_t { kPair, kStandings, kCheck, kGenerate };

Choices<Action> Actions() {
  return {{"pair", Action::kPair},
          {"standings", Action::kStandings},
          {"check", Action::kCheck},
          {"generate", Action::kGenerate}};
}

std::string WordOf(Action action) {
  const auto actions = Actions();
  return std::ranges::find(actions, action, &std::pair<std::string, Action>::second)->first;
}

struct TablesOptions {
  Action action = Action::kPair;
  std::optional<std::string> file;
  DeskPoint desk;
  std::optional<int> round;  // none: the next one
  tables::Wanted wanted;
  std::optional<std::uint64_t> seed;
  Destination to;
  bool has_wishes = false;  // an option that only generate takes
};

std::optional<Diagnostic> Contradiction(const TablesOptions& options) {
  const bool generates = options.action == Action::kGenerate;
  if (generates && options.file) return UsageError("generate reads no file", "write it with -o");
  if (!generates && !options.file) {
    return UsageError(fmt::format("{} needs a file", WordOf(options.action)), "see ronda tables --help for an example");
  }
  if (!generates && options.has_wishes) {
    return UsageError("--players, --rounds, --table-size, --system and --seed are for generate",
                      "what holds for an event stands in its file");
  }
  if (options.round && options.action != Action::kPair) return UsageError("--round is for pair", "leave it out");
  if (options.to.form == Form::kEvent && (options.action == Action::kStandings || options.action == Action::kCheck)) {
    return UsageError(fmt::format("{} changes no event", WordOf(options.action)), "use --format table, json or csv");
  }
  return std::nullopt;
}

std::string SeatingText(const service::Seating& seating, const Destination& to) {
  if (to.form == Form::kEvent) return formats::WriteTables(seating.Seated());
  return Show(sheets::SeatedEvent{seating.before, seating.round}, to.sheet());
}

std::string CheckText(Context& context, const tables::Event& event, const Destination& to) {
  const auto differences = CheckRounds(event);
  if (!differences.empty()) context.exit_code = ExitCode::kNoPairing;
  return Show(sheets::TableCheck{event, differences}, to.sheet());
}

void Generate(Context& context, const TablesOptions& options) {
  const std::uint64_t seed = options.seed ? *options.seed : FreshSeed();
  const auto event = Told(context, tables::Generate(options.wanted, seed), options.to);
  if (event) Deliver(context, formats::WriteTables(*event), options.to);
}

void Run(Context& context, const TablesOptions& options) {
  if (const auto contradiction = Contradiction(options)) return Refuse(context, *contradiction, options.to);
  if (options.action == Action::kGenerate) return Generate(context, options);
  const auto event =
      Told(context, service::TablesOf(SourceAt(*options.file, options.desk, DeskPart::kTables)), options.to);
  if (!event) return;
  if (options.action == Action::kStandings) {
    const sheets::TableStandings standings{*event};
    return Deliver(context, Show(standings, options.to.sheet()), options.to);
  }
  if (options.action == Action::kCheck) {
    return Deliver(context, CheckText(context, *event, options.to), options.to);
  }
  const auto seating = service::Seat(*event, options.round);
  if (seating) return Deliver(context, SeatingText(*seating, options.to), options.to);
  Refuse(context, About(*options.file, seating.error()), options.to);
}

void AddWishes(Verb verb, const std::shared_ptr<TablesOptions>& options) {
  const auto wished = [options](const std::string&) { options->has_wishes = true; };
  verb.AddOption("--players", options->wanted.players, "generate: number of players").Between(3, 100'000).Each(wished);
  verb.AddOption("--rounds", options->wanted.rounds, "generate: number of rounds").Between(1, 1000).Each(wished);
  verb.AddOption("--table-size", options->wanted.table_size, "generate: players at a table, 3 to 6")
      .Between(tables::kSmallestTable, tables::kLargestTable)
      .Each(wished);
  verb.AddChoice("--system", options->wanted.system,
                 Choices<tables::System>{{"monrad", tables::System::kMonrad}, {"schenkel", tables::System::kSchenkel}},
                 "generate: monrad or schenkel")
      .Each(wished);
  verb.AddOption("--seed", options->seed, "generate: the same seed gives the same event").Check(SeedFault).Each(wished);
}

}  // namespace

void AddTables(Verb app, Context& context) {
  const auto options = std::make_shared<TablesOptions>();
  const Verb verb = app.AddVerb("tables", "Games for three to six at a table: seat rounds, rank, check");
  verb.AddChoice("ACTION", options->action, Actions(),
                 "pair seats the next round, standings ranks, check seats every round again, generate makes a "
                 "random event")
      .Required();
  verb.AddOption("FILE", options->file, "The event (JSON, or a desk file); - reads standard input");
  AddDeskPoint(verb, options->desk);
  verb.AddOption("--round", options->round, "pair: seat this round from what was known before it").Positive();
  AddWishes(verb, options);
  AddDestination(verb, options->to, {"table", "json", "csv", "event"});
  verb.Footer(
      "A new event: {\"format\": \"ronda-tables\", \"version\": 1, \"name\": \"Club evening\", \"system\": "
      "\"monrad\",\n"
      "\"table_size\": 4, \"players\": [{\"number\": 1, \"name\": \"Anna\"}, ...]}\n"
      "After a round write the \"places\" of each table into the file, in the order of its players.\n"
      "\n"
      "Examples:\n"
      "  ronda tables pair club.json                              who sits with whom\n"
      "  ronda tables pair club.json --format event -o club.json  put the round into the file\n"
      "  ronda tables standings club.json\n"
      "  ronda tables generate --players 26 --rounds 6 --seed 1 -o random.json");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
