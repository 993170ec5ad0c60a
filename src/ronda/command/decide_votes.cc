// Votes of the players: opened, given by each, closed with what they come to.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/command/moment.h"
#include "ronda/command/votes.h"

namespace ronda::command {
namespace {

using assignment::Goal;
using journal::Poll;
using journal::PollGroup;
using journal::State;
using journal::Vote;

constexpr std::size_t kMostOptions = 100;
constexpr std::size_t kLongestText = 100;  // of a title or the name of an option
constexpr std::int32_t kMostVotes = 1'000'000;

Result<void> CheckOptions(const Poll& poll) {
  if (poll.options.empty()) return Refuse("command-votes", "there is no option to vote for", "name at least one");
  if (poll.options.size() > kMostOptions) {
    return Refuse("command-votes", fmt::format("{} options are too many", poll.options.size()),
                  fmt::format("at most {} can be voted on", kMostOptions));
  }
  std::set<std::string> seen;
  for (const journal::PollOption& option : poll.options) {
    if (option.name.empty()) return Refuse("command-votes", "an option has no name", "name every option");
    if (option.name.size() > kLongestText)
      return Refuse("command-votes", "the name of an option is too long", "make it shorter");
    if (!seen.insert(option.name).second) {
      return Refuse("command-votes", fmt::format("the option {} is there twice", option.name),
                    "one option can have several places");
    }
    if (option.places < 0)
      return Refuse("command-votes", fmt::format("the option {} has no places", option.name), "0 is the least");
  }
  if (!poll.by.empty() && poll.by != "votes" && poll.by != "ranks") {
    return Refuse("command-votes", fmt::format("'{}' is no way to vote", poll.by), "votes or ranks");
  }
  if (poll.limit && (*poll.limit < 1 || *poll.limit > kMostVotes)) {
    return Refuse("command-votes", fmt::format("nobody can have {} votes to give", *poll.limit),
                  fmt::format("1 to {}", kMostVotes));
  }
  return {};
}

Result<void> CheckTeams(const Poll& poll) {
  const std::int32_t size = poll.size.value_or(2);
  if (size < 2 || size > 20)
    return Refuse("command-votes", fmt::format("a team cannot have {} players", size), "2 to 20");
  if (!poll.mode.empty() && poll.mode != "A" && poll.mode != "B") {
    return Refuse("command-votes", fmt::format("'{}' is no mode of forming teams", poll.mode),
                  "A with vetoes, B without");
  }
  return {};
}

Result<void> CheckPoll(const Moment& moment, const Poll& poll) {
  if (poll.title.empty()) return Refuse("command-votes", "the vote has no title", "say what is voted on");
  if (poll.title.size() > kLongestText)
    return Refuse("command-votes", "the title of the vote is too long", "make it shorter");
  if (!poll.until.empty() && !IsTime(poll.until)) {
    return Refuse("command-deadline", fmt::format("'{}' is no time", poll.until), "2026-11-15T14:00:00Z, in UTC");
  }
  if (!poll.until.empty() && !moment.context.at.empty() && poll.until < moment.context.at) {
    return Refuse("command-deadline", fmt::format("{} is over already", poll.until), "choose a later time");
  }
  if (IsAboutTeams(poll)) return CheckTeams(poll);
  if (poll.about == "options") return CheckOptions(poll);
  return Refuse("command-votes", fmt::format("'{}' is nothing to vote on", poll.about), "options or teams");
}

// The poll players can vote in.
Result<Poll> OpenPollOf(const State& state) {
  if (state.facts.poll && !state.facts.poll_outcome) return *state.facts.poll;
  return Refuse("command-votes", "no vote is open", "ask an arbiter to open one");
}

// Elementos §2.7.2: a list in the order of preference, 0 for the option wanted most; or no preference at all.
Result<void> CheckRanks(const Poll& poll, const std::vector<Vote>& votes) {
  std::set<std::int32_t> ranks;
  for (const Vote& vote : votes) {
    if (vote.votes < 0 || vote.votes >= Count(poll.options)) {
      return Refuse("command-votes", fmt::format("{} is no place in the list", std::int64_t{vote.votes} + 1),
                    fmt::format("1 for the option wanted most, up to {}", poll.options.size()));
    }
    if (!ranks.insert(vote.votes).second) {
      return Refuse("command-votes", fmt::format("two options have place {}", std::int64_t{vote.votes} + 1),
                    "give every option its own place");
    }
  }
  if (votes.empty() || votes.size() == poll.options.size()) return {};
  return Refuse("command-votes", fmt::format("{} of {} options have a place", votes.size(), poll.options.size()),
                "give every option one, or none at all to take what is left");
}

// Elementos §2.8 A1 and A2: each has so many votes; only mode B knows negative ones.
Result<void> CheckSum(const State& state, const Poll& poll, const std::vector<Vote>& votes) {
  const bool may_be_negative = IsAboutTeams(poll) && poll.mode == "B";
  std::int64_t sum = 0;
  for (const Vote& vote : votes) {
    if (vote.votes < 0 && !may_be_negative) return Refuse("command-votes", "a vote is negative", "0 is the least");
    sum += std::abs(std::int64_t{vote.votes});
  }
  const std::int64_t most = VotesToGive(state, poll).value_or(kMostVotes);
  if (sum <= most) return {};
  return Refuse("command-votes", fmt::format("{} votes are given, more than the {} there are", sum, most),
                "take some away");
}

Result<void> CheckReceivers(const State& state, const Poll& poll, const CastVotes& wish) {
  const std::vector<Uid> voters = VotersOf(state);
  const auto is_voter = [&](Uid uid) { return std::ranges::find(voters, uid) != voters.end(); };
  if (!is_voter(wish.player))
    return Refuse("command-votes", Named(state, wish.player) + " has withdrawn", "return the player first");
  std::set<std::int32_t> seen;
  for (const Vote& vote : wish.votes) {
    const bool is_there =
        IsAboutTeams(poll) ? vote.to >= 1 && is_voter(Uid(vote.to)) : vote.to >= 1 && vote.to <= Count(poll.options);
    if (!is_there)
      return Refuse("command-votes", "votes are given to somebody or something that is not there",
                    "look at the list again");
    if (IsAboutTeams(poll) && Uid(vote.to) == wish.player) {
      return Refuse("command-votes", "a player gives votes to their own name", "leave the field empty");
    }
    if (!seen.insert(vote.to).second)
      return Refuse("command-votes", "votes are given twice to the same", "keep one of the two");
  }
  return {};
}

Result<void> CheckInTime(const Moment& moment, const Poll& poll) {
  // Whoever comes to the desk with a paper in time can be late by link.
  if (poll.until.empty() || moment.context.by.link.empty() || moment.context.at <= poll.until) return {};
  return Refuse("command-deadline", fmt::format("votes were taken until {}", poll.until), "tell the arbiter");
}

Result<void> CheckVotes(const Moment& moment, const Poll& poll, const CastVotes& wish) {
  if (const auto place = PlaceOf(moment.state, wish.player); !place) return tl::unexpected(place.error());
  if (auto in_time = CheckInTime(moment, poll); !in_time) return in_time;
  if (auto there = CheckReceivers(moment.state, poll, wish); !there) return there;
  const bool are_ranks = !IsAboutTeams(poll) && GoalOf(poll) == Goal::kMinimise;
  return are_ranks ? CheckRanks(poll, wish.votes) : CheckSum(moment.state, poll, wish.votes);
}

std::vector<PollGroup> GroupsOf(const State& state, const service::ChosenOptions& chosen) {
  const std::vector<Uid> voters = VotersOf(state);
  std::vector<PollGroup> groups;
  for (const assignment::Option option : chosen.votes.problem.option_ids()) {
    PollGroup group{option.value() + 1, {}};
    for (const assignment::Participant one : chosen.votes.problem.participant_ids()) {
      if (chosen.choice.assignment[one] == option) group.players.push_back(voters[one.index()]);
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

std::vector<PollGroup> GroupsOf(const State& state, const service::FormedTeams& formed) {
  const std::vector<Uid> voters = VotersOf(state);
  std::vector<PollGroup> groups;
  for (const assignment::FormedTeam& team : formed.formation.teams) {
    PollGroup group;
    for (const int member : team.members) group.players.push_back(voters[assignment::Voter(member).index()]);
    groups.push_back(std::move(group));
  }
  return groups;
}

Result<std::vector<PollGroup>> OutcomeOf(const State& state, const Poll& poll) {
  if (VotersOf(state).empty()) return Refuse("command-votes", "nobody is there to vote", "enter players first");
  if (!IsAboutTeams(poll)) return GroupsOf(state, OptionsByVotes(state, poll));
  const auto teams = TeamsByVotes(state, poll);
  if (teams.value) return GroupsOf(state, *teams.value);
  const auto first = std::ranges::find(teams.diagnostics, Severity::kError, &Diagnostic::severity);
  if (first != teams.diagnostics.end()) return tl::unexpected(*first);
  return Refuse("command-votes", "the votes come to nothing", "look at them again");
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const OpenPoll& wish) {
  if (const auto sound = CheckPoll(moment, wish.poll); !sound) return tl::unexpected(sound.error());
  Decision decision = Start(moment, journal::Kind::kPollOpened);
  const auto& facts = moment.state.facts;
  if (!facts.ballots.empty() && !facts.poll_outcome) {
    Object(decision, Warning::kConfirm, "the votes given in the vote before are thrown away");
  }
  decision.after.facts.poll = wish.poll;
  decision.after.facts.ballots.clear();
  decision.after.facts.poll_outcome.reset();
  decision.told.now = wish.poll.title;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CastVotes& wish) {
  const auto poll = OpenPollOf(moment.state);
  if (!poll) return tl::unexpected(poll.error());
  if (const auto sound = CheckVotes(moment, *poll, wish); !sound) return tl::unexpected(sound.error());
  journal::Ballot ballot{wish.player, wish.votes};
  std::ranges::sort(ballot.votes, {}, &Vote::to);
  if (GoalOf(*poll) == Goal::kMaximise) std::erase_if(ballot.votes, [](const Vote& one) { return one.votes == 0; });
  Decision decision = Start(moment, journal::Kind::kVotesCast);
  decision.told.players = {wish.player};
  decision.told.now = poll->title;  // and nothing of the votes: the log is read before the poll is closed
  const journal::Ballot* before = BallotOf(moment.state, wish.player);
  if (before != nullptr && *before == ballot) return decision;
  auto& ballots = decision.after.facts.ballots;
  std::erase_if(ballots, [&](const journal::Ballot& one) { return one.player == wish.player; });
  ballots.push_back(std::move(ballot));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const ClosePoll& /*wish*/) {
  const auto poll = OpenPollOf(moment.state);
  if (!poll) return tl::unexpected(poll.error());
  auto groups = OutcomeOf(moment.state, *poll);
  if (!groups) return tl::unexpected(groups.error());
  Decision decision = Start(moment, journal::Kind::kPollClosed);
  decision.told.now = poll->title;
  const auto missing =
      std::ranges::count_if(VotersOf(moment.state), [&](Uid uid) { return BallotOf(moment.state, uid) == nullptr; });
  if (missing > 0) {
    Object(decision, Warning::kAcknowledge,
           missing == 1 ? "1 player has not voted" : fmt::format("{} players have not voted", missing));
  }
  decision.after.facts.poll_outcome = journal::PollOutcome{moment.context.at, *std::move(groups)};
  return decision;
}

}  // namespace ronda::command
