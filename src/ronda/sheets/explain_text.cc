#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ronda/explain/wording.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/explain_tables.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

using explain::BoardStory;
using explain::BracketStory;
using explain::CountLines;
using explain::Measure;
using explain::Say;
using explain::SayAll;

constexpr std::size_t kReasonsInShort = 2;

std::string Heading(const Occasion& occasion) {
  const std::string& name = occasion.before.data().info.name;
  return fmt::format("{}{}Round {}, {}\n{}", name, name.empty() ? "" : "\n", occasion.before.next_round().value(),
                     SystemLine(occasion.system.id, occasion.why, occasion.deviations),
                     DeviationLines(occasion.deviations));
}

std::string NamedPair(const Tournament& before, PlayerIndex white, PlayerIndex black) {
  return fmt::format("{} - {}", Say(before, explain::Value(white)), Say(before, explain::Value(black)));
}

std::string InsteadOf(const Tournament& before, const BoardStory& board) {
  if (board.natural->higher == board.natural->lower) return "";
  return fmt::format(", instead of {}", NamedPair(before, board.natural->higher, board.natural->lower));
}

std::string BoardStoryLine(const Tournament& before, const BoardStory& board, std::size_t most_reasons) {
  std::string line = fmt::format("board {}: {}", board.number, NamedPair(before, board.white, board.black));
  if (!board.natural) return line;
  const auto reasons = SayAll(before, board.reasons, most_reasons);
  const std::size_t more = CountLines(board.reasons) - reasons.size();
  line += InsteadOf(before, board);
  if (!reasons.empty()) line += fmt::format(": {}", fmt::join(reasons, "; "));
  if (more > 0) line += fmt::format("; and {} more (--pair)", more);
  return line;
}

std::string Summary(const BracketStory& bracket, std::string_view entrant) {
  std::size_t moved_down = 0;
  std::size_t moved_in = 0;
  std::size_t residents = 0;
  for (const auto& statement : bracket.composition) {
    const auto* players = statement.Find("players");
    if (players == nullptr) continue;
    const std::size_t count = std::get<std::vector<PlayerIndex>>(*players).size();
    if (statement.code == "bracket-residents") residents += count;
    if (statement.code == "bracket-moved-down") moved_down += count;
    if (statement.code == "bracket-floaters" || statement.code == "bracket-upfloaters") moved_in += count;
  }
  std::string text = Counted(residents, entrant);
  if (moved_down > 0) text += fmt::format(" and {} moved down", moved_down);
  if (moved_in > 0) text += fmt::format(" and {} from other brackets", moved_in);
  const auto up = std::ranges::count(bracket.floats, "float-up", &explain::Statement::code);
  const auto floats =
      std::ranges::count_if(bracket.floats, [](const auto& statement) { return statement.code.starts_with("float"); }) -
      up;
  text += fmt::format(": {}", Counted(bracket.boards.size(), "pair"));
  if (floats > 0) text += fmt::format(", {} float{} down", floats, floats == 1 ? "s" : "");
  if (up > 0) text += fmt::format(", {} float{} up", up, up == 1 ? "s" : "");
  return text;
}

// Every criterion that is not met in full, as "C8 1 (what it counts)".
std::string Costs(const Tournament& before, const BracketStory& bracket) {
  std::vector<std::string> parts;
  for (const auto& [value, players, bound] : bracket.criteria) {
    if (std::ranges::all_of(value.value, [](int part) { return part == 0; })) continue;
    parts.push_back(fmt::format("{} {} ({})", value.tag, Say(before, explain::Value(Measure{value.value, value.unit})),
                                value.meaning));
  }
  return parts.empty() ? "" : fmt::format("  {}\n", fmt::join(parts, ", "));
}

std::string ShortBracket(const Tournament& before, const BracketStory& bracket, std::string_view entrant) {
  std::string text = fmt::format("\n{} points. {}{}\n", ToString(bracket.score), Summary(bracket, entrant),
                                 bracket.is_natural && !bracket.boards.empty() ? "; natural" : "");
  for (const std::string& line : SayAll(before, bracket.exchange)) text += fmt::format("  {}\n", line);
  for (const BoardStory& board : bracket.boards) {
    if (board.natural || !bracket.natural_known)
      text += fmt::format("  {}\n", BoardStoryLine(before, board, kReasonsInShort));
  }
  for (const std::string& line : SayAll(before, bracket.floats)) text += fmt::format("  {}\n", line);
  return bracket.natural_known ? text : text + Costs(before, bracket);
}

