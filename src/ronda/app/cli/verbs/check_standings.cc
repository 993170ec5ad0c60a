#include "ronda/app/cli/verbs/check_standings.h"
#include "ronda/app/cli/frame/file_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "ronda/app/cli/frame/painter.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/base/columns.h"
#include "ronda/base/suggestion.h"
#include "ronda/formats/files.h"
#include "ronda/sheets/check_sheet.h"

namespace ronda::cli {
namespace {

bool IsWrongTotal(const Diagnostic& diagnostic) { return diagnostic.code == "points-sum" && diagnostic.span; }

// The text with the stated points of some lines blanked, so that the rest can be compared.
std::string WithoutTotals(const std::string& bytes, const std::vector<Diagnostic>& wrong) {
  std::string text;
  int number = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const auto end = std::min(bytes.find_first_of("\r\n", at), bytes.size());
    std::string line = bytes.substr(at, end - at);
    ++number;
    for (const Diagnostic& one : wrong) {
      if (one.span->line != number) continue;
      const Columns columns(line);
      const auto points = columns.At(one.span->column, one.span->width);
      const auto first = line.begin() + (points.data() - line.data());
      line.replace(first, first + std::ssize(points), Repeated(' ', one.span->width));
    }
    text += line;
    const bool pair = bytes.substr(end, 2) == "\r\n";
    text += bytes.substr(end, pair ? 2 : 1);
    at = end + (pair ? 2 : 1);
  }
  return text;
}

// A file whose only errors are wrong totals is read without them; they are differences.
Parsed<Tournament> Load(const std::string& file, std::vector<Diagnostic>& wrong_totals) {
  const auto bytes = ReadBytes(file);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  auto parsed = ParseTournament(*bytes, file);
  if (parsed.value) return parsed;
  std::vector<Diagnostic> errors;
  std::ranges::copy_if(parsed.diagnostics, std::back_inserter(errors),
                       [](const Diagnostic& d) { return d.severity == Severity::kError; });
  if (errors.empty() || !std::ranges::all_of(errors, IsWrongTotal)) return parsed;
  auto again = ParseTournament(WithoutTotals(*bytes, errors), file);
  if (!again.value) return parsed;
  wrong_totals = std::move(errors);
  return again;
}

const tiebreak::Edition& EditionFor(const Tournament& tournament, const std::string& rules) {
  if (const auto* edition = tiebreak::FindEdition(rules)) return *edition;
  const std::string& start = tournament.data().info.start_date;
  return start.empty() ? tiebreak::CurrentEdition() : tiebreak::EditionOn(start);
}

sheets::CheckedStandings CheckFile(const std::string& file, const StandingsCheckOptions& options) {
  sheets::CheckedStandings report{file, {}, {}, 0, {}};
  std::vector<Diagnostic> wrong_totals;
  auto parsed = Load(file, wrong_totals);
  if (!parsed.value) {
    std::ranges::copy_if(parsed.diagnostics, std::back_inserter(report.errors),
                         [](const Diagnostic& d) { return d.severity == Severity::kError; });
    return report;
  }
  const auto& edition = EditionFor(*parsed.value, options.rules);
  report.rules = edition.id;
  report.rounds = parsed.value->rounds();
  report.standings = verify::CheckStandings(*parsed.value, edition);
  for (const Diagnostic& one : wrong_totals) {
    const Columns columns(one.excerpt);
    const auto number = ParseCount(Trim(columns.At(5, 4)));
    const auto player = parsed.value->Find(Tpn(number.value_or(0)));
    if (!player) continue;
    report.standings.differences.push_back({*number, "points",
                                            std::string(Trim(columns.At(one.span->column, one.span->width))),
                                            ToString(parsed.value->ScoreAfter(*player, parsed.value->rounds()))});
  }
  std::ranges::stable_sort(report.standings.differences, {}, &verify::StandingsDifference::number);
  return report;
}

void PrintReport(Context& context, const sheets::CheckedStandings& report, const StandingsCheckOptions& options) {
  PrintDiagnostics(context, report.errors);
  const Painter painter = Painter::ForOut(context);
  for (const auto& difference : report.standings.differences) {
    context.out << painter.Paint(Ink::kStrong, report.file + ": standings:")
                << fmt::format(" {} {}: {} {} stated, {} computed\n", report.standings.teams ? "team" : "player",
                               difference.number, difference.what, difference.stated, difference.computed);
  }
  if (!options.verbose || !report.errors.empty()) return;
  if (!report.standings.limitation.empty()) {
    context.out << fmt::format("{}: note: {}\n", report.file, report.standings.limitation);
  }
  if (report.standings.differences.empty()) {
    context.out << AllRight(report);
  }
}

// The rules are the same for all files, so they are refused once.
std::optional<Diagnostic> UnknownRules(const std::string& rules) {
  if (rules.empty() || tiebreak::FindEdition(rules) != nullptr) return std::nullopt;
  std::vector<std::string> known;
  for (const auto& edition : tiebreak::Editions()) known.emplace_back(edition.id);
  const auto closest = Closest(rules, known);
  return UsageError(
      fmt::format("there are no tie-break rules '{}'", rules),
      closest ? fmt::format("did you mean '{}'?", *closest) : fmt::format("there are {}", fmt::join(known, ", ")));
}

}  // namespace

void CheckStandingsOf(Context& context, const std::vector<std::string>& files, const StandingsCheckOptions& options) {
  if (const auto refusal = UnknownRules(options.rules)) {
    context.exit_code = ExitCode::kBadInput;
    options.json ? PrintDiagnosticsDocument(context, {&*refusal, 1}) : PrintDiagnostics(context, {&*refusal, 1});
    return;
  }
  CheckFiles<sheets::CheckedStandings>(
      context, files, {options.jobs, options.json, options.verbose},
      [&](const std::string& file) { return CheckFile(file, options); },
      [&](const sheets::CheckedStandings& report) { PrintReport(context, report, options); });
}

}  // namespace ronda::cli
