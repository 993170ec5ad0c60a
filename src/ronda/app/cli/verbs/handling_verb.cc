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

// A refusal that is about the file says so.
void RefuseChange(Context& context, Diagnostic refusal, const HandlingOptions& options) {
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.file.name;
  cli::Refuse(context, refusal, ScreenOf(options));
}

// Requests that make no sense whatever the file holds.
std::optional<Diagnostic> Nonsense(const HandlingOptions& options) {
  if (options.in_place && !options.output.empty()) {
    return UsageError("--in-place and -o both say where the tournament goes", "use one of them");
  }
  if (options.in_place && options.file.name == "-") {
    return UsageError("standard input cannot be replaced in place", "use -o OUT");
  }
  const bool to_stdout = !options.in_place && (options.output.empty() || options.output == "-");
  if (options.json && to_stdout && !options.dry_run) {
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

// Where the tournament was put: a file, or empty for standard output and nowhere.
Result<std::string> Store(Context& context, const std::string& text, const HandlingOptions& options) {
  if (options.dry_run) return std::string();
  const std::string target = options.in_place ? options.file.name : options.output;
  if (target.empty() || target == "-") {
    context.out << text;
    return std::string();
  }
  if (const auto stored = WriteBytes(target, text); !stored) return tl::unexpected(stored.error());
  return target;
}

std::string WhereText(const std::string& target, const HandlingOptions& options) {
  if (options.dry_run) return ", nothing written";
  return target.empty() ? "" : ", written to " + target;
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
  const auto text = service::TextInto(*file.value, handled->tournament, FormatOfExtension(options.output));
  if (!text) return RefuseChange(context, text.error(), options);
  const auto stored = Store(context, *text, options);
  if (!stored) return RefuseChange(context, stored.error(), options);
  if (!options.json) return PrintDone(context, *handled, WhereText(*stored, options));
  context.out << answer::HandlingDocument(*handled, answer::HandlingEdition(options.rules, handled->tournament),
                                          {options.file.name, *stored});
}

}  // namespace ronda::cli
