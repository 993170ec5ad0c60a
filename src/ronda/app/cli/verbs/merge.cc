#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/file_checks.h"
#include "ronda/base/counting.h"
#include "ronda/service/merge_shards.h"
#include "ronda/service/source.h"
#include "ronda/sheets/value.h"

namespace ronda::cli {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  bool json = false;
};

struct Totals {
  std::size_t tournaments = 0;
  std::size_t rounds = 0;
  std::size_t discrepancies = 0;
  std::vector<std::string> documents;
  ExitCode errors = ExitCode::kDone;

  explicit Totals(const formats::ShardReport& report) {
    for (const formats::ShardEntry& entry : report.entries) {
      tournaments += Size(entry.tournaments);
      rounds += Size(entry.rounds);
      discrepancies += Size(entry.discrepancies);
      errors = std::max(errors, static_cast<ExitCode>(entry.exit_code));
      documents.push_back(entry.document);
    }
  }
};

Parsed<service::NamedShard> ReadShard(const std::string& file) {
  const auto bytes = service::BytesOf({.name = file});
  if (!bytes) return {std::nullopt, {bytes.error()}};
  auto report = formats::ReadShardReport(*bytes, file);
  Parsed<service::NamedShard> read{std::nullopt, std::move(report.diagnostics)};
  if (report.value) read.value = service::NamedShard{file, *std::move(report.value)};
  return read;
}

// A document that was written before, at the depth of a list in a record.
sheets::Value Nested(std::string_view document) {
  std::string text;
  while (document.ends_with('\n')) document.remove_suffix(1);
  for (const char letter : document) {
    text += letter;
    if (letter == '\n') text += "    ";
  }
  return sheets::Value::Decimal(std::move(text));
}

sheets::Record DocumentOf(const formats::ShardReport& report, const Totals& totals) {
  sheets::List files;
  for (const auto& document : totals.documents) files.Add(Nested(document));
  sheets::Record record;
  record.Add("files", std::move(files)).Add("tournaments", totals.tournaments);
  if (report.work == formats::kGenerateWork) return record.Add("signature", SignatureOf(totals.documents));
  return record.Add("rounds", totals.rounds).Add("discrepancies", totals.discrepancies);
}

std::string LastLine(const formats::ShardReport& report, const Totals& totals) {
  if (report.work == formats::kGenerateWork)
    return fmt::format("generated {} tournaments, signature {}\n", totals.tournaments, SignatureOf(totals.documents));
  return TotalsLine(totals.tournaments, totals.rounds, totals.discrepancies);
}

void Run(Context& context, const MergeOptions& options) {
  const Destination to{.form = options.json ? Form::kJson : Form::kText};
  std::vector<service::NamedShard> shards;
  for (const std::string& file : options.files) {
    auto shard = Told(context, ReadShard(file), to);
    if (!shard) return;
    shards.push_back(*std::move(shard));
  }
  const auto merged = Told(context, service::MergeShards(shards), to);
  if (!merged) return;
  const Totals totals(*merged);
  if (options.json) {
    context.out << ToJson(DocumentOf(*merged, totals));
  } else {
    for (const formats::ShardEntry& entry : merged->entries) {
      context.err << entry.err;
      context.out << entry.out;
    }
    context.out << LastLine(*merged, totals);
  }
  context.exit_code = totals.discrepancies > 0 ? ExitCode::kNoPairing : totals.errors;
}

}  // namespace

void AddMerge(Verb app, Context& context) {
  const auto options = std::make_shared<MergeOptions>();
  const Verb verb = app.AddVerb("merge", "Add up what runs with --shard I/N have reported");
  verb.AddOption("REPORT", options->files, "The reports of all N shards, in any order").Required();
  verb.AddFlag("--json", options->json, "Print a JSON document");
  verb.Footer(
      "Prints what a run over everything prints, to the letter, and ends with its exit code.\n"
      "\n"
      "Examples:\n"
      "  ronda check archive/ --shard 1/2 >1.json   on one machine\n"
      "  ronda check archive/ --shard 2/2 >2.json   on another\n"
      "  ronda merge 1.json 2.json                  all of it");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
