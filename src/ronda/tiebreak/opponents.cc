// C.07 articles 8, 9 and 13 and what chapter 3.2 of the book adds: tie-breaks of the results of opponents.
#include <algorithm>

#include "ronda/tiebreak/cut.h"
#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

struct StandIn {
  Points score;
  Basis basis;
};

// Where a participant stands: the round, what it brought him, and what came before it.
struct Unplayed {
  const View& view;
  Participant who;
  Score score;
  Round round;
  const RoundRecord& result;
};

// C.07/2026 16.4: the own score, but not more than the scheduled opponent's (16.4.2) or a draw in every round (16.4.1).
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
  for (const RoundRecord& past : view.record().results(who).first(static_cast<std::size_t>(round.value() - 1))) {
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

// Whether an unplayed round counts at all: not where pairings do not depend on results.
bool CountsUnplayed(const Record& record, const Edition& edition) {
  return !record.predetermined() || edition.predetermined_forfeits == PredeterminedForfeits::kAsElsewhere;
}

// What a product is made of: which score of the opponent, which own one.
struct Factors {
  Score opponents;
  Score own;
};

// The opponents' scores, and for products the own points against them.
void GatherScores(Session& session, const TieBreak& tie_break, Spot spot, Factors factors, Working& working) {
  const View& view = session.ForMeetings(tie_break);
  const Record& record = view.record();
  const bool counts_unplayed = CountsUnplayed(record, session.edition());
  Round round(0);
  for (const RoundRecord& result : record.results(spot.who)) {
    round = Next(round);
    Contribution one{round, result.opponent, Basis::kOpponent, 0, result.In(factors.own).tenths(),
                     0,     false,           Cut::kKept};
    if (result.IsMeeting()) {
      one.score = view.AdjustedScore(*result.opponent, factors.opponents).tenths();
    } else if (result.kind == RoundKind::kPending || !counts_unplayed) {
      continue;
    } else {
      const Dummy dummy = session.edition().dummy;
      const StandIn stand_in = StandInFor({view, spot.who, factors.opponents, round, result}, dummy);
      one.score = stand_in.score.tenths();
      one.basis = stand_in.basis;
      one.voluntary = IsVoluntary(result.kind);
      if (dummy == Dummy::kDrawWithOneself) one.factor = record.values(factors.own).draw.tenths();
    }
    one.value = one.score;
    working.contributions.push_back(one);
  }
  working.unit = working.score_unit = 10;
}

void MakeProducts(Working& working) {
  for (Contribution& one : working.contributions) one.value = one.score * one.factor;
  working.unit = working.score_unit * 10;
  working.products = true;
}

std::optional<Fraction> Sonneborn(Session& session, const TieBreak& tie_break, Spot spot, Factors factors,
                                  Working& working) {
  GatherScores(session, tie_break, spot, factors, working);
  MakeProducts(working);
  ApplyCuts(tie_break, session.edition().cut, working);
  return Fraction(working.Sum(), working.unit);
}

// Replaces each score by the opponent's value of another tie-break; the own value where the round was not played.
void ReplaceScores(std::span<const std::optional<std::int64_t>> column, std::int64_t unit, Spot spot,
                   Working& working) {
  for (Contribution& one : working.contributions) {
    const Participant whose = one.basis == Basis::kOpponent ? *one.opponent : spot.who;
    one.score = one.value = column[static_cast<std::size_t>(whose.value())].value_or(0);
    if (one.basis != Basis::kOpponent) one.basis = Basis::kOwnScore;
  }
  working.unit = working.score_unit = unit;
}

// The most points a participant could make: in a round robin only where there was an opponent.
Points Maximum(const Record& record, Participant who, Score score) {
  const auto results = record.results(who);
  const auto paired = std::ranges::count_if(results, [](const RoundRecord& r) { return r.opponent.has_value(); });
  const auto rounds = record.predetermined() ? static_cast<int>(paired) : record.rounds();
  return Points::Tenths(record.values(score).win.tenths() * rounds);
}

// Points against opponents whose score `is_strong`.
template <class IsStrong>
std::optional<Fraction> AgainstStrong(Session& session, const TieBreak& tie_break, Spot spot, Working& working,
                                      IsStrong is_strong) {
  const View& view = session.ForMeetings(tie_break);
  const Score score = session.ScoreOf(tie_break);
  working.unit = working.score_unit = 10;
  Round round(0);
  for (const RoundRecord& result : view.record().results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const Points reached = view.FinalScore(*result.opponent, score);
    const bool strong = is_strong(reached, Maximum(view.record(), *result.opponent, score));
    working.contributions.push_back({round, result.opponent, strong ? Basis::kOpponent : Basis::kNothing,
                                     reached.tenths(), 1, strong ? result.In(score).tenths() : 0, false, Cut::kKept});
  }
  return Fraction(working.Sum(), working.unit);
}

std::optional<Fraction> BuchholzOf(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const Score score = session.ScoreOf(tie_break);
  GatherScores(session, tie_break, spot, {score, score}, working);
  ApplyCuts(tie_break, session.edition().cut, working);
  return Fraction(working.Sum(), working.unit);
}

}  // namespace

