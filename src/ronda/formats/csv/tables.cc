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

}  // namespace ronda::csv
