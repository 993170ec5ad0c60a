#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/sheets/assignment_sheet.h"

namespace ronda::cli {
namespace {

using assignment::FairChoice;
using assignment::Goal;

struct Options {
  std::string file;
  std::string by = "votes";
  std::optional<std::uint64_t> seed;
  Destination to;
};

void Run(Context& context, const Options& options) {
  const auto text = ReadText(options.file);
  if (!text) return Refuse(context, text.error(), options.to);
  const Goal goal = options.by == "votes" ? Goal::kMaximise : Goal::kMinimise;
  const auto votes = assignment::ReadOptionVotes(*text, options.file, goal);
  if (!votes.value) return Refuse(context, votes.diagnostics, options.to);
  const FairChoice choice = assignment::ChooseFairly(votes.value->problem, options.seed);
  const sheets::ChosenOptions chosen{*votes.value, choice, goal, options.seed};
  Deliver(context, Show(chosen, sheets::FormatNamed(options.to.format)), options.to);
}

}  // namespace

void AddAssign(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("assign", "Give everybody one option, by votes or ranks (Hungarian method)");
  verb.AddOption("FILE", options->file, "CSV: options across, participants down; - reads standard input").Required();
  verb.AddOption("--by", options->by, "votes: more is better; ranks: less is better").OneOf({"votes", "ranks"});
  verb.AddOption("--seed", options->seed, "Draw lots among equally fair assignments, the same with the same seed");
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
      "  ronda assign votes.csv --seed 7        lots among equally fair assignments");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
