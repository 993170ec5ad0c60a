#include "ronda/verify/generator.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/random.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/event_chance.h"
#include "ronda/verify/event_plan.h"
#include "ronda/verify/match_generator.h"

namespace ronda::verify {
namespace {

// One event from its first round to its last.
class Event {
 public:
  Event(const EventPlan& plan, const PairingSystem& system, Random& random)
      : plan_(plan), system_(system), chance_(plan, random) {}

  Result<Tournament> Play() {
    auto start = Accelerated(plan_, system_.info(), plan_.start);
    if (!start) return tl::unexpected(start.error());
    TournamentData data = *std::move(start);
    for (int r = 1; r <= *plan_.start.planned_rounds; ++r) {
      if (auto grown = Regrown(plan_, system_.info(), data)) data = *std::move(grown);
      data.requested_byes = DrawByes(Round(r));
      auto before = Tournament::Make(data);
      if (!before) return Fail("generator-model", "the field contradicts itself");
      if (data.players.size() - data.requested_byes.size() < 2) {
        return Fail(kNoLegalPairing, fmt::format("fewer than two players are present in round {}", r));
      }
      const auto pairing = system_.PairBoards(*before);
      if (!pairing) return tl::unexpected(pairing.error());
      AddRound(data, *pairing);
    }
    data.requested_byes.clear();
    StateStandings(data);
    auto tournament = Tournament::Make(std::move(data));
    if (!tournament) return Fail("generator-model", "the generated event contradicts itself");
    return *std::move(tournament);
  }

 private:
  static tl::unexpected<Diagnostic> Fail(std::string_view code, std::string message) {
    return tl::unexpected(Diagnostic{.code = std::string(code), .message = std::move(message)});
  }

  std::vector<RequestedBye> DrawByes(Round round) {
    std::vector<RequestedBye> byes;
    for (std::size_t i = 0; i < plan_.start.players.size(); ++i) {
      if (const auto kind = chance_.DrawAbsence(i, round)) {
        byes.push_back({round, PlayerIndex(static_cast<std::int32_t>(i)), *kind});
      }
    }
    return byes;
  }

  void AddRound(TournamentData& data, const RoundPairing& pairing) {
    std::vector<RoundEntry> column(data.players.size());
    for (const RequestedBye& bye : data.requested_byes) column[bye.player.index()].result = bye.kind;
    for (const PlayerIndex player : WithoutOpponent(pairing)) column[player.index()].result = ResultCode::kPairingBye;
    for (const Board& board : pairing.boards) {
      const auto [of_white, of_black] = DrawResult(board);
      column[board.white.index()] = {of_white, Colour::kWhite, board.black};
      column[board.black.index()] = {of_black, Colour::kBlack, board.white};
    }
    std::vector<RoundEntry> entries;
    entries.reserve(data.entries.size() + column.size());
    for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data.players))) {
      const auto past = data.entries_of(player);
      entries.insert(entries.end(), past.begin(), past.end());
      entries.push_back(column[player.index()]);
    }
    data.entries = std::move(entries);
    ++data.rounds;
  }

  GameResult DrawResult(const Board& board) {
    const auto rating = [&](PlayerIndex player) { return plan_.start.players[player.index()].rating; };
    return chance_.DrawResult(rating(board.white), rating(board.black));
  }

  // Points, and ranks by points and starting rank.
  static void StateStandings(TournamentData& data) {
    const IdRange<PlayerIndex> everybody(Count(data.players));
    std::vector<PlayerIndex> order(everybody.begin(), everybody.end());
    for (const PlayerIndex player : order) {
      Points sum;
      for (const RoundEntry& entry : data.entries_of(player)) {
        sum += data.point_system.For(entry.result, entry.colour);
      }
      data.players[player.index()].stated_points = sum;
    }
    const auto points = [&](PlayerIndex player) { return *data.players[player.index()].stated_points; };
    std::ranges::stable_sort(order, std::ranges::greater{}, points);
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
      data.players[order[rank].index()].stated_rank = static_cast<int>(rank) + 1;
    }
  }

  const EventPlan& plan_;
  const PairingSystem& system_;
  EventChance chance_;
};

}  // namespace

Result<Tournament> GenerateTournament(const GeneratorOptions& options, const PairingSystem& system,
                                      std::uint64_t seed) {
  Random random(seed);
  EventPlan plan = DrawPlan(options, random);
  plan.start.info.name = fmt::format("AutoTest Tournament {}", seed);
  plan.start.system_code = StandardSystems().CodeFor(system, plan.start);
  Result<Tournament> last = tl::unexpected(Diagnostic{});
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    last = system.info().contest == Contest::kGames ? Event(plan, system, random).Play()
                                                    : PlayMatches(plan, system, random);
    if (last || last.error().code != kNoLegalPairing) break;
  }
  return last;
}

}  // namespace ronda::verify
