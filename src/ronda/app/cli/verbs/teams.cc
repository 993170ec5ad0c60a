#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/assignment/team_formation.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/formats/csv/records.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

using assignment::FormedTeam;
using assignment::PlayerVotes;
using assignment::TeamFormation;
using assignment::TeamMode;
using assignment::TeamRule;
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

std::string_view ArticleOf(TeamRule rule) {
  switch (rule) {
    case TeamRule::kLeastInterest:
      return "C1";
    case TeamRule::kNextInterest:
      return "C2";
    case TeamRule::kMostTeams:
      return "C3";
    case TeamRule::kMostWanted:
      return "C4";
    case TeamRule::kTheoretical:
      return "C5";
  }
  return "";
}

std::string Names(const PlayerVotes& votes, const std::vector<int>& players, std::string_view separator) {
  std::vector<std::string> names;
  for (const int player : players) names.push_back(votes.names.begin()[player]);
  return fmt::format("{}", fmt::join(names, separator));
}

// What each member gives to the others, in the order of the members.
std::string VotesInside(const PlayerVotes& votes, const FormedTeam& team) {
  std::vector<std::int64_t> given;
  for (const int member : team.members) given.push_back(assignment::GivenTo(votes.given, member, team.members));
  return fmt::format("{}", fmt::join(given, ":"));
}

std::string ReasonOf(const PlayerVotes& votes, const FormedTeam& team) {
  switch (team.rule) {
    case TeamRule::kLeastInterest:
      return "its least interested member wants it most";
    case TeamRule::kNextInterest:
      return "equal in its least interested member, best in the next";
    case TeamRule::kMostTeams:
      return fmt::format("most teams among {}", Names(votes, team.tied, ", "));
    case TeamRule::kMostWanted:
      return team.deciders.empty() ? "by the most wanted among equals"
                                   : fmt::format("chosen by {}, most wanted among {}",
                                                 Names(votes, team.deciders, ", then "), Names(votes, team.tied, ", "));
    case TeamRule::kTheoretical:
      return fmt::format("equal in everything among {}", Names(votes, team.tied, ", "));
  }
  return "";
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

std::string TableText(const PlayerVotes& votes, const TeamFormation& formation, const Options& options) {
  sheets::Table table;
  table.AddColumn("Team", sheets::Align::kRight);
  table.AddColumn("Members");
  table.AddColumn("Votes");
  table.AddColumn("Rule");
  table.AddColumn("Reason");
  int number = 0;
  for (const FormedTeam& team : formation.teams) {
    table.AddRow({fmt::format("{}", ++number), Names(votes, team.members, " : "), VotesInside(votes, team),
                  std::string(ArticleOf(team.rule)), ReasonOf(votes, team)});
  }
  std::string text = formation.teams.empty() ? "No team can be formed.\n" : table.ToText();
  if (!formation.left.empty()) text += fmt::format("\nWithout a team: {}\n", Names(votes, formation.left, ", "));
  if (formation.needed_the_lot)
    text += fmt::format("\nPlayers equal in everything were ordered by lot (seed {}).\n", options.seed);
  return text;
}

std::string CsvText(const PlayerVotes& votes, const TeamFormation& formation) {
  std::string text = csv::Line(std::vector<std::string>{"team", "player", "interest", "rule"});
  int number = 0;
  for (const FormedTeam& team : formation.teams) {
    ++number;
    for (const int member : team.members) {
      text +=
          csv::Line(std::vector<std::string>{fmt::format("{}", number), votes.names.begin()[member],
                                             fmt::format("{}", assignment::GivenTo(votes.given, member, team.members)),
                                             std::string(ArticleOf(team.rule))});
    }
  }
  for (const int player : formation.left) {
    text += csv::Line(std::vector<std::string>{"", votes.names.begin()[player], "", "C6"});
  }
  return text;
}

void WriteNames(sheets::JsonWriter& json, std::string_view key, const PlayerVotes& votes,
                const std::vector<int>& players) {
  json.Key(key).BeginArray();
  for (const int player : players) json.String(votes.names.begin()[player]);
  json.EndArray();
}

std::string JsonText(const PlayerVotes& votes, const TeamFormation& formation, const Options& options) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  json.BeginObject().Field("mode", options.mode).Field("team_size", options.size).Key("teams").BeginArray();
  for (const FormedTeam& team : formation.teams) {
    json.BeginObject();
    WriteNames(json, "members", votes, team.members);
    json.Key("interest").BeginArray();
    for (const std::int64_t interest : team.interest) json.Number(interest);
    json.EndArray().Field("rule", ArticleOf(team.rule)).Field("pass", team.pass);
    WriteNames(json, "tied", votes, team.tied);
    WriteNames(json, "deciders", votes, team.deciders);
    json.Field("reason", ReasonOf(votes, team)).EndObject();
  }
  json.EndArray();
  WriteNames(json, "left", votes, formation.left);
  json.Field("lot", formation.needed_the_lot).EndObject();
  return out.str();
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
  if (options.to.format == "json") return Deliver(context, JsonText(*votes.value, *formation, options), options.to);
  if (options.to.format == "csv") return Deliver(context, CsvText(*votes.value, *formation), options.to);
  Deliver(context, TableText(*votes.value, *formation, options), options.to);
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
