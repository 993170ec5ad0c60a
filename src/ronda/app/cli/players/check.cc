#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/players/event_file.h"
#include "ronda/players/players_sheet.h"

namespace ronda::cli {
namespace {

struct PlayersCheckOptions {
  service::Source event;
  std::string list;
  players::FillOptions fill;
  std::optional<std::string> month;
  Destination to;
};

// Says so if the list is of another month than the event.
void WarnOfMonth(Context& context, const players::ListFile& list, const PlayersCheckOptions& options,
                 const std::string& month) {
  const std::string& own = list.info().month;
  if (month.empty() || own == month) return;
  const std::string wanted =
      options.month ? fmt::format("that of {} was asked for", month) : fmt::format("the event began in {}", month);
  const Diagnostic warning{.severity = Severity::kWarning,
                           .code = "players-month",
                           .message = own.empty() ? fmt::format("the month of the list is not known; {}", wanted)
                                                  : fmt::format("the list is of {}, {}", own, wanted),
                           .hint = "import that month, and keep it with --keep when the next one comes",
                           .file = list.path()};
  PrintDiagnostics(context, {&warning, 1});
}

void Run(Context& context, const PlayersCheckOptions& options) {
  const auto file = Told(context, players::ReadEvent(options.event), options.to);
  if (!file) return;
  const std::string month = options.month.value_or(players::MonthOf(file->tournament));
  auto list = Told(context, players::OpenListOf(options.list, month), options.to);
  if (!list) return;
  WarnOfMonth(context, *list, options, month);
  const auto comparison = Told(context, players::Compare(file->tournament, *list, options.fill), options.to);
  if (!comparison) return;
  const players::CheckReport report{file->tournament, *comparison, list->info()};
  if (report.HasDifferences()) context.exit_code = ExitCode::kNoPairing;
  Deliver(context, sheets::Show(report, options.to.sheet()), options.to);
}

}  // namespace

void AddPlayersCheck(Verb app, Context& context) {
  const auto options = std::make_shared<PlayersCheckOptions>();
  const Verb verb = app.AddVerb("check", "Who has another rating, title or federation than the list of that month");
  AddTournament(verb, options->event, "The event (TRF, JSON or a desk file) or a list of players").Required();
  AddList(verb, options->list);
  AddRating(verb, options->fill.kind, "Which rating; by the time control of the event if not given");
  verb.AddOption("--month", options->month, "The list of this month, if it was kept; that of the event if not given")
      .Shown("YYYY-MM")
      .Check(MonthFault);
  AddDestination(verb, options->to, {"table", "csv", "json", "html"});
  verb.Footer(
      "Exit code 0: everybody with a number is as in the list; 1: somebody is not.\n"
      "\n"
      "Examples:\n"
      "  ronda players check open.trf                      by the list of the month in which the event began\n"
      "  ronda players check open.trf --month 2026-09      by a list that was kept\n"
      "  ronda players check rapid.trf --rating rapid --json");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
