#include "ronda/app/cli/verbs/report.h"

#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/formats/files.h"
#include "ronda/service/fide_report.h"
#include "ronda/sheets/fide_report_sheet.h"

namespace ronda::cli {
namespace {

struct ReportOptions {
  service::Source event;
  std::optional<players::RatingKind> kind;
  std::optional<std::string> output;  // what the names of the files begin with
  Destination to;
};

// The names of the files that were written; none if that failed, and it is told.
std::optional<std::vector<std::string>> Store(Context& context, const service::FideReport& report,
                                              const ReportOptions& options) {
  std::vector<std::string> written;
  if (!options.output) return written;
  for (const auto& [text, ending] : {std::pair(report.trf16, "-trf16.txt"), std::pair(report.trf26, "-trf26.txt")}) {
    if (!text) continue;
    written.push_back(*options.output + ending);
    if (const auto done = WriteBytes(written.back(), *text); !done) {
      Refuse(context, done.error(), options.to);
      return std::nullopt;
    }
  }
  return written;
}

bool IsAboutTheSame(const std::optional<SourceSpan>& warned, const std::optional<SourceSpan>& found) {
  return warned && found && warned->line == found->line && warned->column < found->column + found->width &&
         found->column < warned->column + warned->width;
}

// What the reader warns of, without what a finding says of the same columns: every fact once.
std::vector<Diagnostic> OnlyOfReader(std::vector<Diagnostic> warnings, const std::vector<Diagnostic>& findings) {
  std::erase_if(warnings, [&](const Diagnostic& warning) {
    return std::ranges::any_of(findings, [&](const auto& one) { return IsAboutTheSame(warning.span, one.span); });
  });
  return warnings;
}

void Run(Context& context, const ReportOptions& options) {
  auto file = service::ReadTournamentFile(options.event);
  if (!file.value) return Refuse(context, file.diagnostics, options.to);
  const service::FideReport report = service::FideReportOf(*file.value, {options.event.name, options.kind});
  PrintWarnings(context, OnlyOfReader(std::move(file.diagnostics), report.findings));
  auto written = Store(context, report, options);
  if (!written) return;
  if (HasErrors(report.findings)) context.exit_code = ExitCode::kNoPairing;
  const bool is_json = options.to.form == Form::kJson;
  if (!is_json) PrintDiagnostics(context, report.findings);
  Deliver(context, sheets::Show(sheets::ReportedEvent{report, *std::move(written)}, options.to.sheet()), options.to);
}

void AddFide(Verb app, Context& context) {
  const auto options = std::make_shared<ReportOptions>();
  const Verb verb = app.AddVerb("fide", "Check an event as FIDE's rating server does, and write the files to send");
  AddTournament(verb, options->event, "The event (TRF, JSON or a desk file); - reads standard input").Required();
  AddRating(verb, options->kind, "Which rating the games are for; by the time control if not given");
  verb.AddOption("-o,--output", options->output, "Write NAME-trf16.txt and NAME-trf26.txt, unless something is refused")
      .Shown("NAME")
      .Check([](const std::string& name) -> std::string {
        return name == "-" ? "two files are written, so give the beginning of their names, not standard output" : "";
      });
  AddJson(verb, options->to, "Print the findings as a JSON document");
  verb.Footer(
      "Looked at: the records that are mandatory for rating, FIDE numbers, dates of the event and of its rounds, "
      "results\n"
      "and colours, arbiters, time control and which rating it means, games that are not rated.\n"
      "Exit code 0: nothing would be refused; 1: something would.\n"
      "\n"
      "Examples:\n"
      "  ronda report fide open.trf                what would be refused, where, and what to do\n"
      "  ronda report fide open.trf -o open-2026   the same, and open-2026-trf16.txt, open-2026-trf26.txt\n"
      "  ronda report fide club.desk --json        for programs");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace

void AddReport(Verb app, Context& context) {
  const Verb verb = app.AddVerb("report", "The report of an event that a federation sends in for rating");
  AddFide(verb, context);
  verb.Footer(
      "Examples:\n"
      "  ronda report fide open.trf                what FIDE's rating server would refuse\n"
      "  ronda report fide open.trf -o open-2026   the files to send");
  verb.Run([verb, &context] {
    if (verb.HasInner()) return;
    Refuse(context, UsageError("ronda report: to whom?", "ronda report fide EVENT; see ronda report --help"), {});
  });
}

}  // namespace ronda::cli
