// Standings in every form, and charts.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "ronda/command/knockout.h"
#include "ronda/command/view.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/titles.h"
#include "ronda/paper/told_parts.h"
#include "ronda/service/bracket_state.h"
#include "ronda/service/standings.h"
#include "ronda/sheets/bracket_sheet.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/tournament_chart.h"

namespace ronda::paper {
namespace {

struct RankWish {
  bool crosstable = false;
  std::vector<std::string> categories = {};
};

// The heads of the lists, for the catalogues; all else of a list is names, numbers and codes.
constexpr std::array kHeads{words::Key("Rank"),  words::Key("No."),    words::Key("Name"), words::Key("Team"),
                            words::Key("Place"), words::Key("Rating"), words::Key("Fed."), words::Key("Points"),
                            words::Key("Value"), words::Key("Games"),  words::Key("Away")};

std::string HeadIn(const Words& words, const std::string& head) {
  if (std::ranges::find(kHeads, head) != kHeads.end()) return words(head);
  const std::string abbreviated = head + ".";  // "No", "Fed" of the command line
  return std::ranges::find(kHeads, abbreviated) != kHeads.end() ? words(abbreviated) : head;
}

// What a category is called; a rule that has no name is its own.
std::string CategoryName(const Words& words, const Event& event, const std::string& rule) {
  const auto& categories = event.state.facts.categories;
  const auto found = std::ranges::find(categories, rule, &journal::CategoryFact::rule);
  if (found != categories.end() && !found->name.empty()) return found->name;
  return rule == "sex=w" ? words("Women") : rule;
}

// Heads, and the colours in the columns of the rounds.
sheets::Table InWords(const Words& words, sheets::Table table) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    std::string& head = table.columns[i].head;
    const bool is_round = !head.empty() && head.find_first_not_of("0123456789") == std::string::npos;
    for (sheets::Row& row : table.rows) {
      const auto* cell = is_round && i < row.size() ? std::get_if<std::string>(&row[i].content()) : nullptr;
      if (cell != nullptr) row[i] = ToldColours(words, *cell);
    }
    head = HeadIn(words, head);
  }
  return table;
}

// The list in the language of the paper: after which round, the tables, what the codes over the columns mean.
sheets::Sheet InWords(const Wish& wish, const Event& event, const sheets::Sheet& list) {
  const Words& words = wish.words;
  sheets::Sheet told;
  told.Note(AfterRoundText(words, event.state, wish.round));
  for (const sheets::Sheet::Part& part : list.parts()) {
    if (const auto* line = std::get_if<sheets::Sheet::LineOf>(&part)) {
      if (line->kind == sheets::Sheet::Line::kHeading) told.Heading(CategoryName(words, event, line->text));
    } else if (const auto* table = std::get_if<sheets::Table>(&part)) {
      told.Add(InWords(words, *table));
    }
  }
  return told;
}

std::string LegendOf(const Words& words, const service::StandingsWork& work) {
  std::string legend;
  for (const auto& column : work.columns()) {
    legend += fmt::format("{}{}: {}", legend.empty() ? "" : " · ", column.tie_break.code,
                          TieBreakTitle(words, TitleOf(column.tie_break)));
  }
  return legend;
}

Parsed<Parts> Ranked(const Event& event, const Wish& wish, const RankWish& ranks) {
  const auto settings = service::SystemSettings::Read(command::RequestFor(event.state).system, event.tournament);
  if (!settings.value) return {std::nullopt, settings.diagnostics};
  if (const keizer::Settings* keizer = settings.value->KeizerFor(event.tournament)) {
    const auto standing = service::KeizerStanding(event.tournament, *keizer, wish.round.value());
    if (!standing) return {std::nullopt, {standing.error()}};
    return {Parts{InWords(wish, event, SheetOf(sheets::KeizerList{event.tournament, *keizer, *standing}))}, {}};
  }
  service::StandingsRequest request;
  request.after = wish.round.value();
  const auto work = service::StandingsWork::Make(event.tournament, request);
  if (!work.value) return {std::nullopt, work.diagnostics};
  auto sections = service::SectionsOf(*work.value, {ranks.categories, std::nullopt, std::nullopt});
  if (!sections) return {std::nullopt, {sections.error()}};
  const sheets::RankedList list{*work.value, *std::move(sections), ranks.crosstable, false, work.diagnostics};
  sheets::Sheet told = InWords(wish, event, SheetOf(list));
  if (const std::string legend = LegendOf(wish.words, *work.value); !legend.empty()) told.Note(legend);
  return {Parts{std::move(told)}, work.diagnostics};
}

