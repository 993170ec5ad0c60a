#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/paper_names.h"
#include "ronda/base/columns.h"
#include "ronda/service/bracket_state.h"
#include "ronda/sheets/bracket_sheet.h"
#include "ronda/sheets/tournament_chart.h"

namespace ronda::cli {
namespace {

struct ChartOptions {
  std::optional<sheets::ChartKind> kind;  // none: the bracket of a knockout
  std::string who;
  DeskPoint desk;
  int rounds = 9;
  int losses = 1;
  std::optional<int> guaranteed;
  std::vector<std::string> tiebreaks;
  charts::Paper paper = charts::Paper::kA4;
  Destination to;
};

Choices<std::optional<sheets::ChartKind>> Kinds() {
  using sheets::ChartKind;
  return {{"crosstable", ChartKind::kCrosstable},
          {"wall", ChartKind::kWall},
          {"cards", ChartKind::kCards},
          {"short-cards", ChartKind::kShortCards},
          {"bracket", std::nullopt}};
}

std::optional<charts::Chart> BracketChart(Context& context, const ChartOptions& options) {
  service::BracketRequest request;
  request.who = SourceAt(options.who, options.desk, DeskPart::kBracket);
  request.losses = options.losses;
  request.guaranteed = options.guaranteed;
  const auto loaded = Told(context, service::LoadBracket(request), options.to);
  if (!loaded) return std::nullopt;
  return sheets::BracketChart(loaded->state, options.paper);
}

std::optional<charts::Chart> ChartOf(Context& context, const ChartOptions& options) {
  if (!options.kind) return BracketChart(context, options);
  const auto count = ParseCount(options.who);
  const auto tournament = count ? Told(context, sheets::BlankForms(*count, options.rounds), options.to)
                                : Told(context, service::TournamentOf(SourceAt(options.who, options.desk)), options.to);
  if (!tournament) return std::nullopt;
  return Told(context, sheets::ChartOf(*tournament, {*options.kind, options.paper, options.tiebreaks}), options.to);
}

void Run(Context& context, const ChartOptions& options) {
  const auto chart = ChartOf(context, options);
  if (!chart) return;
  const bool is_page = answer::FormOfFile(options.to.file.value_or("")) == Form::kHtml;
  Deliver(context, is_page ? charts::ToPrintableHtml(*chart) : charts::ToSvg(*chart), options.to);
}

}  // namespace

void AddChart(Verb app, Context& context) {
  const auto options = std::make_shared<ChartOptions>();
  const Verb verb = app.AddVerb("chart", "Charts to print: crosstable, wall chart, pairing cards, bracket");
  verb.AddChoice("KIND", options->kind, Kinds(), "crosstable, wall, cards, short-cards or bracket").Required();
  verb.AddOption("WHO", options->who,
                 "The tournament or bracket (TRF, JSON, CSV or a desk file), or a number of players for an empty form")
      .Required();
  AddDeskPoint(verb, options->desk);
  verb.AddOption("--rounds", options->rounds, "Rounds of an empty wall chart or card (9)").Between(1, 99);
  verb.AddOption("--losses", options->losses,
                 "Of an empty bracket: losses that put a player out; 2 for double elimination")
      .Between(1, 20);
  verb.AddOption("--guarantee", options->guaranteed, "Of an empty bracket: games everybody is sure of, as 3")
      .Between(1, 12);
  AddTiebreaks(verb, options->tiebreaks, "Of a crosstable: the tie-breaks to show; those of the event");
  verb.AddChoice("--paper", options->paper, PaperNames(), "a4 or letter");
  verb.AddOption("-o,--output", options->to.file,
                 "File to write: .svg, or .html with one page of paper after the other");
  verb.Footer(
      "Examples:\n"
      "  ronda chart wall open.trf -o wall.html        to be printed and hung up\n"
      "  ronda chart cards open.trf -o cards.html      pairing cards, eight a page\n"
      "  ronda chart crosstable closed.trf -o table.svg\n"
      "  ronda chart crosstable closed.trf --tiebreaks SB,KS -o table.html\n"
      "  ronda chart bracket 16 -o bracket.svg         an empty form\n"
      "  ronda chart bracket 8 --losses 2 -o double.svg  an empty form of double elimination\n"
      "  ronda chart bracket 8 --guarantee 3 -o three.html  three games for everybody");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
