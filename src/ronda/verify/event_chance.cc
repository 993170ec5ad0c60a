#include "ronda/verify/event_chance.h"

#include "ronda/verify/result_model.h"

namespace ronda::verify {
namespace {

constexpr GameResult kWhiteWins{ResultCode::kWin, ResultCode::kLoss};
constexpr GameResult kDrawn{ResultCode::kDraw, ResultCode::kDraw};
constexpr GameResult kBlackWins{ResultCode::kLoss, ResultCode::kWin};

ResultCode Unrated(ResultCode code) {
  if (code == ResultCode::kWin) return ResultCode::kUnratedWin;
  return code == ResultCode::kDraw ? ResultCode::kUnratedDraw : ResultCode::kUnratedLoss;
}

}  // namespace

EventChance::EventChance(const EventPlan& plan, Random& random)
    : plan_(plan), random_(random), withdrawn_(plan.start.players.size(), false) {}

std::optional<ResultCode> EventChance::DrawAbsence(std::size_t entrant, Round round) {
  const bool leaves = random_.Chance(plan_.rates.withdrawal) && round.value() > 1;
  const bool zero = random_.Chance(plan_.rates.zero_bye);
  const bool half = random_.Chance(plan_.rates.half_bye) && round.value() < *plan_.start.planned_rounds;
  const bool full = random_.Chance(plan_.rates.full_bye);
  withdrawn_[entrant] = withdrawn_[entrant] || leaves;
  if (withdrawn_[entrant] || round < plan_.first_round[entrant] || zero) return ResultCode::kZeroBye;
  if (half) return ResultCode::kHalfBye;
  return full ? std::optional(ResultCode::kFullBye) : std::nullopt;
}

GameResult EventChance::DrawResult(std::optional<int> white_rating, std::optional<int> black_rating) {
  constexpr int kUnrated = 1400;  // what a player without rating is taken for
  const bool white_away = random_.Chance(plan_.rates.forfeit);
  const bool black_away = random_.Chance(plan_.rates.forfeit);
  const bool quick = random_.Chance(plan_.rates.quick_game);
  const GameResult played = DrawGame(white_rating.value_or(kUnrated), black_rating.value_or(kUnrated));
  if (white_away || black_away) {
    return {white_away ? ResultCode::kForfeitLoss : ResultCode::kForfeitWin,
            black_away ? ResultCode::kForfeitLoss : ResultCode::kForfeitWin};
  }
  return quick ? GameResult{Unrated(played.first), Unrated(played.second)} : played;
}

GameResult EventChance::DrawGame(int white_rating, int black_rating) {
  GameOdds odds = OddsOf(white_rating, black_rating);
  if (plan_.draw_percentage) odds = WithDraws(odds, *plan_.draw_percentage);
  const auto number = static_cast<int>(random_.Below(1'000'000));
  if (number < odds.white_wins) return kWhiteWins;
  return number < odds.white_wins + odds.draw ? kDrawn : kBlackWins;
}

}  // namespace ronda::verify
