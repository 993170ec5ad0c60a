#include "ronda/pairing/monrad/order.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/base/random.h"
#include "ronda/pairing/monrad/event_code.h"
#include "ronda/tiebreak/choice.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::monrad {
namespace {

// FNV-1a, 64 bits.
std::uint64_t HashOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

// What the draw is made from: the number in the code of the event, else its name and first day.
std::uint64_t SeedOf(const Tournament& tournament) {
  const TournamentData& data = tournament.data();
  if (const auto code = ReadEventCode(data.system_code); code && code->lot) return *code->lot;
  return HashOf(data.info.name + '\n' + data.info.start_date);
}

// A number for each player that depends on nobody else, so that a late entry leaves the draw of the others alone.
IdVector<PlayerIndex, std::uint64_t> DrawLots(const Tournament& tournament) {
  const std::uint64_t seed = Random(SeedOf(tournament)).Next();
  IdVector<PlayerIndex, std::uint64_t> lots;
  for (const Player& player : tournament.players()) {
    lots.push_back(Random(seed + Size(player.tpn.value())).Next());
  }
  return lots;
}

// The codes of the event as far as they are known; the usual list where it names none.
std::vector<tiebreak::TieBreak> CriteriaOf(const Tournament& tournament, const tiebreak::Record& record) {
  const std::vector<std::string>& own = tournament.data().tiebreaks;
  std::vector<tiebreak::TieBreak> list;
  for (const std::string& code : own.empty() ? tiebreak::DefaultList(record) : own) {
    if (auto one = tiebreak::ParseTieBreak(code)) list.push_back(*std::move(one));
  }
  list = tiebreak::WithPoints(std::move(list));
  std::erase_if(list, [&](const tiebreak::TieBreak& one) {
    return HasErrors(tiebreak::Unsuitable({&one, 1}, record, {tournament.HasAcceleration(), false}));
  });
  return list;
}

// From 1; all 1 before the first round.
IdVector<PlayerIndex, std::int32_t> RanksOf(const Tournament& tournament) {
  if (tournament.rounds() == 0) return IdVector<PlayerIndex, std::int32_t>(tournament.player_count(), 1);
  const tiebreak::Record record = tiebreak::RecordOfPlayers(tournament, tournament.rounds());
  tiebreak::Session session(record, tiebreak::EditionFor(tournament.data().info));
  return IdVector<PlayerIndex, std::int32_t>(
      tiebreak::Rank(session, CriteriaOf(tournament, record), tiebreak::Application::kSuccessive).ranks);
}

}  // namespace

std::vector<PlayerIndex> PairingOrder(const Tournament& tournament) {
  const auto lots = DrawLots(tournament);
  const auto ranks = RanksOf(tournament);
  const Round next = tournament.next_round();
  const auto boosted_score = [&](PlayerIndex player) {
    if (!tournament.HasAcceleration()) return Points{};
    return tournament.ScoreAfter(player, tournament.rounds()) + tournament.AccelerationOf(player, next);
  };
  const auto players = tournament.player_ids();
  std::vector<PlayerIndex> order(players.begin(), players.end());
  std::ranges::sort(order, {}, [&](PlayerIndex player) {
    return std::tuple(Points{} - boosted_score(player), ranks[player], lots[player], player);
  });
  return order;
}

}  // namespace ronda::monrad
