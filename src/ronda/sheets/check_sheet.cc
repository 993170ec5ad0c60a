#include "ronda/sheets/check_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

using service::PairNumbers;

Value PairList(const std::vector<PairNumbers>& pairs) {
  return ListOf(pairs, [](const PairNumbers& pair) { return Value(ListOf(pair)); });
}

std::string PairText(const std::vector<PairNumbers>& pairs, std::size_t at) {
  return at < pairs.size() ? fmt::format("{:>5} - {:<5}", pairs[at][0], pairs[at][1]) : std::string(13, ' ');
}

std::string Indented(std::string_view lines) {
  std::string text;
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n') + 1;
    text += fmt::format("    {}", lines.substr(0, end));
    lines.remove_prefix(end);
  }
  return text;
}

}  // namespace

Value DocumentOf(const CheckedRounds& checked) {
  Record record = Record().Add("file", checked.file).AddText("system", checked.system).AddText("edition", checked.why);
  if (checked.errors.empty()) AddFideMode(record, checked.deviations);
  record.Add("rounds", checked.rounds);
  record.Add("differences", ListOf(checked.differences, [](const FoundDifference& difference) {
               return Value(Record()
                                .Add("round", difference.round)
                                .Add("verdict", difference.text)
                                .Add("expected", PairList(difference.expected))
                                .Add("found", PairList(difference.found)));
             }));
  record.Add("suppositions", ListOf(checked.suppositions));
  record.Add("diagnostics", DocumentOf(checked.errors.empty() ? checked.warnings : checked.errors));
  return record;
}

Value DocumentOf(const CheckedStandings& checked) {
  const verify::StandingsReport& standings = checked.standings;
  Record record = Record().Add("file", checked.file);
  if (!checked.rules.empty()) record.Add("rules", checked.rules).Add("tiebreaks", standings.list);
  record.AddText("limitation", standings.limitation).Add("rounds", checked.rounds);
  record.Add("differences", ListOf(standings.differences, [&](const verify::StandingsDifference& difference) {
               return Value(Record()
                                .Add(standings.teams ? "team" : "player", difference.number)
                                .Add("name", difference.name)
                                .Add("what", difference.what)
                                .Add("stated", difference.stated)
                                .Add("computed", difference.computed));
             }));
  record.Add("diagnostics", DocumentOf(checked.errors.empty() ? checked.team_results : checked.errors));
  return record;
}

std::string SideBySide(const FoundDifference& difference) {
  std::string text = fmt::format("    {:<13}   {}\n", "  expected", "  found");
  const std::size_t lines = std::max(difference.expected.size(), difference.found.size());
  for (std::size_t i = 0; i < lines; ++i) {
    std::string line = fmt::format("    {}   {}", PairText(difference.expected, i), PairText(difference.found, i));
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

std::string AllRight(const CheckedRounds& checked) {
  return fmt::format("{}: {}, no difference ({})\n{}", checked.file, Counted(checked.rounds, "round"),
                     SystemLine(checked.system, checked.why, checked.deviations),
                     Indented(DeviationLines(checked.deviations)));
}

std::string AllRight(const CheckedStandings& checked) {
  return fmt::format("{}: standings after {}, no difference ({}{}{})\n", checked.file, Counted(checked.rounds, "round"),
                     checked.rules, checked.standings.list.empty() ? "" : ", ", checked.standings.list);
}

}  // namespace ronda::sheets
