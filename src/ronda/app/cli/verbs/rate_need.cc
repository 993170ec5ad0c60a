#include <memory>

#include "ronda/answer/rate_questions.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/verbs/rate_options.h"

namespace ronda::cli {
namespace {

struct NeedOptions {
  answer::NeedQuestion question;
  std::optional<std::string> against;
  Destination to;
};

void RunNeed(Context& context, NeedOptions options) {
  auto opponents = Told(context, NumberList(options.against, "--against"), options.to);
  if (!opponents) return;
  options.question.request.opponents = *std::move(opponents);
  options.question.form = options.to.form;
  Give(context, answer::RateNeed(options.question), options.to);
}

}  // namespace

void AddRateNeed(Verb rate, Context& context) {
  const auto options = std::make_shared<NeedOptions>();
  const Verb verb = rate.AddVerb("need", "What a player needs in the games to come");
  AddTournament(verb, options->question.request.file, "The tournament so far").Required();
  verb.AddOption("--player", options->question.request.player, "Pairing number of the player").Required().Positive();
  verb.AddOption("--against", options->against, "Ratings of the opponents to come, with commas between them");
  verb.AddOption("--rating", options->question.goal.rating, "The new rating wanted").Between(1, 4000);
  verb.AddOption("--performance", options->question.goal.performance, "The performance wanted").Between(1, 4000);
  verb.AddOption("--k", options->question.request.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->question.request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda rate need open.trf --player 12 --against 2100                     what each result would give\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300  and which of them is enough\n"
      "  ronda rate need open.trf --player 12 --rating 2000                      whom to beat for it");
  verb.Run([options, &context] { RunNeed(context, *options); });
}

}  // namespace ronda::cli