TieBreak Underlying(std::string_view acronym, const TieBreak& of) {
  TieBreak result;
  result.definition = FindDefinition(acronym);
  result.score = of.score;
  result.forfeits_played = of.forfeits_played;
  result.fore = of.fore;
  result.code = acronym;
  if (of.score) result.code += *of.score == Score::kMatchPoints ? ":MP" : ":GP";
  if (of.forfeits_played) result.code += "/P";
  if (of.fore) result.code += "/F";
  return result;
}

// C.07 8.1 (the book, 3.2.1-3.2.3): the sum of the opponents' scores.
std::optional<Fraction> EvaluateBuchholz(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return BuchholzOf(session, tie_break, spot, working);
}

// C.07 8.3: Buchholz as if every paired game of the last round were drawn.
std::optional<Fraction> EvaluateForeBuchholz(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  if (tie_break.fore) return BuchholzOf(session, tie_break, spot, working);
  TieBreak fore = tie_break;
  fore.fore = true;
  return BuchholzOf(session, fore, spot, working);
}

// C.07 8.2: the average of the Buchholz of the opponents met.
std::optional<Fraction> EvaluateAverageBuchholz(Session& session, const TieBreak& tie_break, Spot spot,
                                                Working& working) {
  const auto& column = session.Column(Underlying("BH", tie_break), 10);
  TieBreak plain = tie_break;
  plain.fore = false;
  working.unit = working.score_unit = 10;
  Round round(0);
  for (const RoundRecord& result : session.ForMeetings(plain).record().results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const auto tenths = column[static_cast<std::size_t>(result.opponent->value())].value_or(0);
    working.contributions.push_back({round, result.opponent, Basis::kOpponent, tenths, 1, tenths, false, Cut::kKept});
  }
  if (working.contributions.empty()) return std::nullopt;
  return Fraction(working.Sum(), working.unit * working.Kept());
}

// The book, 3.2.5 and 3.4.2: the sum of the Buchholz of the opponents.
std::optional<Fraction> EvaluateSumOfBuchholz(Session& session, const TieBreak& tie_break, Spot spot,
                                              Working& working) {
  const Score score = session.ScoreOf(tie_break);
  GatherScores(session, tie_break, spot, {score, score}, working);
  ReplaceScores(session.Column(Underlying("BH", tie_break), 10), 10, spot, working);
  ApplyCuts(tie_break, CutRule::kLeast, working);
  return Fraction(working.Sum(), working.unit);
}

// The book, 3.2.4: without the highest and the lowest, two of each from 9 rounds, three from 13; no adjustment, nothing
// for a forfeit win, the opponent's score for a forfeit loss (decision 044).
std::optional<Fraction> EvaluateHarknessMedian(Session& session, const TieBreak& tie_break, Spot spot,
                                               Working& working) {
  const View& view = session.Plain();
  const Score score = session.ScoreOf(tie_break);
  working.unit = working.score_unit = 10;
  Round round(0);
  for (const RoundRecord& result : view.record().results(spot.who)) {
    round = Next(round);
    const bool counts = result.kind == RoundKind::kPlayed || result.kind == RoundKind::kForfeitLoss;
    if (!counts || !result.opponent) continue;
    const auto tenths = view.FinalScore(*result.opponent, score).tenths();
    working.contributions.push_back({round, result.opponent, Basis::kOpponent, tenths, 1, tenths, false, Cut::kKept});
  }
  const int each = view.record().rounds() <= 8 ? 1 : view.record().rounds() <= 12 ? 2 : 3;
  CutLeast(each, CutRule::kLeast, working);
  CutMost(each, working);
  return Fraction(working.Sum(), working.unit);
}

