#include "ronda/players/players_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::players {
namespace {

using sheets::Datum;
using sheets::Number;
using sheets::Record;
using sheets::Table;
using sheets::Value;
using sheets::Words;

std::string_view WordOf(Way way) {
  switch (way) {
    case Way::kWholeSurname:
    case Way::kWhole:
      return "name";
    case Way::kBeginsSurname:
    case Way::kBegins:
      return "begins";
    case Way::kWholeWithError:
    case Way::kBeginsWithError:
      return "error";
    case Way::kNumber:
      return "number";
    case Way::kFacts:
      return "facts";
  }
  return "";
}

}  // namespace

Value NumberValue(const ListedPlayer& player) {
  if (player.number) return *player.number;
  return player.id.empty() ? Value() : Value(player.id);
}

Value ListValue(const ListInfo& list) {
  return Record().AddText("month", list.month).AddText("source", list.source).Add("players", list.players);
}

std::string Described(const ListInfo& list) {
  return fmt::format("{}{} ({} players)", list.source, list.month.empty() ? "" : " of " + list.month, list.players);
}

Table CsvTableOf(const FoundPlayers& found) {
  Table table{{Number("Number", "number"), Words("Title", "title"), Words("Name", "name"), Words("Fed", "federation"),
               Number("Born", "born"), Number("Std", "standard"), Number("Rapid", "rapid"), Number("Blitz", "blitz"),
               Datum("sex"), Datum("id"), Datum("active"), Datum("found_by")}};
  const bool has_clubs = std::ranges::any_of(found.hits, [](const Hit& hit) { return !hit.player.club.empty(); });
  table.columns.push_back(Words("Club", "club").In(has_clubs ? sheets::kEveryForm : sheets::kForPrograms));
  for (const auto& [player, way] : found.hits) {
    table.rows.push_back({NumberValue(player), player.title, player.name, player.federation, player.born,
                          player.rating(RatingKind::kStandard), player.rating(RatingKind::kRapid),
                          player.rating(RatingKind::kBlitz), player.sex, player.id, player.is_active, WordOf(way),
                          player.club});
  }
  return table;
}

sheets::Sheet SheetOf(const FoundPlayers& found) {
  sheets::Sheet sheet("Players");
  if (found.hits.empty()) return std::move(sheet.Note("nobody found in " + Described(found.list)));
  return std::move(sheet.Add(CsvTableOf(found)));
}

Value DocumentOf(const FoundPlayers& found) {
  return Record().Add("list", ListValue(found.list)).Add("players", RecordsOf(CsvTableOf(found)));
}

}  // namespace ronda::players
