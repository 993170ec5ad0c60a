// A desk file, opened: its tournaments, each with the journal it is the fold of. The command line works on desk files
// through this; a server that keeps states in memory may use the books of any store.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/journal/journal_file.h"
#include "ronda/ledger/book.h"
#include "ronda/ledger/slug.h"
#include "ronda/store/sqlite/sqlite_store.h"
#include "ronda/store/store.h"

namespace ronda::ledger {

struct Imported {
  store::StoredTournament tournament;
  journal::Seq was = 0;  // how many acts were there before
  journal::Head head;
};

class Ledger {
 public:
  // Fails with the codes of store/codes.h. The file is made if it is to be written and there is none.
  static Result<Ledger> Open(const std::string& path, store::Access access);
  Ledger(std::unique_ptr<store::Store> store, store::Access access) : store_(std::move(store)), access_(access) {}

  store::Store& store() { return *store_; }
  Result<std::vector<store::StoredTournament>> Tournaments() { return store_->Tournaments(); }

  // The one with this address; without one the only one there is. Fails ("ledger-tournament") with a message that lists
  // them if there are several, or none.
  Result<Book> Choose(const std::optional<std::string>& slug);

  // A new journal with its first act. An address that is taken is refused ("store-taken").
  Result<Book> Create(const std::string& slug, command::Opening opening, const command::Context& context);

  // Takes over a journal: as a new tournament, or as the continuation of the one with this address. A journal that
  // parts from the one there is refused ("ledger-parted"). `at` is the moment.
  Result<Imported> Import(const std::string& slug, const journal::JournalFile& file, const std::string& at);

  // Everything an export holds but the signature.
  Result<journal::JournalFile> Export(Book& book);

 private:
  Book BookOf(store::StoredTournament tournament);
  Result<Book> NewBook(const std::string& slug, const std::string& name, const std::string& at);

  std::unique_ptr<store::Store> store_;
  store::Access access_;
};

}  // namespace ronda::ledger
