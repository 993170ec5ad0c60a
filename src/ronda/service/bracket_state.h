// Making a knockout from players and settings, and changing one that is under way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/formats/bracket/bracket.h"
#include "ronda/knockout/seeding.h"
#include "ronda/service/source.h"

namespace ronda::service {

struct BracketRequest {
  Source who;  // a number, a file of players, or the file of a bracket
  int losses = 1;
  int games = 1;
  knockout::Seeding seeding = knockout::Seeding::kCompensation;
  std::optional<int> seeded;  // players who keep their seeds; the others are drawn
  std::uint64_t seed = 0;     // of the draw
  bool third_place = false;
  std::optional<int> guaranteed;       // games everybody plays
  std::vector<std::string> dispensed;  // "6" or "3:2": players, and rounds they skip
  std::vector<std::string> results;    // "5=1-0"
  std::vector<int> withdrawals;
  std::optional<int> take_back;

  bool Changes() const { return !results.empty() || !withdrawals.empty() || take_back.has_value(); }
};

struct LoadedBracket {
  bracket::State state;
  bool is_from_file = false;  // a bracket under way, not a new one
};

// A bracket that nobody has played in yet; players come in the order of their seeds unless the request draws them.
Result<bracket::State> NewBracket(std::vector<Player> players, std::string name, const BracketRequest& request);

Parsed<LoadedBracket> LoadBracket(const BracketRequest& request);

// The state after the changes asked for; every one of them is checked.
Result<bracket::State> Changed(bracket::State state, const BracketRequest& request);

}  // namespace ronda::service
