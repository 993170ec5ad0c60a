#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ronda/sheets/assignment_sheet.h"

namespace ronda::sheets {
namespace {

using assignment::FormedTeam;
using assignment::PlayerVotes;
using assignment::TeamRule;

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

const std::string& NameOf(const PlayerVotes& votes, int player) {
  return votes.names[assignment::Voter(player).index()];
}

std::string Names(const PlayerVotes& votes, const std::vector<int>& players, std::string_view separator) {
  std::vector<std::string> names;
  for (const int player : players) names.push_back(NameOf(votes, player));
  return fmt::format("{}", fmt::join(names, separator));
}

Value NameList(const PlayerVotes& votes, const std::vector<int>& players) {
  return ListOf(players, [&](int player) { return Value(NameOf(votes, player)); });
}

// What each member gives to the others, in the order of the members.
std::string VotesInside(const PlayerVotes& votes, const FormedTeam& team) {
  std::vector<std::int64_t> given;
  for (const int member : team.members) given.push_back(assignment::GivenTo(votes.given, member, team.members));
  return fmt::format("{}", fmt::join(given, ":"));
}

std::string TeamReason(const PlayerVotes& votes, const FormedTeam& team) {
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

}  // namespace

Sheet SheetOf(const FormedTeams& formed) {
  const auto& [votes, formation, rules] = formed;
  Table table{{Number("Team"), Words("Members"), Words("Votes"), Words("Rule"), Words("Reason")}};
  for (const FormedTeam& team : formation.teams) {
    table.rows.push_back({table.rows.size() + 1, Names(votes, team.members, " : "), VotesInside(votes, team),
                          ArticleOf(team.rule), TeamReason(votes, team)});
  }
  Sheet sheet;
  table.rows.empty() ? sheet.Note("No team can be formed.") : sheet.Add(std::move(table));
  if (!formation.left.empty()) {
    sheet.Gap().Note(fmt::format("Without a team: {}", Names(votes, formation.left, ", ")));
  }
  if (formation.needed_the_lot) {
    sheet.Gap().Note(fmt::format("Players equal in everything were ordered by lot (seed {}).", rules.seed));
  }
  return sheet;
}

std::vector<std::string> ExplanationOf(const FormedTeams& formed) {
  std::vector<std::string> reasons;
  for (const FormedTeam& team : formed.formation.teams) reasons.push_back(TeamReason(formed.votes, team));
  return reasons;
}

Table CsvTableOf(const FormedTeams& formed) {
  Table table{Data({"team", "player", "interest", "rule"})};
  int number = 0;
  for (const FormedTeam& team : formed.formation.teams) {
    ++number;
    for (const int member : team.members) {
      table.rows.push_back({number, NameOf(formed.votes, member),
                            assignment::GivenTo(formed.votes.given, member, team.members), ArticleOf(team.rule)});
    }
  }
  for (const int player : formed.formation.left) {
    table.rows.push_back({Value(), NameOf(formed.votes, player), Value(), "C6"});
  }
  return table;
}

Value DocumentOf(const FormedTeams& formed) {
  const PlayerVotes& votes = formed.votes;
  const auto team_of = [&](const FormedTeam& team) {
    return Value(Record()
                     .Add("members", NameList(votes, team.members))
                     .Add("interest", ListOf(team.interest))
                     .Add("rule", ArticleOf(team.rule))
                     .Add("pass", team.pass)
                     .Add("tied", NameList(votes, team.tied))
                     .Add("deciders", NameList(votes, team.deciders))
                     .Add("reason", TeamReason(votes, team)));
  };
  return Record()
      .Add("mode", formed.rules.mode == assignment::TeamMode::kVeto ? "A" : "B")
      .Add("team_size", formed.rules.team_size)
      .Add("teams", ListOf(formed.formation.teams, team_of))
      .Add("left", NameList(votes, formed.formation.left))
      .Add("lot", formed.formation.needed_the_lot);
}

}  // namespace ronda::sheets
