// C.07 §7 and what chapter 3.1 of the book adds: tie-breaks of a participant's own results.
#include "ronda/tiebreak/cut.h"
#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

// One contribution a round, in tenths; `worth` says what a round counts.
template <class Worth>
std::optional<Fraction> SumOfRounds(const Record& record, Participant who, Working& working, Worth worth) {
  working.unit = working.score_unit = 10;
  Round round(1);
  for (const RoundRecord& result : record.results(who)) {
    working.Add(round, result.opponent, Basis::kRound, worth(result, round));
    round = Next(round);
  }
  return Fraction(working.Sum(), working.unit);
}

std::optional<Fraction> SumOfPoints(Session& session, Score score, Spot spot, Working& working) {
  return SumOfRounds(session.record(), spot.who, working,
                     [&](const RoundRecord& result, Round) { return result.In(score).tenths(); });
}

template <class Condition>
std::optional<Fraction> CountRounds(Session& session, Spot spot, Working& working, Condition condition) {
  return SumOfRounds(session.ForOwnResults().record(), spot.who, working,
                     [&](const RoundRecord& result, Round) { return condition(result) ? 10 : 0; });
}

bool IsBlackGame(const RoundRecord& result) {
  return result.kind == RoundKind::kPlayed && result.colour == Colour::kBlack;
}

bool IsWonGame(const RoundRecord& result) {
  return result.kind == RoundKind::kPlayed && result.outcome == Outcome::kWin;
}

// The running scores, without those of the first rounds.
std::optional<Fraction> Progressive(Session& session, Score score, Spot spot, Working& working) {
  Points total;
  const auto running = [&](const RoundRecord& result, Round) { return (total += result.In(score)).tenths(); };
  SumOfRounds(session.record(), spot.who, working, running);
  for (Contribution& one : working.contributions) {
    if (one.round.value() <= spot.level) one.cut = Cut::kEarly;
  }
  return Fraction(working.Sum(), working.unit);
}

std::int64_t Compared(Points own, Points other) { return own > other ? 10 : own == other ? 5 : 0; }

}  // namespace

// With /Bn only the best n rounds count (Elementos §2.9.1).
std::optional<Fraction> EvaluatePoints(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const auto all = SumOfPoints(session, session.ScoreOf(tie_break), spot, working);
  if (tie_break.best == 0 || session.record().rounds() <= tie_break.best) return all;
  CutLeast(session.record().rounds() - tie_break.best, CutRule::kLeast, working);
  return Fraction(working.Sum(), working.unit);
}

std::optional<Fraction> EvaluateMatchPoints(Session& session, const TieBreak&, Spot spot, Working& working) {
  return SumOfPoints(session, Score::kMatchPoints, spot, working);
}

std::optional<Fraction> EvaluateGamePoints(Session& session, const TieBreak&, Spot spot, Working& working) {
  return SumOfPoints(session, Score::kGamePoints, spot, working);
}

// C.07 §13.1: of match points and game points, the one that is not the primary score.
std::optional<Fraction> EvaluateSecondaryScore(Session& session, const TieBreak&, Spot spot, Working& working) {
  return SumOfPoints(session, Other(session.record().primary()), spot, working);
}

// C.07 §7.1: rounds that brought as many points as a win, played or not.
std::optional<Fraction> EvaluateWins(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const Score score = session.ScoreOf(tie_break);
  const Points win = session.record().values(score).win;
  if (session.record().teams()) {  // a match is won, whatever the margin
    return CountRounds(session, spot, working, [&](const RoundRecord& result) {
      return result.match_points >= session.record().values(Score::kMatchPoints).win;
    });
  }
  return CountRounds(session, spot, working, [&](const RoundRecord& result) { return result.In(score) >= win; });
}

// C.07 §7.2: games won over the board.
std::optional<Fraction> EvaluateWonGames(Session& session, const TieBreak&, Spot spot, Working& working) {
  return CountRounds(session, spot, working, IsWonGame);
}

