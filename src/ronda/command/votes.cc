#include "ronda/command/votes.h"

#include <algorithm>
#include <map>

#include "ronda/command/moment.h"

namespace ronda::command {
namespace {

using assignment::Goal;
using journal::Ballot;
using journal::Poll;
using journal::State;

std::vector<std::string> VoterNames(const State& state, const std::vector<Uid>& voters) {
  std::vector<std::string> names;
  for (const Uid voter : voters) names.push_back(Named(state, voter));
  return names;
}

}  // namespace

std::vector<Uid> VotersOf(const State& state) {
  std::vector<Uid> voters;
  for (const Uid uid : state.uids) {
    const auto& gone = state.facts.withdrawn;
    if (std::ranges::find(gone, uid) == gone.end()) voters.push_back(uid);
  }
  return voters;
}

std::optional<std::int64_t> VotesToGive(const State& state, const Poll& poll) {
  // Elementos §2.8 A1.
  if (IsAboutTeams(poll)) return assignment::VotesPerPlayer(TeamRulesOf(poll), Count(VotersOf(state)));
  if (GoalOf(poll) == Goal::kMinimise || !poll.limit) return std::nullopt;
  return *poll.limit;
}

const Ballot* BallotOf(const State& state, Uid player) {
  const auto own = std::ranges::find(state.facts.ballots, player, &Ballot::player);
  return own == state.facts.ballots.end() ? nullptr : &*own;
}

bool IsAboutTeams(const Poll& poll) { return poll.about == "teams"; }

Goal GoalOf(const Poll& poll) { return poll.by == "ranks" ? Goal::kMinimise : Goal::kMaximise; }

assignment::TeamRules TeamRulesOf(const Poll& poll) {
  assignment::TeamRules rules;
  rules.mode = poll.mode == "B" ? assignment::TeamMode::kNoVeto : assignment::TeamMode::kVeto;
  rules.team_size = std::clamp(poll.size.value_or(rules.team_size), 2, 20);
  rules.seed = SeedOf(poll).value_or(rules.seed);
  return rules;
}

std::optional<std::uint64_t> SeedOf(const Poll& poll) {
  return poll.seed ? std::optional<std::uint64_t>(std::max(0, *poll.seed)) : std::nullopt;
}

service::ChosenOptions OptionsByVotes(const State& state, const Poll& poll) {
  const std::vector<Uid> voters = VotersOf(state);
  assignment::OptionVotes votes{
      VoterNames(state, voters), {}, assignment::Problem(GoalOf(poll), Count(voters), Count(poll.options))};
  for (const assignment::Option option : votes.problem.option_ids()) {
    const journal::PollOption& offered = poll.options[option.index()];
    votes.options.push_back(offered.name);
    votes.problem.SetCapacity(option, std::clamp(offered.places, 0, Count(voters)));
  }
  for (const assignment::Participant place : votes.problem.participant_ids()) {
    const Ballot* ballot = BallotOf(state, voters[place.index()]);
    if (ballot == nullptr) continue;
    for (const journal::Vote& vote : ballot->votes) {
      const assignment::Option option(vote.to - 1);
      if (vote.to >= 1 && vote.to <= Count(poll.options)) votes.problem.SetValue(place, option, vote.votes);
    }
  }
  return service::ChooseOptions(std::move(votes), SeedOf(poll));
}

Parsed<service::FormedTeams> TeamsByVotes(const State& state, const Poll& poll) {
  const std::vector<Uid> voters = VotersOf(state);
  std::map<Uid, std::size_t> places;
  for (std::size_t i = 0; i < voters.size(); ++i) places.emplace(voters[i], i);
  assignment::PlayerVotes votes{VoterNames(state, voters), {}};
  votes.given.assign(voters.size(), std::vector<std::int64_t>(voters.size(), 0));
  for (const Ballot& ballot : state.facts.ballots) {
    const auto giver = places.find(ballot.player);
    if (giver == places.end()) continue;
    for (const journal::Vote& vote : ballot.votes) {
      const auto receiver = places.find(Uid(vote.to));
      if (receiver == places.end() || receiver == giver) continue;
      votes.given[giver->second][receiver->second] = vote.votes;
    }
  }
  return service::FormTeams(std::move(votes), TeamRulesOf(poll), "votes");
}

}  // namespace ronda::command
