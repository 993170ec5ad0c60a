#include <fmt/format.h>

#include "ronda/base/html.h"
#include "ronda/sheets/standings_sheet.h"

namespace ronda::sheets {
namespace {

using tiebreak::Participant;

std::string Cell(std::string_view text, bool number) {
  return fmt::format("<td{}>{}</td>", number ? " class=\"number\"" : "", EscapeHtml(text));
}

std::string Head(std::string_view text, std::string_view explanation, bool number) {
  return fmt::format("<th{}{}>{}</th>", number ? " class=\"number\"" : "",
                     explanation.empty() ? "" : fmt::format(" title=\"{}\"", EscapeHtml(explanation)),
                     EscapeHtml(text));
}

std::string HeadRow(const StandingsSheet& sheet) {
  const service::StandingsWork& work = sheet.work;
  std::string row = "<tr>" + Head("Rank", "", true) + Head("No", "", true);
  row += work.teams()
             ? Head("Team", "", false)
             : Head("", "", false) + Head("Name", "", false) + Head("Rating", "", true) + Head("Fed", "", false);
  if (sheet.crosstable) {
    for (const std::string& head : CrosstableHeads(work)) row += Head(head, "", true);
  }
  row += Head("Points", "", true);
  for (const auto& column : work.columns()) {
    row += Head(column.tie_break.code, TitleOf(column.tie_break), true);
  }
  return row + "</tr>\n";
}

std::string BodyRow(const StandingsSheet& sheet, Participant who) {
  const service::StandingsWork& work = sheet.work;
  std::string row = "<tr>" + Cell(fmt::format("{}", work.standings().RankOf(who)), true) +
                    Cell(fmt::format("{}", work.record().entrant(who).number), true);
  if (const Player* player = work.PlayerOf(who)) {
    row += Cell(player->title, false) + Cell(player->name, false);
    row += Cell(player->rating ? fmt::format("{}", *player->rating) : "", true) + Cell(player->federation, false);
  } else {
    row += Cell(work.NameOf(who), false);
  }
  if (sheet.crosstable) {
    for (const std::string& cell : CrosstableCells(work, who)) row += Cell(cell, true);
  }
  row += Cell(ToString(work.ScoreOf(who)), true);
  for (const auto& column : work.columns()) row += Cell(service::ShownValue(column, who), true);
  return row + "</tr>\n";
}

std::string BoardsHtml(const service::StandingsWork& work, Participant team) {
  std::string html = fmt::format("<details><summary>{}</summary>\n<table><tbody>\n", EscapeHtml(work.NameOf(team)));
  for (const BoardLine& line : BoardsOf(work, team)) {
    html += "<tr>" + Cell(line.name, false) + Cell(fmt::format("{}", line.games), true) +
            Cell(ToString(line.points), true) + "</tr>\n";
  }
  return html + "</tbody></table></details>\n";
}

}  // namespace

std::string StandingsHtml(const StandingsSheet& sheet) {
  const auto heading = HeadingOf(sheet.work);
  std::string body = fmt::format("<h1>{}</h1>\n", EscapeHtml(heading.front()));
  for (std::size_t i = 1; i < heading.size(); ++i)
    body += fmt::format("<p class=\"note\">{}</p>\n", EscapeHtml(heading[i]));
  for (const StandingsSection& section : sheet.sections) {
    if (!section.title.empty()) body += fmt::format("<h2>{}</h2>\n", EscapeHtml(section.title));
    body += "<div class=\"scroll\"><table>\n<thead>" + HeadRow(sheet) + "</thead>\n<tbody>\n";
    for (const Participant who : section.participants) body += BodyRow(sheet, who);
    body += "</tbody></table></div>\n";
    if (!sheet.boards || !sheet.work.teams()) continue;
    for (const Participant team : section.participants) body += BoardsHtml(sheet.work, team);
  }
  body += "<p class=\"note\">";
  for (const auto& column : sheet.work.columns()) {
    body += fmt::format("{}: {} ({}). ", EscapeHtml(column.tie_break.code), EscapeHtml(TitleOf(column.tie_break)),
                        column.tie_break.definition->article);
  }
  body += "</p>\n";
  return ToHtml({heading.front(), "", body});
}

}  // namespace ronda::sheets
