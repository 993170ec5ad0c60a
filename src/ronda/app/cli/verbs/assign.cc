#include <memory>
#include <optional>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/service/votes.h"
#include "ronda/sheets/assignment_sheet.h"

namespace ronda::cli {
namespace {

using assignment::Goal;

struct AssignOptions {
  std::string file;
  Goal goal = Goal::kMaximise;
  std::optional<std::uint64_t> seed;
  bool working = false;
  Destination to;
};

void Run(Context& context, const AssignOptions& options) {
  const auto chosen = Told(context, service::ChooseOptions({options.file}, options.goal, options.seed), options.to);
  if (!chosen) return;
  if (options.working) {
    const auto working = Told(context, service::WorkingOf(*chosen), options.to);
    if (working) Deliver(context, TextOf(sheets::WorkedOptions{chosen->votes, *working}), options.to);
    return;
  }
  const sheets::ChosenOptions shown{chosen->votes, chosen->choice, options.goal, options.seed};
  Deliver(context, Show(shown, options.to.sheet()), options.to);
}

}  // namespace

void AddAssign(Verb app, Context& context) {
  const auto options = std::make_shared<AssignOptions>();
  const Verb verb = app.AddVerb("assign", "Give everybody one option, by votes or ranks (Hungarian method)");
  verb.AddOption("FILE", options->file, "CSV: options across, participants down; - reads standard input").Required();
  verb.AddChoice("--by", options->goal, Choices<Goal>{{"votes", Goal::kMaximise}, {"ranks", Goal::kMinimise}},
                 "votes: more is better; ranks: less is better");
  verb.AddOption("--seed", options->seed, "Draw lots among equally fair assignments, the same with the same seed")
      .Check(SeedFault);
  verb.AddFlag("--working", options->working, "Show the Hungarian method step by step, as on paper");
  AddDestination(verb, options->to, {"table", "csv", "json"});
  verb.Footer(
      "The file, here with two places in FRA and an option that Berta may not have:\n"
      "  player,FRA,POL,GBR\n"
      "  places,2,1,1\n"
      "  Ana,50,30,20\n"
      "  Berta,90,10,x\n"
      "\n"
      "Examples:\n"
      "  ronda assign votes.csv                 the assignment with most votes\n"
      "  ronda assign ranks.csv --by ranks      0 for the option wanted most, 1 for the next, ...\n"
      "  ronda assign votes.csv --working       matrix by matrix, as the book does it\n"
      "  ronda assign votes.csv --seed 7        lots among equally fair assignments");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
