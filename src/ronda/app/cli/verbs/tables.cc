#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/pairing/tables/generate.h"
#include "ronda/sheets/tables_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string action;
  std::string file;
  int round = 0;  // 0: the next one
  tables::Wanted wanted;
  std::string system = "monrad";
  std::optional<std::uint64_t> seed;
  Destination to;
  bool has_wishes = false;  // an option that only generate takes
};

Parsed<tables::Event> Load(const std::string& file) {
  const auto text = ReadText(file);
  if (!text) return {std::nullopt, {text.error()}};
  return formats::ReadTables(*text, file);
}

std::optional<Diagnostic> Contradiction(const Options& options) {
  const bool generates = options.action == "generate";
  if (generates && !options.file.empty()) return UsageError("generate reads no file", "write it with -o");
  if (!generates && options.file.empty()) {
    return UsageError(fmt::format("{} needs a file", options.action), "see ronda tables --help for an example");
  }
  if (!generates && options.has_wishes) {
    return UsageError("--players, --rounds, --table-size, --system and --seed are for generate",
                      "what holds for an event stands in its file");
  }
  if (options.round > 0 && options.action != "pair") return UsageError("--round is for pair", "leave it out");
  if (options.to.form == Form::kEvent && (options.action == "standings" || options.action == "check")) {
    return UsageError(fmt::format("{} changes no event", options.action), "use --format table, json or csv");
  }
  return std::nullopt;
}

Result<std::string> PairText(const tables::Event& event, const Options& options) {
  if (options.round > event.next_round()) {
    return tl::unexpected(UsageError(fmt::format("round {} cannot be seated yet", options.round),
                                     fmt::format("the next round is {}", event.next_round())));
  }
  tables::Event before = options.round == 0 ? event : Before(event, options.round);
  const auto round = NextRound(before);
  if (!round) return tl::unexpected(round.error());
  if (options.to.form != Form::kEvent) {
    return Show(sheets::SeatedEvent{before, *round}, options.to.sheet());
  }
  std::erase_if(before.away, [&](const tables::Absence& absence) { return absence.round == round->number; });
  before.rounds.push_back(AsRound(*round));
  return formats::WriteTables(before);
}

std::string CheckText(Context& context, const tables::Event& event, const Destination& to) {
  const auto differences = CheckRounds(event);
  if (!differences.empty()) context.exit_code = ExitCode::kNoPairing;
  return Show(sheets::TableCheck{event, differences}, to.sheet());
}

void Generate(Context& context, const Options& options) {
  tables::Wanted wanted = options.wanted;
  if (options.system == "schenkel") wanted.system = tables::System::kSchenkel;
  const std::uint64_t seed = options.seed ? *options.seed : FreshSeed();
  const auto event = tables::Generate(wanted, seed);
  event ? Deliver(context, formats::WriteTables(*event), options.to) : Refuse(context, event.error(), options.to);
}

void Run(Context& context, const Options& options) {
  if (const auto contradiction = Contradiction(options)) return Refuse(context, *contradiction, options.to);
  if (options.action == "generate") return Generate(context, options);
  const auto event = Load(options.file);
  if (!event.value) return Refuse(context, event.diagnostics, options.to);
  PrintWarnings(context, event.diagnostics);
  if (options.action == "standings") {
    const sheets::TableStandings standings{*event.value};
    return Deliver(context, Show(standings, options.to.sheet()), options.to);
  }
  if (options.action == "check") {
    return Deliver(context, CheckText(context, *event.value, options.to), options.to);
  }
  const auto text = PairText(*event.value, options);
  if (text) return Deliver(context, *text, options.to);
  Diagnostic refusal = text.error();
  if (refusal.code != "usage") refusal.file = options.file;
  Refuse(context, refusal, options.to);
}

void AddWishes(Verb verb, const std::shared_ptr<Options>& options) {
  const auto wished = [options](const std::string&) { options->has_wishes = true; };
  verb.AddOption("--players", options->wanted.players, "generate: number of players").Between(3, 100'000).Each(wished);
  verb.AddOption("--rounds", options->wanted.rounds, "generate: number of rounds").Between(1, 1000).Each(wished);
  verb.AddOption("--table-size", options->wanted.table_size, "generate: players at a table, 3 to 6")
      .Between(tables::kSmallestTable, tables::kLargestTable)
      .Each(wished);
  verb.AddOption("--system", options->system, "generate: monrad or schenkel")
      .OneOf({"monrad", "schenkel"})
      .Each(wished);
  verb.AddOption("--seed", options->seed, "generate: the same seed gives the same event").Each(wished);
}

}  // namespace

void AddTables(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("tables", "Games for three to six at a table: seat rounds, rank, check");
  verb.AddOption("ACTION", options->action,
                 "pair seats the next round, standings ranks, check seats every round again, generate makes a "
                 "random event")
      .Required()
      .OneOf({"pair", "standings", "check", "generate"});
  verb.AddOption("FILE", options->file, "The event (JSON); - reads standard input");
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
