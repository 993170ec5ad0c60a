#include "ronda/sheets/fide_report_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/sheets/diagnostics_json.h"

namespace ronda::sheets {
namespace {

std::ptrdiff_t CountOf(const service::FideReport& report, Severity severity) {
  return std::ranges::count(report.findings, severity, &Diagnostic::severity);
}

std::string GamesOf(const service::RatedGames& games) {
  std::string text = Counted(games.rated, "rated game");
  const auto add = [&](int count, std::string_view what) {
    if (count > 0) text += fmt::format(", {} {}", count, what);
  };
  add(games.forfeited, "forfeited");
  add(games.less_than_a_move, "of less than a move");
  add(games.both_unrated, "between players without a rating");
  add(games.too_fast, "with too little time");
  add(games.without_result, "without a result");
  return text;
}

std::string VerdictOf(const ReportedEvent& event) {
  const auto errors = CountOf(event.report, Severity::kError);
  const auto warnings = CountOf(event.report, Severity::kWarning);
  const std::string doubts = warnings > 0 ? fmt::format(", {}", Counted(warnings, "warning")) : "";
  if (errors > 0) return fmt::format("{}{}: this would be refused, nothing written", Counted(errors, "error"), doubts);
  if (event.written.empty()) return fmt::format("ready to be sent{}; -o NAME writes the files", doubts);
  return fmt::format("ready to be sent{}: {}", doubts, fmt::join(event.written, ", "));
}

}  // namespace

Sheet SheetOf(const ReportedEvent& event) {
  const service::FideReport& report = event.report;
  Sheet sheet("Rating report");
  sheet.Note(fmt::format("{}, {}, {}: {}", Counted(report.players, "player"), Counted(report.rounds, "round"),
                         report.kind ? std::string(announce::NameOf(*report.kind)) : "rating not known",
                         GamesOf(report.games)));
  return std::move(sheet.Note(VerdictOf(event)));
}

Value DocumentOf(const ReportedEvent& event) {
  const service::RatedGames& games = event.report.games;
  return Record()
      .Add("ready", !HasErrors(event.report.findings))
      .Add("rating", event.report.kind ? Value(announce::NameOf(*event.report.kind)) : Value())
      .Add("players", event.report.players)
      .Add("rounds", event.report.rounds)
      .Add("games", Record()
                        .Add("rated", games.rated)
                        .Add("forfeited", games.forfeited)
                        .Add("less_than_a_move", games.less_than_a_move)
                        .Add("both_unrated", games.both_unrated)
                        .Add("too_fast", games.too_fast)
                        .Add("without_result", games.without_result))
      .Add("written", ListOf(event.written))
      .Add("diagnostics", DocumentOf(event.report.findings));
}

}  // namespace ronda::sheets
