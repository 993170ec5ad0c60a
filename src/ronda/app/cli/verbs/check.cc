#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/file_checks.h"
#include "ronda/app/cli/frame/painter.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/check_standings.h"
#include "ronda/formats/files.h"
#include "ronda/service/system_settings.h"
#include "ronda/sheets/check_sheet.h"

namespace ronda::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::vector<std::string> paths;
  service::SystemRequest system;
  int jobs = service::CoreCount();
  int round = 0;  // 0: all of them
  bool json = false;
  bool verbose = false;
  bool standings = false;
  std::string rules;
  service::EventOptions event;
};

bool IsTournamentFile(const fs::path& path) {
  constexpr std::array<std::string_view, 5> kExtensions{".trf", ".trfx", ".trfbx", ".trf26", ".json"};
  std::string extension = path.extension().string();
  std::ranges::transform(extension, extension.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::ranges::count(kExtensions, extension) > 0;
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

void CheckRounds(const Tournament& tournament, const PairingSystem& system, int only, sheets::CheckedRounds& report) {
  for (int r = 1; r <= tournament.rounds(); ++r) {
    if (only != 0 && r != only) continue;
    const auto difference = verify::CheckRound(tournament, Round(r), system);
    if (difference && difference->IsUndecided()) {
      report.errors.push_back(*difference->failure);
      report.errors.back().file = report.file;
      continue;
    }
    ++report.rounds;
    if (difference) report.differences.push_back(sheets::Described(tournament, *difference));
  }
}

// What files are checked by.
struct CheckRules {
  const service::SystemSettings& settings;
  const service::EventWishes& wishes;
  int round = 0;  // 0: all
};

void AddAbout(const std::string& file, std::span<const Diagnostic> diagnostics, std::vector<Diagnostic>& all) {
  for (const Diagnostic& diagnostic : diagnostics) all.emplace_back(diagnostic).file = file;
}

sheets::CheckedRounds CheckFile(const std::string& file, const CheckRules& rules) {
  sheets::CheckedRounds report{file, {}, {}, 0, {}, {}, {}};
  auto parsed = LoadTournament(file);
  if (!parsed.value || HasErrors(parsed.diagnostics)) {
    std::ranges::copy_if(parsed.diagnostics, std::back_inserter(report.errors),
                         [](const Diagnostic& d) { return d.severity == Severity::kError; });
    return report;
  }
  const auto system = rules.settings.SystemFor(*parsed.value);
  if (!system) {
    AddAbout(file, {&system.error(), 1}, report.errors);
    return report;
  }
  report.system = (*system)->info().id;
  const auto wished = service::ApplyWishes(rules.wishes, **system, *parsed.value);
  AddAbout(file, wished.diagnostics, wished.value ? report.warnings : report.errors);
  if (!wished.value) return report;
  report.deviations = wished.value->deviations;
  CheckRounds(wished.value->event, **system, rules.round, report);
  return report;
}

void PrintReport(Context& context, const sheets::CheckedRounds& report, const Options& options) {
  PrintDiagnostics(context, report.errors);
  PrintDiagnostics(context, report.warnings);
  const Painter painter = Painter::ForOut(context);
  for (const sheets::FoundDifference& difference : report.differences) {
    const std::string place = fmt::format("{}: round {}:", report.file, difference.round);
    context.out << painter.Paint(Ink::kStrong, place) << ' ' << difference.text << '\n' << SideBySide(difference);
  }
  if (options.verbose && report.errors.empty() && report.differences.empty()) {
    context.out << AllRight(report);
  }
}

void Check(Context& context, const CheckRules& rules, const Options& options) {
  const std::vector<std::string> files = FindFiles(options.paths);
  CheckFiles<sheets::CheckedRounds>(
      context, files, {options.jobs, options.json, options.verbose},
      [&](const std::string& file) { return CheckFile(file, rules); },
      [&](const sheets::CheckedRounds& report) { PrintReport(context, report, options); });
}

void Run(Context& context, const Options& options) {
  if (options.standings) {
    return CheckStandingsOf(context, FindFiles(options.paths),
                            {options.rules, options.jobs, options.json, options.verbose});
  }
  const Destination to{"", options.json ? "json" : "table"};
  const auto settings = service::SystemSettings::Read(options.system);
  if (!settings.value) return Refuse(context, settings.diagnostics, to);
  if (const auto system = settings.value->System(); !system) return Refuse(context, system.error(), to);
  const auto wishes = service::ReadEventOptions(options.event);
  if (!wishes.value) return Refuse(context, wishes.diagnostics, to);
  PrintWarnings(context, settings.diagnostics);
  Check(context, {*settings.value, *wishes.value, options.round}, options);
}

}  // namespace

void AddCheck(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("check", "Pair every round of every file again and report each difference");
  verb.AddOption("FILE", options->paths, "Tournaments, or folders of them (.trf, .json)").Required();
  verb.AddOption("--system", options->system.id, "Check by this system instead of the one the file names");
  AddSettings(verb, options->system);
  verb.AddOption("--round", options->round, "Check only this round").Positive();
  verb.AddOption("--jobs", options->jobs, "Threads to use; as many as there are cores by default").Positive();
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
      "  ronda check open.trf --standings      do the points and ranks follow from the results?");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
