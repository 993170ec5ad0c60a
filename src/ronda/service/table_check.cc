#include "ronda/service/table_check.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "ronda/schedule/berger.h"
#include "ronda/verify/recorded_round.h"

namespace ronda::service {
namespace {

struct TableCode {
  std::string_view code;  // of record 192
  int cycles = 1;
  schedule::CycleEnd end = schedule::CycleEnd::kAsInTheTable;
};

// The numbers of a restricted draw are drawn for the same table.
constexpr std::array<TableCode, 4> kTableCodes{{
    {"BERGER_ROUNDROBIN"},
    {"FIDE_ROUNDROBIN"},
    {"BERGER_DOUBLEROUNDROBIN", 2},
    {"FIDE_DOUBLEROUNDROBIN", 2, schedule::CycleEnd::kExchanged},
}};

std::vector<PairNumbers> InTable(const schedule::RoundPlan& plan) {
  std::vector<PairNumbers> pairs;
  for (const schedule::Game& game : plan.games) pairs.push_back({game.white.value() + 1, game.black.value() + 1});
  std::ranges::sort(pairs);
  return pairs;
}

std::vector<PairNumbers> InFile(const Tournament& tournament, Round round) {
  std::vector<PairNumbers> pairs;
  for (const verify::RecordedPair& pair : verify::RoundOf(tournament, round).pairs) {
    pairs.push_back({tournament.player(pair.white).tpn.value(), tournament.player(pair.black).tpn.value()});
  }
  std::ranges::sort(pairs);
  return pairs;
}

std::vector<PairNumbers> Without(const std::vector<PairNumbers>& all, const std::vector<PairNumbers>& others) {
  std::vector<PairNumbers> rest;
  std::ranges::set_difference(all, others, std::back_inserter(rest));
  return rest;
}

}  // namespace

std::optional<CheckedRounds> CheckByTable(const std::string& file, const Tournament& tournament,
                                          std::optional<int> only) {
  const auto known = std::ranges::find(kTableCodes, tournament.data().system_code, &TableCode::code);
  if (known == kTableCodes.end()) return std::nullopt;
  const auto once = schedule::Berger(tournament.player_count());
  if (!once) return std::nullopt;
  const auto table = schedule::Repeated(*once, known->cycles, known->end);
  CheckedRounds report;
  report.file = file;
  report.system = "berger";
  for (const Round round : tournament.round_ids()) {
    if ((only && round.value() != *only) || round.index() >= table.rounds.size()) continue;
    ++report.rounds;
    const auto expected = InTable(table.rounds[round.index()]);
    const auto found = InFile(tournament, round);
    if (expected == found) continue;
    report.differences.push_back(
        {round.value(), "the table has other pairs", Without(expected, found), Without(found, expected)});
  }
  return report;
}

}  // namespace ronda::service
