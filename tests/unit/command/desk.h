// A journal in memory and the state it comes to, for tests: commands go in, acts come out.
#pragma once

#include <string>
#include <vector>

#include "ronda/command/decide.h"
#include "ronda/command/opening.h"
#include "ronda/journal/chain.h"

namespace ronda::command {

class TestDesk {
 public:
  // Aborts if the tournament cannot be opened.
  explicit TestDesk(TournamentData data, std::string system = "");

  // What came of the command; the state is the new one.
  Result<journal::Act> Do(const Command& command, Warning confirmed = Warning::kNone);
  // The same, where the test says that it is allowed.
  journal::Act Must(const Command& command, Warning confirmed = Warning::kNone);
  // The code of the refusal; empty if there is none.
  std::string Refusal(const Command& command, Warning confirmed = Warning::kNone);

  const journal::State& state() const { return state_; }
  const std::vector<journal::StoredAct>& journal() const { return journal_; }
  journal::Seq seq() const { return static_cast<journal::Seq>(journal_.size()); }
  // The player with this number in the journal is the one in that place of the list it was opened with.
  static Uid Player(int place) { return Uid(place); }

 private:
  Context Now(Warning confirmed);
  journal::Act Add(const Decision& decision, const Context& context);

  journal::State state_;
  std::vector<journal::StoredAct> journal_;
  int commands_ = 0;
};

// Players "Player 1", "Player 2", ... with falling ratings.
TournamentData NewEvent(int players, int rounds);

}  // namespace ronda::command
