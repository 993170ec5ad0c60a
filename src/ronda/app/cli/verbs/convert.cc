#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/formats/files.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string in;
  std::string out;
  std::string to;
  std::string line_end;
  bool json = false;
};

// What to write. TRF without a dialect keeps the dialect of a TRF input and is TRF26 otherwise.
struct Target {
  FileFormat format = FileFormat::kTrf;
  std::optional<trf::Dialect> dialect;
  std::optional<trf::LineEnd> line_end;
};

struct Input {
  std::optional<Tournament> tournament;
  std::optional<trf::Document> document;  // of a TRF file
  std::vector<Diagnostic> diagnostics;
};

struct NamedFormat {
  const char* name;
  Target target;
};

constexpr std::array<NamedFormat, 6> kFormats{{{"trf16", {FileFormat::kTrf, trf::Dialect::kTrf16, std::nullopt}},
                                               {"trfx", {FileFormat::kTrf, trf::Dialect::kTrfX, std::nullopt}},
                                               {"trfbx", {FileFormat::kTrf, trf::Dialect::kTrfBx, std::nullopt}},
                                               {"trf26", {FileFormat::kTrf, trf::Dialect::kTrf26, std::nullopt}},
                                               {"json", {FileFormat::kJson, std::nullopt, std::nullopt}},
                                               {"csv", {FileFormat::kCsv, std::nullopt, std::nullopt}}}};

struct NamedLineEnd {
  const char* name;
  trf::LineEnd end;
};
constexpr std::array<NamedLineEnd, 3> kLineEnds{
    {{"lf", trf::LineEnd::kLf}, {"crlf", trf::LineEnd::kCrLf}, {"cr", trf::LineEnd::kCr}}};

template <class Table>
std::vector<std::string> NamesOf(const Table& table) {
  std::vector<std::string> names;
  names.reserve(table.size());
  for (const auto& entry : table) names.emplace_back(entry.name);
  return names;
}

Result<Target> TargetOf(const Options& options) {
  Target target;
  if (!options.to.empty()) {
    target = std::ranges::find(kFormats, options.to, &NamedFormat::name)->target;
  } else if (const auto format = FormatOfExtension(options.out)) {
    target.format = *format;
  } else {
    return tl::unexpected(UsageError(fmt::format("the name '{}' does not say which format to write", options.out),
                                     "say it with --to, e.g. --to trf26"));
  }
  if (!options.line_end.empty()) {
    if (target.format != FileFormat::kTrf) {
      return tl::unexpected(UsageError("--line-end is for TRF only", "leave it out"));
    }
    target.line_end = std::ranges::find(kLineEnds, options.line_end, &NamedLineEnd::name)->end;
  }
  return target;
}

Input Load(const std::string& path) {
  const auto bytes = ReadBytes(path);
  if (!bytes) return {std::nullopt, std::nullopt, {bytes.error()}};
  const auto format = DetectFormat(*bytes, path);
  if (!format || *format != FileFormat::kTrf) {
    auto parsed = ParseTournament(*bytes, path);
    return {std::move(parsed.value), std::nullopt, std::move(parsed.diagnostics)};
  }
  auto parsed = trf::Read(*bytes, path);
  if (!parsed.value) return {std::nullopt, std::nullopt, std::move(parsed.diagnostics)};
  return {std::move(parsed.value->tournament), std::move(parsed.value->document), std::move(parsed.diagnostics)};
}

