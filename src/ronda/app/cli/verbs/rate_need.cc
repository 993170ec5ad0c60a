#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

struct NeedOptions {
  service::NeedRequest request;
  std::string against;
  rating::Goal goal;
  Destination to;
};

void RunNeed(Context& context, NeedOptions options) {
  if (options.against.empty() && !options.goal.rating && !options.goal.performance) {
    return Refuse(context,
                  UsageError("ronda rate need: neither opponents nor a goal given",
                             "name the opponents to come with --against, or a goal with --rating or --performance"),
                  options.to);
  }
  if (!options.against.empty()) {
    const auto opponents = Told(context, NumberList(options.against, "--against"), options.to);
    if (!opponents) return;
    options.request.opponents = *opponents;
  }
  const auto need = Told(context, service::NeedOf(options.request), options.to);
  if (!need) return;
  const sheets::RatingNeed shown{need->rules, need->standing, options.request.opponents, need->name, options.goal};
  context.out << Show(shown, options.to.sheet());
}

}  // namespace

void AddRateNeed(Verb rate, Context& context) {
  const auto options = std::make_shared<NeedOptions>();
  const Verb verb = rate.AddVerb("need", "What a player needs in the games to come");
  AddTournament(verb, options->request.file, "The tournament so far").Required();
  verb.AddOption("--player", options->request.player, "Pairing number of the player").Required().Positive();
  verb.AddOption("--against", options->against, "Ratings of the opponents to come, with commas between them");
  verb.AddOption("--rating", options->goal.rating, "The new rating wanted").Between(1, 4000);
  verb.AddOption("--performance", options->goal.performance, "The performance wanted").Between(1, 4000);
  verb.AddOption("--k", options->request.k, "K; by the rules if not given").Between(1, 1000);
  AddRatingRules(verb, options->request.rules, "As for ronda rate");
  AddJson(verb, options->to, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda rate need open.trf --player 12 --against 2100                     what each result would give\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300  and which of them is enough\n"
      "  ronda rate need open.trf --player 12 --rating 2000                      whom to beat for it");
  verb.Run([options, &context] { RunNeed(context, *options); });
}

}  // namespace ronda::cli
