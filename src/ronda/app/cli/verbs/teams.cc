#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/service/votes.h"
#include "ronda/sheets/assignment_sheet.h"

namespace ronda::cli {
namespace {

using assignment::Confrontation;
using assignment::TeamMode;

struct TeamsOptions {
  std::string file;
  assignment::TeamRules rules;
  std::optional<std::uint64_t> seed;  // none: another one every time
  Destination to;
};

void Run(Context& context, TeamsOptions options) {
  options.rules.seed = options.seed ? *options.seed : FreshSeed();
  const auto formed = Told(context, service::FormTeams({options.file}, options.rules), options.to);
  if (!formed) return;
  const sheets::FormedTeams teams{formed->votes, formed->formation, options.rules};
  Deliver(context, Show(teams, options.to.sheet()), options.to);
}

}  // namespace

void AddTeams(Verb app, Context& context) {
  const auto options = std::make_shared<TeamsOptions>();
  const Verb verb = app.AddVerb("teams", "Form teams by the votes of the players for each other");
  verb.AddOption("FILE", options->file, "CSV: players across and down, votes given by the line to the column")
      .Required();
  verb.AddOption("--size", options->rules.team_size, "Players in a team; 2 if not given").Between(2, 20);
  verb.AddChoice("--mode", options->rules.mode, Choices<TeamMode>{{"A", TeamMode::kVeto}, {"B", TeamMode::kNoVeto}},
                 "A: no vote is a veto; B: no vetoes, votes may be negative");
  verb.AddOption("--seed", options->seed,
                 "Of the lot among players equal in everything; another one every time if not given")
      .Check(SeedFault);
  verb.AddChoice("--confrontation", options->rules.confrontation,
                 Choices<Confrontation>{{"wanted", Confrontation::kWanted}, {"printed", Confrontation::kPrinted}},
                 "Of two equal players who voted for each other, the one wanted more comes first, or the one who gave "
                 "more, as printed");
  AddDestination(verb, options->to, {"table", "csv", "json"});
  verb.Footer(
      "The file, in which Ana gives Berta 6 votes and Carlos 3:\n"
      "  player,Ana,Berta,Carlos,David\n"
      "  Ana,,6,3,3\n"
      "  Berta,4,,4,4\n"
      "  Carlos,5,2,,5\n"
      "  David,4,7,1,\n"
      "\n"
      "Examples:\n"
      "  ronda teams votes.csv                  teams of two, vetoes allowed\n"
      "  ronda teams votes.csv --size 4 --mode B  teams of four, everybody is teamed");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
