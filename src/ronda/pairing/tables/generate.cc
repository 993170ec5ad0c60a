#include "ronda/pairing/tables/generate.h"

#include <fmt/format.h>

#include <numeric>

#include "ronda/base/random.h"
#include "ronda/pairing/tables/round.h"

namespace ronda::tables {

namespace {

// There is no file yet that could name the size of the tables.
Diagnostic Refusal(const Wanted& wanted, Diagnostic refusal) {
  const auto nearest = NearestSize(wanted.players, wanted.table_size);
  if (refusal.code == "table-sizes" && nearest) {
    refusal.hint = fmt::format("tables of {} work: --table-size {}", *nearest, *nearest);
  }
  return refusal;
}

}  // namespace

Result<Event> Generate(const Wanted& wanted, std::uint64_t seed) {
  Random random(seed);
  Event event;
  event.name = fmt::format("Random tables {}", seed);
  event.system = wanted.system;
  event.table_size = wanted.table_size;
  event.planned_rounds = wanted.rounds;
  event.lot = static_cast<std::int32_t>(random.Below(1'000'000));
  for (int i = 1; i <= wanted.players; ++i) event.players.push_back({Number(i), fmt::format("Player {}", i)});
  for (int r = 0; r < wanted.rounds; ++r) {
    const auto seated = NextRound(event);
    if (!seated) return tl::unexpected(Refusal(wanted, seated.error()));
    Round round = AsRound(*seated);
    for (Table& table : round) {
      table.places.resize(table.players.size());
      std::iota(table.places.begin(), table.places.end(), 1);
      random.Shuffle(std::span(table.places));
    }
    event.rounds.push_back(std::move(round));
  }
  return event;
}

}  // namespace ronda::tables