// C.07 §7.3.
std::optional<Fraction> EvaluateBlackGames(Session& session, const TieBreak&, Spot spot, Working& working) {
  return CountRounds(session, spot, working, IsBlackGame);
}

// C.07 §7.4.
std::optional<Fraction> EvaluateBlackWins(Session& session, const TieBreak&, Spot spot, Working& working) {
  return CountRounds(session, spot, working,
                     [](const RoundRecord& result) { return IsBlackGame(result) && IsWonGame(result); });
}

// C.07 §7.5 (Elementos §3.1.7): the sum of the scores after each round; a cut drops the first rounds.
std::optional<Fraction> EvaluateProgressive(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return Progressive(session, session.ScoreOf(tie_break), {spot.who, tie_break.cut}, working);
}

// Elementos §3.1.8: progressive, then without round 1, then without rounds 1 and 2, while the tie lasts.
std::optional<Fraction> EvaluateProgressiveCuts(Session& session, const TieBreak& tie_break, Spot spot,
                                                Working& working) {
  return Progressive(session, session.ScoreOf(tie_break), spot, working);
}

// C.07 §7.6: the rounds but for half-point byes, zero-point byes and forfeit losses.
std::optional<Fraction> EvaluateRoundsElected(Session& session, const TieBreak&, Spot spot, Working& working) {
  return CountRounds(session, spot, working, [](const RoundRecord& result) { return !IsVoluntary(result.kind); });
}

// C.07 §7.7: a point for more points than the scheduled opponent got in the round, or for more than a draw where there
// was none; half a point for as many.
// Decision 050.
std::optional<Fraction> EvaluateStandardPoints(Session& session, const TieBreak& tie_break, Spot spot,
                                               Working& working) {
  const Record& record = session.ForOwnResults().record();
  const Score score = session.ScoreOf(tie_break);
  return SumOfRounds(record, spot.who, working, [&](const RoundRecord& result, Round round) -> std::int64_t {
    if (result.kind == RoundKind::kPending) return 0;
    if (result.kind != RoundKind::kPlayed || !result.opponent) {
      return Compared(result.In(score), record.values(score).draw);
    }
    return Compared(result.In(score), record.result(*result.opponent, round).In(score));
  });
}

// C.07 §7.8.
std::optional<Fraction> EvaluatePairingNumber(Session& session, const TieBreak&, Spot spot, Working&) {
  return Fraction(session.record().entrant(spot.who).number);
}

// C.07 §10.6.
std::optional<Fraction> EvaluateRating(Session& session, const TieBreak&, Spot spot, Working&) {
  const auto rating = session.RatingOf(spot.who);
  return rating ? std::optional(Fraction(*rating)) : std::nullopt;
}

// Elementos §3.1.6: the results with other values; what was not played is a draw under its adjustment, else what the
// points awarded stand for.
std::optional<Fraction> EvaluateKashdan(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const bool unplayed_drawn = session.edition().dummy == Dummy::kDrawWithOneself;
  return SumOfRounds(session.record(), spot.who, working, [&](const RoundRecord& result, Round) -> std::int64_t {
    if (result.kind == RoundKind::kPending) return 0;
    const bool drawn = unplayed_drawn && result.kind != RoundKind::kPlayed;
    return std::int64_t{10} * tie_break.weights[drawn ? Outcome::kDraw : result.outcome];
  });
}

// Elementos §3.1.2: points for less points against, over all games; then points for. What was not played is a draw with
// oneself and so makes no difference.
std::optional<Fraction> EvaluatePointDifference(Session& session, const TieBreak&, Spot spot, Working& working) {
  const Record& record = session.record();
  return SumOfRounds(record, spot.who, working, [&](const RoundRecord& result, Round round) -> std::int64_t {
    if (!result.IsMeeting()) return 0;
    const Points against = spot.level == 0 ? record.result(*result.opponent, round).game_points : Points{};
    return (result.game_points - against).tenths();
  });
}

int RoundLevels(const Record& record) { return record.rounds() > 0 ? record.rounds() : 1; }
int TwoLevels(const Record&) { return 2; }

}  // namespace ronda::tiebreak
