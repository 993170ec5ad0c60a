#include "ronda/model/player.h"

#include <fmt/format.h>

namespace ronda {

std::string NumberAndName(const Player& player) {
  return fmt::format("{}{}{}", player.tpn.value(), player.name.empty() ? "" : " ", player.name);
}

}  // namespace ronda