void Append(std::vector<Diagnostic>& all, std::vector<Diagnostic> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// A TRF file in its own dialect stays as it is, to the byte; otherwise a new file is written, and what it has no room
// for is added to the diagnostics.
Result<std::string> ComposeTrf(Input& input, const Target& target) {
  if (input.document && target.dialect.value_or(input.document->dialect) == input.document->dialect) {
    if (target.line_end) {
      for (trf::Document::Line& line : input.document->lines) line.end = *target.line_end;
    }
    return trf::Update(*input.document, *input.tournament);
  }
  const trf::Dialect dialect = target.dialect.value_or(trf::Dialect::kTrf26);
  Append(input.diagnostics, trf::Losses(*input.tournament, dialect));
  return trf::Write(*input.tournament, dialect, target.line_end.value_or(trf::LineEnd::kLf));
}

Result<std::string> ComposeCsv(Input& input) {
  if (input.tournament->rounds() > 0) {
    input.diagnostics.push_back({.severity = Severity::kWarning,
                                 .code = "csv-lost",
                                 .message = "CSV holds the list of players, not the rounds",
                                 .hint = "write TRF or JSON to keep everything"});
  }
  return csv::WritePlayers(*input.tournament);
}

Result<std::string> Compose(Input& input, const Target& target) {
  switch (target.format) {
    case FileFormat::kTrf:
      return ComposeTrf(input, target);
    case FileFormat::kJson:
      return json::Write(*input.tournament);
    case FileFormat::kCsv:
      return ComposeCsv(input);
  }
  return std::string();
}

Result<void> Store(Context& context, const std::string& path, const std::string& text) {
  if (path != "-") return WriteBytes(path, text);
  context.out << text;
  return {};
}

void Report(Context& context, const Options& options, const Input& input) {
  context.exit_code = ExitCodeFor(input.diagnostics);
  const bool done = context.exit_code == ExitCode::kDone;
  if (options.json) {
    sheets::Record record = sheets::Record().Add("in", options.in);
    if (done) record.Add("out", options.out).Add("players", input.tournament->player_count());
    if (done) record.Add("rounds", input.tournament->rounds());
    context.out << ToJson(record.Add("diagnostics", sheets::DocumentOf(input.diagnostics)));
    return;
  }
  PrintDiagnostics(context, input.diagnostics);
  if (!done || options.out == "-") return;
  context.out << fmt::format("{}: {}, {}\n", options.out, Counted(input.tournament->players().size(), "player"),
                             Counted(input.tournament->rounds(), "round"));
}

void Run(Context& context, const Options& options) {
  Input input;
  if (options.json && options.out == "-") {
    input.diagnostics.push_back(UsageError("--json and the output - both want standard output", "name a file"));
    return Report(context, options, input);
  }
  const auto target = TargetOf(options);
  if (!target) {
    input.diagnostics.push_back(target.error());
    return Report(context, options, input);
  }
  input = Load(options.in);
  if (input.tournament) {
    const auto text = Compose(input, *target);
    const auto stored = text ? Store(context, options.out, *text) : Result<void>(tl::unexpected(text.error()));
    if (!stored) input.diagnostics.push_back(stored.error());
  }
  Report(context, options, input);
}

}  // namespace

void AddConvert(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("convert", "Turn a tournament into another format");
  verb.AddOption("IN", options->in, "A TRF, JSON or CSV file; - is standard input").Required();
  verb.AddOption("OUT", options->out, "The file to write; - is standard output").Required();
  verb.AddOption("--to", options->to, "The format, if the name of OUT does not say it").OneOf(NamesOf(kFormats));
  verb.AddOption("--line-end", options->line_end, "How lines of a TRF file end; kept, or lf in a new file")
      .OneOf(NamesOf(kLineEnds));
  verb.AddFlag("--json", options->json, "Print what was done as a JSON document");
  verb.Footer(
      "TRF to TRF without --to, or in the same dialect, changes nothing. What a format cannot hold is told.\n"
      "\n"
      "Examples:\n"
      "  ronda convert open.trf open.json           TRF to JSON, without loss\n"
      "  ronda convert open.json open.trf           a new TRF26 file\n"
      "  ronda convert open.trf old.trf --to trf16  for programs that do not know TRF26 yet\n"
      "  ronda convert players.csv open.trf         begin a tournament with a list of players");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
