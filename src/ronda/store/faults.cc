#include "ronda/store/faults.h"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace ronda::store {

Diagnostic Fault(std::string_view code, std::string message, std::string hint) {
  return {.code = std::string(code), .message = std::move(message), .hint = std::move(hint)};
}

Diagnostic AboutFile(const std::string& path, Diagnostic diagnostic) {
  diagnostic.file = path;
  return diagnostic;
}

Diagnostic NoSuchTournament(TournamentId tournament) {
  return Fault(kStoreUnknown, fmt::format("there is no tournament {} in the store", tournament.value()),
               "it may have been made in another store");
}

Diagnostic NoSuchAccount(AccountId account) {
  return Fault(kStoreUnknown, fmt::format("there is no account {} in the store", account.value()),
               "it may have been made in another store");
}

Diagnostic NothingToBelongTo() {
  return Fault(kStoreUnknown, "the event, the tournament or the account it belongs to is not in the store",
               "it may have been made in another store");
}

Diagnostic SlugTaken(const std::string& slug) {
  return Fault(kStoreTaken, fmt::format("the address '{}' is taken", slug), "choose another address");
}

Diagnostic LoginTaken(const std::string& login) {
  return Fault(kStoreTaken, fmt::format("the login '{}' is taken", login), "choose another login");
}

Diagnostic NoBackUp(const std::string& what) {
  return Fault(kStoreBackup, what + " makes no copies of itself",
               "export the journals, or use the tools of the database");
}

Result<void> CheckAddition(const Addition& addition) {
  if (addition.acts.empty() || journal::FindBrokenLink(addition.after, addition.acts)) {
    return tl::unexpected(Fault(kStoreAddition, "the acts to be added do not continue one another",
                                "link each act to the one before it (journal::Linked)"));
  }
  std::set<std::string_view> commands;
  for (const journal::StoredAct& act : addition.acts) {
    if (commands.insert(act.command.raw()).second) continue;
    return tl::unexpected(
        Fault(kStoreAddition, "two acts to be added have the same command", "give every act a command of its own"));
  }
  return {};
}

}  // namespace ronda::store
