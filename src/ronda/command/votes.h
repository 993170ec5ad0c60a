// The votes of players as a desk keeps them, and what they come to: options of which each gets one (Elementos §2.7),
// or teams (Elementos §2.8). Worked out as ronda assign and ronda teams do.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/journal/state.h"
#include "ronda/service/votes.h"

namespace ronda::command {

// Who votes: all who have not withdrawn, in the order of the list.
std::vector<journal::Uid> VotersOf(const journal::State& state);

// How many votes each has to give; none: as many as one likes, or ranks instead.
std::optional<std::int64_t> VotesToGive(const journal::State& state, const journal::Poll& poll);

// The votes a player has given; null if none.
const journal::Ballot* BallotOf(const journal::State& state, journal::Uid player);

bool IsAboutTeams(const journal::Poll& poll);
assignment::Goal GoalOf(const journal::Poll& poll);
assignment::TeamRules TeamRulesOf(const journal::Poll& poll);
std::optional<std::uint64_t> SeedOf(const journal::Poll& poll);

// What the votes given so far come to, by the players' numbers and names. Whoever has not voted gives nothing: takes
// what is left, and is wanted or not by the others.
service::ChosenOptions OptionsByVotes(const journal::State& state, const journal::Poll& poll);
Parsed<service::FormedTeams> TeamsByVotes(const journal::State& state, const journal::Poll& poll);

}  // namespace ronda::command
