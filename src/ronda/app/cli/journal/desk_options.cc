#include "ronda/app/cli/journal/desk_options.h"

#include <pwd.h>
#include <unistd.h>

#include <chrono>

#include "ronda/desk/clock.h"
#include "ronda/secret/random.h"

namespace ronda::cli {
namespace {

std::string LoginName() {
  const passwd* entry = getpwuid(geteuid());
  return entry == nullptr ? "somebody" : entry->pw_name;
}

}  // namespace

void AddDesk(Verb verb, DeskOptions& options) {
  verb.AddOption("DESK", options.desk, "The desk file").Required();
  verb.AddOption("--tournament", options.tournament, "Of a desk file with several: the address of one").Shown("SLUG");
}

Result<OpenBook> OpenDesk(const DeskOptions& options, store::Access access) {
  auto ledger = ledger::Ledger::Open(options.desk, store::Access::kRead);
  // A store makes the file it is to write to; whoever asks about a desk wants one that is there.
  if (ledger && access == store::Access::kWrite) ledger = ledger::Ledger::Open(options.desk, access);
  if (!ledger) return tl::unexpected(About(options.desk, ledger.error()));
  auto book = ledger->Choose(options.tournament);
  if (!book) return tl::unexpected(About(options.desk, book.error()));
  return OpenBook{*std::move(ledger), *std::move(book)};
}

void AddBy(Verb verb, ActorOptions& options) {
  verb.AddOption("--by", options.by, "Who does it; the login name if not given").Shown("NAME");
}

void AddActor(Verb verb, ActorOptions& options) {
  AddBy(verb, options);
  verb.AddOption("--confirm", options.confirmed,
                 "What it breaks is known and meant: 2 to acknowledge, 3 to confirm, 4 with consequences")
      .Between(2, 4)
      .Shown("LEVEL");
  verb.AddOption("--id", options.id,
                 "32 hexadecimal digits that name the command: sent again with them it is not done again")
      .Shown("ID");
}

Result<command::Context> ContextOf(const ActorOptions& options) {
  command::Context context;
  context.by.name = options.by.value_or(LoginName());
  context.at = desk::Stamp(std::chrono::system_clock::now());
  context.confirmed = static_cast<command::Warning>(options.confirmed);
  context.engine = "ronda " RONDA_VERSION;
  const auto id = options.id ? journal::CommandId::Parse(*options.id) : secret::Random<journal::CommandId>();
  if (!id) {
    return tl::unexpected(UsageError("--id wants 32 hexadecimal digits", "leave it out for a command of its own"));
  }
  context.id = *id;
  return context;
}

std::string ShownTime(const std::string& at) {
  std::string shown = at.substr(0, 19);
  if (shown.size() == 19) shown[10] = ' ';
  return shown;
}

}  // namespace ronda::cli