std::string FullBracket(const Tournament& before, const BracketStory& bracket) {
  std::string text;
  for (const std::string& line : SayAll(before, bracket.composition)) text += fmt::format("  {}\n", line);
  if (!bracket.natural_pairs.empty()) {
    text += fmt::format("  natural pairing: {}", Say(before, explain::Value(bracket.natural_pairs)));
    if (!bracket.natural_floaters.empty())
      text += fmt::format("; floats: {}", Say(before, explain::Value(bracket.natural_floaters)));
    text += bracket.is_natural ? " (chosen)\n" : "\n";
  }
  for (const std::string& line : SayAll(before, bracket.exchange)) text += fmt::format("  {}\n", line);
  for (const BoardStory& board : bracket.boards) {
    text += fmt::format("  board {}: {}{}\n", board.number, NamedPair(before, board.white, board.black),
                        board.natural ? InsteadOf(before, board) : "");
    for (const std::string& line : SayAll(before, board.reasons)) text += fmt::format("    {}\n", line);
    text += fmt::format("    {}\n", Say(before, board.colours));
  }
  for (const std::string& line : SayAll(before, bracket.floats)) text += fmt::format("  {}\n", line);
  return text;
}

std::string WhatItCosts(const Occasion& occasion, const BracketStory& bracket) {
  if (bracket.criteria.empty()) return "";
  return fmt::format("  what it costs:\n{}", ToText(CriteriaTable(occasion, bracket)));
}

std::string BoardList(const Tournament& before, const std::vector<Board>& boards,
                      const std::optional<PlayerIndex>& bye) {
  std::string text;
  for (const Board& board : boards) text += fmt::format("  {}\n", NamedPair(before, board.white, board.black));
  if (bye) text += fmt::format("  {}: bye\n", Say(before, explain::Value(*bye)));
  return text;
}

}  // namespace

std::string BoardText(const Tournament& before, const Board& board) {
  return fmt::format("{}-{}", TpnOf(before, board.white), TpnOf(before, board.black));
}

std::string TextOf(const ExplainedRound& round) {
  const auto& [occasion, story, detail] = round;
  std::string text = Heading(occasion);
  const std::string_view entrant = occasion.system.contest == Contest::kTeams ? "team" : "player";
  for (const BracketStory& bracket : story.brackets) {
    const bool full = detail == Detail::kFull || !story.has_brackets;
    if (full) text += story.has_brackets ? fmt::format("\n{} points\n", ToString(bracket.score)) : "\n";
    text += full ? FullBracket(occasion.before, bracket) : ShortBracket(occasion.before, bracket, entrant);
    if (full) text += WhatItCosts(occasion, bracket);
  }
  if (!story.bye_reasons.empty()) text += "\nThe bye\n";
  for (const std::string& line : SayAll(occasion.before, story.bye_reasons)) text += fmt::format("  {}\n", line);
  return text;
}

std::string TextOf(const ExplainedAnswer& explained) {
  const Answer& answer = explained.answer;
  const Tournament& before = explained.occasion.before;
  std::string text = fmt::format("{}\n{}\n", Heading(explained.occasion), answer.question);
  for (const std::string& line : SayAll(before, answer.statements)) text += fmt::format("  {}\n", line);
  if (!answer.why_not || !answer.why_not->best) return text;
  const auto& [kind, statements, best, verdict] = *answer.why_not;
  if (verdict && !verdict->all_expected.empty())
    text +=
        fmt::format("\nThe bracket of {}, criterion by criterion\n{}", ToString(verdict->bracket.value_or(Points{})),
                    ToText(ComparisonTable(explained.occasion, *verdict)));
  const bool other_bye = answer.real->bye != best->bye;
  text += fmt::format(
      "\nAs paired\n{}\nWith it\n{}",
      BoardList(before, explain::BoardsOnlyIn(*answer.real, *best), other_bye ? answer.real->bye : std::nullopt),
      BoardList(before, explain::BoardsOnlyIn(*best, *answer.real), other_bye ? best->bye : std::nullopt));
  return text;
}

}  // namespace ronda::sheets
