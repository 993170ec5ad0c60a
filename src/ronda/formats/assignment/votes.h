// Tables of votes: who gives how much to which option (ronda assign), and to which player (ronda teams). The first line
// names the options, the first field of every other line the participant. docs/formats/votes.md describes both.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/result.h"

namespace ronda::assignment {

struct OptionVotes {
  std::vector<std::string> participants;
  std::vector<std::string> options;
  Problem problem;
};

// A line "places" says how many each option takes; x forbids a cell. An empty cell is no votes; in a table of ranks it
// is an error.
Parsed<OptionVotes> ReadOptionVotes(std::string_view bytes, std::string_view file_name, Goal goal);

struct PlayerVotes {
  std::vector<std::string> names;
  std::vector<std::vector<std::int64_t>> given;  // by giver, by receiver; the own one is 0
};

// The same players across and down, in any order.
Parsed<PlayerVotes> ReadPlayerVotes(std::string_view bytes, std::string_view file_name);

}  // namespace ronda::assignment
