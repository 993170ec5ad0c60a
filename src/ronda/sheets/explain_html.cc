#include <fmt/format.h>

#include "ronda/base/bidi.h"
#include "ronda/explain/wording.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/explain_tables.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

using explain::Say;

constexpr std::string_view kStyle = R"(
.board { border-bottom: 1px solid var(--line); }
.board.other > summary { font-weight: 600; }
.why { margin: .2rem 0; padding-left: 1.1rem; }
@media print { details::details-content { content-visibility: visible; display: block; } }
)";

std::string NameIn(const Occasion& occasion, PlayerIndex index) { return NumberedName(occasion.before.player(index)); }
Html PlayerHtml(const Occasion& occasion, PlayerIndex index) { return Text(NameIn(occasion, index)); }

// A sentence of the page in the language of the reader.
Html ToldHtml(const Occasion& occasion, const std::string& english) {
  return Text(WithIsolatedNames(occasion.Told(english)));
}

Html ListHtml(const Occasion& occasion, std::span<const explain::Statement> statements) {
  if (statements.empty()) return {};
  Html items;
  for (const std::string& line : explain::SayAll(occasion.before, statements)) {
    items += Markup("<li>{}</li>", ToldHtml(occasion, line));
  }
  return Markup("<ul class=\"why\">{}</ul>\n", items);
}

Html BoardHtml(const Occasion& occasion, const explain::BoardStory& board) {
  Html html = Markup("<details class=\"board{}\"{}><summary>{}. {} – {}</summary>\n",
                     board.natural ? Markup(" other") : Html(), board.natural ? Markup(" open") : Html(), board.number,
                     PlayerHtml(occasion, board.white), PlayerHtml(occasion, board.black));
  if (board.natural && board.natural->higher != board.natural->lower) {
    html += Markup("<p>{}</p>", ToldHtml(occasion, fmt::format("The natural pair would be {} – {}.",
                                                               NameIn(occasion, board.natural->higher),
                                                               NameIn(occasion, board.natural->lower))));
  }
  html += ListHtml(occasion, board.reasons);
  return html + Markup("<p>{} {}</p></details>\n", ToldHtml(occasion, "Colours:"),
                       ToldHtml(occasion, Say(occasion.before, board.colours)));
}

// With heads in the language of the reader.
Html TableHtml(const Occasion& occasion, const Table& table) {
  const ShownTable shown = ShownIn(table, Format::kHtml);
  Html heads;
  for (const Column* column : shown.columns) heads += Markup("<th>{}</th>", ToldHtml(occasion, column->head));
  Html rows;
  for (const auto& cells : shown.rows) {
    rows += Markup("<tr>");
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool is_number = shown.columns[i]->kind == Kind::kNumber;
      rows += Markup("<td{}>{}</td>", is_number ? Markup(" class=\"number\"") : Html(), Text(cells[i]));
    }
    rows += Markup("</tr>\n");
  }
  return Markup(
      "<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>{}</tr></thead><tbody>\n{}</tbody></table></div>", heads,
      rows);
}

Html CriteriaHtml(const Occasion& occasion, const explain::BracketStory& bracket) {
  if (bracket.criteria.empty()) return {};
  return Markup("<details><summary>{}</summary>{}</details>\n",
                ToldHtml(occasion, "What it costs, and why it cannot be better"),
                TableHtml(occasion, CriteriaTable(occasion, bracket)));
}

Html BracketHeading(const Occasion& occasion, const explain::BracketStory& bracket) {
  const bool natural = bracket.is_natural && !bracket.boards.empty();
  const std::string title = fmt::format("{} points", ToString(bracket.score));
  return Markup("<h2>{}</h2>\n", ToldHtml(occasion, natural ? title + ": natural" : title));
}

