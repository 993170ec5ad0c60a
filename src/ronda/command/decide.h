// From a wish to a fact. Decide() asks the rules, may refuse (with the article in its message) and calls the engines;
// what it decides is an act that needs neither rules nor engines any more (journal/change.h).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/command/command.h"
#include "ronda/journal/act.h"

namespace ronda::command {

// Nothing would change: the wish is fulfilled already.
inline constexpr std::string_view kNothingToDo = "command-nothing";
// Somebody else was quicker; the message says what stands there now.
inline constexpr std::string_view kConflict = "command-conflict";
// It breaks something and waits for a confirmation.
inline constexpr std::string_view kUnconfirmed = "command-unconfirmed";
// The rules forbid it as long as the event is in FIDE mode.
inline constexpr std::string_view kForbidden = "command-forbidden";

// How much it takes to confirm a wish that breaks something.
enum class Warning : std::uint8_t {
  kNone = 0,
  kAcknowledge = 2,  // something to know
  kConfirm = 3,      // something to think about
  kTwoSteps = 4,     // something with consequences
  kOutside = 5,      // outside the rules: only once FIDE mode was left
};

// The journal so far, for wishes about it.
struct Past {
  std::function<Result<journal::State>(journal::Seq)> state_at;
  std::function<Result<std::vector<journal::Act>>(journal::Seq)> acts_from;  // this one and all after it
};

struct Context {
  journal::Actor by;
  std::string at;  // "2026-11-15T14:03:22.118Z"
  journal::CommandId id;
  Warning confirmed = Warning::kNone;
  std::string engine;  // "ronda 0.1.0"
  Past past = {};      // may be empty where nothing is undone
};

// What a wish comes to: the state after it, and what is said of it.
struct Decision {
  journal::Kind kind = journal::Kind::kNoteAdded;
  journal::Told told;
  journal::State after;
  Warning warning = Warning::kNone;  // what told.objections ask for
};

// The codes of refusals are the four above, "command-..." for wishes that make no sense, and those of the rules
// ("handling-...") and the engines.
Result<Decision> Decide(const journal::State& state, const Command& command, const Context& context);

// The act of a decision, and the one a journal begins with.
journal::Act ActOf(const journal::State& before, const Decision& decision, const Context& context, journal::Seq seq);

}  // namespace ronda::command
