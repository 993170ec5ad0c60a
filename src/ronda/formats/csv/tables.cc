#include <algorithm>
#include <string>
#include <vector>

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

// The clubs have a column where anybody is of one.
std::string WritePlayers(const Tournament& tournament) {
  const bool has_clubs =
      std::ranges::any_of(tournament.players(), [](const Player& player) { return !player.club.empty(); });
  std::vector<std::string> cells{"tpn", "title", "name", "sex", "rating", "federation", "fide_id", "birth_date"};
  if (has_clubs) cells.emplace_back("club");
  std::string table = Line(cells);
  for (const Player& player : tournament.players()) {
    cells = {std::to_string(player.tpn.value()),
             player.title,
             player.name,
             SexLetter(player.sex),
             Number(player.rating),
             player.federation,
             player.fide_id,
             player.birth_date};
    if (has_clubs) cells.push_back(player.club);
    table += Line(cells);
  }
  return table;
}

}  // namespace ronda::csv