Html BracketHtml(const Occasion& occasion, const explain::BracketStory& bracket) {
  Html html = ListHtml(occasion, bracket.composition);
  if (!bracket.natural_pairs.empty() && !bracket.is_natural) {
    html += Markup("<p>{}</p>\n",
                   ToldHtml(occasion, fmt::format("The natural pairing would be {}.",
                                                  Say(occasion.before, explain::Value(bracket.natural_pairs)))));
  }
  html += ListHtml(occasion, bracket.exchange);
  for (const auto& board : bracket.boards) html += BoardHtml(occasion, board);
  html += ListHtml(occasion, bracket.floats);
  return html + CriteriaHtml(occasion, bracket);
}

std::string Page(const Occasion& occasion, const Html& body) {
  const std::string& name = occasion.before.data().info.name;
  const int round = occasion.before.next_round().value();
  Sheet page(fmt::format("{}, round {}", name, round), std::string(kStyle));
  page.Title(name).Note(fmt::format("Round {}, {}", round,
                                    SystemLine(fmt::format("{} ({})", occasion.system.id, occasion.system.regulation),
                                               occasion.why, occasion.deviations)));
  if (!occasion.deviations.empty()) {
    page.OnlyPage(Markup("<pre class=\"note\">{}</pre>\n", Text(DeviationLines(occasion.deviations))));
  }
  return ToHtml(page.OnlyPage(body));
}

Html ComparisonHtml(const Occasion& occasion, const Verdict& verdict) {
  return Markup("<h2>{}</h2>{}\n",
                ToldHtml(occasion, fmt::format("The bracket of {}, criterion by criterion",
                                               ToString(verdict.bracket.value_or(Points{})))),
                TableHtml(occasion, ComparisonTable(occasion, verdict)));
}

Html BoardsHtml(const Occasion& occasion, const std::string& title, const std::vector<Board>& boards,
                const std::optional<PlayerIndex>& bye) {
  Html items;
  for (const Board& board : boards) {
    items += Markup("<li>{} – {}</li>", PlayerHtml(occasion, board.white), PlayerHtml(occasion, board.black));
  }
  if (bye) items += Markup("<li>{}</li>", ToldHtml(occasion, fmt::format("{}: bye", NameIn(occasion, *bye))));
  return Markup("<h2>{}</h2><ul>{}</ul>\n", ToldHtml(occasion, title), items);
}

}  // namespace

Html BodyOf(const ExplainedRound& round) {
  const Occasion& occasion = round.occasion;
  Html body;
  for (const auto& bracket : round.story.brackets) {
    if (round.story.has_brackets) body += BracketHeading(occasion, bracket);
    body += BracketHtml(occasion, bracket);
  }
  if (round.story.bye) {
    body += Markup("<h2>{}</h2>\n", ToldHtml(occasion, fmt::format("The bye: {}", NameIn(occasion, *round.story.bye))));
  }
  return body + ListHtml(occasion, round.story.bye_reasons);
}

Html BodyOf(const ExplainedAnswer& explained) {
  const Answer& answer = explained.answer;
  const Occasion& occasion = explained.occasion;
  Html body = Markup("<h2>{}</h2>\n{}", ToldHtml(occasion, answer.question), ListHtml(occasion, answer.statements));
  if (answer.why_not && answer.why_not->best) {
    const auto& [kind, statements, best, verdict] = *answer.why_not;
    if (verdict && !verdict->all_expected.empty()) body += ComparisonHtml(occasion, *verdict);
    const bool other_bye = answer.real->bye != best->bye;
    body += BoardsHtml(occasion, "As paired", explain::BoardsOnlyIn(*answer.real, *best),
                       other_bye ? answer.real->bye : std::nullopt);
    body += BoardsHtml(occasion, "With it", explain::BoardsOnlyIn(*best, *answer.real),
                       other_bye ? best->bye : std::nullopt);
  }
  return body;
}

std::string HtmlOf(const ExplainedRound& round) { return Page(round.occasion, BodyOf(round)); }
std::string HtmlOf(const ExplainedAnswer& explained) { return Page(explained.occasion, BodyOf(explained)); }

}  // namespace ronda::sheets
