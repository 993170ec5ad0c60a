#include <memory>

#include "ronda/answer/rate_questions.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/rate_options.h"

namespace ronda::cli {
namespace {

// A question about a score against opponents, who are given as one text.
template <class Question>
struct ScoreOptions {
  Question question;
  std::string opponents;
  Destination to;
};

template <class Question>
void RunOnScore(Context& context, ScoreOptions<Question> options, answer::Answer (*answer)(const Question&)) {
  const auto opponents = Told(context, NumberList(options.opponents, "OPPONENTS"), options.to);
  if (!opponents) return;
  options.question.request.opponents = *opponents;
  options.question.form = options.to.form;
  Give(context, answer(options.question), options.to);
}

}  // namespace

void AddRateChange(Verb rate, Context& context) {
  const auto options = std::make_shared<ScoreOptions<answer::ChangeQuestion>>();
  const Verb verb = rate.AddVerb("change", "What a score against rated opponents changes, also by the short formula");
  verb.AddOption("RATING", options->question.request.own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("SCORE", options->question.request.score, "Points made").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--k", options->question.request.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->question.request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Example:\n  ronda rate change 2000 3.5 1975,2016,1594,2126,2040,2451,2003,1987,2205 --rules book --k 20");
  verb.Run([options, &context] { RunOnScore(context, *options, answer::RateChange); });
}

void AddRateFirst(Verb rate, Context& context) {
  const auto options = std::make_shared<ScoreOptions<answer::FirstQuestion>>();
  const Verb verb = rate.AddVerb("first", "The first rating of a player without one");
  verb.AddOption("SCORE", options->question.request.score, "Points made against rated opponents").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddOption("--least", options->question.request.least, "Games it takes; by the rules if not given")
      .Between(1, 1000);
  AddRatingRules(verb, options->question.request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate first 1.5 2400,1550,1900,2000 --rules book --least 4");
  verb.Run([options, &context] { RunOnScore(context, *options, answer::RateFirst); });
}

}  // namespace ronda::cli
