// Random desks and random commands of every kind. The dice are whoever draws: RapidCheck, which makes failures smaller,
// or a generator with a seed.
#pragma once

#include <functional>
#include <vector>

#include "unit/command/desk.h"

namespace ronda::command {

class Dice {
 public:
  explicit Dice(std::function<int(int)> below) : below_(std::move(below)) {}

  // From 0 to end - 1.
  int Below(int end) const { return end <= 1 ? 0 : below_(end); }
  template <class T>
  const T& OneOf(const std::vector<T>& values) const {
    return values[static_cast<std::size_t>(Below(static_cast<int>(values.size())))];
  }

 private:
  std::function<int(int)> below_;
};

// A desk of any contest: players, teams, matches of two games, round robins, Keizer.
TestDesk NewDesk(const Dice& dice);

// A result as results are written.
std::string AnyResult(const Dice& dice);

// A play-off of a knockout.
Command AnyPlayOff(const journal::State& state, const Dice& dice);

// Something to ask of the desk; most of it makes sense where the desk stands.
Command AnyCommand(const TestDesk& desk, const Dice& dice);

// All games of the last round, so that the next can be paired.
void FinishRound(TestDesk& desk, const Dice& dice);

// A desk after so many commands, rounds finished now and then. `saw` is told of every command and whether it was done.
using Saw = std::function<void(const Command&, bool)>;
TestDesk AnyDesk(const Dice& dice, int commands, const Saw& saw = nullptr);

}  // namespace ronda::command
