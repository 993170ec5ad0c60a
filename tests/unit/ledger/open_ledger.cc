#include "unit/ledger/open_ledger.h"

#include <fmt/format.h>

namespace ronda::ledger {

command::Context Asking(int n, command::Warning confirmed) {
  command::Context context;
  context.by.name = "arbiter";
  context.at = fmt::format("2026-11-15T10:{:02}:{:02}.000Z", n / 60 % 60, n % 60);
  context.id = journal::CommandId::Parse(fmt::format("{:032x}", n)).value();
  context.confirmed = confirmed;
  context.engine = "ronda test";
  return context;
}

command::Opening NewEvent(const std::string& name, int players) {
  command::Opening opening;
  opening.tournament.info.name = name;
  opening.tournament.planned_rounds = 5;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    player.name = fmt::format("Player {}", i);
    opening.tournament.players.push_back(player);
  }
  return opening;
}

Ledger OpenFile(const testing::TemporaryFolder& folder, store::Access access) {
  return Ledger::Open(folder.file("club.desk"), access).value();
}

}  // namespace ronda::ledger
