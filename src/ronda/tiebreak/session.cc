#include "ronda/tiebreak/session.h"

#include <utility>

#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

Points FinalScoreOf(const Record& record, Participant who, Score score) {
  Points total;
  for (const RoundRecord& result : record.results(who)) total += result.In(score);
  return total;
}

// C.07/2026 §16.3: a requested bye in the last round, or with nothing but voluntarily unplayed rounds after it, counts
// as a draw.
Points TrailingByesDrawn(const Record& record, Participant who, Score score) {
  const auto results = record.results(who);
  Points total;
  bool only_voluntary_after = true;
  for (auto result = results.rbegin(); result != results.rend(); ++result) {
    const bool drawn = only_voluntary_after && IsRequestedBye(result->kind);
    total += drawn ? record.values(score).draw : result->In(score);
    if (!IsVoluntary(result->kind)) only_voluntary_after = false;
  }
  return total;
}

// C.07 before 2023, and the book: whatever was not played counts as a draw.
Points UnplayedDrawn(const Record& record, Participant who, Score score) {
  Points total;
  for (const RoundRecord& result : record.results(who)) {
    const bool counts = result.kind == RoundKind::kPlayed || result.kind == RoundKind::kPending;
    total += counts ? result.In(score) : record.values(score).draw;
  }
  return total;
}

Points AdjustedScoreOf(const Record& record, const Edition& edition, Participant who, Score score) {
  if (record.predetermined() && edition.predetermined_forfeits != PredeterminedForfeits::kAsElsewhere) {
    return FinalScoreOf(record, who, score);
  }
  return edition.adjusted_score == AdjustedScore::kTrailingByesDrawn ? TrailingByesDrawn(record, who, score)
                                                                     : UnplayedDrawn(record, who, score);
}

}  // namespace

View::View(std::unique_ptr<const Record> record, const Edition& edition) : View(*record, edition) {
  own_ = std::move(record);
}

View::View(const Record& record, const Edition& edition) : record_(record) {
  for (const Score score : {Score::kMatchPoints, Score::kGamePoints}) {
    auto& final_scores = final_[score];
    auto& adjusted = adjusted_[score];
    if (score == Score::kGamePoints && !record_.teams()) {
      final_scores = final_[Score::kMatchPoints];
      adjusted = adjusted_[Score::kMatchPoints];
      break;
    }
    for (std::int32_t i = 0; i < record_.size(); ++i) {
      final_scores.push_back(FinalScoreOf(record_, Participant(i), score));
      adjusted.push_back(AdjustedScoreOf(record_, edition, Participant(i), score));
    }
  }
}

Session::Session(const Record& record, const Edition& edition, Settings settings)
    : record_(record), edition_(edition), settings_(settings) {
  scratch_.assign(record.size(), false);
  for (std::int32_t i = 0; i < record.size(); ++i) {
    const auto rating = record.entrant(Participant(i)).rating;
    ratings_.push_back(rating ? rating : settings_.unrated);
  }
}

// C.07 §15.2: where pairings do not depend on results, forfeits are games here.
const View& Session::Meetings(const TieBreak& tie_break, LastRound last_round) {
  const bool games = tie_break.forfeits_played || (record_.predetermined() && edition_.predetermined_forfeits !=
                                                                                  PredeterminedForfeits::kAsElsewhere);
  return Get(games ? Forfeits::kPlayed : Forfeits::kAsTheyAre, last_round);
}

const View& Session::ForOwnResults() {
  if (!record_.predetermined()) return Plain();
  switch (edition_.predetermined_forfeits) {
    case PredeterminedForfeits::kGamesExceptOwnLosses:
      return Get(Forfeits::kWinsPlayed, LastRound::kAsItIs);
    case PredeterminedForfeits::kGames:
      return Get(Forfeits::kPlayed, LastRound::kAsItIs);
    case PredeterminedForfeits::kAsElsewhere:
      break;
  }
  return Plain();
}

const View& Session::Plain() { return Get(Forfeits::kAsTheyAre, LastRound::kAsItIs); }

const View& Session::Get(Forfeits forfeits, LastRound last_round) {
  auto& view = views_[forfeits][last_round];
  if (view) return *view;
  if (forfeits == Forfeits::kAsTheyAre && last_round == LastRound::kAsItIs) {
    view = std::make_unique<View>(record_, edition_);
    return *view;
  }
  Record record = forfeits == Forfeits::kPlayed       ? record_.WithForfeitsPlayed()
                  : forfeits == Forfeits::kWinsPlayed ? record_.WithForfeitWinsPlayed()
                                                      : record_;
  if (last_round == LastRound::kDrawn) record = record.WithLastRoundDrawn();
  view = std::make_unique<View>(std::make_unique<const Record>(std::move(record)), edition_);
  return *view;
}

const Session::Values& Session::Column(std::string_view acronym, const TieBreak& of, std::int64_t unit) {
  const ColumnKey key{acronym, of.score, of.forfeits_played, of.fore};
  const auto found = columns_.find(key);
  if (found != columns_.end()) return found->second;
  const TieBreak tie_break = Underlying(acronym, of);
  Values values;
  values.reserve(record_.size());
  Working working;
  for (std::int32_t i = 0; i < record_.size(); ++i) {
    working.Clear();
    const auto value = tie_break.definition->evaluate(*this, tie_break, {Participant(i), 0}, working);
    values.push_back(value ? std::optional(RoundHalfUp(*value * Fraction(unit))) : std::nullopt);
  }
  return columns_.emplace(key, std::move(values)).first->second;
}

}  // namespace ronda::tiebreak
