// What the verbs of `ronda journal` share: the desk file, the tournament in it, and who is at the machine.
#pragma once

#include <optional>
#include <string>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/command/decide.h"
#include "ronda/ledger/ledger.h"

namespace ronda::cli {

struct DeskOptions {
  std::string desk;
  std::optional<std::string> tournament;
  Destination to;
};

// DESK and --tournament. `options` must live as long as the verb.
void AddDesk(Verb verb, DeskOptions& options);

struct OpenBook {
  ledger::Ledger ledger;
  ledger::Book book;
};

// The desk file must be there; nothing is made. Messages name the file.
Result<OpenBook> OpenDesk(const DeskOptions& options, store::Access access);

struct ActorOptions {
  std::optional<std::string> by;  // none: the login name
  std::optional<std::string> id;  // of the command; none: a new one
  int confirmed = 0;
};

// --by alone; --by, --confirm and --id. `options` must live as long as the verb.
void AddBy(Verb verb, ActorOptions& options);
void AddActor(Verb verb, ActorOptions& options);

// Now, by this person.
Result<command::Context> ContextOf(const ActorOptions& options);

// "2026-11-15 14:03:22" of "2026-11-15T14:03:22.118Z".
std::string ShownTime(const std::string& at);

}  // namespace ronda::cli
