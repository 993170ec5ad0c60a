#include <memory>
#include <optional>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

struct ExpectedOptions {
  int own = 0;
  int opponent = 0;
  std::optional<int> k;  // none: by the rules
  service::RatingRulesRequest rules;
  Destination to;
};

void RunExpected(Context& context, const ExpectedOptions& options) {
  const auto rules = service::RatingRules(options.rules);
  if (!rules.value) return Refuse(context, rules.diagnostics, options.to);
  const int k = options.k ? *options.k : service::UsualK(*rules.value, options.own);
  const sheets::ExpectedGame game{*rules.value, options.own, options.opponent, k};
  context.out << Show(game, options.to.sheet());
}

void AddExpected(Verb rate, Context& context) {
  const auto options = std::make_shared<ExpectedOptions>();
  const Verb verb = rate.AddVerb("expected", "What a rating may expect against another");
  verb.AddOption("RATING", options->own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("OPPONENT", options->opponent, "The opponent's rating").Required().Between(1, 4000);
  verb.AddOption("--k", options->k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate expected 2100 1980");
  verb.Run([options, &context] { RunExpected(context, *options); });
}

struct PerformanceOptions {
  std::string score;
  std::string opponents;
  Destination to;
};

void RunPerformance(Context& context, const PerformanceOptions& options) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  const auto performance = Told(context, service::PerformanceOf(options.score, *opponents), options.to);
  if (performance) context.out << Show(sheets::PerformanceAnswer{*performance}, options.to.sheet());
}

void AddPerformance(Verb rate, Context& context) {
  const auto options = std::make_shared<PerformanceOptions>();
  const Verb verb = rate.AddVerb("performance", "The rating a score against rated opponents stands for");
  verb.AddOption("SCORE", options->score, "Points made").Required();
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
