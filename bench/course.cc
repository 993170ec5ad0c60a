#include "course.h"

namespace ronda::bench {
namespace {

ResultCode Answer(ResultCode result) {
  switch (result) {
    case ResultCode::kWin:
      return ResultCode::kLoss;
    case ResultCode::kLoss:
      return ResultCode::kWin;
    case ResultCode::kForfeitWin:
      return ResultCode::kForfeitLoss;
    case ResultCode::kForfeitLoss:
      return ResultCode::kForfeitWin;
    default:
      return result;
  }
}

}  // namespace

Course::Course(int players) : entries_(static_cast<std::size_t>(players)) {
  data_.initial_colour = Colour::kWhite;
  for (int i = 0; i < players; ++i) {
    Player player;
    player.tpn = Tpn(i + 1);
    data_.players.push_back(player);
  }
}

void Course::NextRound() {
  for (auto& row : entries_) row.emplace_back();
  ++data_.rounds;
}

void Course::Play(int white, int black, ResultCode white_result) {
  Set(white, black, Colour::kWhite, white_result);
  Set(black, white, Colour::kBlack, Answer(white_result));
}

TournamentData Course::Data() const {
  TournamentData data = data_;
  if (!data.planned_rounds) data.planned_rounds = data.rounds + 5;
  for (const auto& row : entries_) data.entries.insert(data.entries.end(), row.begin(), row.end());
  return data;
}

std::vector<std::pair<int, int>> CircleRound(int players, int round) {
  const int circle = players - 1;
  std::vector<std::pair<int, int>> pairs;
  for (int k = 0; k < players / 2; ++k) {
    pairs.emplace_back(k == 0 ? circle : (round + k) % circle, (round - k + 2 * circle) % circle);
  }
  return pairs;
}

}  // namespace ronda::bench
