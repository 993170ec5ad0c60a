// A vote of the players: what it is about, what each has given, and what came of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/journal/uid.h"

namespace ronda::journal {

// One of the options of which players get one each.
struct PollOption {
  std::string name;
  std::int32_t places = 1;  // how many players can have it

  bool operator==(const PollOption&) const = default;
};

// What players vote on: options of which each gets one (Elementos §2.7), or each other, to form teams (Elementos §2.8).
struct Poll {
  std::string about;  // "options", "teams"
  std::string title;
  std::vector<PollOption> options = {};    // of "options"
  std::string by = {};                     // of "options": "votes" (as where empty), "ranks"
  std::optional<std::int32_t> limit = {};  // of votes for options: how many each can give; none: no limit
  std::string mode = {};                   // of "teams": "A" (as where empty), "B"
  std::optional<std::int32_t> size = {};   // of a team; none: 2
  std::optional<std::int32_t> seed = {};   // of the lot among equals
  std::string until = {};                  // when players vote by link; empty: until it is closed

  bool operator==(const Poll&) const = default;
};

// What a player gives to an option, by its place from 1, or to another player, by the number in the journal.
struct Vote {
  std::int32_t to = 0;
  std::int32_t votes = 0;  // of ranks: 0 for the option wanted most

  bool operator==(const Vote&) const = default;
};

struct Ballot {
  Uid player{1};
  std::vector<Vote> votes;

  bool operator==(const Ballot&) const = default;
};

// Those who got an option, by its place from 1; or a team.
struct PollGroup {
  std::int32_t option = 0;  // of a team: 0
  std::vector<Uid> players;

  bool operator==(const PollGroup&) const = default;
};

// What the votes came to when the poll was closed.
struct PollOutcome {
  std::string at;
  std::vector<PollGroup> groups;

  bool operator==(const PollOutcome&) const = default;
};

}  // namespace ronda::journal
