#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/file_checks.h"
#include "ronda/app/cli/frame/painter.h"
#include "ronda/base/letters.h"
#include "ronda/formats/files.h"
#include "ronda/service/check.h"
#include "ronda/sheets/check_sheet.h"

namespace ronda::cli {
namespace {

namespace fs = std::filesystem;

struct CheckOptions {
  std::vector<std::string> paths;
  DeskPoint desk;
  service::SystemRequest system;
  int jobs = service::CoreCount();
  std::optional<int> round;  // none: all of them
  bool json = false;
  bool verbose = false;
  bool standings = false;
  std::optional<Shard> shard;
  std::optional<std::string> rules;  // none: by the date of each event
  service::EventOptions event;
};

// Texts may be anything: those that begin with a record of TRF are tournaments.
bool BeginsLikeTrf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string code(3, ' ');
  file.read(code.data(), static_cast<std::streamsize>(code.size()));
  constexpr std::array<std::string_view, 5> kFirstRecords{"012", "001", "022", "###", "DDD"};
  return std::ranges::count(kFirstRecords, code) > 0;
}

// A list of players has no rounds to check.
bool IsTournamentFile(const fs::path& path) {
  const auto format = FormatOfExtension(path.string());
  if (!format || *format == FileFormat::kCsv) return false;
  return Lower(path.extension().string()) != ".txt" || BeginsLikeTrf(path);
}

// Folders stand for the tournaments in them and below, in alphabetical order.
std::vector<std::string> FindFiles(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    const auto first = files.size();
    for (fs::recursive_directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error)) {
      std::error_code ignored;
      if (entry->is_regular_file(ignored) && IsTournamentFile(entry->path())) files.push_back(entry->path().string());
    }
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(first), files.end());
  }
  return files;
}

void PrintReport(Context& context, const service::CheckedRounds& report, const CheckOptions& options) {
  PrintDiagnostics(context, report.errors);
  PrintDiagnostics(context, report.warnings);
  const Painter painter = Painter::ForOut(context);
  for (const service::FoundDifference& difference : report.differences) {
    const std::string place = fmt::format("{}: round {}:", report.file, difference.round);
    context.out << painter.Paint(Ink::kStrong, place) << ' ' << difference.text << '\n'
                << sheets::SideBySide(difference);
  }
  for (const std::string& supposition : report.suppositions) {
    context.out << fmt::format("{}: note: {}\n", report.file, supposition);
  }
  if (options.verbose && report.errors.empty() && report.differences.empty()) context.out << sheets::AllRight(report);
}

void PrintStandings(Context& context, const service::CheckedStandings& report, const CheckOptions& options) {
  PrintDiagnostics(context, report.errors);
  const Painter painter = Painter::ForOut(context);
  for (const auto& difference : report.standings.differences) {
    context.out << painter.Paint(Ink::kStrong, report.file + ": standings:")
                << fmt::format(" {} {} {}: {} {} stated, {} computed\n", report.standings.teams ? "team" : "player",
                               difference.number, difference.name, difference.what, difference.stated,
                               difference.computed);
  }
  for (const Diagnostic& one : report.team_results) {
    context.out << painter.Paint(Ink::kStrong, report.file + ": standings:") << fmt::format(" {}\n", one.message);
  }
  if (!options.verbose || !report.errors.empty()) return;
  if (!report.standings.limitation.empty()) {
    context.out << fmt::format("{}: note: {}\n", report.file, report.standings.limitation);
  }
  if (report.Discrepancies() == 0) context.out << sheets::AllRight(report);
}

// Checks every file and reports in their order.
template <class Check, class Print>
void CheckAll(Context& context, const CheckOptions& options, Check check, Print print) {
  CheckFiles(
      context, FindFiles(options.paths), {options.jobs, options.json, options.verbose, options.shard},
      [&](const std::string& file) { return check(SourceAt(file, options.desk)); },
      [](const auto& report) { return sheets::DocumentOf(report); },
      [&](Context& where, const auto& report) { print(where, report, options); });
}

void Run(Context& context, const CheckOptions& options) {
  const Destination to{.form = options.json ? Form::kJson : Form::kText};
  if (options.standings) {
    const auto edition = Told(context, service::CheckedEdition(options.rules), to);
    if (!edition) return;
    const auto check = [&](const service::Source& source) { return service::CheckStandings(source, *edition); };
    return CheckAll(context, options, check, PrintStandings);
  }
  const auto rules = Told(context, service::ReadCheckRules(options.system, options.event, options.round), to);
  if (!rules) return;
  CheckAll(
      context, options, [&](const service::Source& source) { return service::Check(source, *rules); }, PrintReport);
}

}  // namespace

void AddCheck(Verb app, Context& context) {
  const auto options = std::make_shared<CheckOptions>();
  const Verb verb = app.AddVerb("check", "Pair every round of every file again and report each difference");
  verb.AddOption("FILE", options->paths, "Tournaments (TRF, JSON or desk files), or folders of them (.trf, .json)")
      .Required();
  AddDeskPoint(verb, options->desk);
  AddSystem(verb, options->system, "Check by this system instead of the one the file names");
  verb.AddOption("--round", options->round, "Check only this round").Positive();
  verb.AddOption("--jobs", options->jobs, "Threads to use; as many as there are cores by default").Positive();
  AddShard(verb, options->shard);
  AddEventOptions(verb, options->event);
  verb.AddFlag("--standings", options->standings, "Check points and ranks by the tie-breaks of the file instead");
  verb.AddOption("--rules", options->rules, "With --standings: the edition of the tie-break rules, e.g. c07-2024");
  verb.AddFlag("--verbose", options->verbose, "Name files without a difference too");
  verb.AddFlag("--json", options->json, "Print a JSON document");
  verb.Footer(
      "Exit code 0 if everything is as the rules want it, 1 if there is a difference.\n"
      "\n"
      "Examples:\n"
      "  ronda check open.trf                  one tournament\n"
      "  ronda check archive/                  a folder, and the folders in it\n"
      "  ronda check open.trf --system dutch-2017  by the rules of another time\n"
      "  ronda check archive/ --shard 2/8 >2.json  the second of eight shares (see ronda merge)\n"
      "  ronda check open.trf --standings      do the points and ranks follow from the results?");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
