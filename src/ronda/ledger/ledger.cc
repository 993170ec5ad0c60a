#include "ronda/ledger/ledger.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/command/view.h"

namespace ronda::ledger {
namespace {

using journal::JournalFile;
using journal::StoredAct;
using store::StoredTournament;

std::string ListOf(const std::vector<StoredTournament>& tournaments) {
  std::string list;
  for (const StoredTournament& one : tournaments) {
    list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", one.slug, one.name);
  }
  return list;
}

Diagnostic NotChosen(const std::optional<std::string>& slug, const std::vector<StoredTournament>& tournaments) {
  Diagnostic fault{.code = "ledger-tournament"};
  if (tournaments.empty()) {
    fault.message = "the desk file holds no tournament";
    fault.hint = "put one into it with ronda journal init";
  } else if (slug) {
    fault.message = fmt::format("the desk file holds no tournament '{}'", *slug);
    fault.hint = "it holds " + ListOf(tournaments);
  } else {
    fault.message = fmt::format("the desk file holds {} tournaments: {}", tournaments.size(), ListOf(tournaments));
    fault.hint = "choose one with --tournament";
  }
  return fault;
}

// How far two journals are the same.
std::size_t SharedActs(const std::vector<StoredAct>& one, const std::vector<StoredAct>& other) {
  const auto parted = std::ranges::mismatch(one, other, {}, &StoredAct::hash, &StoredAct::hash);
  return IndexIn(one, parted.in1);
}

}  // namespace

Result<Ledger> Ledger::Open(const std::string& path, store::Access access) {
  auto store = store::OpenSqlite(path, access);
  if (!store) {
    Diagnostic refused = store.error();
    refused.file = path;  // as whoever asks calls it
    return tl::unexpected(refused);
  }
  return Ledger(*std::move(store), access);
}

Book Ledger::BookOf(StoredTournament tournament) {
  return Book(*store_, std::move(tournament),
              access_ == store::Access::kWrite ? Book::Snapshots::kKept : Book::Snapshots::kNotKept);
}

Result<Book> Ledger::Choose(const std::optional<std::string>& slug) {
  auto tournaments = Tournaments();
  if (!tournaments) return tl::unexpected(tournaments.error());
  if (!slug && tournaments->size() == 1) return BookOf(std::move(tournaments->front()));
  const auto found = std::ranges::find(*tournaments, slug.value_or(""), &StoredTournament::slug);
  if (found == tournaments->end()) return tl::unexpected(NotChosen(slug, *tournaments));
  return BookOf(*found);
}

// One that was made and has no act yet is as good as new.
Result<Book> Ledger::NewBook(const std::string& slug, const std::string& name, const std::string& at) {
  const auto tournaments = Tournaments();
  if (!tournaments) return tl::unexpected(tournaments.error());
  const auto found = std::ranges::find(*tournaments, slug, &StoredTournament::slug);
  if (found != tournaments->end() && found->head.seq == 0) return BookOf(*found);
  auto made = store_->Create({.slug = slug, .name = name, .created = at});
  if (!made) return tl::unexpected(made.error());
  return BookOf(*std::move(made));
}

Result<Book> Ledger::Create(const std::string& slug, command::Opening opening, const command::Context& context) {
  // Refused before a tournament without acts is left behind.
  if (const auto sound = command::Open(opening, context); !sound) return tl::unexpected(sound.error());
  auto book = NewBook(slug, opening.tournament.info.name, context.at);
  if (!book) return book;
  if (const auto opened = book->Open(std::move(opening), context); !opened) return tl::unexpected(opened.error());
  return book;
}

Result<Imported> Ledger::Import(const std::string& slug, const JournalFile& file, const std::string& at) {
  const auto folded = journal::Fold(file.acts);
  if (!folded) return tl::unexpected(folded.error());
  if (const auto sound = command::TournamentOf(*folded); !sound) return tl::unexpected(sound.error());
  const auto tournaments = Tournaments();
  if (!tournaments) return tl::unexpected(tournaments.error());
  const auto found = std::ranges::find(*tournaments, slug, &StoredTournament::slug);
  auto book = found == tournaments->end() ? NewBook(slug, file.name, at) : BookOf(*found);
  if (!book) return tl::unexpected(book.error());
  const auto here = book->StoredFrom(1);
  if (!here) return tl::unexpected(here.error());
  const std::size_t shared = SharedActs(*here, file.acts);
  if (shared < here->size() && shared < file.acts.size()) {
    return tl::unexpected(Diagnostic{
        .code = "ledger-parted",
        .message =
            fmt::format("the two journals of '{}' part at act {}: each has acts the other has not", slug, shared + 1),
        .hint = "a journal is continued by one desk at a time; import it as another tournament with --tournament"});
  }
  const auto first_new = file.acts.begin() + static_cast<std::ptrdiff_t>(shared);
  if (const auto done = book->Continue({first_new, file.acts.end()}); !done) return tl::unexpected(done.error());
  const auto now = book->Now();
  if (!now) return tl::unexpected(now.error());
  return Imported{book->tournament(), static_cast<journal::Seq>(here->size()), (*now)->head()};
}

Result<JournalFile> Ledger::Export(Book& book) {
  auto acts = book.StoredFrom(1);
  if (!acts) return tl::unexpected(acts.error());
  JournalFile file;
  file.slug = book.tournament().slug;
  file.name = book.tournament().name;
  file.acts = *std::move(acts);
  return file;
}

}  // namespace ronda::ledger
