#include <memory>
#include <optional>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

struct ChangeOptions {
  service::ChangeRequest request;
  std::string opponents;
  Destination to;
};

void RunChange(Context& context, ChangeOptions options) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  options.request.opponents = *opponents;
  const auto change = service::ChangeFor(options.request);
  if (!change.value) return Refuse(context, change.diagnostics, options.to);
  context.out << Show(sheets::ChangeAnswer{*change.value}, options.to.sheet());
}

struct FirstOptions {
  service::FirstRequest request;
  std::string opponents;
  Destination to;
};

void RunFirst(Context& context, FirstOptions options) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  options.request.opponents = *opponents;
  const auto first = service::FirstRatingFor(options.request);
  if (!first.value) return Refuse(context, first.diagnostics, options.to);
  context.out << Show(sheets::FirstRatingAnswer{*first.value}, options.to.sheet());
}

}  // namespace

void AddRateChange(Verb rate, Context& context) {
  const auto options = std::make_shared<ChangeOptions>();
  const Verb verb = rate.AddVerb("change", "What a score against rated opponents changes, also by the short formula");
  verb.AddOption("RATING", options->request.own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("SCORE", options->request.score, "Points made").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--k", options->request.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Example:\n  ronda rate change 2000 3.5 1975,2016,1594,2126,2040,2451,2003,1987,2205 --rules book --k 20");
  verb.Run([options, &context] { RunChange(context, *options); });
}

void AddRateFirst(Verb rate, Context& context) {
  const auto options = std::make_shared<FirstOptions>();
  const Verb verb = rate.AddVerb("first", "The first rating of a player without one");
  verb.AddOption("SCORE", options->request.score, "Points made against rated opponents").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--least", options->request.least, "Games it takes; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate first 1.5 2400,1550,1900,2000 --rules book --least 4");
  verb.Run([options, &context] { RunFirst(context, *options); });
}

}  // namespace ronda::cli
