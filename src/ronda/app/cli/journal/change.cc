#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/base/columns.h"
#include "ronda/command/command_json.h"
#include "ronda/formats/files.h"
#include "ronda/journal/words.h"

namespace ronda::cli {
namespace {

struct ChangeOptions {
  DeskOptions desk;
  ActorOptions actor;
  int seq = 0;
  std::string reason;
  std::string commands;
};

// The refusal with the option that confirms, where one would help.
Diagnostic Refusal(const ChangeOptions& options, Diagnostic refused) {
  if (refused.code == command::kUnconfirmed) refused.hint += " (--confirm)";
  return About(options.desk.desk, std::move(refused));
}

std::string TextOf(const ledger::Done& done, const journal::State& state) {
  const std::string remarks = journal::Remarks(done.act.told);
  return fmt::format("act {}: {}{}{}\n", done.act.seq, journal::Sentence(done.act, state),
                     remarks.empty() ? "" : " " + remarks, done.was_done ? " (done before)" : "");
}

sheets::Value DocumentOf(const ledger::Done& done, const journal::State& state) {
  return sheets::Record()
      .Add("seq", done.act.seq)
      .Add("at", done.act.at)
      .Add("kind", journal::KindName(done.act.kind))
      .Add("text", journal::Sentence(done.act, state))
      .Add("head", done.head.hash.hex())
      .Add("done_before", done.was_done);
}

// Does one after the other, up to the first that is refused; those before it stay done.
void DoAll(Context& context, const ChangeOptions& options, const std::vector<command::Command>& commands) {
  const Destination& to = options.desk.to;
  auto open = Told(context, OpenDesk(options.desk, store::Access::kWrite), to);
  if (!open) return;
  sheets::List documents;
  std::string text;
  for (const command::Command& one : commands) {
    auto now = ContextOf(options.actor);
    auto done = now ? open->book.Do(one, *now) : tl::unexpected(now.error());
    const auto state = open->book.Now();
    if (!done || !state) {
      if (to.form != Form::kJson) context.out << text;
      return Refuse(context, Refusal(options, done ? state.error() : done.error()), to);
    }
    text += TextOf(*done, (*state)->state());
    documents.Add(DocumentOf(*done, (*state)->state()));
  }
  Deliver(context, to.form == Form::kJson ? ToJson(sheets::Record().Add("acts", std::move(documents))) : text, to);
}

// The command itself, or a file of it.
Result<std::string> CommandText(const std::string& argument) {
  const auto start = argument.find_first_not_of(" \t\n");
  if (start != std::string::npos && argument[start] == '{') return argument;
  return ReadBytes(argument);
}

// One command, or one a line.
std::vector<std::string_view> PartsOf(std::string_view text) {
  std::vector<std::string_view> lines;
  bool each_is_whole = true;
  for (std::string_view rest = text; !rest.empty();) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = Trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty()) continue;
    each_is_whole = each_is_whole && line.starts_with('{') && line.ends_with('}');
    lines.push_back(line);
  }
  if (each_is_whole && !lines.empty()) return lines;
  return {text};
}

void RunCommands(Context& context, const ChangeOptions& options) {
  const Destination& to = options.desk.to;
  const auto text = Told(context, CommandText(options.commands), to);
  if (!text) return;
  std::vector<command::Command> commands;
  for (const std::string_view part : PartsOf(*text)) {
    auto read = Told(context, command::ReadCommand(part), to);
    if (!read) return;
    commands.push_back(*std::move(read));
  }
  if (options.actor.id && commands.size() > 1) {
    return Refuse(context, UsageError("--id names one command, and there are several", "leave it out"), to);
  }
  DoAll(context, options, commands);
}

}  // namespace

void AddJournalUndo(Verb journal, Context& context) {
  const auto options = std::make_shared<ChangeOptions>();
  const Verb verb = journal.AddVerb("undo", "Take back an act that nothing later builds on");
  AddDesk(verb, options->desk);
  verb.AddOption("SEQ", options->seq, "The number of the act, as ronda journal log has it").Required().Positive();
  verb.AddOption("--reason", options->reason, "Why; it is kept");
  AddActor(verb, options->actor);
  AddJson(verb, options->desk.to, "Print a JSON document");
  verb.Footer(
      "Undoing is an act too: the journal keeps both, and an undone act can be brought back by undoing that.\n"
      "\n"
      "Examples:\n"
      "  ronda journal undo club.desk 12 --reason \"the slip of another round\"");
  verb.Run([options, &context] { DoAll(context, *options, {command::Undo{options->seq, options->reason}}); });
}

void AddJournalDo(Verb journal, Context& context) {
  const auto options = std::make_shared<ChangeOptions>();
  const Verb verb = journal.AddVerb("do", "Do what a command in JSON says; for other programs");
  AddDesk(verb, options->desk);
  verb.AddOption("COMMAND", options->commands,
                 "A command in JSON, or a file with one, or with one a line; - reads standard input")
      .Required();
  AddActor(verb, options->actor);
  AddJson(verb, options->desk.to, "Print a JSON document");
  verb.Footer(
      "docs/formats/commands.md lists the commands.\n"
      "\n"
      "Examples:\n"
      "  ronda journal do club.desk '{\"command\":\"pair-round\"}'\n"
      "  ronda journal do club.desk '{\"command\":\"publish-round\",\"round\":1}'\n"
      "  ronda journal do club.desk results.jsonl --by anna");
  verb.Run([options, &context] { RunCommands(context, *options); });
}

}  // namespace ronda::cli
