#include <memory>

#include "ronda/answer/rate.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/verbs/rate_options.h"

namespace ronda::cli {
namespace {

struct RateOptions {
  answer::RateQuestion question;
  Destination to;
};

void Run(Context& context, RateOptions options) {
  if (options.question.request.file.name.empty()) {
    return Refuse(context, UsageError("ronda rate: no tournament given", "see ronda rate --help"), options.to);
  }
  options.question.form = options.to.form;
  Give(context, answer::Rate(options.question), options.to);
}

}  // namespace

void AddRate(Verb app, Context& context) {
  const auto options = std::make_shared<RateOptions>();
  const Verb verb = app.AddVerb("rate", "Rating changes, performances, first ratings and norms");
  AddTournament(verb, options->question.request.file,
                "The tournament (TRF, JSON or a desk file); - reads standard input");
  AddRatingRules(
      verb, options->question.request.rules,
      "fide-2024 (in force), fide-2024-march, fide-2017 (also: book), fide-former, or a JSON file with rules of one's "
      "own");
  verb.AddChoice("--method", options->question.request.method,
                 Choices<rating::Method>{{"games", rating::Method::kGameByGame},
                                         {"round-robin", rating::Method::kRoundRobin},
                                         {"short", rating::Method::kShort}},
                 "Game by game, the method of round robins, or the short formula of the book for all games at once");
  AddSource(verb, "--facts", options->question.request.facts,
            "CSV with tpn and any of k, games, peak, from the rating list");
  verb.AddOption("--k", options->question.request.k, "K of everybody of whom no other is given").Between(1, 1000);
  verb.AddOption("--date", options->question.request.date,
                 "The day ages are counted on; the end of the event if not given");
  verb.AddFlag("--working", options->question.working, "Show every step");
  verb.AddOption("--player", options->question.request.player, "Show every step of this player").Positive();
  verb.AddFlag("--norms", options->question.norms,
               "Title norms instead, condition by condition; with --player also missed ones");
  AddDestination(verb, options->to, {"table", "csv", "json", "html"});
  AddRateQuestions(verb, context);
  verb.Footer(
      "Examples:\n"
      "  ronda rate open.trf                      everybody's change and performance\n"
      "  ronda rate open.trf --player 12          the working of player 12\n"
      "  ronda rate open.trf --facts list.csv --format csv -o report.csv   for the federation\n"
      "  ronda rate robin.trf --rules book --method round-robin            the book's method\n"
      "  ronda rate open.trf --rules book --method short                   all games by one formula\n"
      "  ronda rate open.trf --norms --player 12  how far player 12 is from a title norm\n"
      "  ronda rate expected 2100 1980            what 2100 may expect against 1980\n"
      "  ronda rate performance 5.5 2100,1980,2250,2310,2045,2190,2400   5.5 points against these\n"
      "  ronda rate change 2000 3.5 1975,2016,2126,2040 --k 20             the change by all of them\n"
      "  ronda rate first 1.5 2400,1550,1900,2000,1800 --rules book        the rating of a newcomer\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300");
  verb.Run([options, verb, &context] {
    if (!verb.HasInner()) Run(context, *options);
  });
}

}  // namespace ronda::cli
