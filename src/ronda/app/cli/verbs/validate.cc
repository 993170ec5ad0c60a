#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/answer/validate.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/painter.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/diff.h"
#include "ronda/formats/files.h"
#include "ronda/service/repair.h"

namespace ronda::cli {
namespace {

struct ValidateOptions {
  std::vector<std::string> files;
  DeskPoint desk;
  std::optional<std::string> output;
  bool json = false;
  bool fix = false;
  bool in_place = false;
};

using Report = answer::ExaminedFile;

std::ptrdiff_t CountOf(const Report& report, Severity severity) {
  return std::ranges::count(report.diagnostics, severity, &Diagnostic::severity);
}

// Examines the file, and repairs it and stores it where it is wanted.
Report ReportOn(const std::string& file, const ValidateOptions& options) {
  const service::Source source = SourceAt(file, options.desk);
  Report report{options.fix ? service::Repair(source) : service::Examine(source)};
  const bool in_place = options.in_place && !report.repairs.empty();
  const auto target = in_place ? file : options.output;
  if (!target || target == "-" || !report.repaired) return report;
  if (const auto stored = WriteBytes(*target, *report.repaired)) {
    report.written_to = target;
  } else {
    report.diagnostics.push_back(stored.error());
  }
  return report;
}

// "4 of 7 rounds", or "4 rounds" where the event does not say how many are planned.
std::string RoundsOf(const Tournament& event) {
  const auto planned = event.data().planned_rounds;
  const std::string done = planned ? fmt::format("{} of ", event.rounds()) : "";
  return done + Counted(planned.value_or(event.rounds()), "round");
}

std::string Verdict(const Report& report) {
  std::vector<std::string> parts;
  if (report.IsValid()) {
    const Tournament& event = *report.tournament;
    parts.push_back(fmt::format("valid: {}, {}", Counted(event.players().size(), "player"), RoundsOf(event)));
  } else {
    parts.push_back(Counted(CountOf(report, Severity::kError), "error"));
  }
  if (const auto count = CountOf(report, Severity::kWarning)) parts.push_back(Counted(count, "warning"));
  if (const auto count = CountOf(report, Severity::kNote)) parts.push_back(Counted(count, "note"));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string RepairLine(const Report& report) {
  if (report.repairs.empty()) return fmt::format("{}: nothing to repair\n", report.file);
  const std::string outcome =
      report.written_to ? "written to " + *report.written_to : "not written; use --in-place or -o OUT";
  return fmt::format("{}: {}, {}\n", report.file, Counted(report.repairs.size(), "repair"), outcome);
}

void PrintReport(Context& context, const Report& report, const ValidateOptions& options) {
  PrintDiagnostics(context, report.diagnostics);
  if (ExitCodeFor(report.diagnostics) == ExitCode::kFileAccess) return;
  if (options.output == "-" && report.repaired) {
    context.out << *report.repaired;
    return;
  }
  if (options.fix)
    context.out << UnifiedDiff(report.file, report.repairs, Painter::ForOut(context)) << RepairLine(report);
  context.out << report.file << ": " << Verdict(report) << '\n';
}

void Validate(Context& context, const ValidateOptions& options) {
  std::vector<Report> reports;
  for (const std::string& file : options.files) {
    reports.push_back(ReportOn(file, options));
    context.exit_code = std::max(context.exit_code, ExitCodeFor(reports.back().diagnostics));
    if (!options.json) PrintReport(context, reports.back(), options);
  }
  if (options.json) {
    const auto treatment = options.fix ? answer::Treatment::kRepaired : answer::Treatment::kExamined;
    context.out << answer::ValidationDocument(reports, treatment);
  } else if (reports.size() > 1) {
    const auto valid = std::ranges::count_if(reports, [](const Report& report) { return report.IsValid(); });
    context.out << fmt::format("{}: {} valid, {} not\n", Counted(reports.size(), "file"), valid,
                               std::ssize(reports) - valid);
  }
}

void Run(Context& context, const ValidateOptions& options) {
  const Destination screen{.form = options.json ? Form::kJson : Form::kText};
  if (options.output && options.files.size() > 1) {
    return Refuse(context, UsageError("-o takes the repair of one file", "use --in-place to repair several"), screen);
  }
  if (options.in_place && std::ranges::count(options.files, "-") > 0) {
    return Refuse(context, UsageError("standard input cannot be repaired in place", "use -o OUT"), screen);
  }
  Validate(context, options);
}

}  // namespace

void AddValidate(Verb app, Context& context) {
  const auto options = std::make_shared<ValidateOptions>();
  const Verb verb = app.AddVerb("validate", "Report everything that is wrong with a file, and repair it");
  verb.AddOption("FILE", options->files, "TRF, JSON, CSV or desk files; - is standard input").Required();
  AddDeskPoint(verb, options->desk);
  verb.AddFlag("--json", options->json, "Print a JSON document");
  const Option fix =
      verb.AddFlag("--fix", options->fix, "Show the repairs of a TRF file as a diff, with their reasons");
  const Option in_place =
      verb.AddFlag("--in-place", options->in_place, "Replace the file by the repaired one").Needs(fix);
  const Option write = verb.AddFlag("--write", options->in_place, "The same as --in-place").Needs(fix).Hidden();
  verb.AddOption("-o,--output", options->output, "Store the repaired file here")
      .Needs(fix)
      .Excludes(in_place)
      .Excludes(write)
      .Shown("OUT");
  verb.Footer(
      "Exit code 0: no file has an error; 3: one has; 5: one cannot be read or written.\n"
      "\n"
      "Examples:\n"
      "  ronda validate open.trf               every problem of a file, where it is and what to do\n"
      "  ronda validate --fix open.trf         what can be repaired, as a diff; nothing is written\n"
      "  ronda validate --fix --in-place a.trf  repair a file in its place\n"
      "  ronda validate --json open.trf        the same for programs");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
