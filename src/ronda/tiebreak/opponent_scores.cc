#include "ronda/tiebreak/opponent_scores.h"

namespace ronda::tiebreak {
namespace {

struct StandIn {
  Points score;
  Basis basis;
};

// Where a participant stands: the round, what it brought, and what came before it.
struct Unplayed {
  const View& view;
  Participant who;
  Score score;
  Round round;
  const RoundRecord& result;
};

// C.07/2026 §16.4: the own score, but not more than the scheduled opponent's (§16.4.1) or a draw in every round
// (§16.4.2).
// Decision 042.
StandIn CappedScore(const Unplayed& unplayed) {
  const auto& [view, who, score, round, result] = unplayed;
  const Points own = view.FinalScore(who, score);
  if (IsForfeit(result.kind) && result.opponent) {
    const Points cap = view.AdjustedScore(*result.opponent, score);
    return cap < own ? StandIn{cap, Basis::kCappedByOpponent} : StandIn{own, Basis::kOwnScore};
  }
  const Points cap = Points::Tenths(view.record().values(score).draw.tenths() * view.record().rounds());
  return cap < own ? StandIn{cap, Basis::kCappedByDraws} : StandIn{own, Basis::kOwnScore};
}

// C.07 before 2023: an opponent with the same score before the round, the rest of the point in it, and draws after it.
StandIn VirtualOpponent(const Unplayed& unplayed) {
  const auto& [view, who, score, round, result] = unplayed;
  const ResultValues& values = view.record().values(score);
  Points before;
  for (const RoundRecord& past : view.record().results(who).first(round.index())) {
    before += past.In(score);
  }
  const Points drawn = Points::Tenths(values.draw.tenths() * (view.record().rounds() - round.value()));
  return {before + (values.win - result.In(score)) + drawn, Basis::kVirtualOpponent};
}

StandIn StandInFor(const Unplayed& unplayed, Dummy dummy) {
  switch (dummy) {
    case Dummy::kOwnScoreCapped:
      return CappedScore(unplayed);
    case Dummy::kOwnScore:
    case Dummy::kDrawWithOneself:
      return {unplayed.view.FinalScore(unplayed.who, unplayed.score), Basis::kOwnScore};
    case Dummy::kVirtualOpponent:
      return VirtualOpponent(unplayed);
  }
  return {Points{}, Basis::kNothing};
}

void AddUnplayed(const Unplayed& unplayed, Score own, Dummy dummy, Working& working) {
  const auto& [view, who, score, round, result] = unplayed;
  const StandIn stand_in = StandInFor(unplayed, dummy);
  const Points factor = dummy == Dummy::kDrawWithOneself ? view.record().values(own).draw : result.In(own);
  Contribution& one = working.Add(round, result.opponent, stand_in.basis, stand_in.score.tenths());
  one.factor = factor.tenths();
  one.voluntary = IsVoluntary(result.kind);
}

// Whether an unplayed round counts at all: not where pairings do not depend on results.
bool CountsUnplayed(const Record& record, const Edition& edition) {
  return !record.predetermined() || edition.predetermined_forfeits == PredeterminedForfeits::kAsElsewhere;
}

}  // namespace

void GatherScores(const Question& question, Factors factors, Working& working) {
  GatherScores(question, question.session.ForMeetings(question.tie_break), factors, working);
}

void GatherScores(const Question& question, const View& view, Factors factors, Working& working) {
  const Session& session = question.session;
  const Spot spot = question.spot;
  const Record& record = view.record();
  const bool counts_unplayed = CountsUnplayed(record, session.edition());
  Round round(0);
  for (const RoundRecord& result : record.results(spot.who)) {
    round = Next(round);
    if (result.IsMeeting()) {
      const Points score = view.AdjustedScore(*result.opponent, factors.opponents);
      working.Add(round, result.opponent, Basis::kOpponent, score.tenths()).factor = result.In(factors.own).tenths();
    } else if (result.kind != RoundKind::kPending && counts_unplayed) {
      AddUnplayed({view, spot.who, factors.opponents, round, result}, factors.own, session.edition().dummy, working);
    }
  }
  working.unit = working.score_unit = 10;
}

void MakeProducts(Working& working) {
  for (Contribution& one : working.contributions) one.value = one.score * one.factor;
  working.unit = working.score_unit * 10;
  working.products = true;
}

void ReplaceScores(const Session::Values& column, std::int64_t unit, Spot spot, Working& working) {
  for (Contribution& one : working.contributions) {
    const Participant whose = one.basis == Basis::kOpponent ? *one.opponent : spot.who;
    one.score = one.value = column[whose].value_or(0);
    if (one.basis != Basis::kOpponent) one.basis = Basis::kOwnScore;
  }
  working.unit = working.score_unit = unit;
}

}  // namespace ronda::tiebreak
