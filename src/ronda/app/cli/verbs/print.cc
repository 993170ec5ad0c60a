#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/paper_names.h"
#include "ronda/base/letters.h"
#include "ronda/base/suggestion.h"
#include "ronda/command/view.h"
#include "ronda/journal/chain.h"
#include "ronda/ledger/ledger.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/page_html.h"
#include "ronda/paper/pdf.h"
#include "ronda/sheets/sheet.h"
#include "ronda/words/words.h"

namespace ronda::cli {
namespace {

using words::Language;
using words::Words;

struct PrintOptions {
  std::optional<std::string> document;
  std::optional<std::string> file;
  DeskPoint desk;
  std::optional<int> round;
  charts::Paper paper = charts::Paper::kA4;
  Language language = Language::kEnglish;
  std::optional<std::string> address;
  std::optional<std::string> prizes;
  std::optional<std::string> announcement;
  bool list = false;
  Destination to;
};

// A tournament from a file or a desk, with what must outlive its documents.
struct Subject {
  std::unique_ptr<ledger::Ledger> ledger;
  std::unique_ptr<ledger::Book> book;
  journal::State state;
  std::optional<Tournament> tournament;
  std::string mark;
  std::optional<service::Source> bracket;
};

Result<Subject> FromDesk(const PrintOptions& options) {
  auto opened = ledger::Ledger::Open(*options.file, store::Access::kRead);
  if (!opened) return tl::unexpected(opened.error());
  Subject subject;
  subject.ledger = std::make_unique<ledger::Ledger>(*std::move(opened));
  auto book = subject.ledger->Choose(options.desk.tournament);
  if (!book) return tl::unexpected(book.error());
  subject.book = std::make_unique<ledger::Book>(*std::move(book));
  const auto now = subject.book->Now();
  if (!now) return tl::unexpected(now.error());
  subject.state = (*now)->state();
  subject.mark = fmt::format("{} {}", journal::Fingerprint((*now)->head()), (*now)->head().seq);
  if (options.desk.at) {
    auto then = subject.book->StateAt(*options.desk.at);
    if (!then) return tl::unexpected(then.error());
    subject.state = *std::move(then);
    subject.mark.clear();
  }
  auto tournament = command::TournamentOf(subject.state);
  if (!tournament) return tl::unexpected(tournament.error());
  subject.tournament = *std::move(tournament);
  return subject;
}

// The file of a bracket is no tournament; it is all a bracket needs.
Parsed<Subject> FromFile(const PrintOptions& options, const paper::DocumentKind& kind) {
  const bool is_bracket = kind.scope == paper::Scope::kBracket;
  auto opened = paper::OpenFile({*options.file});
  Parsed<Subject> subject{Subject(), std::move(opened.diagnostics)};
  if (opened.value) {
    subject.value->state = std::move(opened.value->state);
    subject.value->tournament = std::move(opened.value->tournament);
  } else if (is_bracket) {
    subject.value->tournament = Tournament::Make({});
    subject.diagnostics.clear();
  } else {
    subject.value.reset();
    return subject;
  }
  if (is_bracket) subject.value->bracket = service::Source{*options.file};
  return subject;
}

std::optional<Subject> SubjectOf(Context& context, const PrintOptions& options, const paper::DocumentKind& kind) {
  if (IsDesk(*options.file)) return Told(context, FromDesk(options), options.to);
  if (options.desk.at || options.desk.tournament) {
    Refuse(context, UsageError("--at and --tournament are for desk files", "leave them out, or name a desk file"),
           options.to);
    return std::nullopt;
  }
  return Told(context, FromFile(options, kind), options.to);
}

Result<const paper::DocumentKind*> KindNamed(const std::string& name) {
  if (const auto* kind = paper::FindDocument(name)) return kind;
  std::vector<std::string_view> names;
  for (const paper::DocumentKind& kind : paper::DocumentKinds()) names.push_back(kind.name);
  const auto closest = Closest(name, names);
  return tl::unexpected(UsageError(fmt::format("there is no document '{}'", name),
                                   closest ? fmt::format("did you mean '{}'? ronda print --list has them all", *closest)
                                           : "ronda print --list has them all"));
}

bool IsPage(const std::string& file) { return answer::FormOfFile(file) == Form::kHtml; }

void Print(Context& context, const paper::Document& document, const PrintOptions& options) {
  const paper::Look look{options.paper, Words(options.language)};
  if (IsPage(*options.to.file)) return Deliver(context, paper::ToHtml(document, look), options.to);
  const auto pdf = Told(context, paper::ToPdf(document, look), options.to);
  if (!pdf) return;
  if (const auto missing = paper::MissingLetters(*pdf)) PrintDiagnostics(context, {&*missing, 1});
  Deliver(context, pdf->bytes, options.to);
}

std::optional<service::Source> SourceFrom(const std::optional<std::string>& file) {
  return file ? std::optional(service::Source{*file}) : std::nullopt;
}

void List(Context& context) {
  sheets::Table table{{sheets::Words("Document"), sheets::Words("What it is"), sheets::Words("Of")}};
  for (const paper::DocumentKind& kind : paper::DocumentKinds()) {
    const bool is_of_round = kind.scope == paper::Scope::kRound;
    table.rows.push_back({kind.name, kind.title, is_of_round ? "a round" : "the event"});
  }
  context.out << ToText(table);
}

std::optional<Diagnostic> Contradiction(const PrintOptions& options) {
  if (!options.document) return UsageError("no document named", "ronda print --list has them all");
  if (!options.file) return UsageError("no tournament given", "see ronda print --help");
  const std::string file = options.to.file.value_or("");
  if (Lower(file).ends_with(".pdf") || IsPage(file) || file == "-") return std::nullopt;
  return UsageError(
      file.empty() ? "where to print to is not said" : fmt::format("'{}' ends neither in .pdf nor in .html", file),
      "add -o out.pdf, -o out.html, or -o - for a PDF on standard output");
}

void Run(Context& context, const PrintOptions& options) {
  if (options.list) return List(context);
  if (const auto contradiction = Contradiction(options)) return Refuse(context, *contradiction, options.to);
  const auto kind = Told(context, KindNamed(*options.document), options.to);
  if (!kind) return;
  const auto subject = SubjectOf(context, options, **kind);
  if (!subject) return;
  paper::Event event{subject->state, *subject->tournament, subject->mark, options.address, subject->book.get()};
  event.prizes = SourceFrom(options.prizes);
  event.announcement = SourceFrom(options.announcement);
  event.bracket = subject->bracket;
  const Round round(options.round.value_or(std::max(1, subject->state.data.rounds)));
  const auto document =
      Told(context, paper::MakeDocument(**kind, event, {round, options.paper, Words(options.language)}), options.to);
  if (document) Print(context, *document, options);
}

}  // namespace

void AddPrint(Verb app, Context& context) {
  const auto options = std::make_shared<PrintOptions>();
  const Verb verb = app.AddVerb("print", "Every document of an event on paper: PDF, or a page to print");
  verb.AddOption("DOCUMENT", options->document, "One of ronda print --list");
  verb.AddOption("FILE", options->file, "The tournament (TRF, JSON, CSV or a desk file), or a bracket");
  AddDeskPoint(verb, options->desk);
  verb.AddFlag("--list", options->list, "List the documents");
  verb.AddOption("--round", options->round, "Which round; the last that is paired unless given").Positive();
  verb.AddChoice("--paper", options->paper, PaperNames(), "a4 or letter");
  verb.AddChoice("--language", options->language,
                 Choices<Language>{{"en", Language::kEnglish}, {"es", Language::kSpanish}, {"cs", Language::kCzech}},
                 "en, es or cs");
  verb.AddOption("--address", options->address, "Of the public pages, for QR codes: https://open.example/t/club");
  verb.AddOption("--prizes", options->prizes, "The file of the prizes, for prizes");
  verb.AddOption("--announcement", options->announcement, "The file of the announcement, for announcement");
  verb.AddOption("-o,--output", options->to.file, "File to write: .pdf, or .html for a browser to print");
  verb.Footer(
      "Examples:\n"
      "  ronda print --list                                  what there is\n"
      "  ronda print boards open.trf -o boards.pdf           pairings by board\n"
      "  ronda print slips club.desk --round 3 --paper letter -o slips.pdf\n"
      "  ronda print place-cards open.trf --address https://open.example/t/club -o cards.pdf\n"
      "  ronda print prizes open.trf --prizes prizes.json -o prizes.pdf\n"
      "  ronda print history club.desk -o history.html");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
