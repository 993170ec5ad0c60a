#include "ronda/site/standings_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_range.h"
#include "ronda/paper/titles.h"
#include "ronda/sheets/keizer_words.h"
#include "ronda/sheets/names.h"
#include "ronda/site/frame.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

using service::StandingsWork;
using sheets::RankedList;
using tiebreak::Participant;

Html HeadOf(const std::string& text) { return Markup("<th>{}</th>", Text(text)); }
Html NumberHead(const std::string& text) { return Markup("<th class=\"number\">{}</th>", Text(text)); }
// Of a column that a phone has no room for.
Html MinorHead(const std::string& text) { return Markup("<th class=\"number minor\">{}</th>", Text(text)); }
Html NumberCell(std::string_view text) { return Markup("<td class=\"number\">{}</td>", Text(text)); }
Html MinorCell(std::string_view text) { return Markup("<td class=\"number minor\">{}</td>", Text(text)); }

std::string RatingText(const std::optional<int>& rating) { return rating ? std::to_string(*rating) : ""; }

Html NameCell(const Visit& visit, const Player& player) {
  const Html title = player.title.empty() ? Html() : Markup("<span class=\"title\">{} </span>", Text(player.title));
  return Markup("<td>{}{}</td>", title,
                LinkTo(fmt::format("/t/{}/player/{}", visit.room->slug(), player.tpn.value()), player.name));
}

Html NameCell(const Visit& visit, const StandingsWork& work, Participant who) {
  if (const Player* player = work.PlayerOf(who)) return NameCell(visit, *player);
  const int number = work.record().entrant(who).number;
  return Markup("<td>{}</td>", LinkTo(fmt::format("/t/{}/team/{}", visit.room->slug(), number), work.NameOf(who)));
}

// Of a player "1", "½", "0", "+"; of a team its game points; "*" is a game without a result.
std::string Outcome(const StandingsWork& work, Participant who, Round round) {
  if (work.teams()) return ToString(work.record().result(who, round).game_points);
  const char letter = Traits(work.tournament().entry(PlayerIndex(who.value()), round).result).trf;
  if (letter == ' ') return "*";
  return letter == '=' || letter == 'D' ? "½" : std::string(1, letter);
}

// Without an opponent the points say it: "+1", "+½", "–".
std::string UnpairedText(Points points) {
  if (points == Points()) return "–";
  if (points == Points::Tenths(5)) return "+½";
  return points.tenths() % 10 == 0 ? fmt::format("+{}", points.tenths() / 10) : "+" + ToString(points);
}

// "12w1": the number of the opponent, the colour, the result.
std::string RoundText(const StandingsWork& work, Participant who, Round round) {
  const tiebreak::RoundRecord& result = work.record().result(who, round);
  if (!result.opponent) return UnpairedText(result.In(work.record().primary()));
  const std::string_view colour = !result.colour ? "" : *result.colour == Colour::kWhite ? "w" : "b";
  return fmt::format("{}{}{}{}", work.record().entrant(*result.opponent).number, colour, work.teams() ? ":" : "",
                     Outcome(work, who, round));
}

// A column a round; where everybody meets everybody, one for each place.
Html CrossHeads(const StandingsWork& work) {
  Html heads;
  const int count = work.record().predetermined() ? work.record().size() : work.rounds();
  for (int i = 1; i <= count; ++i) heads += Markup("<th class=\"cross\">{}</th>", i);
  return heads;
}

Html CrossCells(const StandingsWork& work, Participant who) {
  Html cells;
  const auto add = [&](const std::string& text) { cells += Markup("<td class=\"cross\">{}</td>", Text(text)); };
  if (!work.record().predetermined()) {
    for (const Round round : IdRange<Round>(work.rounds())) add(RoundText(work, who, round));
    return cells;
  }
  for (const Participant opponent : work.standings().order) {
    std::string results = opponent == who ? "×" : "";
    for (const Round round : IdRange<Round>(work.record().rounds())) {
      if (work.record().result(who, round).opponent == opponent) results += Outcome(work, who, round);
    }
    add(results);
  }
  return cells;
}

bool HasRatings(const StandingsWork& work) {
  return !work.teams() && std::ranges::any_of(work.tournament().players(),
                                              [](const Player& player) { return player.rating.has_value(); });
}

// What the rows of a list have in common.
struct Page {
  const Visit& visit;
  const RankedList& list;
  bool has_ratings;
};

Html HeadsOf(const Page& page) {
  const Words& words = page.visit.visitor.words;
  const StandingsWork& work = page.list.work;
  Html heads =
      NumberHead(words("Rank")) + MinorHead(words("No.")) + HeadOf(work.teams() ? words("Team") : words("Name"));
  if (page.has_ratings) heads += MinorHead(words("Rating"));
  if (page.list.crosstable) heads += CrossHeads(work);
  heads += NumberHead(words("Points"));
  for (const auto& column : work.columns()) {
    heads += Markup("<th class=\"number\" title=\"{}\">{}</th>",
                    Text(paper::TieBreakTitle(words, TitleOf(column.tie_break))), Text(column.tie_break.code));
  }
  return heads;
}

