#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/formats/files.h"
#include "ronda/journal/journal_file.h"
#include "ronda/ledger/past.h"

namespace ronda::cli {
namespace {

using journal::StoredAct;

struct VerifyOptions {
  DeskOptions desk;
  std::vector<std::string> heads;  // as sheets have them printed
  std::optional<std::string> key;  // that must have signed
};

// What is found of one journal.
struct Finding {
  std::string slug;
  journal::Head head = {};
  std::optional<secret::PublicKey> key = {};
  std::vector<std::string> anchors = {};
};

// Every printed head is that after some act; whoever printed it saw everything up to there as it is now.
Result<std::vector<std::string>> AnchorsIn(const std::vector<StoredAct>& acts, const std::vector<std::string>& heads) {
  std::vector<std::string> anchors;
  for (const std::string& head : heads) {
    const auto found =
        std::ranges::find_if(acts, [&](const StoredAct& act) { return act.hash.hex().starts_with(head); });
    if (found == acts.end()) {
      return tl::unexpected(Diagnostic{
          .code = "journal-head",
          .message = fmt::format("no act of the journal has the head {}", head),
          .hint = "the sheet is of another tournament, or the journal was written anew since it was printed"});
    }
    anchors.push_back(fmt::format("the head {} is that after act {}", head, found->seq));
  }
  return anchors;
}

Result<Finding> VerifyBook(ledger::Ledger& ledger, ledger::Book& book, const VerifyOptions& options) {
  const auto folded = ledger::Verify(ledger.store(), book.tournament().id);
  if (!folded) return tl::unexpected(folded.error());
  // What snapshots say is what the acts come to.
  const auto now = book.Now();
  if (!now) return tl::unexpected(now.error());
  if (folded->head() != book.tournament().head || (*now)->state() != folded->state()) {
    return tl::unexpected(Diagnostic{.code = "journal-broken",
                                     .message = fmt::format("the journal ends with act {}, but the desk file says {}",
                                                            folded->head().seq, book.tournament().head.seq),
                                     .hint = "acts were left out or a snapshot was changed; use a backup"});
  }
  const auto acts = book.StoredFrom(1);
  if (!acts) return tl::unexpected(acts.error());
  auto anchors = AnchorsIn(*acts, options.heads);
  if (!anchors) return tl::unexpected(anchors.error());
  return Finding{book.tournament().slug, folded->head(), std::nullopt, *std::move(anchors)};
}

Result<std::vector<Finding>> VerifyDesk(const VerifyOptions& options) {
  auto ledger = ledger::Ledger::Open(options.desk.desk, store::Access::kRead);
  if (!ledger) return tl::unexpected(ledger.error());
  if (const auto sound = ledger->store().Check(); !sound) return tl::unexpected(sound.error());
  const auto tournaments = ledger->Tournaments();
  if (!tournaments) return tl::unexpected(tournaments.error());
  std::vector<Finding> findings;
  if (tournaments->empty() || options.desk.tournament) {
    if (const auto chosen = ledger->Choose(options.desk.tournament); !chosen) return tl::unexpected(chosen.error());
  }
  for (const store::StoredTournament& tournament : *tournaments) {
    if (options.desk.tournament.value_or(tournament.slug) != tournament.slug) continue;
    auto book = ledger->Choose(tournament.slug);
    if (!book) return tl::unexpected(book.error());
    auto finding = VerifyBook(*ledger, *book, options);
    if (!finding) {
      Diagnostic fault = finding.error();
      if (tournaments->size() > 1) fault.message = tournament.slug + ": " + fault.message;
      return tl::unexpected(fault);
    }
    findings.push_back(*std::move(finding));
  }
  return findings;
}

Result<std::vector<Finding>> VerifyFile(const VerifyOptions& options, const std::string& bytes) {
  const auto file = journal::ReadJournal(bytes, options.desk.desk);
  if (!file) return tl::unexpected(file.error());
  if (const auto folded = journal::Fold(file->acts); !folded) return tl::unexpected(folded.error());
  if (options.key && file->signature->key.hex() != *options.key) {
    return tl::unexpected(Diagnostic{.code = "journal-signature",
                                     .message = fmt::format("the journal is signed by {}", file->signature->key.hex()),
                                     .hint = "that is not the key that was asked for"});
  }
  auto anchors = AnchorsIn(file->acts, options.heads);
  if (!anchors) return tl::unexpected(anchors.error());
  return std::vector{Finding{file->slug, file->head(), file->signature->key, *std::move(anchors)}};
}

Result<std::vector<Finding>> Verify(const VerifyOptions& options) {
  auto bytes = ReadBytes(options.desk.desk);
  if (!bytes) return tl::unexpected(bytes.error());
  return journal::LooksLikeJournal(*bytes) ? VerifyFile(options, *bytes) : VerifyDesk(options);
}

std::string TextOf(const std::vector<Finding>& findings, const Destination& to) {
  if (to.form == Form::kJson) {
    return ToJson(sheets::Record().Add("journals", sheets::ListOf(findings, [](const Finding& finding) {
                                         return sheets::Value(
                                             sheets::Record()
                                                 .Add("tournament", finding.slug)
                                                 .Add("acts", finding.head.seq)
                                                 .Add("head", finding.head.hash.hex())
                                                 .AddText("key", finding.key ? finding.key->hex() : ""));
                                       })));
  }
  std::string text;
  for (const Finding& finding : findings) {
    text += fmt::format("{}: {}, unbroken; head {}\n", finding.slug, Counted(finding.head.seq, "act"),
                        journal::Fingerprint(finding.head));
    if (finding.key) text += fmt::format("  signed by {}\n", finding.key->hex());
    for (const std::string& anchor : finding.anchors) text += "  " + anchor + "\n";
  }
  return text;
}

bool IsVerdict(const Diagnostic& fault) {
  return fault.code.starts_with("journal-") && fault.code != "journal-version";
}

void Run(Context& context, const VerifyOptions& options) {
  const auto findings = Verify(options);
  if (findings) return Deliver(context, TextOf(*findings, options.desk.to), options.desk.to);
  Refuse(context, About(options.desk.desk, findings.error()), options.desk.to);
  if (IsVerdict(findings.error())) context.exit_code = ExitCode::kNoPairing;
}

}  // namespace

void AddJournalVerify(Verb journal, Context& context) {
  const auto options = std::make_shared<VerifyOptions>();
  const Verb verb = journal.AddVerb("verify", "Has anybody changed what was written?");
  verb.AddOption("DESK", options->desk.desk, "The desk file, or an exported journal").Required();
  verb.AddOption("--tournament", options->desk.tournament, "Of a desk file with several: only this one").Shown("SLUG");
  verb.AddOption("--head", options->heads,
                 "The head printed on a sheet; it must be that after some act. May be repeated")
      .Repeated();
  verb.AddOption("--key", options->key, "Of an exported journal: the key that must have signed it");
  AddJson(verb, options->desk.to, "Print a JSON document");
  verb.Footer(
      "Exit code 0: every act is as it was written; 1: one is not, and the first of them is named.\n"
      "An owner can write a whole journal anew; a head on paper that fits no act shows it.\n"
      "\n"
      "Examples:\n"
      "  ronda journal verify club.desk\n"
      "  ronda journal verify club.desk --head 3fa9c01b22   is this the journal that sheet was printed from?\n"
      "  ronda journal verify club.journal                 an exported one, and its signature");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