// The book, 3.1.3: the margins of the encounters won, and Buchholz times a coefficient (decision 043).
std::optional<Fraction> EvaluateBrightwell(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const Record& record = session.ForMeetings(tie_break).record();
  BuchholzOf(session, Underlying("BH", tie_break), spot, working);
  Points margin;
  Round round(0);
  for (const RoundRecord& result : record.results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const Points against = record.result(*result.opponent, round).game_points;
    if (result.game_points > against) margin += result.game_points - against;
  }
  const Fraction coefficient = tie_break.factor.value_or(Fraction(6));
  const Fraction won(margin.tenths(), 10);
  const Fraction buchholz(working.Sum(), working.unit);
  working.figures = {{"Buchholz", buchholz}, {"coefficient", coefficient}, {"margin of the encounters won", won}};
  return won + buchholz * coefficient;
}

// C.07 9.1 (the book, 3.2.6): the opponents' scores times the points against them.
std::optional<Fraction> EvaluateSonnebornBerger(Session& session, const TieBreak& tie_break, Spot spot,
                                                Working& working) {
  const Score score = session.ScoreOf(tie_break);
  return Sonneborn(session, tie_break, spot, {score, score}, working);
}

// C.07 13.2: the same for teams, with the opponent's total in one score and the own result in another.
std::optional<Fraction> EvaluateMatchMatchSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                    Working& working) {
  return Sonneborn(session, tie_break, spot, {Score::kMatchPoints, Score::kMatchPoints}, working);
}
std::optional<Fraction> EvaluateMatchGameSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                   Working& working) {
  return Sonneborn(session, tie_break, spot, {Score::kMatchPoints, Score::kGamePoints}, working);
}
std::optional<Fraction> EvaluateGameMatchSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                   Working& working) {
  return Sonneborn(session, tie_break, spot, {Score::kGamePoints, Score::kMatchPoints}, working);
}
std::optional<Fraction> EvaluateGameGameSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                  Working& working) {
  return Sonneborn(session, tie_break, spot, {Score::kGamePoints, Score::kGamePoints}, working);
}

// The book, 3.4.2: Sonneborn-Berger with the opponents' Sonneborn-Berger in place of their scores.
std::optional<Fraction> EvaluateSecondSonnebornBerger(Session& session, const TieBreak& tie_break, Spot spot,
                                                      Working& working) {
  const Score score = session.ScoreOf(tie_break);
  GatherScores(session, tie_break, spot, {score, score}, working);
  ReplaceScores(session.Column(Underlying("SB", tie_break), 100), 100, spot, working);
  MakeProducts(working);
  return Fraction(working.Sum(), working.unit);
}

// C.07 9.2 (the book, 3.1.4): points against those with at least half of the maximum; 14.5 moves the limit.
std::optional<Fraction> EvaluateKoya(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const int win = session.record().values(session.ScoreOf(tie_break)).win.tenths();
  return AgainstStrong(session, tie_break, spot, working, [&](Points reached, Points maximum) {
    return 2 * reached.tenths() >= maximum.tenths() + tie_break.limit * win;
  });
}

// The book, 3.1.5: at least 50 %, then more than 60 %, 70 %, 80 %, 90 %.
std::optional<Fraction> EvaluateExtendedKoya(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return AgainstStrong(session, tie_break, spot, working, [&](Points reached, Points maximum) {
    const std::int64_t limit = std::int64_t{maximum.tenths()} * (5 + spot.level);
    return spot.level == 0 ? std::int64_t{reached.tenths()} * 10 >= limit : std::int64_t{reached.tenths()} * 10 > limit;
  });
}

int KoyaLevels(const Record&) { return 5; }

// C.07 13.4: the secondary score and the Buchholz of the primary one divided by a factor.
std::optional<Fraction> EvaluateScoresAndSchedule(Session& session, const TieBreak& tie_break, Spot spot,
                                                  Working& working) {
  const Record& record = session.record();
  const Score primary = session.ScoreOf(tie_break);
  TieBreak buchholz = Underlying("BH", tie_break);
  buchholz.cut = tie_break.cut;
  buchholz.score = primary;
  BuchholzOf(session, buchholz, spot, working);
  const int most_primary = record.values(primary).win.tenths() * record.rounds();
  const int most_secondary = std::max(1, record.values(Other(primary)).win.tenths());
  const Fraction factor = tie_break.factor.value_or(Fraction(std::max(1, most_primary / most_secondary)));
  const Fraction schedule(working.Sum(), working.unit);
  const Fraction secondary(session.Plain().FinalScore(spot.who, Other(primary)).tenths(), 10);
  working.figures = {{"Buchholz", schedule}, {"divided by", factor}, {"secondary score", secondary}};
  return secondary + schedule / factor;
}

}  // namespace ronda::tiebreak
