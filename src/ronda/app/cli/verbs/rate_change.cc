#include <memory>
#include <optional>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

// A question about a score against opponents, who are given as one text.
template <class Request>
struct ScoreOptions {
  Request request;
  std::string opponents;
  Destination to;
};

// `find` works out what is asked, `Answer` is the sheet that shows it.
template <class Answer, class Request, class Find>
void RunOnScore(Context& context, ScoreOptions<Request> options, Find find) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  options.request.opponents = *opponents;
  const auto found = find(options.request);
  if (!found.value) return Refuse(context, found.diagnostics, options.to);
  context.out << Show(Answer{*found.value}, options.to.sheet());
}

}  // namespace

void AddRateChange(Verb rate, Context& context) {
  const auto options = std::make_shared<ScoreOptions<service::ChangeRequest>>();
  const Verb verb = rate.AddVerb("change", "What a score against rated opponents changes, also by the short formula");
  verb.AddOption("RATING", options->request.own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("SCORE", options->request.score, "Points made").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--k", options->request.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Example:\n  ronda rate change 2000 3.5 1975,2016,1594,2126,2040,2451,2003,1987,2205 --rules book --k 20");
  verb.Run([options, &context] { RunOnScore<sheets::ChangeAnswer>(context, *options, service::ChangeFor); });
}

void AddRateFirst(Verb rate, Context& context) {
  const auto options = std::make_shared<ScoreOptions<service::FirstRequest>>();
  const Verb verb = rate.AddVerb("first", "The first rating of a player without one");
  verb.AddOption("SCORE", options->request.score, "Points made against rated opponents").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--least", options->request.least, "Games it takes; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate first 1.5 2400,1550,1900,2000 --rules book --least 4");
  verb.Run([options, &context] { RunOnScore<sheets::FirstRatingAnswer>(context, *options, service::FirstRatingFor); });
}

}  // namespace ronda::cli
