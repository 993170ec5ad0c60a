// Why a round is paired as it is: the whole round, or a question about it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/service/event.h"

namespace ronda::service {

// What is asked. Players are named by their numbers, two of them as in "5-9".
struct AskRound {};
struct AskBracket {
  std::string score;  // of its residents, as in "3.5"
};
struct AskPlayer {
  int player;
};
struct AskPair {
  std::string players;
};
struct AskWhyNotPair {
  std::string players;
};
struct AskWhyNotBye {
  int player;
};
struct AskWhyNotColour {
  int player;
  Colour colour;
};
using Question = std::variant<AskRound, AskBracket, AskPlayer, AskPair, AskWhyNotPair, AskWhyNotBye, AskWhyNotColour>;

// What was asked and what is said to it, other than a whole round.
struct Answer {
  std::string question;  // "Why not 5-9?"
  explain::Statements statements;
  std::optional<explain::WhyNot> why_not = {};
  std::optional<RoundPairing> real = {};  // with why_not: the round as it is paired
};

struct Explanation {
  Tournament before;
  const PairingSystem* system = nullptr;
  std::vector<Deviation> deviations;
  std::variant<explain::RoundStory, Answer> said;  // of a bracket: the round with that bracket alone
  RoundPairing pairing = {};                       // the round itself
  std::string why{};                               // why this edition of the system; may be empty
};

// Without a round: the one people talk about (CurrentRound). Warns where the event pairs the round otherwise than
// the rules; explained is what the rules give.
Parsed<Explanation> Explain(const WishedEvent& event, std::optional<int> round, const Question& question);

}  // namespace ronda::service
