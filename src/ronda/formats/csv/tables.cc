#include <array>
#include <string>

#include "ronda/formats/csv/csv.h"
#include "ronda/formats/csv/records.h"

namespace ronda::csv {
namespace {

std::string Number(const std::optional<int>& number) { return number ? std::to_string(*number) : std::string(); }

std::string SexLetter(const std::optional<Sex>& sex) {
  if (!sex) return {};
  return *sex == Sex::kMan ? "m" : "w";
}

}  // namespace

std::string WritePlayers(const Tournament& tournament) {
  std::string table = "tpn,title,name,sex,rating,federation,fide_id,birth_date\n";
  for (const Player& player : tournament.players()) {
    table += Line(std::array{std::to_string(player.tpn.value()), player.title, player.name, SexLetter(player.sex),
                             Number(player.rating), player.federation, player.fide_id, player.birth_date});
  }
  return table;
}

std::string WritePairings(std::span<const PairingRow> rows) {
  std::string table =
      "board,white_tpn,white_title,white_name,white_rating,white_points,result,"
      "black_tpn,black_title,black_name,black_rating,black_points\n";
  for (const PairingRow& row : rows) {
    const Side& white = row.white;
    std::array<std::string, 5> black;
    if (row.black) {
      black = {std::to_string(row.black->tpn.value()), row.black->title, row.black->name, Number(row.black->rating),
               ToString(row.black->points)};
    }
    table += Line(std::array{Number(row.board), std::to_string(white.tpn.value()), white.title, white.name,
                             Number(white.rating), ToString(white.points), row.result, black[0], black[1], black[2],
                             black[3], black[4]});
  }
  return table;
}

std::string WriteStandings(std::span<const std::string> tiebreak_codes, std::span<const StandingsRow> rows) {
  std::vector<std::string> header{"rank", "tpn", "title", "name", "rating", "federation", "points"};
  header.insert(header.end(), tiebreak_codes.begin(), tiebreak_codes.end());
  std::string table = Line(header);
  for (const StandingsRow& row : rows) {
    std::vector<std::string> fields{std::to_string(row.rank),
                                    std::to_string(row.tpn.value()),
                                    row.title,
                                    row.name,
                                    Number(row.rating),
                                    row.federation,
                                    ToString(row.points)};
    fields.insert(fields.end(), row.tiebreaks.begin(), row.tiebreaks.end());
    table += Line(fields);
  }
  return table;
}

}  // namespace ronda::csv
