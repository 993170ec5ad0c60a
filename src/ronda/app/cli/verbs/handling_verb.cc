#include "ronda/app/cli/verbs/handling_verb.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "ronda/app/cli/frame/painter.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/json/json.h"
#include "ronda/service/tournament_file.h"

namespace ronda::cli {
namespace {

using handling::Change;
using handling::Handled;

std::vector<std::string> EditionNames() {
  std::vector<std::string> names;
  for (const handling::Edition& edition : handling::Editions()) names.emplace_back(edition.id);
  return names;
}

void Refuse(Context& context, std::span<const Diagnostic> diagnostics, const HandlingOptions& options) {
  context.exit_code = ExitCodeFor(diagnostics);
  options.json ? PrintDiagnosticsDocument(context, diagnostics) : PrintDiagnostics(context, diagnostics);
}

void Refuse(Context& context, Diagnostic refusal, const HandlingOptions& options) {
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.file;
  Refuse(context, std::span<const Diagnostic>(&refusal, 1), options);
}

// Requests that make no sense whatever the file holds.
std::optional<Diagnostic> Nonsense(const HandlingOptions& options) {
  if (options.in_place && !options.output.empty()) {
    return UsageError("--in-place and -o both say where the tournament goes", "use one of them");
  }
  if (options.in_place && options.file == "-") {
    return UsageError("standard input cannot be replaced in place", "use -o OUT");
  }
  const bool to_stdout = !options.in_place && (options.output.empty() || options.output == "-");
  if (options.json && to_stdout && !options.dry_run) {
    return UsageError("--json and the tournament both want standard output", "use -o OUT, --in-place or --dry-run");
  }
  return std::nullopt;
}

bool SamePeople(const Tournament& a, const Tournament& b) {
  const auto same = [](const Player& x, const Player& y) {
    return x.tpn == y.tpn && x.name == y.name && x.title == y.title && x.rating == y.rating &&
           x.federation == y.federation && x.fide_id == y.fide_id && x.birth_date == y.birth_date;
  };
  return std::ranges::equal(a.players(), b.players(), same);
}

bool SameByes(const Tournament& a, const Tournament& b) {
  for (const RequestedBye& bye : a.data().requested_byes) {
    if (b.RequestedByeOf(bye.player, bye.round) != a.RequestedByeOf(bye.player, bye.round)) return false;
  }
  return a.data().requested_byes.size() == b.data().requested_byes.size();
}

// What the text would not give back when it is read again, in words.
std::string_view LossOf(const Tournament& meant, const std::string& text) {
  const auto read = ParseTournament(text, "");
  if (!read.value) return "something that makes it unreadable";
  if (!SamePeople(meant, *read.value)) return "a name, a title or another fact of a player as it is";
  if (meant.data().entries != read.value->data().entries) return "the results";
  if (!SameByes(meant, *read.value)) return "the byes of coming rounds";
  return {};
}

Result<std::string> TextOf(const service::TournamentFile& file, const Tournament& changed,
                           const HandlingOptions& options) {
  const bool list_to_json = file.format == FileFormat::kCsv && FormatOfExtension(options.output) == FileFormat::kJson;
  Result<std::string> text;
  if (file.format == FileFormat::kJson || list_to_json) {
    text = json::Write(changed);
  } else if (file.document) {
    text = trf::Update(*file.document, changed);
  } else {
    text = trf::Write(changed, trf::Dialect::kTrf26);
  }
  if (!text) return text;
  const std::string_view loss = LossOf(changed, *text);
  if (loss.empty()) return text;
  return tl::unexpected(Diagnostic{.code = "format-loss",
                                   .message = fmt::format("the format of the file cannot hold {}", loss),
                                   .hint = "shorten it, or convert the file to JSON first"});
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

sheets::Value DocumentOf(const Handled& handled, const HandlingOptions& options, const std::string& target) {
  const auto change_of = [](const Change& change) {
    return sheets::Value(sheets::Record()
                             .Add("code", change.code)
                             .AddText("article", change.article)
                             .Add("player", change.player)
                             .Add("was", change.old_tpn)
                             .Add("text", change.text));
  };
  return sheets::Record()
      .Add("file", options.file)
      .Add("rules", options.rules)
      .Add("changes", sheets::ListOf(handled.changes, change_of))
      .Add("remarks", sheets::ListOf(handled.remarks))
      .AddText("written_to", target)
      .Add("diagnostics", sheets::List());
}

// Where the tournament was put: a file, or empty for standard output and nowhere.
Result<std::string> Store(Context& context, const std::string& text, const HandlingOptions& options) {
  if (options.dry_run) return std::string();
  const std::string target = options.in_place ? options.file : options.output;
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
  verb.AddOption("FILE", options.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--rules", options.rules, "The edition of the handling rules").OneOf(EditionNames());
  verb.AddOption("-o,--output", options.output, "Write the changed tournament here instead of standard output");
  verb.AddFlag("--in-place", options.in_place, "Replace the file, all of it or nothing");
  verb.AddFlag("--dry-run", options.dry_run, "Say what would be done and write nothing");
  verb.AddFlag("--json", options.json, "Print what was done as a JSON document");
}

void Handle(Context& context, const HandlingOptions& options, const Operation& operation) {
  if (const auto nonsense = Nonsense(options)) return Refuse(context, *nonsense, options);
  const auto file = service::ReadTournamentFile(options.file);
  if (!file.value) return Refuse(context, file.diagnostics, options);
  if (options.in_place && file.value->format == FileFormat::kCsv) {
    return Refuse(context, UsageError("a list of players cannot be replaced by a tournament", "use -o open.trf"),
                  options);
  }
  const auto handled = operation(file.value->tournament, *handling::FindEdition(options.rules));
  if (!handled) return Refuse(context, handled.error(), options);
  const auto text = TextOf(*file.value, handled->tournament, options);
  if (!text) return Refuse(context, text.error(), options);
  const auto stored = Store(context, *text, options);
  if (!stored) return Refuse(context, stored.error(), options);
  if (!options.json) return PrintDone(context, *handled, WhereText(*stored, options));
  context.out << ToJson(DocumentOf(*handled, options, *stored));
}

Result<Handled> Then(Result<Handled> first, const Operation& second, const handling::Edition& edition) {
  if (!first) return first;
  auto next = second(first->tournament, edition);
  if (!next) return next;
  next->changes.insert(next->changes.begin(), first->changes.begin(), first->changes.end());
  next->remarks.insert(next->remarks.begin(), first->remarks.begin(), first->remarks.end());
  return next;
}

}  // namespace ronda::cli
