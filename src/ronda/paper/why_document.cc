// Why a round is paired so, in the sentences of the public page: bracket by bracket, and the boards that are not the
// natural ones.
#include <fmt/format.h>

#include "ronda/command/view.h"
#include "ronda/explain/wording.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/told_parts.h"
#include "ronda/service/explain.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::paper {
namespace {

// Lines one below the other, moved in by blanks.
class Telling {
 public:
  Telling(const Tournament& before, const Words& words) : before_(before), words_(words) {}

  void Line(std::string_view english, std::size_t indent = 0) {
    text_ += std::string(indent, ' ') + ToldText(words_, english) + '\n';
  }
  void Gap() { text_ += '\n'; }
  // A line each; where a sentence ends in a colon the next one continues it.
  void Lines(const explain::Statements& statements, std::size_t indent) {
    bool open = false;
    for (const explain::Statement& statement : statements) {
      const std::string english = explain::Say(before_, statement);
      if (open) text_.back() = ' ';
      Line(english, open ? 0 : indent);
      open = english.ends_with(':');
    }
  }
  void Add(const Deviation& deviation) {
    text_ += fmt::format("  {} ({})\n", ToldText(words_, deviation.what), ToldText(words_, deviation.article));
  }
  std::string NameOf(PlayerIndex player) const { return sheets::NumberedName(before_.player(player)); }
  std::string Said(const explain::Value& value) const { return explain::Say(before_, value); }
  std::string text() && { return std::move(text_); }

 private:
  const Tournament& before_;
  const Words& words_;
  std::string text_;
};

void AddBoard(Telling& telling, const explain::BoardStory& board) {
  telling.Line(fmt::format("{}. {} – {}", board.number, telling.NameOf(board.white), telling.NameOf(board.black)), 2);
  if (board.natural && board.natural->higher != board.natural->lower) {
    telling.Line(fmt::format("The natural pair would be {} – {}.", telling.NameOf(board.natural->higher),
                             telling.NameOf(board.natural->lower)),
                 4);
  }
  telling.Lines(board.reasons, 4);
}

void AddBracket(Telling& telling, const explain::BracketStory& bracket) {
  telling.Lines(bracket.composition, 2);
  if (!bracket.natural_pairs.empty() && !bracket.is_natural) {
    telling.Line(fmt::format("The natural pairing would be {}.", telling.Said(bracket.natural_pairs)), 2);
  }
  telling.Lines(bracket.exchange, 2);
  for (const explain::BoardStory& board : bracket.boards) {
    if (board.natural || !bracket.natural_known) AddBoard(telling, board);
  }
  telling.Lines(bracket.floats, 2);
}

std::string ToldStory(const sheets::Occasion& occasion, const explain::RoundStory& story, const Words& words) {
  Telling telling(occasion.before, words);
  telling.Line(sheets::SystemLine(occasion.system.id, occasion.why, occasion.deviations));
  for (const Deviation& deviation : occasion.deviations) telling.Add(deviation);
  for (const explain::BracketStory& bracket : story.brackets) {
    const bool is_natural = bracket.is_natural && !bracket.boards.empty();
    telling.Gap();
    if (story.has_brackets)
      telling.Line(fmt::format("{} points{}", ToString(bracket.score), is_natural ? ": natural" : ""));
    AddBracket(telling, bracket);
  }
  if (story.bye) {
    telling.Gap();
    telling.Line(fmt::format("The bye: {}", telling.NameOf(*story.bye)));
  }
  telling.Lines(story.bye_reasons, 2);
  return std::move(telling).text();
}

}  // namespace

Parsed<Parts> Explanation(const Event& event, const Wish& wish) {
  const auto opened = command::EventOf(event.state, event.tournament);
  if (!opened.value) return {std::nullopt, opened.diagnostics};
  const auto explained = service::Explain(*opened.value, wish.round.value(), service::AskRound{});
  if (!explained.value) return {std::nullopt, explained.diagnostics};
  const sheets::Occasion occasion{explained.value->before, explained.value->system->info(),
                                  explained.value->deviations};
  const auto* story = std::get_if<explain::RoundStory>(&explained.value->said);
  if (story == nullptr) return NoDocument("the round has no explanation", "ask why of a board");
  return {Parts{Prose{ToldStory(occasion, *story, wish.words)}}, {}};
}

}  // namespace ronda::paper
