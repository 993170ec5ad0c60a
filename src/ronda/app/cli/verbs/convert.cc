#include <fmt/format.h>

#include <memory>
#include <optional>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/service/convert.h"

namespace ronda::cli {
namespace {

using Target = service::TextTarget;

struct ConvertOptions {
  std::string in;
  DeskPoint desk;
  std::string out;
  std::optional<Target> to;  // none: by the name of the output
  std::optional<trf::LineEnd> line_end;
  bool json = false;
};

Choices<Target> Targets() {
  return {{"trf16", {FileFormat::kTrf, trf::Dialect::kTrf16}},
          {"trfx", {FileFormat::kTrf, trf::Dialect::kTrfX}},
          {"trfbx", {FileFormat::kTrf, trf::Dialect::kTrfBx}},
          {"trf26", {FileFormat::kTrf, trf::Dialect::kTrf26}},
          {"json", {FileFormat::kJson}},
          {"csv", {FileFormat::kCsv}}};
}

Choices<trf::LineEnd> LineEnds() {
  return {{"lf", trf::LineEnd::kLf}, {"crlf", trf::LineEnd::kCrLf}, {"cr", trf::LineEnd::kCr}};
}

// On standard output a file keeps its format, unless another is named.
Result<Target> TargetOf(const ConvertOptions& options, FileFormat own) {
  const auto format = options.out == "-" ? own : FormatOfExtension(options.out);
  if (!options.to && !format) {
    return tl::unexpected(UsageError(fmt::format("the name '{}' does not say which format to write", options.out),
                                     "say it with --to, e.g. --to trf26"));
  }
  Target target = options.to ? *options.to : Target{*format};
  if (options.line_end && target.format != FileFormat::kTrf) {
    return tl::unexpected(UsageError("--line-end is for TRF only", "leave it out"));
  }
  target.line_end = options.line_end;
  return target;
}

Result<void> Store(Context& context, const std::string& path, const std::string& text) {
  if (path != "-") return WriteBytes(path, text);
  context.out << text;
  return {};
}

// What was done, or why not.
void ReportConversion(Context& context, const ConvertOptions& options, const Parsed<service::TournamentFile>& file) {
  context.exit_code = ExitCodeFor(file.diagnostics);
  const Tournament* done = context.exit_code == ExitCode::kDone ? &file.value->tournament : nullptr;
  if (options.json) {
    sheets::Record record = sheets::Record().Add("in", options.in);
    if (done != nullptr) record.Add("out", options.out).Add("players", done->player_count());
    if (done != nullptr) record.Add("rounds", done->rounds());
    context.out << ToJson(record.Add("diagnostics", sheets::DocumentOf(file.diagnostics)));
    return;
  }
  PrintDiagnostics(context, file.diagnostics);
  if (done == nullptr || options.out == "-") return;
  context.out << fmt::format("{}: {}, {}\n", options.out, Counted(done->players().size(), "player"),
                             Counted(done->rounds(), "round"));
}

void Run(Context& context, const ConvertOptions& options) {
  if (options.json && options.out == "-") {
    const auto both = UsageError("--json and the output - both want standard output", "name a file");
    return ReportConversion(context, options, {std::nullopt, {both}});
  }
  auto file = service::ReadTournamentFile(SourceAt(options.in, options.desk));
  if (file.value) {
    const auto target = TargetOf(options, file.value->format);
    if (!target) return ReportConversion(context, options, {std::nullopt, {target.error()}});
    const auto text = service::Convert(*file.value, *target);
    file.diagnostics.insert(file.diagnostics.end(), text.diagnostics.begin(), text.diagnostics.end());
    const auto stored = text.value ? Store(context, options.out, *text.value) : Result<void>();
    if (!stored) file.diagnostics.push_back(stored.error());
  }
  ReportConversion(context, options, file);
}

}  // namespace

void AddConvert(Verb app, Context& context) {
  const auto options = std::make_shared<ConvertOptions>();
  const Verb verb = app.AddVerb("convert", "Turn a tournament into another format");
  verb.AddOption("IN", options->in, "A TRF, JSON, CSV or desk file; - is standard input").Required();
  AddDeskPoint(verb, options->desk);
  verb.AddOption("OUT", options->out, "The file to write; - is standard output").Required();
  verb.AddChoice("--to", options->to, Targets(), "The format, if the name of OUT does not say it");
  verb.AddChoice("--line-end", options->line_end, LineEnds(), "How lines of a TRF file end; kept, or lf in a new file");
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
