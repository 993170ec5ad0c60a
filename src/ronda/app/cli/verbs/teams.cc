#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/sheets/assignment_sheet.h"

namespace ronda::cli {
namespace {

using assignment::PlayerVotes;
using assignment::TeamMode;
using assignment::TeamRules;

struct Options {
  std::string file;
  std::string mode = "A";
  std::string confrontation = "wanted";
  int size = 2;
  std::uint64_t seed = 1;
  Destination to;
};

TeamRules RulesOf(const Options& options) {
  TeamRules rules;
  rules.mode = options.mode == "A" ? TeamMode::kVeto : TeamMode::kNoVeto;
  rules.team_size = options.size;
  rules.seed = options.seed;
  if (options.confrontation == "printed") rules.confrontation = assignment::Confrontation::kPrinted;
  return rules;
}

// A1 and A2: a player has so many votes to give; in mode A none is negative.
std::vector<Diagnostic> CheckVotes(const PlayerVotes& votes, const TeamRules& rules, const std::string& file) {
  std::vector<Diagnostic> problems;
  const std::int64_t most = assignment::VotesPerPlayer(rules, static_cast<int>(votes.names.size()));
  for (std::size_t i = 0; i < votes.names.size(); ++i) {
    std::int64_t sum = 0;
    for (const std::int64_t vote : votes.given[i]) sum += vote < 0 ? -vote : vote;
    const bool negative = std::ranges::any_of(votes.given[i], [](std::int64_t vote) { return vote < 0; });
    if (negative && rules.mode == TeamMode::kVeto) {
      problems.push_back({.code = "teams-negative",
                          .message = fmt::format("{} gives a negative vote", votes.names[i]),
                          .hint = "in mode A nothing or 0 is a veto; negative votes belong to --mode B",
                          .file = file});
    }
    if (sum > most) {
      problems.push_back(
          {.severity = Severity::kWarning,
           .code = "teams-votes",
           .message = fmt::format("{} gives {} votes, more than the {} there are", votes.names[i], sum, most),
           .hint = "players times 3 (mode B: 4) times team size, halved, is what each has to give",
           .file = file});
    }
  }
  return problems;
}

void Run(Context& context, const Options& options) {
  const auto text = ReadText(options.file);
  if (!text) return Refuse(context, text.error(), options.to);
  const auto votes = assignment::ReadPlayerVotes(*text, options.file);
  if (!votes.value) return Refuse(context, votes.diagnostics, options.to);
  const TeamRules rules = RulesOf(options);
  const auto problems = CheckVotes(*votes.value, rules, options.file);
  if (HasErrors(problems)) return Refuse(context, problems, options.to);
  PrintDiagnostics(context, problems);
  auto formation = assignment::FormTeams(votes.value->given, rules);
  if (!formation) {
    formation.error().file = options.file;
    return Refuse(context, formation.error(), options.to);
  }
  const sheets::FormedTeams formed{*votes.value, *formation, rules};
  Deliver(context, Show(formed, sheets::FormatNamed(options.to.format)), options.to);
}

}  // namespace

void AddTeams(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("teams", "Form teams by the votes of the players for each other");
  verb.AddOption("FILE", options->file, "CSV: players across and down, votes given by the line to the column")
      .Required();
  verb.AddOption("--size", options->size, "Players in a team; 2 if not given").Between(2, 20);
  verb.AddOption("--mode", options->mode, "A: no vote is a veto; B: no vetoes, votes may be negative")
      .OneOf({"A", "B"});
  verb.AddOption("--seed", options->seed, "Of the lot among players equal in everything; 1 if not given");
  verb.AddOption("--confrontation", options->confrontation,
                 "Of two equal players who voted for each other, the one wanted more comes first, or the one who gave "
                 "more, as printed")
      .OneOf({"wanted", "printed"});
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
