#include "property/random_tournament.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ronda::test {
namespace {

std::size_t At(int i) { return static_cast<std::size_t>(i); }

}  // namespace

std::vector<PlayerIndex> Present(const Tournament& tournament) {
  std::vector<PlayerIndex> present;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    if (!tournament.RequestedByeOf(PlayerIndex(i), tournament.next_round())) present.emplace_back(i);
  }
  return present;
}

RandomTournament::RandomTournament(Random& random) : random_(random) {
  DrawEvent();
  if (random_.Percent(30)) DrawBans();
  if (random_.Percent(25)) DrawAcceleration();
  DrawAbsences();
}

void RandomTournament::DrawEvent() {
  const int players = random_.Between(3, 12);
  for (int number = 1; number <= players; ++number) {
    Player player;
    player.tpn = Tpn(number);
    player.name = "Player " + std::to_string(number);
    data_.players.push_back(player);
  }
  data_.planned_rounds = random_.Percent(50) ? random_.Between(2, players) : random_.Between(3, 7);
  data_.initial_colour = random_.Percent(50) ? Colour::kWhite : Colour::kBlack;
  if (random_.Percent(20)) {
    const Points win = Points::Whole(3);
    const Points draw = random_.Percent(50) ? Points::Whole(1) : Points::Tenths(15);
    PointSystem& system = data_.point_system;
    system.win = {win, win};
    system.draw = {draw, draw};
    system.forfeit_win = system.full_bye = system.pairing_bye = win;
    system.half_bye = draw;
  }
  rates_.bye = random_.Percent(50) ? 0 : random_.Between(5, 25);
  rates_.forfeit = random_.Percent(50) ? 0 : random_.Between(5, 30);
  rates_.draw = random_.Between(5, 80);
}

void RandomTournament::DrawBans() {
  for (int groups = random_.Between(1, 3); groups > 0; --groups) {
    ForbiddenGroup group;
    for (int i = random_.Between(2, 4); i > 0; --i) group.players.emplace_back(random_.Between(0, players() - 1));
    data_.forbidden.push_back(group);
  }
}

void RandomTournament::DrawAcceleration() {
  const int accelerated = random_.Between(1, players());
  const int rounds = random_.Between(1, *data_.planned_rounds);
  for (int player = 0; player < accelerated; ++player) {
    Acceleration acceleration{PlayerIndex(player), {}};
    for (int round = 0; round < rounds; ++round) {
      acceleration.by_round.push_back(2 * round < rounds ? Points::Whole(1) : Points::Tenths(5));
    }
    data_.accelerations.push_back(acceleration);
  }
}

void RandomTournament::DrawAbsences() {
  first_round_.assign(At(players()), 1);
  last_round_.assign(At(players()), *data_.planned_rounds);
  if (!random_.Percent(30)) return;
  for (int player = 0; player < players(); ++player) {
    if (random_.Percent(20)) first_round_[At(player)] = random_.Between(2, 4);
    if (random_.Percent(15)) last_round_[At(player)] = random_.Between(1, *data_.planned_rounds);
  }
}

void RandomTournament::RequestByes() {
  const int round = data_.rounds + 1;
  data_.requested_byes.clear();
  for (int player = 0; player < players(); ++player) {
    std::optional<ResultCode> bye;
    if (round < first_round_[At(player)] || round > last_round_[At(player)]) {
      bye = ResultCode::kZeroBye;
    } else if (random_.Percent(rates_.bye)) {
      const int pick = random_.Between(1, 10);
      bye = pick <= 5 ? ResultCode::kHalfBye : pick <= 9 ? ResultCode::kZeroBye : ResultCode::kFullBye;
    }
    if (bye) data_.requested_byes.push_back({Round(round), PlayerIndex(player), *bye});
  }
}

std::optional<TournamentData> RandomTournament::BeforeNextRound() {
  if (data_.rounds == *data_.planned_rounds) return std::nullopt;
  RequestByes();
  if (std::ssize(data_.requested_byes) > players() - 2) return std::nullopt;
  return data_;
}

void RandomTournament::PlayGame(int white, int black, std::vector<RoundEntry>& round) {
  auto results = std::pair(ResultCode::kDraw, ResultCode::kDraw);
  if (random_.Percent(rates_.forfeit)) {
    results = {ResultCode::kForfeitWin, ResultCode::kForfeitLoss};
    if (random_.Percent(20)) results.first = ResultCode::kForfeitLoss;
  } else if (!random_.Percent(rates_.draw)) {
    results = {ResultCode::kWin, ResultCode::kLoss};
  }
  const int stronger = std::clamp(50 + 4 * (black - white), 10, 90);  // a smaller number is stronger
  if (!random_.Percent(stronger)) std::swap(results.first, results.second);
  round[At(white - 1)] = {results.first, Colour::kWhite, PlayerIndex(black - 1)};
  round[At(black - 1)] = {results.second, Colour::kBlack, PlayerIndex(white - 1)};
}

void RandomTournament::Play(const PairedRound& pairing) {
  std::vector<RoundEntry> round(data_.players.size());
  for (const RequestedBye& bye : data_.requested_byes) round[At(bye.player.value())].result = bye.kind;
  if (pairing.bye) round[At(*pairing.bye - 1)].result = ResultCode::kPairingBye;
  for (const auto& [white, black] : pairing.pairs) PlayGame(white, black, round);
  std::vector<RoundEntry> entries;
  for (int player = 0; player < players(); ++player) {
    const auto first = data_.entries.begin() + player * data_.rounds;
    entries.insert(entries.end(), first, first + data_.rounds);
    entries.push_back(round[At(player)]);
  }
  data_.entries = std::move(entries);
  data_.requested_byes.clear();
  ++data_.rounds;
}

}  // namespace ronda::test
