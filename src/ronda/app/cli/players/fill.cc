#include "ronda/players/fill.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/formats/files.h"
#include "ronda/players/event_file.h"
#include "ronda/players/players_sheet.h"

namespace ronda::cli {
namespace {

struct PlayersFillOptions {
  service::Source event;
  std::string list;
  players::FillOptions fill;
  std::optional<std::string> output;  // none, and not in place: nothing is written
  bool in_place = false;
  Destination to;
};

std::optional<std::string> TargetOf(const PlayersFillOptions& options) {
  return options.in_place ? options.event.name : options.output;
}

// Writes the filled tournament where it was asked for; false if that is refused.
bool Store(Context& context, const service::TournamentFile& file, const players::Comparison& comparison,
           const PlayersFillOptions& options) {
  const auto target = TargetOf(options);
  if (!target) return true;
  const auto filled = Told(context, players::Filled(file.tournament, comparison), options.to);
  if (!filled) return false;
  const auto text = Told(context, players::EventText(file, *filled, FormatOfExtension(*target)), options.to);
  if (!text) return false;
  if (const auto written = WriteBytes(*target, *text); !written) {
    Refuse(context, written.error(), options.to);
    return false;
  }
  return true;
}

// A list that is replaced must not lose what stands in columns a list of players has no place for.
std::optional<Diagnostic> LossInPlace(const Parsed<service::TournamentFile>& read, const PlayersFillOptions& options) {
  if (!options.in_place || !read.value || read.value->format != FileFormat::kCsv) return std::nullopt;
  const TournamentData& data = read.value->tournament.data();
  const bool is_lost = !data.teams.empty() || std::ranges::any_of(read.diagnostics, [](const Diagnostic& one) {
    return one.code.starts_with("csv-column-");
  }) || std::ranges::any_of(data.players, [](const Player& player) { return !player.national_ratings.empty(); });
  if (!is_lost) return std::nullopt;
  return UsageError("the list has columns that would be lost if it were replaced",
                    "write the filled list to another file with -o; it holds numbers, titles, names, ratings, "
                    "federations, birth dates and clubs");
}

void Run(Context& context, const PlayersFillOptions& options) {
  auto read = players::ReadEvent(options.event);
  if (const auto loss = LossInPlace(read, options)) return Refuse(context, *loss, options.to);
  const auto file = Told(context, std::move(read), options.to);
  if (!file) return;
  auto list = Told(context, players::ListFile::Open(options.list), options.to);
  if (!list) return;
  const auto comparison = Told(context, players::Compare(file->tournament, *list, options.fill), options.to);
  if (!comparison || !Store(context, *file, *comparison, options)) return;
  const players::FillReport report{file->tournament, *comparison, list->info(), TargetOf(options)};
  Deliver(context, sheets::Show(report, options.to.sheet()), options.to);
}

}  // namespace

void AddPlayersFill(Verb app, Context& context) {
  const auto options = std::make_shared<PlayersFillOptions>();
  const Verb verb = app.AddVerb("fill", "Take numbers, titles, ratings, federations and birth years from the list");
  AddTournament(verb, options->event, "The event (TRF, JSON), a list of players (CSV), or a text with a name a line")
      .Required();
  AddList(verb, options->list);
  AddRating(verb, options->fill.kind, "Which rating; by the time control of the event if not given");
  verb.AddOption("--accept", options->fill.accept, "Take proposals by name that are at least so sure, in percent")
      .Between(1, 99)
      .Shown("PERCENT");
  const Option output = verb.AddOption("-o,--output", options->output, "Write the filled event here").Shown("OUT");
  verb.AddFlag("--in-place", options->in_place, "Replace the file, all of it or nothing").Excludes(output);
  AddFormat(verb, options->to, {"table", "csv", "json"}, "How the differences are shown");
  AddJson(verb, options->to, "The same as --format json");
  verb.Footer(
      "Who has a FIDE number is found by it. For the others the likeliest player of that name is proposed, with how "
      "sure\n"
      "that is, and taken only with --accept. Nothing is written unless -o or --in-place says where; names stay, and\n"
      "what the list does not know stays.\n"
      "\n"
      "Examples:\n"
      "  ronda players fill open.trf                        what would change\n"
      "  ronda players fill open.trf --in-place             take over what is sure by number\n"
      "  ronda players fill names.txt --accept 80 -o entries.csv\n"
      "  ronda players fill blitz.trf --rating blitz");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
