#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/answer/bracket.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/paper_names.h"
#include "ronda/formats/files.h"
#include "ronda/sheets/bracket_sheet.h"

namespace ronda::cli {
namespace {

struct BracketOptions {
  answer::BracketQuestion question;
  DeskPoint desk;
  std::optional<std::uint64_t> seed;  // none: another one every time
  std::optional<Form> form;           // none: by the name of the file
  charts::Paper paper = charts::Paper::kA4;
  std::optional<std::string> output;
};

// As asked for, else by the name of the file: a bracket is stored as JSON.
Destination DestinationOf(const BracketOptions& options) {
  if (options.form) return {options.output, *options.form};
  if (!options.output) return {};
  return {options.output, answer::FormOfFile(*options.output).value_or(Form::kState)};
}

// Puts the changed bracket where it came from, or where it is wanted, and says who plays next.
Result<std::string> Store(const answer::BracketAfter& after, const BracketOptions& options) {
  const bracket::State& state = after.state;
  const Destination to = DestinationOf(options);
  const bool goes_back =
      options.question.request.Changes() && after.loaded.is_from_file && (!to.file || to.form != Form::kState);
  if (goes_back) {
    if (const auto stored = WriteBytes(options.question.request.who.name, bracket::Write(state)); !stored) {
      return tl::unexpected(stored.error());
    }
  }
  if (goes_back && !to.file && to.form == Form::kText) return sheets::NextMatches(state);
  auto text = answer::BracketText(state, to.form, options.paper);
  if (!text || to.file.value_or("-") == "-") return text;
  if (const auto stored = WriteBytes(*to.file, *text); !stored) return tl::unexpected(stored.error());
  return sheets::NextMatches(state);
}

void Run(Context& context, BracketOptions options) {
  const Destination screen{.form = options.form.value_or(Form::kText)};
  options.question.request.seed = options.seed ? *options.seed : FreshSeed();
  options.question.request.who = SourceAt(options.question.request.who.name, options.desk, DeskPart::kBracket);
  const auto after = Told(context, answer::BracketOf(options.question), screen);
  if (!after) return;
  const auto text = Told(context, Store(*after, options), screen);
  if (text) Deliver(context, *text, screen);
}

void AddSettings(Verb verb, BracketOptions& options) {
  service::BracketRequest& request = options.question.request;
  verb.AddOption("--losses", request.losses, "Losses that put a player out: 1 (default), 2 for double elimination, ...")
      .Positive();
  verb.AddOption("--games", request.games, "Regular games of a match: best of 3, 5, ...; 2 and a play-off if level")
      .Between(1, 99);
  verb.AddChoice("--seeding", request.seeding,
                 Choices<knockout::Seeding>{{"compensation", knockout::Seeding::kCompensation},
                                            {"equidistant", knockout::Seeding::kEquidistant}},
                 "compensation (default: 1 meets the last) or equidistant (1 meets the middle)");
  verb.AddOption("--seeded", request.seeded, "Only the first so many are seeded, the others drawn; 0 draws everybody")
      .NotNegative();
  verb.AddOption("--seed", options.seed, "Seed of the draw; the same seed draws the same bracket").Check(SeedFault);
  verb.AddOption("--dispensed", request.dispensed,
                 "Players who skip the first round, or PLAYERS:ROUNDS; may be repeated");
  verb.AddFlag("--third-place", request.third_place, "A match for third place");
  verb.AddOption("--guarantee", request.guaranteed,
                 "Games everybody is sure of: 3 with 8, 16, ... players; who has lost plays on for a place")
      .Between(1, 12);
}

}  // namespace

void AddBracket(Verb app, Context& context) {
  const auto options = std::make_shared<BracketOptions>();
  const Verb verb = app.AddVerb("bracket", "Knockouts: draw, results, who plays next, charts");
  verb.AddOption("WHO", options->question.request.who.name,
                 "How many players, a file of them in the order of their seeds (CSV, TRF, JSON), or the file of a "
                 "bracket or a "
                 "desk")
      .Required();
  AddDeskPoint(verb, options->desk);
  AddSettings(verb, *options);
  verb.AddOption("--result", options->question.request.results, "Enter a result: MATCH=SCORE; may be repeated");
  verb.AddOption("--withdraw", options->question.request.withdrawals,
                 "A player, by number, leaves the event; may be repeated");
  verb.AddOption("--take-back", options->question.request.take_back, "Take back the result of a match");
  verb.AddValue(
          "--format", [options](const std::string& word) { options->form = *FormNamed(word); },
          "table, json, csv, trf, svg, html, or state (the file of the bracket)")
      .OneOf({"table", "json", "csv", "trf", "svg", "html", "state"});
  verb.AddAction(
      "--json", [options] { options->form = Form::kJson; }, "The same as --format json");
  verb.AddChoice("--paper", options->paper, PaperNames(), "a4 or letter, for svg and html");
  verb.AddOption("-o,--output", options->output,
                 "Write to this file; .svg, .html, .csv and .trf say the format, else the state");
  verb.Footer(
      "Examples:\n"
      "  ronda bracket 25                                    the draw of a knockout of 25\n"
      "  ronda bracket club.csv --losses 2 -o cup.json       double elimination, kept in a file\n"
      "  ronda bracket 16 --guarantee 3                      three games for everybody\n"
      "  ronda bracket cup.json                              where it stands\n"
      "  ronda bracket cup.json --result 3=1-0 --result 4=0-1\n"
      "  ronda bracket cup.json --withdraw 7\n"
      "  ronda bracket cup.json -o cup.svg                   the chart for the wall\n"
      "A score is home-away: 1-0, 1.5-0.5, 1-1,2-0 with the play-off after the comma, +- or -+ for a walkover.");
  verb.Run([options, verb, &context] {
    for (const char* name :
         {"--losses", "--games", "--seeding", "--seeded", "--seed", "--dispensed", "--third-place", "--guarantee"}) {
      options->question.has_settings = options->question.has_settings || verb.IsGiven(name);
    }
    Run(context, *options);
  });
}

}  // namespace ronda::cli
