#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

std::span<const Points> Record::board_points(Participant who, Round round) const {
  const auto boards = static_cast<std::size_t>(data_.boards);
  const auto first = static_cast<std::size_t>(who.value()) * static_cast<std::size_t>(data_.rounds) +
                     static_cast<std::size_t>(round.value() - 1);
  return std::span(data_.board_points).subspan(first * boards, boards);
}

void Record::Settle(Participant who, Round round, Outcome outcome) {
  RoundRecord& result = data_.results[static_cast<std::size_t>(who.value()) * static_cast<std::size_t>(data_.rounds) +
                                      static_cast<std::size_t>(round.value() - 1)];
  const auto worth = [&](Score score) {
    const ResultValues& of = values(score);
    return outcome == Outcome::kWin ? of.win : outcome == Outcome::kDraw ? of.draw : of.loss;
  };
  result.kind = RoundKind::kPlayed;
  result.outcome = outcome;
  result.match_points = worth(Score::kMatchPoints);
  result.game_points = worth(Score::kGamePoints);
}

Record Record::AsRoundRobin() const {
  Record view = *this;
  view.data_.predetermined = true;
  return view;
}

Record Record::AsSwiss() const {
  Record view = *this;
  view.data_.predetermined = false;
  return view;
}

Record Record::WithForfeitsPlayed() const {
  Record view = *this;
  for (RoundRecord& result : view.data_.results) {
    if (IsForfeit(result.kind) && result.opponent) result.kind = RoundKind::kPlayed;
  }
  return view;
}

Record Record::WithForfeitWinsPlayed() const {
  Record view = *this;
  for (RoundRecord& result : view.data_.results) {
    if (result.kind == RoundKind::kForfeitWin && result.opponent) result.kind = RoundKind::kPlayed;
  }
  return view;
}

Record Record::WithLastRoundDrawn() const {
  Record view = *this;
  const auto rounds = static_cast<std::size_t>(data_.rounds);
  for (std::size_t last = rounds; rounds > 0 && last <= view.data_.results.size(); last += rounds) {
    RoundRecord& result = view.data_.results[last - 1];
    if (!result.opponent) continue;
    result.kind = RoundKind::kPlayed;
    result.outcome = Outcome::kDraw;
    result.match_points = values(Score::kMatchPoints).draw;
    result.game_points = values(Score::kGamePoints).draw;
  }
  return view;
}

}  // namespace ronda::tiebreak
