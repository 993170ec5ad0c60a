// The state of a knockout in a file: who plays, by which rules, and what was played so far. JSON of its own format,
// described in docs/formats/bracket.md; the bracket itself follows from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/knockout/progress.h"
#include "ronda/model/player.h"

namespace ronda::bracket {

inline constexpr std::string_view kFormatName = "ronda-bracket";
inline constexpr int kVersion = 1;

// What happened, in the order in which it was entered: the result of a match, or a player who left.
using Event = std::variant<knockout::MatchIndex, knockout::SeedIndex>;

struct State {
  std::string name;
  std::string draw;             // how the seeds were found, for people; may be empty
  std::vector<Player> players;  // in the order of the seeds; their numbers are those people use
  knockout::Progress progress;
  std::vector<Event> events;

  // The player with this number.
  std::optional<knockout::SeedIndex> Find(Tpn number) const;
  // Both check the change, make it and remember it.
  Result<void> Enter(knockout::MatchIndex match, const knockout::Score& score);
  Result<void> Withdraw(knockout::SeedIndex seed);
  const Player& player(knockout::SeedIndex seed) const { return players[seed.index()]; }
};

// Whether the text is JSON of this format, so far as its beginning tells.
bool LooksLikeBracket(std::string_view text);

// Reports everything wrong with the text in one go. Everything is played again, event by event, so that a file that was
// changed by hand is either right or refused.
Parsed<State> Read(std::string_view text, std::string_view file_name);

// Reading it gives the same state.
std::string Write(const State& state);

}  // namespace ronda::bracket
