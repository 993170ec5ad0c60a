// What the verbs that change a tournament by the handling rules share: the file goes in, the changed file comes out
// (to standard output, to another file or in its own place), and what was done is told on standard error or as JSON.
#pragma once

#include <functional>
#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"
#include "ronda/service/source.h"

namespace ronda::cli {

// The highest pairing number an option takes.
inline constexpr int kMostPlayers = 1'000'000;

// The kinds of byes on request, as options have them.
inline Choices<ResultCode> ByeKinds() {
  return {{"zero", ResultCode::kZeroBye}, {"half", ResultCode::kHalfBye}, {"full", ResultCode::kFullBye}};
}

struct HandlingOptions {
  service::Source file;
  std::optional<std::string> rules;   // none: the edition in force when the event began
  std::optional<std::string> output;  // none: standard output
  bool in_place = false;
  bool dry_run = false;
  bool json = false;
};

// FILE, --rules, --output, --in-place, --dry-run and --json. `options` must live as long as the verb.
void AddHandlingOptions(Verb verb, HandlingOptions& options);

using Operation = std::function<Result<handling::Handled>(const Tournament&, const handling::Edition&)>;

// Reads the file, applies the operation and delivers the result; or refuses.
void Handle(Context& context, const HandlingOptions& options, const Operation& operation);

}  // namespace ronda::cli
