#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>

#include "ronda/answer/generate.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/progress.h"
#include "ronda/formats/files.h"
#include "ronda/service/generate.h"
#include "ronda/service/ordered_work.h"
#include "ronda/service/tournament_text.h"

namespace ronda::cli {
namespace {

struct Options {
  service::GenerateRequest request;
  std::optional<std::uint64_t> seed;  // none: another one every time
  std::optional<std::size_t> count;
  int jobs = service::CoreCount();
  service::TextTarget target;
  Destination to;
};

std::string FileName(const Options& options, std::size_t number) {
  const std::size_t width = std::max<std::size_t>(4, fmt::format("{}", *options.count).size());
  const std::string name =
      fmt::format("{:0{}}.{}", number, width, options.target.format == FileFormat::kJson ? "json" : "trf");
  return (std::filesystem::path(*options.to.file) / name).string();
}

// The seeds follow one another, so that the threads do not matter and a single tournament can be made again.
void GenerateMany(Context& context, const service::Generator& generator, const Options& options, std::uint64_t seed) {
  std::error_code error;
  std::filesystem::create_directories(*options.to.file, error);
  Progress progress(context, "generated", *options.count);
  service::OrderedWork<std::optional<Diagnostic>> work(*options.count, [&](std::size_t i) -> std::optional<Diagnostic> {
    const auto text = answer::GeneratedText(generator, options.target, seed + i);
    if (!text) return text.error();
    const auto stored = WriteBytes(FileName(options, i + 1), *text);
    return stored ? std::nullopt : std::optional(stored.error());
  });
  work.Run(options.jobs, [&](std::size_t i, const std::optional<Diagnostic>& failure) {
    if (failure) {
      progress.Erase();
      Refuse(context, *failure, options.to);
    }
    progress.Show(i + 1);
  });
}

void Run(Context& context, Options options) {
  if (options.count && !options.to.file) {
    return Refuse(context, UsageError("--count needs a folder to write to", "name it with -o"), options.to);
  }
  options.request.plain = options.target.dialect == trf::Dialect::kTrf16;
  const auto generator = Told(context, service::MakeGenerator(options.request), options.to);
  if (!generator) return;
  if (!options.seed) options.seed = generator->wanted.seed;
  const std::uint64_t seed = options.seed ? *options.seed : FreshSeed();
  if (options.count) return GenerateMany(context, *generator, options, seed);
  const auto text = Told(context, answer::GeneratedText(*generator, options.target, seed), options.to);
  if (text) Deliver(context, *text, options.to);
}

}  // namespace

void AddGenerate(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("generate", "Make random tournaments, paired by the rules");
  verb.AddOption("--players", options->request.players, "Number of players; drawn if not given").Between(2, 100'000);
  verb.AddOption("--rounds", options->request.rounds, "Number of rounds; drawn if not given").Between(1, 999);
  AddSystem(verb, options->request.system, "Pairing system; dutch if not given");
  verb.AddOption("--seed", options->seed, "The same seed gives the same tournament on every machine");
  verb.AddOption("--count", options->count, "Make so many, into the folder OUT, with seeds one after another")
      .Positive();
  AddSource(verb, "--config", options->request.config, "Configuration file, as of bbpPairings or JaVaFo");
  verb.AddOption("-o,--output", options->to.file, "File to write, or folder with --count");
  verb.AddOption("--jobs", options->jobs, "Threads to use; as many as there are cores by default").Positive();
  verb.AddChoice("--to", options->target,
                 Choices<service::TextTarget>{{"trf26", {FileFormat::kTrf, trf::Dialect::kTrf26}},
                                              {"trf16", {FileFormat::kTrf, trf::Dialect::kTrf16}},
                                              {"trfx", {FileFormat::kTrf, trf::Dialect::kTrfX}},
                                              {"trfbx", {FileFormat::kTrf, trf::Dialect::kTrfBx}},
                                              {"json", {FileFormat::kJson}}},
                 "trf26, trf16, trfx, trfbx or json");
  AddEventOptions(verb, options->request.options);
  verb.Footer(
      "Examples:\n"
      "  ronda generate --players 60 --rounds 9 -o open.trf   one tournament\n"
      "  ronda generate --count 5000 --seed 1 -o random/      five thousand, the same on every machine\n"
      "  ronda generate --config rtg.properties --to trfx     as a configuration file wants it\n"
      "  ronda generate --system keizer --players 24 --rounds 30 -o club.trf  a season of a club");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
