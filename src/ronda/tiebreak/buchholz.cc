// C.07 §8 and §13.4 and what chapter 3 of the book adds: tie-breaks that add up the scores of opponents.
#include <algorithm>

#include "ronda/tiebreak/cut.h"
#include "ronda/tiebreak/evaluators.h"
#include "ronda/tiebreak/opponent_scores.h"

namespace ronda::tiebreak {
namespace {

std::optional<Fraction> BuchholzIn(const View& view, const Question& question, Working& working) {
  const Score score = question.session.ScoreOf(question.tie_break);
  GatherScores(question, view, {score, score}, working);
  ApplyCuts(question.tie_break, question.session.edition().cut, working);
  return Fraction(working.Sum(), working.unit);
}

std::optional<Fraction> BuchholzOf(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return BuchholzIn(session.ForMeetings(tie_break), {session, tie_break, spot}, working);
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

// C.07 §8.1 (Elementos §3.2.1 to §3.2.3): the sum of the opponents' scores.
std::optional<Fraction> EvaluateBuchholz(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return BuchholzOf(session, tie_break, spot, working);
}

// C.07 §8.3: Buchholz as if every paired game of the last round were drawn.
std::optional<Fraction> EvaluateForeBuchholz(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return BuchholzIn(session.ForMeetingsWithLastRoundDrawn(tie_break), {session, tie_break, spot}, working);
}

// C.07 §8.2: the average of the Buchholz of the opponents met.
// Decision 047.
std::optional<Fraction> EvaluateAverageBuchholz(Session& session, const TieBreak& tie_break, Spot spot,
                                                Working& working) {
  const auto& column = session.Column("BH", tie_break, 10);
  working.unit = working.score_unit = 10;
  Round round(0);
  for (const RoundRecord& result : session.ForMeetingsAsTheyWere(tie_break).record().results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const auto tenths = column[*result.opponent].value_or(0);
    working.Add(round, result.opponent, Basis::kOpponent, tenths);
  }
  if (working.contributions.empty()) return std::nullopt;
  return Fraction(working.Sum(), working.unit * working.Kept());
}

// Elementos §3.2.5 and §3.4.2: the sum of the Buchholz of the opponents.
// Decision 046.
std::optional<Fraction> EvaluateSumOfBuchholz(Session& session, const TieBreak& tie_break, Spot spot,
                                              Working& working) {
  const Score score = session.ScoreOf(tie_break);
  GatherScores({session, tie_break, spot}, {score, score}, working);
  ReplaceScores(session.Column("BH", tie_break, 10), 10, spot, working);
  ApplyCuts(tie_break, CutRule::kLeast, working);
  return Fraction(working.Sum(), working.unit);
}

// Elementos §3.2.4: without the highest and the lowest, two of each from 9 rounds, three from 13; no adjustment,
// nothing for a forfeit win, the opponent's score for a forfeit loss (decision 044).
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
    working.Add(round, result.opponent, Basis::kOpponent, tenths);
  }
  const int each = view.record().rounds() <= 8 ? 1 : view.record().rounds() <= 12 ? 2 : 3;
  CutLeast(each, CutRule::kLeast, working);
  CutMost(each, working);
  return Fraction(working.Sum(), working.unit);
}

// Elementos §3.1.3: the margins of the encounters won, and Buchholz times a coefficient (decision 043).
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

// C.07 §13.4: the secondary score and the Buchholz of the primary one divided by a factor.
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
