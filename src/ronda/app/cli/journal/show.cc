#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/command/seating.h"
#include "ronda/journal/words.h"
#include "ronda/ledger/differences.h"
#include "ronda/ledger/event_text.h"
#include "ronda/service/tournament_file.h"
#include "ronda/service/tournament_text.h"

namespace ronda::cli {
namespace {

struct ShowOptions {
  DeskOptions desk;
  std::optional<int> at;
  int first = 0;
  int second = 0;
};

// "Round 2: published, 6 boards, 2 without a result".
std::string RoundLine(const journal::State& state, Round round) {
  const auto boards = command::SeatingOf(state, round);
  const auto open = std::ranges::count_if(boards, [](const command::Seating& board) {
    return board.white_entry.result == ResultCode::kPending || board.black_entry.result == ResultCode::kPending;
  });
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  const bool is_published = facts != nullptr && !facts->published.empty();
  return fmt::format("Round {}: {}{}, {}, {}\n", round.value(), is_published ? "published" : "a draft",
                     facts != nullptr && !facts->edited.empty() ? ", edited by hand" : "",
                     Counted(boards.size(), "board"),
                     open == 0 ? "all played" : fmt::format("{} without a result", open));
}

std::string Overview(const journal::State& state) {
  std::string text;
  const auto planned = state.data.planned_rounds;
  text += fmt::format("{}, {} of {} paired{}\n", Counted(state.data.players.size(), "player"), state.data.rounds,
                      Counted(planned.value_or(state.data.rounds), "round"),
                      state.facts.system.empty() ? "" : ", by " + state.facts.system);
  if (!state.data.teams.empty()) text += Counted(state.data.teams.size(), "team") + "\n";
  for (Round round{1}; round <= Round(state.data.rounds); round = Next(round)) text += RoundLine(state, round);
  if (!state.facts.withdrawn.empty()) {
    text += fmt::format("{} withdrawn\n", Counted(state.facts.withdrawn.size(), "player"));
  }
  if (!state.facts.left_fide_mode.empty()) text += "Not in FIDE mode: " + state.facts.left_fide_mode + "\n";
  if (!state.facts.handed_over.empty()) text += "Handed over to another desk\n";
  if (state.facts.closed) text += "Closed\n";
  return text;
}

Result<std::string> PageOf(ledger::Book& book, const journal::State& state, journal::Seq seq) {
  const auto acts = book.ActsFrom(seq);
  if (!acts) return tl::unexpected(acts.error());
  const auto stored = book.StoredFrom(seq);
  if (!stored) return tl::unexpected(stored.error());
  if (acts->empty() || stored->empty()) return Overview(state);
  const journal::Act& act = acts->front();
  return fmt::format("{} ({}), after act {} of {}\n{}  {} {}\nhead {}\n\n{}", book.tournament().name,
                     book.tournament().slug, seq, acts->back().seq, ShownTime(act.at),
                     act.by.name.empty() ? "somebody" : act.by.name, journal::Sentence(act, state),
                     journal::Fingerprint({seq, stored->front().hash}), Overview(state));
}

// The tournament as a file.
Result<std::string> FileOf(const journal::State& state, Form form) {
  const auto text = ledger::EventTextOf(state);
  if (!text) return tl::unexpected(text.error());
  if (form == Form::kJson) return text->json;
  const auto file = service::ReadTournamentFile({"desk", text->json});
  if (!file.value) return tl::unexpected(file.diagnostics.front());
  return service::TournamentText(file.value->tournament, {});
}

Result<std::string> Answer(const ShowOptions& options) {
  auto open = OpenDesk(options.desk, store::Access::kRead);
  if (!open) return tl::unexpected(open.error());
  const auto now = open->book.Now();
  if (!now) return tl::unexpected(now.error());
  const journal::Seq seq = options.at.value_or((*now)->head().seq);
  const auto state = open->book.StateAt(seq);
  if (!state) return tl::unexpected(About(options.desk.desk, state.error()));
  const Form form = options.desk.to.form;
  return form == Form::kText ? PageOf(open->book, *state, seq) : FileOf(*state, form);
}

Result<std::string> Difference(const ShowOptions& options) {
  auto open = OpenDesk(options.desk, store::Access::kRead);
  if (!open) return tl::unexpected(open.error());
  const auto first = open->book.StateAt(options.first);
  if (!first) return tl::unexpected(About(options.desk.desk, first.error()));
  const auto second = open->book.StateAt(options.second);
  if (!second) return tl::unexpected(About(options.desk.desk, second.error()));
  const auto lines = ledger::DifferencesOf(*first, *second);
  if (options.desk.to.form == Form::kJson) {
    return ToJson(sheets::Record()
                      .Add("from", options.first)
                      .Add("to", options.second)
                      .Add("differences", sheets::ListOf(lines)));
  }
  return lines.empty() ? "no difference\n" : fmt::format("{}\n", fmt::join(lines, "\n"));
}

void Tell(Context& context, const Result<std::string>& text, const ShowOptions& options) {
  text ? Deliver(context, *text, options.desk.to)
       : Refuse(context, About(options.desk.desk, text.error()), options.desk.to);
}

}  // namespace

void AddJournalShow(Verb journal, Context& context) {
  const auto options = std::make_shared<ShowOptions>();
  const Verb verb = journal.AddVerb("show", "The tournament as it is, or as it was after an act");
  AddDesk(verb, options->desk);
  verb.AddOption("--at", options->at, "After this act").Positive();
  AddFormat(verb, options->desk.to, {"text", "trf", "json"}, "text, or the tournament as a trf or json file");
  AddOutput(verb, options->desk.to);
  verb.Footer(
      "Examples:\n"
      "  ronda journal show club.desk\n"
      "  ronda journal show club.desk --at 120 --format trf -o then.trf   as it was after act 120");
  verb.Run([options, &context] { Tell(context, Answer(*options), *options); });
}

void AddJournalDiff(Verb journal, Context& context) {
  const auto options = std::make_shared<ShowOptions>();
  const Verb verb = journal.AddVerb("diff", "What is different after another act");
  AddDesk(verb, options->desk);
  verb.AddOption("FROM", options->first, "An act; 0 is before the first").Required().NotNegative();
  verb.AddOption("TO", options->second, "Another act").Required().NotNegative();
  AddDestination(verb, options->desk.to, {"text", "json"});
  verb.Footer(
      "Examples:\n"
      "  ronda journal diff club.desk 100 120   what acts 101 to 120 changed");
  verb.Run([options, &context] { Tell(context, Difference(*options), *options); });
}

}  // namespace ronda::cli
