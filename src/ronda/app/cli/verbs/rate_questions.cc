#include <memory>

#include "ronda/answer/rate_questions.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/rate_options.h"

namespace ronda::cli {
namespace {

struct ExpectedOptions {
  answer::ExpectedQuestion question;
  Destination to;
};

void RunExpected(Context& context, ExpectedOptions options) {
  options.question.form = options.to.form;
  Give(context, answer::RateExpected(options.question), options.to);
}

void AddExpected(Verb rate, Context& context) {
  const auto options = std::make_shared<ExpectedOptions>();
  const Verb verb = rate.AddVerb("expected", "What a rating may expect against another");
  verb.AddOption("RATING", options->question.own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("OPPONENT", options->question.opponent, "The opponent's rating").Required().Between(1, 4000);
  verb.AddOption("--k", options->question.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->question.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate expected 2100 1980");
  verb.Run([options, &context] { RunExpected(context, *options); });
}

struct PerformanceOptions {
  answer::PerformanceQuestion question;
  std::string opponents;
  Destination to;
};

void RunPerformance(Context& context, PerformanceOptions options) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  options.question.opponents = *opponents;
  options.question.form = options.to.form;
  Give(context, answer::RatePerformance(options.question), options.to);
}

void AddPerformance(Verb rate, Context& context) {
  const auto options = std::make_shared<PerformanceOptions>();
  const Verb verb = rate.AddVerb("performance", "The rating a score against rated opponents stands for");
  verb.AddOption("SCORE", options->question.score, "Points made").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate performance 5.5 2100,1980,2250,2310,2045,2190,2400");
  verb.Run([options, &context] { RunPerformance(context, *options); });
}

}  // namespace

void AddRateQuestions(Verb rate, Context& context) {
  AddExpected(rate, context);
  AddPerformance(rate, context);
  AddRateChange(rate, context);
  AddRateFirst(rate, context);
  AddRateNeed(rate, context);
}

}  // namespace ronda::cli
