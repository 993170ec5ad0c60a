#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <random>

#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/progress.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/service/ordered_work.h"
#include "ronda/service/system_settings.h"
#include "ronda/service/tournament_text.h"
#include "ronda/verify/generator.h"
#include "ronda/verify/generator_config.h"

namespace ronda::cli {
namespace {

struct Options {
  int players = 0;  // 0: drawn
  int rounds = 0;
  service::SystemRequest system;
  std::optional<std::uint64_t> seed;
  std::optional<std::size_t> count;
  std::string config;
  std::string output;
  int jobs = service::CoreCount();
  std::string format = "trf26";
  service::EventOptions event;
};

// What the tournaments should be like: the configuration file, and the options of the command over it. Where players
// may meet again the event is a club's.
Parsed<verify::GeneratorOptions> OptionsOf(const Options& options, const service::EventWishes& wishes,
                                           const PairingSystem& system) {
  Parsed<verify::GeneratorOptions> wanted{verify::VariedOptions(), {}};
  if (options.format == "trf16") wanted.value = verify::PlainOptions();
  if (system.info().rematches == Rematches::kPossible) wanted.value = verify::ClubOptions();
  if (!options.config.empty()) {
    const auto text = ReadBytes(options.config);
    if (!text) return {std::nullopt, {text.error()}};
    wanted = verify::ReadConfig(*text, options.config, *wanted.value);
  }
  if (wanted.value && options.players > 0) wanted.value->players = verify::Range::Exactly(options.players);
  if (wanted.value && wishes.fide) wanted.value->forbidding = verify::Rate::PerMille(0, 0);
  if (wanted.value && wishes.acceleration) wanted.value->method = wishes.acceleration;
  if (wanted.value && wishes.apart) wanted.value->kept_apart = *wishes.apart;
  if (wanted.value && options.rounds > 0) wanted.value->rounds = verify::Range::Exactly(options.rounds);
  return wanted;
}

std::uint64_t FreshSeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 16) ^ device();
}

// One tournament as the text of a file; with --fide it has to be in FIDE mode.
Result<std::string> Generate(const verify::GeneratorOptions& wanted, const PairingSystem& system,
                             const Options& options, std::uint64_t seed) {
  const auto tournament = verify::GenerateTournament(wanted, system, seed);
  if (tournament) {
    const auto event = service::ApplyWishes({std::nullopt, std::nullopt, options.event.fide}, system, *tournament);
    if (!event.value) return tl::unexpected(event.diagnostics.front());
    return service::TournamentText(*tournament, options.format);
  }
  Diagnostic failure = tournament.error();
  failure.message = fmt::format("seed {}: {}", seed, failure.message);
  const bool too_few = failure.code == kNoLegalPairing && system.info().rematches != Rematches::kPossible;
  if (too_few || failure.hint.empty()) failure.hint = "ask for more players or fewer rounds";
  return tl::unexpected(std::move(failure));
}

void Refuse(Context& context, std::span<const Diagnostic> diagnostics) {
  context.exit_code = std::max(context.exit_code, ExitCodeFor(diagnostics));
  PrintDiagnostics(context, diagnostics);
}

void Refuse(Context& context, const Diagnostic& refusal) { Refuse(context, {&refusal, 1}); }

void GenerateOne(Context& context, const Options& options, const verify::GeneratorOptions& wanted,
                 const PairingSystem& system) {
  const std::uint64_t seed = options.seed.value_or(FreshSeed());
  const auto text = Generate(wanted, system, options, seed);
  if (!text) return Refuse(context, text.error());
  if (options.output.empty()) {
    context.out << *text;
  } else if (const auto stored = WriteBytes(options.output, *text); !stored) {
    Refuse(context, stored.error());
  }
}

std::string FileName(const Options& options, std::size_t number) {
  const std::size_t width = std::max<std::size_t>(4, fmt::format("{}", *options.count).size());
  const std::string name = fmt::format("{:0{}}.{}", number, width, options.format == "json" ? "json" : "trf");
  return (std::filesystem::path(options.output) / name).string();
}

void GenerateMany(Context& context, const Options& options, const verify::GeneratorOptions& wanted,
                  const PairingSystem& system) {
  std::error_code error;
  std::filesystem::create_directories(options.output, error);
  const std::uint64_t seed = options.seed.value_or(FreshSeed());
  Progress progress(context, "generated", *options.count);
  // The seeds follow one another, so that the threads do not matter and a single tournament can be made again.
  service::OrderedWork<std::optional<Diagnostic>> work(*options.count, [&](std::size_t i) -> std::optional<Diagnostic> {
    const auto text = Generate(wanted, system, options, seed + i);
    if (!text) return text.error();
    const auto stored = WriteBytes(FileName(options, i + 1), *text);
    return stored ? std::nullopt : std::optional(stored.error());
  });
  work.Run(options.jobs, [&](std::size_t i, const std::optional<Diagnostic>& failure) {
    if (failure) {
      progress.Erase();
      Refuse(context, *failure);
    }
    progress.Show(i + 1);
  });
}

void Run(Context& context, Options options) {
  if (options.count && options.output.empty()) {
    return Refuse(context, UsageError("--count needs a folder to write to", "name it with -o"));
  }
  const auto settings = service::SystemSettings::Read(options.system);
  if (!settings.value) return Refuse(context, settings.diagnostics);
  const auto system = settings.value->System();
  if (!system) return Refuse(context, system.error());
  const auto wishes = service::ReadEventOptions(options.event);
  if (!wishes.value) return Refuse(context, wishes.diagnostics);
  PrintWarnings(context, settings.diagnostics);
  const auto wanted = OptionsOf(options, *wishes.value, **system);
  if (!wanted.value) return Refuse(context, wanted.diagnostics);
  if (!options.seed) options.seed = wanted.value->seed;
  options.count ? GenerateMany(context, options, *wanted.value, **system)
                : GenerateOne(context, options, *wanted.value, **system);
}

}  // namespace

void AddGenerate(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("generate", "Make random tournaments, paired by the rules");
  verb.AddOption("--players", options->players, "Number of players; drawn if not given").Between(2, 100'000);
  verb.AddOption("--rounds", options->rounds, "Number of rounds; drawn if not given").Between(1, 999);
  verb.AddOption("--system", options->system.id, "Pairing system; dutch if not given");
  AddSettings(verb, options->system);
  verb.AddOption("--seed", options->seed, "The same seed gives the same tournament on every machine");
  verb.AddOption("--count", options->count, "Make so many, into the folder OUT, with seeds one after another")
      .Positive();
  verb.AddOption("--config", options->config, "Configuration file, as of bbpPairings or JaVaFo");
  verb.AddOption("-o,--output", options->output, "File to write, or folder with --count");
  verb.AddOption("--jobs", options->jobs, "Threads to use; as many as there are cores by default").Positive();
  verb.AddOption("--to", options->format, "trf26, trf16, trfx, trfbx or json")
      .OneOf({"trf26", "trf16", "trfx", "trfbx", "json"});
  AddEventOptions(verb, options->event);
  verb.Footer(
      "Examples:\n"
      "  ronda generate --players 60 --rounds 9 -o open.trf   one tournament\n"
      "  ronda generate --count 5000 --seed 1 -o random/      five thousand, the same on every machine\n"
      "  ronda generate --config rtg.properties --to trfx     as a configuration file wants it\n"
      "  ronda generate --system keizer --players 24 --rounds 30 -o club.trf  a season of a club");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
