// Whether the remaining rounds can still be paired under the rules that no quality can excuse: nobody meets anybody
// twice, forbidden pairs, one bye a player. Colours depend on results to come and are not looked at.
//
// Three answers, each with its facts: impossible (a count or an exhaustive search shows it), possible (a schedule of
// all rounds was found, or everybody has so many opponents left that one always exists), and undecided. Decision 062.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"

namespace ronda::explain {

struct Outlook {
  enum class Answer : std::uint8_t { kPossible, kImpossible, kUndecided };

  Answer answer = Answer::kUndecided;
  int remaining = 0;  // rounds
  Statements statements;
};

enum class Thoroughness : std::uint8_t {
  kQuick,  // what is cheap at any size: counts, and a search where the field is small
  kFull,
};

// From the tournament's next round on. The bye rule is that of the system.
Outlook LookAhead(const Tournament& tournament, ByeRule bye_rule, Thoroughness thoroughness);

// Whether a quick look from the round after the next one on could not find it impossible: the field is larger than such
// a look searches, and even if so many of those who have played every round and asked for no bye get one now, there
// are as many left as rounds to come. By any bye rule; takes no time.
bool IsLargeWithByesToSpare(const Tournament& before, std::size_t byes_now);

}  // namespace ronda::explain
