#include <memory>
#include <optional>
#include <span>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/service/initial_colour.h"
#include "ronda/service/pair.h"
#include "ronda/service/system_choice.h"
#include "ronda/service/tournament_file.h"
#include "ronda/sheets/pairing_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  std::optional<int> round;  // none: the next one
  std::optional<std::string> initial_colour;
  Destination to;
};

Result<std::string> TextOf(const service::TournamentFile& input, const service::WishedEvent& event,
                           const service::PairedRound& paired, const Destination& to) {
  const sheets::PairedRound round{paired.before, *paired.system, paired.pairing, paired.deviations, paired.why};
  if (to.form == Form::kPairs) return sheets::PairsText(round.before, round.pairing);
  if (to.form != Form::kTrf) return Show(round, to.sheet());
  const auto tournament = service::WithPairedRound(event, paired);
  if (!tournament) return tl::unexpected(tournament.error());
  return service::TrfInto(input, *tournament);
}

// The tournament with the initial colour that was asked for, if one was.
Parsed<Tournament> WithWishedColour(const Tournament& tournament, const std::optional<std::string>& wish) {
  if (!wish) return {tournament, {}};
  const auto colour = service::ReadInitialColour(*wish, FreshSeed());
  if (!colour) return {std::nullopt, {colour.error()}};
  auto with_colour = service::WithInitialColour(tournament, *colour);
  if (!with_colour) return {std::nullopt, {with_colour.error()}};
  Parsed<Tournament> wished{*std::move(with_colour), {}};
  if (auto lot = service::AboutLot(*colour)) wished.diagnostics.push_back(*std::move(lot));
  return wished;
}

void PrintNotes(Context& context, std::span<const Diagnostic> diagnostics) {
  for (const Diagnostic& one : diagnostics) {
    if (one.severity == Severity::kNote) PrintDiagnostics(context, {&one, 1});
  }
}

void Run(Context& context, const Options& options) {
  const auto input = service::ReadTournamentFile(options.event.file);
  if (!input.value) return Refuse(context, input.diagnostics, options.to);
  const auto coloured = WithWishedColour(input.value->tournament, options.initial_colour);
  PrintNotes(context, coloured.diagnostics);
  const auto wished = Told(context, coloured, options.to);
  if (!wished) return;
  const auto event = Told(context, service::OpenEvent(options.event, *wished), options.to);
  if (!event) return;
  auto paired = service::Pair(*event, options.round);
  PrintNotes(context, paired.diagnostics);
  if (paired.value && (options.to.form == Form::kCsv || options.to.form == Form::kTrf)) {
    PrintDiagnostics(context, service::DeviationWarnings(event->deviations));
  }
  if (paired.value && options.to.form == Form::kTrf) {
    if (const auto changed = service::AboutChangedSystem(event->tournament, *event->system)) {
      PrintDiagnostics(context, {&*changed, 1});
    }
  }
  const auto round = Told(context, std::move(paired), options.to);
  if (!round) return;
  const auto text = Told(context, TextOf(*input.value, *event, *round, options.to), options.to);
  if (text) Deliver(context, *text, options.to);
}

}  // namespace

void AddPair(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("pair", "Pair the next round, or a past one again");
  AddTournament(verb, options->event, "The tournament (TRF, JSON or a desk file); - reads standard input").Required();
  AddSystem(verb, options->event.system, "Pair by this system instead of the one the file names");
  verb.AddOption("--round", options->round, "Pair this round from what was known before it").Positive();
  verb.AddOption("--initial-colour", options->initial_colour,
                 "The colour drawn before round 1: white, black, lot, or lot:NUMBER to draw it from a number");
  AddFormat(verb, options->to, {"table", "pairs", "json", "csv", "trf"}, "table, pairs, json, csv or trf");
  AddOutput(verb, options->to);
  AddEventOptions(verb, options->event.options);
  verb.Footer(
      "Examples:\n"
      "  ronda pair open.trf                   the pairings of the next round\n"
      "  ronda pair open.trf --format pairs    numbers only, for other programs\n"
      "  ronda pair open.trf --format trf -o open.trf   put the round into the file\n"
      "  ronda pair open.trf --acceleration baku --format trf -o open.trf   accelerated; the file says so from then "
      "on\n"
      "  ronda pair open.trf --initial-colour lot --format trf -o open.trf   draws the initial colour of round 1\n"
      "  ronda pair open.trf --round 3         how round 3 should have been paired\n"
      "  ronda pair club.trf --system keizer   by the Keizer system, as in clubs");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
