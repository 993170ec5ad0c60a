// A knockout on the desk: the bracket is drawn once, and who plays whom in later rounds follows from the results of
// the rounds before, so that nothing of it is kept twice.
#pragma once

#include <vector>

#include "ronda/base/result.h"
#include "ronda/formats/bracket/bracket.h"
#include "ronda/journal/state.h"

namespace ronda::command {

// Whether the plan, or the plan of the event, is a knockout, drawn or not.
bool IsKnockout(const journal::SchedulePlan& plan);
bool IsKnockout(const journal::State& state);

// A match both players of which are known and that is not decided.
struct OpenMatch {
  knockout::MatchIndex match{0};
  PlayerIndex home{0};
  PlayerIndex away{0};
  std::vector<Round> games = {};  // paired so far
  bool has_open_game = false;
  bool is_level = false;  // all regular games are played, and nobody is ahead
};

struct KnockoutState {
  bracket::State bracket;       // with everything that was played
  std::vector<OpenMatch> open;  // in the order of the matches
  int stray_games = 0;          // of players who would not meet by the results before

  // The place of a seed in the list of players.
  PlayerIndex PlaceOf(knockout::SeedIndex seed) const { return places[seed]; }
  IdVector<knockout::SeedIndex, PlayerIndex> places;
};

// Code "command-bracket" where there is none yet.
Result<KnockoutState> KnockoutOf(const journal::State& state);

// Whether every game of the rounds belongs to a match of the bracket; code "command-bracket" if not.
Result<void> CheckKnockout(const journal::State& state);

}  // namespace ronda::command
