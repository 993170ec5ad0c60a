#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <span>
#include <sstream>

#include "ronda/answer/generate.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/progress.h"
#include "ronda/app/cli/frame/shard.h"
#include "ronda/formats/files.h"
#include "ronda/service/generate.h"
#include "ronda/service/ordered_work.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/value.h"

namespace ronda::cli {
namespace {

struct GenerateOptions {
  service::GenerateRequest request;
  std::optional<std::uint64_t> seed;  // none: another one every time
  std::optional<std::size_t> count;
  int jobs = service::CoreCount();
  std::optional<Shard> shard;
  service::TextTarget target;
  Destination to;
};

std::string FileName(const GenerateOptions& options, std::size_t number) {
  const std::size_t width = std::max<std::size_t>(4, fmt::format("{}", *options.count).size());
  const std::string name =
      fmt::format("{:0{}}.{}", number, width, options.target.format == FileFormat::kJson ? "json" : "trf");
  return (std::filesystem::path(*options.to.file) / name).string();
}

// The signature of the file that was written.
Result<std::string> Store(const service::Generator& generator, const GenerateOptions& options, std::uint64_t seed,
                          std::size_t number) {
  auto text = answer::GeneratedText(generator, options.target, seed);
  if (!text) return text;
  const auto stored = WriteBytes(FileName(options, number), *text);
  if (!stored) return tl::unexpected(stored.error());
  return SignatureOf(std::span(&*text, 1));
}

// What is said of one tournament, kept for `ronda merge`.
formats::ShardEntry EntryOf(Context& context, const GenerateOptions& options, std::size_t number,
                            const Result<std::string>& signature) {
  std::ostringstream err;
  Context apart{.in = context.in, .out = err, .err = err};
  if (!signature) Refuse(apart, signature.error(), options.to);
  const std::string name = std::filesystem::path(FileName(options, number)).filename().string();
  return {
      .number = static_cast<std::int32_t>(number),
      .err = err.str(),
      .document = ToJson(
          sheets::Record().Add("file", name).Add("signature", signature ? sheets::Value(*signature) : sheets::Value())),
      .tournaments = signature ? 1 : 0,
      .exit_code = static_cast<std::int32_t>(apart.exit_code)};
}

// The seeds follow one another, so that neither threads nor shards matter and a single tournament can be made again.
void GenerateMany(Context& context, const service::Generator& generator, const GenerateOptions& options,
                  std::uint64_t seed) {
  std::error_code error;
  std::filesystem::create_directories(*options.to.file, error);
  const auto own = ItemsOf(options.shard, *options.count);
  const Shard share = options.shard.value_or(Shard{});
  formats::ShardReport report{.work = std::string(formats::kGenerateWork),
                              .asked = fmt::format("{} from seed {}", *options.count, seed),
                              .shard = static_cast<std::int32_t>(share.number),
                              .shards = static_cast<std::int32_t>(share.count),
                              .items = static_cast<std::int32_t>(*options.count)};
  Progress progress(context, "generated", own.size());
  service::OrderedWork<Result<std::string>> work(
      own.size(), [&](std::size_t i) { return Store(generator, options, seed + own[i], own[i] + 1); });
  work.Run(options.jobs, [&](std::size_t i, const Result<std::string>& signature) {
    if (!signature) {
      progress.Erase();
      Refuse(context, signature.error(), options.to);
    }
    if (options.shard) report.entries.push_back(EntryOf(context, options, own[i] + 1, signature));
    progress.Show(i + 1);
  });
  progress.Erase();
  if (options.shard) context.out << formats::WriteShardReport(report);
}

void Run(Context& context, GenerateOptions options) {
  if (options.count && !options.to.file) {
    return Refuse(context, UsageError("--count needs a folder to write to", "name it with -o"), options.to);
  }
  if (options.shard && !(options.count && options.seed)) {
    return Refuse(context,
                  UsageError("--shard needs --count and --seed",
                             "all shards must know how many tournaments there are, and from which seed on"),
                  options.to);
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
  const auto options = std::make_shared<GenerateOptions>();
  const Verb verb = app.AddVerb("generate", "Make random tournaments, paired by the rules");
  verb.AddOption("--players", options->request.players, "Number of players; drawn if not given").Between(2, 100'000);
  verb.AddOption("--rounds", options->request.rounds, "Number of rounds; drawn if not given").Between(1, 999);
  AddSystem(verb, options->request.system, "Pairing system; dutch if not given");
  verb.AddOption("--seed", options->seed, "The same seed gives the same tournament on every machine").Check(SeedFault);
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
  AddShard(verb, options->shard);
  AddEventOptions(verb, options->request.options);
  verb.Footer(
      "Examples:\n"
      "  ronda generate --players 60 --rounds 9 -o open.trf   one tournament\n"
      "  ronda generate --count 5000 --seed 1 -o random/      five thousand, the same on every machine\n"
      "  ronda generate --count 5000 --seed 1 -o random/ --shard 2/8 >2.json  the second of eight shares of them\n"
      "  ronda generate --config rtg.properties --to trfx     as a configuration file wants it\n"
      "  ronda generate --system keizer --players 24 --rounds 30 -o club.trf  a season of a club");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
