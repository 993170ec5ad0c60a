#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/service/prizes.h"
#include "ronda/sheets/prizes_sheet.h"

namespace ronda::cli {
namespace {

enum class Unfinished : std::uint8_t { kNow, kOutcomes };

struct PrizesOptions {
  service::PrizesRequest request;
  Unfinished unfinished = Unfinished::kNow;
  awards::Draws draws;
  Destination to;
};

void Run(Context& context, PrizesOptions options) {
  if (options.unfinished == Unfinished::kOutcomes) options.request.outcomes = options.draws;
  const auto shared = service::SharePrizes(options.request);
  if (!shared.value) return Refuse(context, shared.diagnostics, options.to);
  if (options.to.form != Form::kJson) PrintDiagnostics(context, shared.diagnostics);
  const sheets::AwardedPrizes prizes{shared.value->work,    shared.value->fund, shared.value->awards,
                                     shared.value->outlook, options.draws.seed, shared.value->open_games,
                                     shared.value->rounds,  shared.diagnostics};
  Deliver(context, Show(prizes, options.to.sheet()), options.to);
}

}  // namespace

void AddPrizes(Verb app, Context& context) {
  const auto options = std::make_shared<PrizesOptions>();
  const Verb verb = app.AddVerb("prizes", "Share out the prize money, as a list to sign");
  AddTournament(verb, options->request.file, "The tournament (TRF, JSON or a desk file)").Required();
  verb.AddOption("PRIZES", options->request.prizes.name, "The prizes (JSON): places, categories, how ties share them")
      .Required();
  AddTiebreaks(verb, options->request.standings.tiebreaks,
               "Tie-breaks to use, e.g. BH/C1,BH,SB; see ronda standings --list");
  verb.AddOption("--rules", options->request.standings.rules, "Edition of the tie-break rules, as for ronda standings");
  verb.AddFlag("--subsidiary", options->request.standings.subsidiary,
               "Begin with the first tie-break again whenever a tie has become smaller");
  verb.AddOption("--unrated", options->request.standings.unrated,
                 "The rating of players without one, for tie-breaks of ratings")
      .Between(0, 4000);
  verb.AddOption("--lot", options->request.standings.lot, "The published number for the drawing of lots (LOT)")
      .Check(service::FaultOfLot);
  AddAlphabet(verb, options->request.standings.alphabet);
  verb.AddFlag("--players", options->request.standings.players, "Of a team event: prizes of the players");
  AddSource(verb, "--tags", options->request.tags, "A CSV file of tags for categories with tag=...: tpn,tag");
  verb.AddChoice("--unfinished", options->unfinished,
                 Choices<Unfinished>{{"now", Unfinished::kNow}, {"outcomes", Unfinished::kOutcomes}},
                 "Games without a result: now (the standings at this moment) or outcomes (the chance of each place)");
  AddSystem(verb, options->request.remaining.system, "The system that pairs rounds not paired yet");
  verb.AddOption("--rounds", options->request.remaining.rounds, "How many rounds the event has; as the file says")
      .Positive();
  verb.AddOption("--draws", options->draws.count, "How many outcomes to draw where they are too many to go through")
      .Between(1, 10'000);
  verb.AddOption("--seed", options->draws.seed, "The seed of these draws").Check(SeedFault);
  AddDestination(verb, options->to, {"table", "json", "csv", "html"});
  verb.Footer(
      "A file of prizes: {\"format\": \"ronda-prizes\", \"version\": 1, \"currency\": \"EUR\", \"sharing\": \"hort\",\n"
      "\"places\": [500, 300, 200], \"categories\": [{\"name\": \"Best woman\", \"who\": \"sex=w\", \"places\": "
      "[100]}]}\n"
      "\n"
      "Examples:\n"
      "  ronda prizes open.trf prizes.json\n"
      "  ronda prizes open.trf prizes.json --format html -o sign.html   a list to print and sign\n"
      "  ronda prizes open.trf prizes.json --unfinished outcomes        the last round was not played");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