Html RowFor(const Page& page, Participant who) {
  const StandingsWork& work = page.list.work;
  Html row = NumberCell(std::to_string(work.standings().RankOf(who))) +
             MinorCell(std::to_string(work.record().entrant(who).number)) + NameCell(page.visit, work, who);
  if (page.has_ratings) row += MinorCell(RatingText(work.record().entrant(who).rating));
  if (page.list.crosstable) row += CrossCells(work, who);
  row += Markup("<td class=\"number points\">{}</td>", Text(ToString(work.ScoreOf(who))));
  for (const auto& column : work.columns()) {
    const std::string value = service::ShownValue(column, who);
    row += NumberCell(value.empty() ? "–" : value);
  }
  return Markup("<tr>{}</tr>\n", row);
}

// What the letters over the columns mean, and where the rules have it.
Html Legend(const Visit& visit, const StandingsWork& work) {
  Html items;
  for (const auto& column : work.columns()) {
    items += Markup("<li><b>{}</b> {} <span class=\"article\">({})</span></li>", Text(column.tie_break.code),
                    Text(paper::TieBreakTitle(visit.visitor.words, TitleOf(column.tie_break))),
                    Text(column.tie_break.definition->article));
  }
  return items.str().empty() ? Html() : Markup("<ul class=\"legend\">{}</ul>\n", items);
}

// "board 2", "reserves": the parts of the players of teams.
std::string SectionTitle(const Words& words, std::string_view title) {
  constexpr std::string_view kBoard = "board ";
  if (title.starts_with(kBoard)) return words("Board {}", title.substr(kBoard.size()));
  return title == "reserves" ? words("Reserves") : std::string(title);
}

Html TableHtml(const std::string& label, const Html& heads, const Html& rows) {
  return ScrollBox(
      label, Markup("<table class=\"standings\"><thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table>", heads, rows));
}

// Term by term, folded away under each name.
Html KeizerTerms(const Words& words, const sheets::KeizerList& list, PlayerIndex index) {
  Html rows;
  for (const sheets::KeizerTerm& term : TermsOf(list, index)) {
    rows += Markup("<tr>{}<td>{}</td>{}{}</tr>\n", NumberCell(term.round),
                   Text(words::Told(CodeOf(words.language()), term.text)),
                   NumberCell(fmt::format("{} × {}", sheets::FractionText(term.share), sheets::NumberText(term.value))),
                   NumberCell(sheets::NumberText(term.points())));
  }
  const Player& player = list.tournament.player(index);
  return Markup("<details><summary>{} {}: {}</summary>\n<table><tbody>\n{}</tbody></table></details>\n",
                player.tpn.value(), Text(player.name), Text(sheets::NumberText(list.standing.PointsOf(index))), rows);
}

}  // namespace

Html StandingsTables(const Visit& visit, const RankedList& list) {
  const Words& words = visit.visitor.words;
  const Page page{visit, list, HasRatings(list.work)};
  Html html;
  for (const sheets::StandingsSection& section : list.sections) {
    const std::string title = SectionTitle(words, section.title);
    if (!title.empty()) html += Markup("<h2>{}</h2>\n", Text(title));
    Html rows;
    for (const Participant who : section.participants) rows += RowFor(page, who);
    html += TableHtml(title.empty() ? words("Standings") : title, HeadsOf(page), rows);
  }
  if (list.crosstable && !list.work.record().predetermined()) {
    html += Markup("<p class=\"note\">{}</p>\n",
                   Text(words("Each cell: the number of the opponent, the colour (w White, b Black), the points.")));
  }
  return html + Legend(visit, list.work);
}

Html StandingsTables(const Visit& visit, const sheets::KeizerList& list) {
  const Words& words = visit.visitor.words;
  int decimals = 0;
  for (const PlayerIndex player : list.standing.order()) {
    decimals = std::max(decimals, sheets::DecimalsOf(list.standing.PointsOf(player)));
  }
  Html rows;
  for (const PlayerIndex index : list.standing.order()) {
    const Player& player = list.tournament.player(index);
    const sheets::Attendance attendance = AttendanceOf(list, index);
    rows +=
        Markup("<tr>{}{}{}{}{}{}{}{}{}</tr>\n", NumberCell(std::to_string(list.standing.RankOf(index).value())),
               MinorCell(std::to_string(player.tpn.value())), NameCell(visit, player),
               MinorCell(RatingText(player.rating)), NumberCell(sheets::NumberText(list.standing.ValueOf(index))),
               Markup("<td class=\"number points\">{}</td>", Text(ToDecimal(list.standing.PointsOf(index), decimals))),
               NumberCell(ToString(KeizerScoreOf(list, index))), NumberCell(std::to_string(attendance.games)),
               NumberCell(std::to_string(attendance.absences)));
  }
  const Html heads = NumberHead(words("Rank")) + MinorHead(words("No.")) + HeadOf(words("Name")) +
                     MinorHead(words("Rating")) + NumberHead(words("Value")) + NumberHead(words("Keizer points")) +
                     NumberHead(words("Points")) + NumberHead(words("Games")) + NumberHead(words("Away"));
  Html html =
      TableHtml(words("Standings"), heads, rows) + Markup("<h2>{}</h2>\n", Text(words("Where the points come from")));
  for (const PlayerIndex index : list.standing.order()) html += KeizerTerms(words, list, index);
  return html;
}

}  // namespace ronda::site
