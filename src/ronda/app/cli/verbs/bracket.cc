#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/service/bracket_state.h"
#include "ronda/service/bracket_tournament.h"
#include "ronda/sheets/bracket_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::BracketRequest request;
  std::string format;
  bool json = false;
  std::string paper = "a4";
  std::string output;
  bool has_settings = false;  // an option that only a new bracket takes
};

// As asked for, else by the name of the file: a bracket is stored as JSON.
std::string FormatOf(const Options& options) {
  if (options.json) return "json";
  if (!options.format.empty()) return options.format;
  for (const char* extension : {"svg", "html", "csv", "trf"}) {
    if (options.output.ends_with(std::string(".") + extension)) return extension;
  }
  return options.output.empty() ? "table" : "state";
}

Result<std::string> TextOf(const bracket::State& state, const Options& options) {
  const std::string format = FormatOf(options);
  const auto paper = options.paper == "letter" ? charts::Paper::kLetter : charts::Paper::kA4;
  if (format == "svg") return charts::ToSvg(sheets::BracketChart(state, paper));
  if (format == "html") return charts::ToPrintableHtml(sheets::BracketChart(state, paper));
  if (format == "state") return bracket::Write(state);
  if (format == "trf") return service::BracketTrf(state);
  return Show(sheets::KnockoutList{state}, sheets::FormatNamed(format));
}

void Refuse(Context& context, std::span<const Diagnostic> refusals, const Options& options) {
  context.exit_code = ExitCodeFor(refusals);
  options.json || options.format == "json" ? PrintDiagnosticsDocument(context, refusals)
                                           : PrintDiagnostics(context, refusals);
}

// Puts the changed bracket where it came from, or where it is wanted, and says who plays next.
Result<std::string> Store(const bracket::State& state, const Options& options, bool is_from_file) {
  const std::string format = FormatOf(options);
  const bool goes_back = options.request.Changes() && is_from_file && (options.output.empty() || format != "state");
  if (goes_back) {
    if (const auto stored = WriteBytes(options.request.who, bracket::Write(state)); !stored) {
      return tl::unexpected(stored.error());
    }
  }
  if (goes_back && options.output.empty() && format == "table") return sheets::NextMatches(state);
  const auto text = TextOf(state, options);
  if (!text || options.output.empty()) return text;
  if (const auto stored = WriteBytes(options.output, *text); !stored) return tl::unexpected(stored.error());
  return sheets::NextMatches(state);
}

void Run(Context& context, const Options& options) {
  auto loaded = service::LoadBracket(options.request);
  if (!loaded.value) return Refuse(context, loaded.diagnostics, options);
  PrintWarnings(context, loaded.diagnostics);
  if (loaded.value->is_from_file && options.has_settings) {
    const auto refusal =
        UsageError("the settings of a bracket under way cannot be changed",
                   "make a new one from the list of players; --result, --withdraw and --take-back change this one");
    return Refuse(context, {&refusal, 1}, options);
  }
  const auto state = service::Changed(std::move(loaded.value->state), options.request);
  if (!state) return Refuse(context, {&state.error(), 1}, options);
  const auto text = Store(*state, options, loaded.value->is_from_file);
  if (!text) return Refuse(context, {&text.error(), 1}, options);
  context.out << *text;
}

void AddSettings(Verb verb, service::BracketRequest& request) {
  verb.AddOption("--losses", request.losses, "Losses that put a player out: 1 (default), 2 for double elimination, ...")
      .Positive();
  verb.AddOption("--games", request.games, "Regular games of a match: best of 3, 5, ...; 2 and a play-off if level")
      .Between(1, 99);
  verb.AddOption("--seeding", request.seeding,
                 "compensation (default: 1 meets the last) or equidistant (1 meets the middle)")
      .OneOf({"compensation", "equidistant"});
  verb.AddOption("--seeded", request.seeded, "Only the first so many are seeded, the others drawn; 0 draws everybody")
      .NotNegative();
  verb.AddOption("--seed", request.seed, "Seed of the draw; the same seed draws the same bracket");
  verb.AddOption("--dispensed", request.dispensed,
                 "Players who skip the first round, or PLAYERS:ROUNDS; may be repeated");
  verb.AddFlag("--third-place", request.third_place, "A match for third place");
}

}  // namespace

void AddBracket(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("bracket", "Knockouts: draw, results, who plays next, charts");
  verb.AddOption(
          "WHO", options->request.who,
          "How many players, a file of them in the order of their seeds (CSV, TRF, JSON), or the file of a bracket")
      .Required();
  AddSettings(verb, options->request);
  verb.AddOption("--result", options->request.results, "Enter a result: MATCH=SCORE; may be repeated");
  verb.AddOption("--withdraw", options->request.withdrawals, "A player, by number, leaves the event; may be repeated");
  verb.AddOption("--take-back", options->request.take_back, "Take back the result of a match");
  verb.AddOption("--format", options->format, "table, json, csv, trf, svg, html, or state (the file of the bracket)")
      .OneOf({"table", "json", "csv", "trf", "svg", "html", "state"});
  verb.AddFlag("--json", options->json, "The same as --format json");
  verb.AddOption("--paper", options->paper, "a4 or letter, for svg and html").OneOf({"a4", "letter"});
  verb.AddOption("-o,--output", options->output,
                 "Write to this file; .svg, .html, .csv and .trf say the format, else the state");
  verb.Footer(
      "Examples:\n"
      "  ronda bracket 25                                    the draw of a knockout of 25\n"
      "  ronda bracket club.csv --losses 2 -o cup.json       double elimination, kept in a file\n"
      "  ronda bracket cup.json                              where it stands\n"
      "  ronda bracket cup.json --result 3=1-0 --result 4=0-1\n"
      "  ronda bracket cup.json --withdraw 7\n"
      "  ronda bracket cup.json -o cup.svg                   the chart for the wall\n"
      "A score is home-away: 1-0, 1.5-0.5, 1-1,2-0 with the play-off after the comma, +- or -+ for a walkover.");
  verb.Run([options, verb, &context] {
    for (const char* name :
         {"--losses", "--games", "--seeding", "--seeded", "--seed", "--dispensed", "--third-place"}) {
      options->has_settings = options->has_settings || verb.IsGiven(name);
    }
    Run(context, *options);
  });
}

}  // namespace ronda::cli
