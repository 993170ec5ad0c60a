#include "ronda/service/votes.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::service {
namespace {

using assignment::PlayerVotes;
using assignment::TeamMode;
using assignment::TeamRules;

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

}  // namespace

Parsed<ChosenOptions> ChooseOptions(const Source& source, assignment::Goal goal, std::optional<std::uint64_t> seed) {
  const auto text = TextOf(source);
  if (!text) return {std::nullopt, {text.error()}};
  auto votes = assignment::ReadOptionVotes(*text, source.name, goal);
  if (!votes.value) return {std::nullopt, std::move(votes.diagnostics)};
  return {ChooseOptions(*std::move(votes.value), seed), {}};
}

ChosenOptions ChooseOptions(assignment::OptionVotes votes, std::optional<std::uint64_t> seed) {
  auto choice = assignment::ChooseFairly(votes.problem, seed);
  return {std::move(votes), std::move(choice)};
}

// Every best assignment lies on the zeros that are left; the fairest is the one given.
Result<assignment::HungarianWorking> WorkingOf(const ChosenOptions& chosen) {
  auto working = assignment::WorkOut(chosen.votes.problem);
  if (working) working->assignment = chosen.choice.assignment;
  return working;
}

Parsed<FormedTeams> FormTeams(const Source& source, const TeamRules& rules) {
  const auto text = TextOf(source);
  if (!text) return {std::nullopt, {text.error()}};
  auto votes = assignment::ReadPlayerVotes(*text, source.name);
  if (!votes.value) return {std::nullopt, std::move(votes.diagnostics)};
  return FormTeams(*std::move(votes.value), rules, source.name);
}

Parsed<FormedTeams> FormTeams(PlayerVotes votes, const TeamRules& rules, const std::string& name) {
  auto problems = CheckVotes(votes, rules, name);
  if (HasErrors(problems)) return {std::nullopt, std::move(problems)};
  auto formation = assignment::FormTeams(votes.given, rules);
  if (formation) return {FormedTeams{std::move(votes), *std::move(formation)}, std::move(problems)};
  problems.push_back(formation.error());
  problems.back().file = name;
  return {std::nullopt, std::move(problems)};
}

}  // namespace ronda::service
