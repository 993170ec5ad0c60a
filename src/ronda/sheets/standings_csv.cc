#include "ronda/formats/csv/csv.h"
#include "ronda/sheets/standings_sheet.h"

namespace ronda::sheets {

// One table; of sections the players in them, one section after the other.
std::string StandingsCsv(const StandingsSheet& sheet) {
  const service::StandingsWork& work = sheet.work;
  std::vector<std::string> codes;
  if (sheet.crosstable) {
    const std::string kind = work.record().predetermined() ? "place " : "round ";
    for (const std::string& head : CrosstableHeads(work)) codes.push_back(kind + head);
  }
  for (const auto& column : work.columns()) codes.push_back(column.tie_break.code);
  std::vector<csv::StandingsRow> rows;
  for (const StandingsSection& section : sheet.sections) {
    for (const tiebreak::Participant who : section.participants) {
      csv::StandingsRow row;
      row.rank = work.standings().RankOf(who);
      row.tpn = Tpn(work.record().entrant(who).number);
      row.name = work.NameOf(who);
      row.points = work.ScoreOf(who);
      if (const Player* player = work.PlayerOf(who)) {
        row.title = player->title;
        row.rating = player->rating;
        row.federation = player->federation;
      }
      if (sheet.crosstable) {
        for (std::string& cell : CrosstableCells(work, who)) row.tiebreaks.push_back(std::move(cell));
      }
      for (const auto& column : work.columns()) row.tiebreaks.push_back(service::ShownValue(column, who));
      rows.push_back(std::move(row));
    }
  }
  return csv::WriteStandings(codes, rows);
}

}  // namespace ronda::sheets
