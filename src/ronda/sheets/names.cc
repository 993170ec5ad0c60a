#include "ronda/sheets/names.h"

#include <fmt/format.h>

namespace ronda::sheets {

std::string TitledName(const Player& player) {
  return player.title.empty() ? player.name : player.title + " " + player.name;
}

std::string NumberedName(const Player& player) { return fmt::format("{} {}", player.tpn.value(), TitledName(player)); }

std::string FractionText(const Fraction& number) {
  return number.under() == 1 ? fmt::format("{}", number.over()) : fmt::format("{}/{}", number.over(), number.under());
}

}  // namespace ronda::sheets
