#include "ronda/pairing/acceleration/baku.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/acceleration/starting_list.h"

namespace ronda::acceleration {
namespace {

int HalfRoundedUp(int number) { return (number + 1) / 2; }

Diagnostic Refusal(std::string message, std::string hint) {
  return {.code = "baku-refused", .message = std::move(message), .hint = std::move(hint)};
}

// C.04.5/2025 §1.2.1; C.04.7/2026 §1.2.1: the first half of the list, rounded up to an even number.
int SizeOfGroupA(int players) { return std::min(players, 2 * ((players + 3) / 4)); }

// C.04.5/2025 §1.4; C.04.7/2026 §1.4: half of all rounds are accelerated, rounded up; in the first half of them the
// points are those of a win, in the others half of it.
std::vector<Points> PointsByRound(int rounds, const PointSystem& points) {
  const int accelerated = HalfRoundedUp(rounds);
  IdVector<Round, Points> by_round(accelerated, points.Draw());
  for (const Round round : IdRange<Round>(HalfRoundedUp(accelerated))) by_round[round] = points.Win();
  return by_round.values();
}

}  // namespace

// C.04.5/2025 §1.1.1, as C.04.7/2026 §1.1.1 widens it to every system of the same shape (decision 171).
bool BakuApplies(const PointSystem& points) {
  return points.win[0] == points.win[1] && points.draw[0] == points.draw[1] &&
         points.Win().tenths() == 2 * points.Draw().tenths() && points.Loss() == Points{};
}

bool NamesBaku(const TournamentData& event) {
  const std::string& code = event.system_code.empty() ? event.info.type : event.system_code;
  return code.ends_with("_BAKU");
}

// C.04.5/2025 §1.3.2; C.04.7/2026 §1.3.2: the last of the group stays the same, so that it grows by those who enter
// before that player.
bool MayBeUpperGroup(const Tournament& event, int size) {
  int started = 0;
  int byes_within = 0;
  int byes_behind = 0;
  int late_within = 0;
  for (const PlayerIndex player : event.player_ids()) {
    const bool within = player.value() < size;
    if (EnteredLate(event, player)) {
      late_within += within ? 1 : 0;
      continue;
    }
    ++started;
    if (event.rounds() > 0 && IsRequestedBye(event.entry(player, Round(1)).result))
      ++(within ? byes_within : byes_behind);
  }
  for (int late = 0; late <= byes_within; ++late) {
    for (int behind = 0; behind <= byes_behind; ++behind) {
      if (size - late_within - late == SizeOfGroupA(started - late - behind)) return true;
    }
  }
  return false;
}

Result<std::vector<Acceleration>> BakuTable(const Tournament& event) {
  const TournamentData& data = event.data();
  if (!data.planned_rounds) {
    return tl::unexpected(
        Refusal("Baku acceleration depends on the number of rounds, which the tournament does not say",
                "add a record 142 (or XXR) with the number of rounds"));
  }
  if (!BakuApplies(data.point_system)) {
    return tl::unexpected(Refusal(
        fmt::format("Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7); here they are "
                    "worth {}, {} and {}",
                    ToString(data.point_system.Win()), ToString(data.point_system.Draw()),
                    ToString(data.point_system.Loss())),
        "change the points (records 162, 362), or leave out the acceleration"));
  }
  const auto by_round = PointsByRound(*data.planned_rounds, data.point_system);
  const StartingList list = StartingListOf(event);
  std::vector<Acceleration> table;
  for (const PlayerIndex player : list.before.ids()) {
    if (list.before[player] >= SizeOfGroupA(list.players)) break;
    table.push_back({player, by_round});
  }
  return table;
}

}  // namespace ronda::acceleration
