#include <memory>

#include "ronda/answer/pair.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"

namespace ronda::cli {
namespace {

struct PairOptions {
  answer::PairQuestion question;
  Destination to;
};

void Run(Context& context, PairOptions options) {
  options.question.fresh_lot = FreshSeed();
  options.question.form = options.to.form;
  Give(context, answer::Pair(options.question), options.to);
}

}  // namespace

void AddPair(Verb app, Context& context) {
  const auto options = std::make_shared<PairOptions>();
  const Verb verb = app.AddVerb("pair", "Pair the next round, or a past one again");
  AddTournament(verb, options->question.event, "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  AddSystem(verb, options->question.event.system, "Pair by this system instead of the one the file names");
  verb.AddOption("--round", options->question.round, "Pair this round from what was known before it").Positive();
  verb.AddOption("--initial-colour", options->question.initial_colour,
                 "The colour drawn before round 1: white, black, lot, or lot:NUMBER to draw it from a number");
  AddFormat(verb, options->to, {"table", "pairs", "json", "csv", "trf"}, "table, pairs, json, csv or trf");
  AddOutput(verb, options->to);
  AddEventOptions(verb, options->question.event.options);
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
