#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/paper_names.h"
#include "ronda/base/columns.h"
#include "ronda/charts/tournament_charts.h"
#include "ronda/formats/files.h"
#include "ronda/service/bracket_state.h"
#include "ronda/sheets/bracket_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string kind;
  std::string who;
  int rounds = 9;
  charts::Paper paper = charts::Paper::kA4;
  Destination to;
};

// A tournament nobody has entered yet, for forms to be filled in by hand.
Tournament Blank(int players, int rounds) {
  TournamentData data;
  data.planned_rounds = rounds;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data.players.push_back(std::move(player));
  }
  return *Tournament::Make(std::move(data));
}

Parsed<Tournament> TournamentOf(const Options& options) {
  constexpr int kMostBlank = 1000;
  const auto count = ParseCount(options.who);
  if (!count) return LoadTournament(options.who);
  if (*count < 1 || *count > kMostBlank) {
    return {std::nullopt,
            {UsageError(fmt::format("there are no forms for {} players", *count), "give a number from 1 to 1000")}};
  }
  return {Blank(*count, options.rounds), {}};
}

Parsed<charts::Chart> ChartOf(const Options& options) {
  const charts::Paper paper = options.paper;
  if (options.kind == "bracket") {
    service::BracketRequest request;
    request.who = options.who;
    auto loaded = service::LoadBracket(request);
    if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
    return {sheets::BracketChart(loaded.value->state, paper), std::move(loaded.diagnostics)};
  }
  auto tournament = TournamentOf(options);
  if (!tournament.value) return {std::nullopt, std::move(tournament.diagnostics)};
  if (options.kind == "wall") return {charts::DrawWallChart(*tournament.value, paper), {}};
  if (options.kind == "cards") return {charts::DrawCards(*tournament.value, charts::CardKind::kFull, paper), {}};
  if (options.kind == "short-cards") return {charts::DrawCards(*tournament.value, charts::CardKind::kShort, paper), {}};
  if (tournament.value->player_count() > charts::kMostInCrosstable) {
    return {std::nullopt,
            {UsageError(
                fmt::format("a crosstable of {} players cannot be read on a page", tournament.value->player_count()),
                fmt::format("it holds {}; the wall chart (ronda chart wall) holds any number",
                            charts::kMostInCrosstable))}};
  }
  return {charts::DrawCrosstable(*tournament.value, paper), {}};
}

void Run(Context& context, const Options& options) {
  const auto chart = Told(context, ChartOf(options), options.to);
  if (!chart) return;
  const std::string file = options.to.file.value_or("");
  const bool is_page = file.ends_with(".html") || file.ends_with(".htm");
  Deliver(context, is_page ? charts::ToPrintableHtml(*chart) : charts::ToSvg(*chart), options.to);
}

}  // namespace

void AddChart(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("chart", "Charts to print: crosstable, wall chart, pairing cards, bracket");
  verb.AddOption("KIND", options->kind, "crosstable, wall, cards, short-cards or bracket")
      .Required()
      .OneOf({"crosstable", "wall", "cards", "short-cards", "bracket"});
  verb.AddOption("WHO", options->who,
                 "The tournament or bracket (TRF, JSON, CSV), or a number of players for an empty form")
      .Required();
  verb.AddOption("--rounds", options->rounds, "Rounds of an empty wall chart or card (9)").Between(1, 99);
  verb.AddChoice("--paper", options->paper, PaperNames(), "a4 or letter");
  verb.AddOption("-o,--output", options->to.file,
                 "File to write: .svg, or .html with one page of paper after the other");
  verb.Footer(
      "Examples:\n"
      "  ronda chart wall open.trf -o wall.html        to be printed and hung up\n"
      "  ronda chart cards open.trf -o cards.html      pairing cards, eight a page\n"
      "  ronda chart crosstable closed.trf -o table.svg\n"
      "  ronda chart bracket 16 -o bracket.svg         an empty form");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