// "SB: Sonneborn-Berger; DE: direct encounter"; none if the text is no legend.
std::optional<std::string> ToldLegend(const Words& words, std::string_view text) {
  std::string told;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("; "), text.size());
    const std::string_view piece = text.substr(0, end);
    const std::size_t colon = piece.find(": ");
    if (colon == std::string_view::npos) return std::nullopt;
    told += fmt::format("{}{}: {}", told.empty() ? "" : "; ", piece.substr(0, colon),
                        TieBreakTitle(words, piece.substr(colon + 2)));
    text.remove_prefix(std::min(end + 2, text.size()));
  }
  return told;
}

Parts Drawn(const Words& words, const charts::Chart& chart) {
  if (words.language() == Language::kEnglish) return Parts{chart};
  return Parts{Retold(chart, [&](const std::string& text) {
    if (std::string told = ToldText(words, text); told != text) return told;
    if (std::string told = ToldColours(words, text); told != text) return told;
    return ToldLegend(words, text).value_or(text);
  })};
}

Parsed<Parts> Charted(const Event& event, const Wish& wish, sheets::ChartKind kind) {
  auto chart = sheets::ChartOf(event.tournament, {kind, wish.paper, {}});
  if (!chart) return {std::nullopt, {chart.error()}};
  return {Drawn(wish.words, *chart), {}};
}

}  // namespace

Parsed<Parts> Standings(const Event& event, const Wish& wish) { return Ranked(event, wish, {}); }
Parsed<Parts> Crosstable(const Event& event, const Wish& wish) { return Ranked(event, wish, {true}); }

Parsed<Parts> CategoryLists(const Event& event, const Wish& wish) {
  RankWish ranks;
  for (const journal::CategoryFact& category : event.state.facts.categories) ranks.categories.push_back(category.rule);
  if (ranks.categories.empty()) ranks.categories = {"sex=w", "U18"};
  return Ranked(event, wish, ranks);
}

Parsed<Parts> WallChart(const Event& event, const Wish& wish) { return Charted(event, wish, sheets::ChartKind::kWall); }
Parsed<Parts> PairingCards(const Event& event, const Wish& wish) {
  return Charted(event, wish, sheets::ChartKind::kCards);
}
Parsed<Parts> RoundRobinTable(const Event& event, const Wish& wish) {
  return Charted(event, wish, sheets::ChartKind::kCrosstable);
}

Parsed<Parts> BracketTree(const Event& event, const Wish& wish) {
  if (!event.bracket && command::IsKnockout(event.state)) {
    const auto knockout = command::KnockoutOf(event.state);
    if (!knockout) return NoDocument("the bracket is not drawn yet", "pair the first round; that draws it");
    return {Drawn(wish.words, sheets::BracketChart(knockout->bracket, wish.paper)), {}};
  }
  service::BracketRequest request;
  if (event.bracket) {
    request.who = *event.bracket;
  } else if (!event.state.facts.bracket.empty()) {
    request.who = {"bracket", event.state.facts.bracket};
  } else {
    return NoDocument("the event has no bracket", "give the file of a bracket, as ronda bracket writes it");
  }
  auto loaded = service::LoadBracket(request);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  return {Drawn(wish.words, sheets::BracketChart(loaded.value->state, wish.paper)), {}};
}

}  // namespace ronda::paper
