#include <fmt/format.h>

#include "ronda/explain/wording.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

using explain::Measure;
using explain::Say;

constexpr std::string_view kStyle = R"(
.board { border-bottom: 1px solid var(--line); }
.board.other > summary { font-weight: 600; }
.why { margin: .2rem 0; padding-left: 1.1rem; }
@media print { details::details-content { content-visibility: visible; display: block; } }
)";

Html PlayerHtml(const Tournament& before, PlayerIndex index) { return Text(NumberedName(before.player(index))); }

Html ValueHtml(const Tournament& before, const CriterionValue& value) {
  return Text(Say(before, explain::Value(Measure{value.value, value.unit})));
}

Html ListHtml(const Tournament& before, std::span<const explain::Statement> statements) {
  if (statements.empty()) return {};
  Html items;
  for (const std::string& line : explain::SayAll(before, statements)) items += Markup("<li>{}</li>", Text(line));
  return Markup("<ul class=\"why\">{}</ul>\n", items);
}

Html BoardHtml(const Tournament& before, const explain::BoardStory& board) {
  Html html = Markup("<details class=\"board{}\"{}><summary>{}. {} – {}</summary>\n",
                     board.natural ? Markup(" other") : Html(), board.natural ? Markup(" open") : Html(), board.number,
                     PlayerHtml(before, board.white), PlayerHtml(before, board.black));
  if (board.natural && board.natural->higher != board.natural->lower) {
    html += Markup("<p>The natural pair would be {} – {}.</p>", PlayerHtml(before, board.natural->higher),
                   PlayerHtml(before, board.natural->lower));
  }
  html += ListHtml(before, board.reasons);
  return html + Markup("<p>Colours: {}</p></details>\n", Text(Say(before, board.colours)));
}

Html CriteriaHtml(const Tournament& before, const explain::BracketStory& bracket) {
  if (bracket.criteria.empty()) return {};
  Html rows;
  for (const auto& [value, players, bound] : bracket.criteria) {
    std::string what(value.meaning);
    if (!players.empty()) what += fmt::format(": {}", Say(before, explain::Value(players)));
    rows += Markup("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
                   Text(value.tag), Text(value.article), ValueHtml(before, value), Text(what),
                   bound.code.empty() ? Html() : Text(Say(before, bound)));
  }
  return Markup(
      "<details><summary>What it costs, and why it cannot be better</summary><div class=\"scroll\"><table>"
      "<thead><tr><th>Criterion</th><th>Article</th><th>Value</th><th>What</th><th>Why not better</th></tr></thead>"
      "<tbody>\n{}</tbody></table></div></details>\n",
      rows);
}

Html BracketHtml(const Tournament& before, const explain::BracketStory& bracket) {
  const bool natural = bracket.is_natural && !bracket.boards.empty();
  Html html = Markup("<h2>{} points{}</h2>\n", Text(ToString(bracket.score)), natural ? Markup(": natural") : Html());
  html += ListHtml(before, bracket.composition);
  if (!bracket.natural_pairs.empty() && !bracket.is_natural) {
    html +=
        Markup("<p>The natural pairing would be {}.</p>\n", Text(Say(before, explain::Value(bracket.natural_pairs))));
  }
  html += ListHtml(before, bracket.exchange);
  for (const auto& board : bracket.boards) html += BoardHtml(before, board);
  html += ListHtml(before, bracket.floats);
  return html + CriteriaHtml(before, bracket);
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

Html ComparisonHtml(const Tournament& before, const Verdict& verdict) {
  Html rows;
  for (std::size_t i = 0; i < verdict.all_expected.size(); ++i) {
    const CriterionValue& expected = verdict.all_expected[i];
    const CriterionValue& found = verdict.all_found[i];
    rows +=
        Markup("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n",
               Text(expected.tag), Text(expected.article), ValueHtml(before, expected), ValueHtml(before, found),
               Text(expected.meaning));
    if (expected.value != found.value) break;  // what comes after it decides nothing
  }
  return Markup(
      "<h2>The bracket of {}, criterion by criterion</h2><div class=\"scroll\"><table><thead><tr><th>Criterion</th>"
      "<th>Article</th><th>As paired</th><th>With it</th><th>What</th></tr></thead><tbody>\n{}"
      "</tbody></table></div>\n",
      Text(ToString(verdict.bracket.value_or(Points{}))), rows);
}

Html BoardsHtml(const Tournament& before, std::string_view title, const std::vector<Board>& boards,
                const std::optional<PlayerIndex>& bye) {
  Html items;
  for (const Board& board : boards) {
    items += Markup("<li>{} – {}</li>", PlayerHtml(before, board.white), PlayerHtml(before, board.black));
  }
  if (bye) items += Markup("<li>{}: bye</li>", PlayerHtml(before, *bye));
  return Markup("<h2>{}</h2><ul>{}</ul>\n", Text(title), items);
}

}  // namespace

Html BodyOf(const ExplainedRound& round) {
  const Tournament& before = round.occasion.before;
  Html body;
  for (const auto& bracket : round.story.brackets) body += BracketHtml(before, bracket);
  if (round.story.bye) body += Markup("<h2>The bye: {}</h2>\n", PlayerHtml(before, *round.story.bye));
  return body + ListHtml(before, round.story.bye_reasons);
}

Html BodyOf(const ExplainedAnswer& explained) {
  const Answer& answer = explained.answer;
  const Tournament& before = explained.occasion.before;
  Html body = Markup("<h2>{}</h2>\n{}", Text(answer.question), ListHtml(before, answer.statements));
  if (answer.why_not && answer.why_not->best) {
    const auto& [kind, statements, best, verdict] = *answer.why_not;
    if (verdict && !verdict->all_expected.empty()) body += ComparisonHtml(before, *verdict);
    const bool other_bye = answer.real->bye != best->bye;
    body += BoardsHtml(before, "As paired", explain::BoardsOnlyIn(*answer.real, *best),
                       other_bye ? answer.real->bye : std::nullopt);
    body +=
        BoardsHtml(before, "With it", explain::BoardsOnlyIn(*best, *answer.real), other_bye ? best->bye : std::nullopt);
  }
  return body;
}

std::string HtmlOf(const ExplainedRound& round) { return Page(round.occasion, BodyOf(round)); }
std::string HtmlOf(const ExplainedAnswer& explained) { return Page(explained.occasion, BodyOf(explained)); }

}  // namespace ronda::sheets
