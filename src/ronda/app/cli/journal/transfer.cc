#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/formats/files.h"
#include "ronda/ledger/key_file.h"

namespace ronda::cli {
namespace {

struct TransferOptions {
  DeskOptions desk;
  std::string file;
  std::optional<std::string> key;
};

Result<std::string> Exported(const TransferOptions& options) {
  auto open = OpenDesk(options.desk, store::Access::kRead);
  if (!open) return tl::unexpected(open.error());
  auto file = open->ledger.Export(open->book);
  if (!file) return tl::unexpected(file.error());
  // Nobody signs what does not hold.
  if (const auto folded = journal::Fold(file->acts); !folded) return tl::unexpected(folded.error());
  const auto key = ledger::KeyOf(options.desk.desk);
  if (!key) return tl::unexpected(key.error());
  file->signature = journal::Sign(file->head(), *key);
  return WriteJournal(*file);
}

Result<std::string> Imported(const TransferOptions& options) {
  const auto bytes = ReadBytes(options.file);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto file = journal::ReadJournal(*bytes, options.file);
  if (!file) return tl::unexpected(file.error());
  if (options.key && file->signature->key.hex() != *options.key) {
    return tl::unexpected(Diagnostic{.code = "journal-signature",
                                     .message = fmt::format("the journal is signed by {}", file->signature->key.hex()),
                                     .hint = "that is not the key that was asked for; nothing was imported",
                                     .file = options.file});
  }
  const std::string slug = options.desk.tournament.value_or(file->slug);
  if (!ledger::IsSlug(slug)) {
    return tl::unexpected(UsageError(fmt::format("'{}' is no address", slug), "give one with --tournament"));
  }
  if (const auto folded = journal::Fold(file->acts); !folded) return tl::unexpected(folded.error());
  auto ledger = ledger::Ledger::Open(options.desk.desk, store::Access::kWrite);
  if (!ledger) return tl::unexpected(ledger.error());
  const auto now = ContextOf({});
  if (!now) return tl::unexpected(now.error());
  const auto done = ledger->Import(slug, *file, now->at);
  if (!done) return tl::unexpected(done.error());
  const auto added = done->head.seq - done->was;
  if (added == 0) return fmt::format("{}: nothing new, the journal has {}\n", slug, Counted(done->head.seq, "act"));
  return fmt::format("{}: {} added, {} in all; head {}\n", slug, Counted(added, "act"), done->head.seq,
                     journal::Fingerprint(done->head));
}

}  // namespace

void AddJournalExport(Verb journal, Context& context) {
  const auto options = std::make_shared<TransferOptions>();
  const Verb verb = journal.AddVerb("export", "The journal as a file of lines, signed");
  AddDesk(verb, options->desk);
  AddOutput(verb, options->desk.to);
  verb.Footer(
      "The file holds every act with its hash and the signature of the desk (docs/formats/journal.md). Contact data "
      "of\n"
      "players are not in it.\n"
      "\n"
      "Examples:\n"
      "  ronda journal export club.desk -o club.journal");
  verb.Run([options, &context] {
    const auto text = Exported(*options);
    text ? Deliver(context, *text, options->desk.to)
         : Refuse(context, About(options->desk.desk, text.error()), options->desk.to);
  });
}

void AddJournalImport(Verb journal, Context& context) {
  const auto options = std::make_shared<TransferOptions>();
  const Verb verb = journal.AddVerb("import", "Take over an exported journal, or its continuation");
  AddDesk(verb, options->desk);
  verb.AddOption("FILE", options->file, "The exported journal; - reads standard input").Required();
  verb.AddOption("--key", options->key, "The key that must have signed it");
  verb.Footer(
      "A journal the desk has already is continued; one that parts from it is refused. Chain and signature are\n"
      "verified first.\n"
      "\n"
      "Examples:\n"
      "  ronda journal import server.desk club.journal\n"
      "  ronda journal import server.desk club.journal --tournament club-2026   under another address");
  verb.Run([options, &context] {
    const auto text = Imported(*options);
    if (!text) return Refuse(context, About(options->desk.desk, text.error()), options->desk.to);
    context.out << *text;
  });
}

}  // namespace ronda::cli
