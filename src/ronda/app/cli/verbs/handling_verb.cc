#include "ronda/app/cli/verbs/handling_verb.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/painter.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/service/handling.h"

namespace ronda::cli {
namespace {

using handling::Change;
using handling::Handled;

std::vector<std::string> EditionNames() {
  std::vector<std::string> names;
  for (const handling::Edition& edition : handling::Editions()) names.emplace_back(edition.id);
  return names;
}

Destination ScreenOf(const HandlingOptions& options) { return {.form = options.json ? Form::kJson : Form::kText}; }

void RefuseChange(Context& context, const Diagnostic& refusal, const HandlingOptions& options) {
  cli::Refuse(context, About(options.file.name, refusal), ScreenOf(options));
}

// The file the tournament goes to; none: standard output.
std::optional<std::string> TargetOf(const HandlingOptions& options) {
  if (options.in_place) return options.file.name;
  return options.output == "-" ? std::nullopt : options.output;
}

// Requests that make no sense whatever the file holds.
std::optional<Diagnostic> Nonsense(const HandlingOptions& options) {
  if (options.in_place && options.output) {
    return UsageError("--in-place and -o both say where the tournament goes", "use one of them");
  }
  if (options.in_place && options.file.name == "-") {
    return UsageError("standard input cannot be replaced in place", "use -o OUT");
  }
  if (options.json && !TargetOf(options) && !options.dry_run) {
    return UsageError("--json and the tournament both want standard output", "use -o OUT, --in-place or --dry-run");
  }
  return std::nullopt;
}

void PrintDone(Context& context, const Handled& handled, const std::string& where) {
  const Painter painter = Painter::ForErr(context);
  std::string text;
  for (const Change& change : handled.changes) {
    if (!change.article.empty()) text += painter.Paint(Ink::kPlace, change.article + ":") + ' ';
    text += change.text + '\n';
  }
  for (const std::string& remark : handled.remarks) text += painter.Paint(Ink::kNote, "note:") + ' ' + remark + '\n';
  text += handled.changes.empty() ? "nothing changed" : Counted(handled.changes.size(), "change");
  context.out << std::flush;
  context.err << text << where << '\n';
}

// Puts the tournament where it is wanted.
Result<void> Store(Context& context, const std::string& text, const HandlingOptions& options) {
  if (options.dry_run) return {};
  if (const auto target = TargetOf(options)) return WriteBytes(*target, text);
  context.out << text;
  return {};
}

std::string WhereText(const HandlingOptions& options) {
  if (options.dry_run) return ", nothing written";
  const auto target = TargetOf(options);
  return target ? ", written to " + *target : "";
}

}  // namespace

void AddHandlingOptions(Verb verb, HandlingOptions& options) {
  AddTournament(verb, options.file, "The tournament (TRF, JSON or a desk file); - reads standard input").Required();
  verb.AddOption("--rules", options.rules, "The edition of the handling rules; by the date of the event if not given")
      .OneOf(EditionNames());
  verb.AddOption("-o,--output", options.output, "Write the changed tournament here instead of standard output");
  verb.AddFlag("--in-place", options.in_place, "Replace the file, all of it or nothing");
  verb.AddFlag("--dry-run", options.dry_run, "Say what would be done and write nothing");
  verb.AddFlag("--json", options.json, "Print what was done as a JSON document");
}

void Handle(Context& context, const HandlingOptions& options, const Operation& operation) {
  if (const auto nonsense = Nonsense(options)) return RefuseChange(context, *nonsense, options);
  const auto file = service::ReadTournamentFile(options.file);
  if (!file.value) return cli::Refuse(context, file.diagnostics, ScreenOf(options));
  if (options.in_place && file.value->format == FileFormat::kCsv) {
    return RefuseChange(context, UsageError("a list of players cannot be replaced by a tournament", "use -o open.trf"),
                        options);
  }
  const auto handled =
      operation(file.value->tournament, answer::HandlingEdition(options.rules, file.value->tournament));
  if (!handled) return RefuseChange(context, handled.error(), options);
  const auto text = service::TextInto(*file.value, handled->tournament,
                                      options.output ? FormatOfExtension(*options.output) : std::nullopt);
  if (!text) return RefuseChange(context, text.error(), options);
  const auto stored = Store(context, *text, options);
  if (!stored) return RefuseChange(context, stored.error(), options);
  if (!options.json) return PrintDone(context, *handled, WhereText(options));
  context.out << answer::HandlingDocument(*handled, answer::HandlingEdition(options.rules, handled->tournament),
                                          {options.file.name, options.dry_run ? std::nullopt : TargetOf(options)});
}

}  // namespace ronda::cli
