#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "ronda/base/columns.h"
#include "ronda/formats/files.h"
#include "ronda/service/check.h"
#include "ronda/service/standings_work.h"
#include "ronda/service/team_results.h"

namespace ronda::service {
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
Parsed<Tournament> Load(const std::string& bytes, const std::string& name, std::vector<Diagnostic>& wrong_totals) {
  auto parsed = ParseTournament(bytes, name);
  if (parsed.value) return parsed;
  auto errors = ErrorsAmong(parsed.diagnostics);
  if (errors.empty() || !std::ranges::all_of(errors, IsWrongTotal)) return parsed;
  auto again = ParseTournament(WithoutTotals(bytes, errors), name);
  if (!again.value) return parsed;
  wrong_totals = std::move(errors);
  return again;
}

// The wrong totals of the file as differences.
void AddWrongTotals(const Tournament& tournament, const std::vector<Diagnostic>& wrong_totals,
                    std::vector<verify::StandingsDifference>& differences) {
  for (const Diagnostic& one : wrong_totals) {
    const Columns columns(one.excerpt);
    const auto number = ParseCount(Trim(columns.At(5, 4)));
    const auto player = tournament.Find(Tpn(number.value_or(0)));
    if (!player) continue;
    differences.push_back({*number, "points", std::string(Trim(columns.At(one.span->column, one.span->width))),
                           ToString(tournament.ScoreAfter(*player, tournament.rounds())),
                           tournament.player(*player).name});
  }
  std::ranges::stable_sort(differences, {}, &verify::StandingsDifference::number);
}

}  // namespace

Result<const tiebreak::Edition*> CheckedEdition(const std::optional<std::string>& rules) {
  if (!rules) return nullptr;
  return EditionNamed(*rules);
}

CheckedStandings CheckStandings(const Source& source, const tiebreak::Edition* edition) {
  CheckedStandings report{source.name, {}, {}, 0, {}, {}};
  std::vector<Diagnostic> wrong_totals;
  const auto bytes = BytesOf(source);
  if (!bytes) {
    report.errors = {bytes.error()};
    return report;
  }
  const auto parsed = Load(*bytes, source.name, wrong_totals);
  if (!parsed.value) {
    report.errors = ErrorsAmong(parsed.diagnostics);
    return report;
  }
  const auto& rules = edition != nullptr ? *edition : EditionOf(*parsed.value);
  report.rules = rules.id;
  report.rounds = parsed.value->rounds();
  report.standings = verify::CheckStandings(*parsed.value, rules);
  AddWrongTotals(*parsed.value, wrong_totals, report.standings.differences);
  for (Diagnostic& one : TeamResultDifferences(*bytes, source.name)) {
    // The totals of 310 are among the differences already.
    if (one.code == "team-results") report.team_results.push_back(std::move(one));
  }
  return report;
}

}  // namespace ronda::service
