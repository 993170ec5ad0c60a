// C.07 §9 and §13.2 and what chapter 3 of the book adds: tie-breaks of the own results against opponents by
// their scores.
#include <algorithm>

#include "ronda/tiebreak/cut.h"
#include "ronda/tiebreak/evaluators.h"
#include "ronda/tiebreak/opponent_scores.h"

namespace ronda::tiebreak {
namespace {

std::optional<Fraction> Sonneborn(const Question& question, Factors factors, Working& working) {
  GatherScores(question, factors, working);
  MakeProducts(working);
  ApplyCuts(question.tie_break, question.session.edition().cut, working);
  return Fraction(working.Sum(), working.unit);
}

// The most points a participant could make: in a round robin only where there was an opponent.
Points Maximum(const Record& record, Participant who, Score score) {
  const auto results = record.results(who);
  const auto paired = std::ranges::count_if(results, [](const RoundRecord& r) { return r.opponent.has_value(); });
  const auto rounds = record.predetermined() ? static_cast<int>(paired) : record.rounds();
  return Points::Tenths(record.values(score).win.tenths() * rounds);
}

// Elementos §3.1.4: what was not played cannot be adjusted here, so the points of a forfeit count against the opponent
// who was to play; C.07 §9.2 counts games.
// Decision 322.
TieBreak ForKoya(const Session& session, const TieBreak& tie_break) {
  TieBreak counted = tie_break;
  if (session.edition().dummy == Dummy::kDrawWithOneself) counted.forfeits_played = true;
  return counted;
}

// Points against opponents whose score `is_strong`.
template <class IsStrong>
std::optional<Fraction> AgainstStrong(const Question& question, Working& working, IsStrong is_strong) {
  auto& [session, tie_break, spot] = question;
  const View& view = session.ForMeetings(ForKoya(session, tie_break));
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

}  // namespace

// C.07 §9.1 (Elementos §3.2.6): the opponents' scores times the points against them.
std::optional<Fraction> EvaluateSonnebornBerger(Session& session, const TieBreak& tie_break, Spot spot,
                                                Working& working) {
  const Score score = session.ScoreOf(tie_break);
  return Sonneborn({session, tie_break, spot}, {score, score}, working);
}

// C.07 §13.2: the same for teams, with the opponent's total in one score and the own result in another.
std::optional<Fraction> EvaluateMatchMatchSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                    Working& working) {
  return Sonneborn({session, tie_break, spot}, {Score::kMatchPoints, Score::kMatchPoints}, working);
}
std::optional<Fraction> EvaluateMatchGameSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                   Working& working) {
  return Sonneborn({session, tie_break, spot}, {Score::kMatchPoints, Score::kGamePoints}, working);
}
std::optional<Fraction> EvaluateGameMatchSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                   Working& working) {
  return Sonneborn({session, tie_break, spot}, {Score::kGamePoints, Score::kMatchPoints}, working);
}
std::optional<Fraction> EvaluateGameGameSonneborn(Session& session, const TieBreak& tie_break, Spot spot,
                                                  Working& working) {
  return Sonneborn({session, tie_break, spot}, {Score::kGamePoints, Score::kGamePoints}, working);
}

// Elementos §3.4.2: Sonneborn-Berger with the opponents' Sonneborn-Berger in place of their scores.
std::optional<Fraction> EvaluateSecondSonnebornBerger(Session& session, const TieBreak& tie_break, Spot spot,
                                                      Working& working) {
  const Score score = session.ScoreOf(tie_break);
  GatherScores({session, tie_break, spot}, {score, score}, working);
  ReplaceScores(session.Column("SB", tie_break, 100), 100, spot, working);
  MakeProducts(working);
  return Fraction(working.Sum(), working.unit);
}

// C.07 §9.2 (Elementos §3.1.4): points against those with at least half of the maximum; 14.5 moves the limit.
std::optional<Fraction> EvaluateKoya(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  const int win = session.record().values(session.ScoreOf(tie_break)).win.tenths();
  return AgainstStrong(Question{session, tie_break, spot}, working, [&](Points reached, Points maximum) {
    return 2 * reached.tenths() >= maximum.tenths() + tie_break.limit * win;
  });
}

// Elementos §3.1.5: at least 50 %, then more than 60 %, 70 %, 80 %, 90 %.
// Decision 054.
std::optional<Fraction> EvaluateExtendedKoya(Session& session, const TieBreak& tie_break, Spot spot, Working& working) {
  return AgainstStrong(Question{session, tie_break, spot}, working, [&](Points reached, Points maximum) {
    const std::int64_t limit = std::int64_t{maximum.tenths()} * (5 + spot.level);
    return spot.level == 0 ? std::int64_t{reached.tenths()} * 10 >= limit : std::int64_t{reached.tenths()} * 10 > limit;
  });
}

int KoyaLevels(const Record&) { return 5; }

}  // namespace ronda::tiebreak
