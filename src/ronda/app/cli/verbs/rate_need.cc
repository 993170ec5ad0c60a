#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/formats/files.h"
#include "ronda/rating/event_rating.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

struct NeedOptions {
  std::string file;
  int player = 0;
  std::string against;
  int k = 0;
  std::string rules;
  rating::Goal goal;
  bool as_json = false;
};

Result<sheets::RatingNeed> NeedOf(const NeedOptions& options, const Tournament& tournament,
                                  const rating::RuleSet& rules) {
  const auto player = tournament.Find(Tpn(options.player));
  if (!player) {
    return tl::unexpected(
        UsageError(fmt::format("there is no player {}", options.player), "give a pairing number of the file"));
  }
  rating::Request request{rules, rating::Method::kGameByGame, std::nullopt, {}};
  if (options.k > 0) request.facts.assign(tournament.players().size(), {options.k, std::nullopt, std::nullopt});
  const auto event = rating::RateEvent(tournament, request);
  if (!event) return tl::unexpected(event.error());
  const auto& rated = event->players[player->index()];
  sheets::RatingNeed need;
  need.rules = rules;
  need.goal = options.goal;
  need.standing.rating = tournament.player(*player).rating;
  need.standing.games = rating::CountedGames(rated);
  need.name = tournament.player(*player).name;
  if (!options.against.empty()) {
    const auto opponents = NumberList(options.against, "--against");
    if (!opponents) return tl::unexpected(opponents.error());
    need.opponents = *opponents;
  }
  if (need.standing.rating) {
    rating::KQuestion question{
        *need.standing.rating, ParseDate(tournament.player(*player).birth_date), event->request.day, {}, 0};
    if (options.k > 0) question.facts.k = options.k;
    question.games = static_cast<int>(need.standing.games.size() + std::max<std::size_t>(need.opponents.size(), 1));
    need.standing.k = rating::ChooseK(need.rules.k, question).k;
  }
  return need;
}

void RunNeed(Context& context, const NeedOptions& options) {
  const Destination to{"", options.as_json ? "json" : "table"};
  if (options.against.empty() && !options.goal.rating && !options.goal.performance) {
    return Refuse(context,
                  UsageError("ronda rate need: neither opponents nor a goal given",
                             "name the opponents to come with --against, or a goal with --rating or --performance"),
                  to);
  }
  const auto tournament = LoadTournament(options.file);
  if (!tournament.value) return Refuse(context, tournament.diagnostics, to);
  const auto rules = RulesFor(options.rules);
  if (!rules.value) return Refuse(context, rules.diagnostics, to);
  const auto need = NeedOf(options, *tournament.value, *rules.value);
  if (!need) return Refuse(context, need.error(), to);
  context.out << Show(*need, sheets::FormatNamed(to.format));
}

}  // namespace

void AddRateNeed(Verb rate, Context& context) {
  const auto options = std::make_shared<NeedOptions>();
  const Verb verb = rate.AddVerb("need", "What a player needs in the games to come");
  verb.AddOption("FILE", options->file, "The tournament so far").Required();
  verb.AddOption("--player", options->player, "Pairing number of the player").Required().Positive();
  verb.AddOption("--against", options->against, "Ratings of the opponents to come, with commas between them");
  verb.AddOption("--rating", options->goal.rating, "The new rating wanted").Between(1, 4000);
  verb.AddOption("--performance", options->goal.performance, "The performance wanted").Between(1, 4000);
  verb.AddOption("--k", options->k, "K; by the rules if not given").Between(1, 1000);
  verb.AddOption("--rules", options->rules, "As for ronda rate");
  verb.AddFlag("--json", options->as_json, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda rate need open.trf --player 12 --against 2100                     what each result would give\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300  and which of them is enough\n"
      "  ronda rate need open.trf --player 12 --rating 2000                      whom to beat for it");
  verb.Run([options, &context] { RunNeed(context, *options); });
}

}  // namespace ronda::cli
