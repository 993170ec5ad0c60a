#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

void Record::Settle(Participant who, Round round, Outcome outcome) {
  RoundRecord& result = data_.results[data_.SlotOf(who, round)];
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

Record Record::RankedBy(Score score) const {
  Record view = *this;
  view.data_.primary = score;
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
  if (data_.rounds == 0) return view;
  for (const Participant who : participants()) {
    RoundRecord& result = view.data_.results[data_.SlotOf(who, Round(data_.rounds))];
    if (!result.opponent) continue;
    result.kind = RoundKind::kPlayed;
    result.outcome = Outcome::kDraw;
    result.match_points = values(Score::kMatchPoints).draw;
    result.game_points = values(Score::kGamePoints).draw;
  }
  return view;
}

}  // namespace ronda::tiebreak
