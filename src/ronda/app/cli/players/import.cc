#include "ronda/players/import.h"

#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/bar.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/service/source.h"
#include "ronda/sheets/value.h"

namespace ronda::cli {
namespace {

using players::ImportProgress;

struct PlayersImportOptions {
  players::ImportRequest request;
  std::optional<std::string> mapping;
  bool keep = false;
  bool fewer = false;
  bool older = false;
  Destination to;
};

std::string Sentence(const players::Imported& done, const PlayersImportOptions& options) {
  std::string text = fmt::format("{}{} in {}", Counted(done.players, "player"),
                                 done.month.empty() ? "" : " of " + done.month, options.request.target);
  if (done.left_out > 0) text += fmt::format(", {} left out", Counted(done.left_out, "line"));
  if (done.kept) text += fmt::format("; the old list is kept as {}", *done.kept);
  return text + "\n";
}

sheets::Value DocumentOf(const players::Imported& done, const std::vector<Diagnostic>& diagnostics,
                         const PlayersImportOptions& options) {
  return sheets::Record()
      .Add("list", options.request.target)
      .Add("players", done.players)
      .Add("left_out", done.left_out)
      .AddText("month", done.month)
      .Add("kept", done.kept)
      .Add("diagnostics", sheets::DocumentOf(diagnostics));
}

void Run(Context& context, PlayersImportOptions& options) {
  players::ImportRequest& request = options.request;
  if (options.keep) request.old = players::OldMonth::kKept;
  if (options.fewer) request.fewer = players::FewerPlayers::kAccepted;
  if (options.older) request.older = players::OlderMonth::kAccepted;
  if (options.mapping) {
    const auto text = Told(context, service::TextOf({*options.mapping}), options.to);
    if (!text) return;
    request.mapping = Told(context, players::ReadMapping(*text, *options.mapping), options.to);
    if (!request.mapping) return;
  }
  auto imported = [&] {
    Bar bar(context);
    return players::Import(request, [&](const ImportProgress& progress) {
      bar.Show(progress.step == ImportProgress::Step::kRead ? "reading" : "writing", progress.done, progress.total);
    });
  }();
  if (!imported.value) return Refuse(context, imported.diagnostics, options.to);
  if (options.to.form == Form::kJson) {
    return Deliver(context, ToJson(DocumentOf(*imported.value, imported.diagnostics, options)), options.to);
  }
  PrintDiagnostics(context, imported.diagnostics);
  context.out << Sentence(*imported.value, options);
}

}  // namespace

void AddPlayersImport(Verb app, Context& context) {
  const auto options = std::make_shared<PlayersImportOptions>();
  const Verb verb = app.AddVerb("import", "Take over a rating list: FIDE's, or a national one by a mapping");
  verb.AddOption("LIST", options->request.lists,
                 "FIDE's list as text or XML, zipped or not; several for standard, rapid and blitz")
      .Required();
  AddList(verb, options->request.target);
  verb.AddOption("--mapping", options->mapping, "What the columns of a national list in CSV mean").Shown("FILE");
  AddRating(verb, options->request.kind, "The ratings of a list that has one kind; by its name if not given");
  verb.AddOption("--month", options->request.month, "The month of the list; as the list says if not given")
      .Shown("YYYY-MM")
      .Check(MonthFault);
  verb.AddFlag("--keep", options->keep, "Keep the list of the old month beside the new one");
  verb.AddFlag("--fewer", options->fewer, "Take the list even if it has far fewer players than the old one");
  verb.AddFlag("--older", options->older, "Take the list even if it is of an earlier month than the old one");
  AddJson(verb, options->to, "Print what was done as a JSON document");
  verb.Footer(
      "The new list takes the place of the old one when all of it is there; whatever goes wrong, the old one stays.\n"
      "docs/formats/player-lists.md describes the forms and the mapping.\n"
      "\n"
      "Examples:\n"
      "  ronda players import players_list.zip                 FIDE's combined list as it is downloaded\n"
      "  ronda players import standard.zip rapid.zip blitz.zip  the three ratings from three lists\n"
      "  ronda players import players_list_xml.zip --keep      keep the last month for ronda players check\n"
      "  ronda players import dwz.csv --mapping dwz.map --list germany.sqlite");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
