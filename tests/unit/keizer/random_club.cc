#include "unit/keizer/random_club.h"

#include <array>

#include "support/text_event.h"

namespace ronda::test {
namespace {

constexpr std::array kAway{ResultCode::kZeroBye, ResultCode::kHalfBye, ResultCode::kFullBye};
constexpr std::array kResults{
    std::pair{ResultCode::kWin, ResultCode::kLoss},  std::pair{ResultCode::kWin, ResultCode::kLoss},
    std::pair{ResultCode::kLoss, ResultCode::kWin},  std::pair{ResultCode::kDraw, ResultCode::kDraw},
    std::pair{ResultCode::kDraw, ResultCode::kDraw}, std::pair{ResultCode::kForfeitWin, ResultCode::kForfeitLoss},
    std::pair{ResultCode::kLoss, ResultCode::kWin},  std::pair{ResultCode::kForfeitLoss, ResultCode::kForfeitLoss},
};

}  // namespace

RandomClub::RandomClub(int players, Random& random) : random_(random), absence_percent_(random.In(0, 40)) {
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data_.players.push_back(player);
    first_round_.push_back(random.OneIn(10) ? random.In(2, 5) : 1);
  }
  if (players > 6 && random.OneIn(5)) data_.forbidden.push_back({{}, {}, {PlayerIndex(0), PlayerIndex(2)}});
}

Tournament RandomClub::BeforeNextRound() {
  const Round next(data_.rounds + 1);
  data_.requested_byes.clear();
  for (std::size_t i = 0; i < data_.players.size(); ++i) {
    const PlayerIndex player(static_cast<std::int32_t>(i));
    if (next.value() < first_round_[i]) {
      data_.requested_byes.push_back({next, player, ResultCode::kZeroBye});
    } else if (random_.In(1, 100) <= absence_percent_) {
      data_.requested_byes.push_back({next, player, random_.Of(kAway)});
    }
  }
  while (data_.players.size() - data_.requested_byes.size() < 2) data_.requested_byes.pop_back();
  return MakeTournament(data_);
}

void RandomClub::Play(const RoundPairing& pairing) {
  std::vector<RoundEntry> column(data_.players.size());
  for (const RequestedBye& bye : data_.requested_byes) column[bye.player.index()].result = bye.kind;
  if (pairing.bye) column[pairing.bye->index()].result = ResultCode::kPairingBye;
  for (const Board& board : pairing.boards) {
    const auto [white, black] = random_.Of(kResults);
    column[board.white.index()] = {white, Colour::kWhite, board.black};
    column[board.black.index()] = {black, Colour::kBlack, board.white};
  }
  std::vector<RoundEntry> entries;
  const auto rounds = static_cast<std::size_t>(data_.rounds);
  for (std::size_t i = 0; i < data_.players.size(); ++i) {
    for (std::size_t r = 0; r < rounds; ++r) entries.push_back(data_.entries[i * rounds + r]);
    entries.push_back(column[i]);
  }
  data_.entries = std::move(entries);
  data_.requested_byes.clear();
  ++data_.rounds;
}

}  // namespace ronda::test
