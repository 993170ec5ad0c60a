#include <fmt/format.h>

#include "ronda/base/html.h"
#include "ronda/explain/wording.h"
#include "ronda/sheets/explain_output.h"
#include "ronda/sheets/fide_mode.h"

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

std::string PlayerText(const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  return EscapeHtml(
      fmt::format("{} {}{}{}", player.tpn.value(), player.title, player.title.empty() ? "" : " ", player.name));
}

std::string List(const Tournament& before, std::span<const explain::Statement> statements) {
  if (statements.empty()) return "";
  std::string html = "<ul class=\"why\">";
  for (const std::string& line : explain::SayAll(before, statements))
    html += fmt::format("<li>{}</li>", EscapeHtml(line));
  return html + "</ul>\n";
}

std::string BoardHtml(const Tournament& before, const explain::BoardStory& board) {
  std::string html = fmt::format("<details class=\"board{}\"{}><summary>{}. {} – {}</summary>\n",
                                 board.natural ? " other" : "", board.natural ? " open" : "", board.number,
                                 PlayerText(before, board.white), PlayerText(before, board.black));
  if (board.natural && board.natural->higher != board.natural->lower) {
    html += fmt::format("<p>The natural pair would be {} – {}.</p>", PlayerText(before, board.natural->higher),
                        PlayerText(before, board.natural->lower));
  }
  html += List(before, board.reasons);
  html += fmt::format("<p>Colours: {}</p></details>\n", EscapeHtml(Say(before, board.colours)));
  return html;
}

std::string CriteriaHtml(const Tournament& before, const explain::BracketStory& bracket) {
  if (bracket.criteria.empty()) return "";
  std::string html =
      "<details><summary>What it costs, and why it cannot be better</summary><div class=\"scroll\"><table>"
      "<thead><tr><th>Criterion</th><th>Article</th><th>Value</th><th>What</th><th>Why not better</th></tr></thead>"
      "<tbody>\n";
  for (const auto& [value, players, bound] : bracket.criteria) {
    std::string what(value.meaning);
    if (!players.empty()) what += fmt::format(": {}", Say(before, explain::Value(players)));
    html +=
        fmt::format("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n", value.tag,
                    value.article, EscapeHtml(Say(before, explain::Value(Measure{value.value, value.unit}))),
                    EscapeHtml(what), bound.code.empty() ? "" : EscapeHtml(Say(before, bound)));
  }
  return html + "</tbody></table></div></details>\n";
}

std::string BracketHtml(const Tournament& before, const explain::BracketStory& bracket) {
  std::string html = fmt::format("<h2>{} points{}</h2>\n", ToString(bracket.score),
                                 bracket.is_natural && !bracket.boards.empty() ? ": natural" : "");
  html += List(before, bracket.composition);
  if (!bracket.natural_pairs.empty() && !bracket.is_natural)
    html += fmt::format("<p>The natural pairing would be {}.</p>\n",
                        EscapeHtml(Say(before, explain::Value(bracket.natural_pairs))));
  html += List(before, bracket.exchange);
  for (const auto& board : bracket.boards) html += BoardHtml(before, board);
  html += List(before, bracket.floats);
  return html + CriteriaHtml(before, bracket);
}

std::string Heading(const Occasion& occasion) {
  std::string html =
      fmt::format("<h1>{}</h1>\n<p class=\"note\">Round {}, {} ({}), {}</p>\n",
                  EscapeHtml(occasion.before.data().info.name), occasion.before.next_round().value(),
                  occasion.system.id, EscapeHtml(occasion.system.regulation), FideModeName(occasion.deviations));
  if (occasion.deviations.empty()) return html;
  return html + fmt::format("<pre class=\"note\">{}</pre>\n", EscapeHtml(DeviationLines(occasion.deviations)));
}

std::string Page(const Occasion& occasion, std::string body) {
  return ToHtml({fmt::format("{}, round {}", occasion.before.data().info.name, occasion.before.next_round().value()),
                 std::string(kStyle), Heading(occasion) + std::move(body)});
}

std::string ComparisonHtml(const Tournament& before, const Verdict& verdict) {
  std::string html = fmt::format(
      "<h2>The bracket of {}, criterion by criterion</h2><div class=\"scroll\"><table><thead><tr><th>Criterion</th>"
      "<th>Article</th><th>As paired</th><th>With it</th><th>What</th></tr></thead><tbody>\n",
      ToString(verdict.bracket.value_or(Points{})));
  for (std::size_t i = 0; i < verdict.all_expected.size(); ++i) {
    const CriterionValue& expected = verdict.all_expected[i];
    const CriterionValue& found = verdict.all_found[i];
    html += fmt::format(
        "<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n",
        expected.tag, expected.article, Say(before, explain::Value(Measure{expected.value, expected.unit})),
        Say(before, explain::Value(Measure{found.value, found.unit})), EscapeHtml(expected.meaning));
    if (expected.value != found.value) break;  // what comes after it decides nothing
  }
  return html + "</tbody></table></div>\n";
}

std::string BoardsHtml(const Tournament& before, std::string_view title, const std::vector<Board>& boards,
                       const std::optional<PlayerIndex>& bye) {
  std::string html = fmt::format("<h2>{}</h2><ul>", title);
  for (const Board& board : boards)
    html += fmt::format("<li>{} – {}</li>", PlayerText(before, board.white), PlayerText(before, board.black));
  if (bye) html += fmt::format("<li>{}: bye</li>", PlayerText(before, *bye));
  return html + "</ul>\n";
}

}  // namespace

std::string RoundHtml(const Occasion& occasion, const explain::RoundStory& story) {
  std::string body;
  for (const auto& bracket : story.brackets) body += BracketHtml(occasion.before, bracket);
  if (story.bye) body += fmt::format("<h2>The bye: {}</h2>\n", PlayerText(occasion.before, *story.bye));
  return Page(occasion, body + List(occasion.before, story.bye_reasons));
}

std::string AnswerHtml(const Occasion& occasion, const Answer& answer) {
  const Tournament& before = occasion.before;
  std::string body = fmt::format("<h2>{}</h2>\n{}", EscapeHtml(answer.question), List(before, answer.statements));
  if (answer.why_not && answer.why_not->best) {
    const auto& [kind, statements, best, verdict] = *answer.why_not;
    if (verdict && !verdict->all_expected.empty()) body += ComparisonHtml(before, *verdict);
    const bool other_bye = answer.real->bye != best->bye;
    body += BoardsHtml(before, "As paired", explain::BoardsOnlyIn(*answer.real, *best),
                       other_bye ? answer.real->bye : std::nullopt);
    body +=
        BoardsHtml(before, "With it", explain::BoardsOnlyIn(*best, *answer.real), other_bye ? best->bye : std::nullopt);
  }
  return Page(occasion, body);
}

}  // namespace ronda::sheets
